import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import { activeWatchesPerTenant } from "../../contract/limits.ts";
import { Watcher } from "../../pipelines/watches/testing/watching.ts";
import { Lists } from "./testing/lists.ts";

let service: TestService;
let lists: Lists;
let watcher: Watcher;
let ids: string[];

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
});
afterAll(() => service.close());

/** A list of three entities; a fourth stands beside it. */
beforeEach(async () => {
  const tenant = await service.tenant();
  lists = new Lists(service, tenant);
  watcher = new Watcher(service, tenant);
  await lists.create("suppliers");
  ids = [];
  for (let n = 0; n < 4; n++) ids.push(await lists.entity(n));
  for (const [n, id] of ids.slice(0, 3).entries()) await lists.put("suppliers", id, { role: `r${n}` });
});

const phone = (n: number) =>
  watcher.tenant.resolve({ ...numberedCompany(n), phone: `+44 20 7946 001${n}`, client_ref: "phone" });

interface WatchesBody {
  readonly enabled: number;
  readonly already_enabled: number;
  readonly refused: readonly { readonly entity_id: string; readonly reason: string }[];
  readonly processed: number;
  readonly next_cursor: string | null;
}

describe("watching all members", () => {
  const watches = (body: object) => lists.expect<WatchesBody>(200, "POST", "/suppliers/watches", body);

  test("200: page by page, each once, and those that are watched keep their baseline and interval", async () => {
    const first = await watcher.watch(ids[0]!, 3600);
    const page = await watches({ limit: 2, interval_seconds: 600 });
    expect(page).toMatchObject({ processed: 2, refused: [] });
    const rest = await watches({ limit: 2, interval_seconds: 600, cursor: page.next_cursor });
    expect(rest).toMatchObject({ processed: 1, next_cursor: null });
    expect(page.enabled + rest.enabled).toBe(2);
    expect(page.already_enabled + rest.already_enabled).toBe(1);
    for (const id of ids.slice(0, 3)) expect(await watcher.read(id)).toMatchObject({ interval_seconds: 600 });
    expect(await watcher.read(ids[0]!)).toMatchObject({ baseline_at: first.baseline_at });
    expect(await watcher.read(ids[3]!)).toBeNull();
    expect(await watches({})).toMatchObject({ enabled: 0, already_enabled: 3, processed: 3 });
    expect(await watcher.read(ids[1]!)).toMatchObject({ interval_seconds: 600 });
  });

  test("200: where the tenant's watches have no room, the members that are left out are named", async () => {
    await service.database.query(
      `insert into watch (tenant_id, entity_id, interval_seconds, baseline, baseline_version, baseline_at, next_check_at,
         planned_at, created_at, updated_at)
       select $1, 'ent_' || n, 86400, '{}', 0, $2, 'infinity', $2, $2, $2 from generate_series(1, $3::int) n`,
      [lists.tenant.tenantId, service.clock.now.toISOString(), activeWatchesPerTenant - 1],
    );
    const page = await watches({});
    expect(page).toMatchObject({ enabled: 1, already_enabled: 0, processed: 3 });
    expect(page.refused.map(({ reason }) => reason)).toEqual(["watch_limit", "watch_limit"]);
    const watched = await Promise.all(ids.slice(0, 3).map((id) => watcher.read(id)));
    const refused = new Set(page.refused.map(({ entity_id }) => entity_id));
    for (const [n, one] of watched.entries()) expect(one === null).toBe(refused.has(ids[n]!));
  });

  test.each([{ interval_seconds: 299 }, { limit: 101 }, { limit: 0 }, { cursor: "made-up" }])(
    "422: %j is refused",
    async (body) => {
      const answer = await lists.send("POST", "/suppliers/watches", body);
      expect(answer.status).toBe(422);
      if ("cursor" in body) expect(answer.body).toMatchObject({ error: { code: "invalid_cursor" } });
    },
  );

  test("404: an unknown portfolio has nothing to watch, to tell or to export", async () => {
    expect((await lists.send("POST", "/unknown/watches", {})).status).toBe(404);
    expect((await lists.send("GET", "/unknown/events")).status).toBe(404);
    expect((await lists.send("GET", "/unknown/export")).status).toBe(404);
  });

  test("200: the tool gives what the route gives", async () => {
    const payload = { interval_seconds: 600, limit: 2 };
    const { content } = await lists.tenant.tool("enable_portfolio_watches", {
      portfolio_id: "suppliers",
      payload,
    });
    expect(content).toMatchObject({ enabled: 2, already_enabled: 0, refused: [], processed: 2 });
    expect(await watches(payload)).toMatchObject({ enabled: 0, already_enabled: 2, processed: 2 });
  });
});

describe("the events of a portfolio", () => {
  test("200: are those of its members, in one order, with a cursor that moves over what is not shown", async () => {
    for (const id of ids) await watcher.watch(id);
    for (const n of [3, 0, 2]) await phone(n);
    await watcher.after();
    await watcher.tenant.resolve({ ...numberedCompany(1), website: "https://quillworth.co.uk" });
    await watcher.after();
    const all = await watcher.page("/v1/portfolios/suppliers");
    expect(new Set(all.events.map(({ entity_id }) => entity_id))).toEqual(new Set(ids.slice(0, 3)));
    expect(all.events.map(({ id }) => id)).toEqual(all.events.map(({ id }) => id).toSorted((a, b) => a - b));
    expect(all.scanned_count).toBe(4);
    const shown = await watcher.page("/v1/portfolios/suppliers", "?limit=2&categories=digital");
    expect(shown).toMatchObject({ events: [], scanned_count: 2, next_cursor: all.events[1]!.id });
    const rest = await watcher.page("/v1/portfolios/suppliers", `?after_id=${shown.next_cursor}`);
    expect(rest.events).toEqual(all.events.slice(2));
    const tool = await lists.tenant.tool("get_portfolio_events", { portfolio_id: "suppliers" }, "read");
    expect(tool.content).toMatchObject({ ...all });
  });

  test("200: leave with a member that leaves", async () => {
    for (const id of ids) await watcher.watch(id);
    await phone(0);
    await watcher.after();
    await lists.expect(204, "DELETE", `/suppliers/members/${ids[0]}`);
    expect(await watcher.page("/v1/portfolios/suppliers")).toMatchObject({ events: [], scanned_count: 0 });
    expect(await watcher.events(ids[0]!)).toHaveLength(1);
  });
});

describe("the export of a portfolio", () => {
  interface ExportBody {
    readonly portfolio_id: string;
    readonly members: readonly {
      readonly entity_id: string;
      readonly role: string;
      readonly entity: object;
    }[];
    readonly next_cursor: string | null;
  }

  test("200: has each member with its golden record, page by page, over REST and as a tool", async () => {
    const first = await lists.expect<ExportBody>(200, "GET", "/suppliers/export?limit=2");
    const next = `/suppliers/export?limit=2&cursor=${first.next_cursor}`;
    const rest = await lists.expect<ExportBody>(200, "GET", next);
    const members = [...first.members, ...rest.members];
    expect(members.map(({ entity_id }) => entity_id).toSorted()).toEqual(ids.slice(0, 3).toSorted());
    for (const { entity_id, role, entity } of members) {
      expect(role).toBe(`r${ids.indexOf(entity_id)}`);
      expect(entity).toEqual(await lists.tenant.entity(entity_id));
    }
    expect(rest.next_cursor).toBeNull();
    const tool = await lists.tenant.tool("export_portfolio", { portfolio_id: "suppliers", limit: 2 }, "read");
    expect(tool.content).toMatchObject({ members: first.members });
  });
});
