import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { activeWatchesPerTenant } from "../../contract/limits.ts";
import { Watcher } from "../../pipelines/watches/testing/watching.ts";

let service: TestService;
let tenant: TestTenant;
let watcher: Watcher;
let entityId: string;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
});
afterAll(() => service.close());

beforeEach(async () => {
  tenant = await service.tenant();
  watcher = new Watcher(service, tenant);
  entityId = (await tenant.resolve(numberedCompany(1))).entity!.entity_id;
});

const path = (id = entityId) => `/v1/entities/${id}/watch`;
const put = (body: object | undefined, id = entityId, key = tenant.keys.resolve) =>
  service.send("PUT", path(id), { key, ...(body === undefined ? {} : { body }) });
const stranger = "ent_aaaaaaaaaaaaaaaaaaaaaaaaaa";

describe("enabling", () => {
  test("200: without a body the interval is a day, and the first check a day from now", async () => {
    const answer = await put(undefined);
    expect(answer.status, answer.text).toBe(200);
    const now = service.clock.now.toISOString();
    expect(answer.body).toMatchObject({
      ...{ entity_id: entityId, enabled: true, interval_seconds: 86_400, baseline_at: now },
      ...{
        last_checked_at: null,
        last_change_at: null,
        last_event_id: null,
        created_at: now,
        updated_at: now,
      },
      next_check_at: new Date(service.clock.now.getTime() + 86_400_000).toISOString(),
    });
  });

  test("200: a repeat keeps the baseline, and changes nothing but the interval", async () => {
    const first = await watcher.watch(entityId, 3600);
    await tenant.resolve({ ...numberedCompany(1), phone: "+44 20 7946 0018" });
    service.advance(60);
    expect(await watcher.watch(entityId, 3600)).toMatchObject(first);
    const other = await watcher.watch(entityId, 600);
    expect(other).toMatchObject({ baseline_at: first.baseline_at, created_at: first.created_at });
    expect(Date.parse(other.next_check_at) - Date.parse(first.created_at)).toBe(600_000);
    await watcher.after(540);
    expect(await watcher.events(entityId)).toHaveLength(1);
  });

  test.each([299, 86_401, 300.5, "300"])("422: an interval of %j is refused", async (interval_seconds) => {
    const answer = await put({ interval_seconds });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ error: { details: { fields: [{ path: "interval_seconds" }] } } });
    expect(await watcher.read(entityId)).toBeNull();
  });

  test("404: another tenant's entity is as an unknown one", async () => {
    const other = await service.tenant();
    const { status, body } = await put({}, entityId, other.keys.resolve);
    expect(status).toBe(404);
    expect((await put({}, stranger)).body).toMatchObject({ error: { code: "not_found" } });
    expect(body).toMatchObject({ error: { code: "not_found" } });
    expect(await watcher.read(entityId)).toBeNull();
  });

  test("409: a tenant watches 1,000 entities, and the watch of one more is refused until another ends", async () => {
    await watcher.watch(entityId);
    await service.database.query(
      `insert into watch (tenant_id, entity_id, interval_seconds, baseline, baseline_version, baseline_at, next_check_at,
         planned_at, created_at, updated_at)
       select $1, 'ent_' || n, 86400, '{}', 0, $2, 'infinity', $2, $2, $2 from generate_series(1, $3::int) n`,
      [tenant.tenantId, service.clock.now.toISOString(), activeWatchesPerTenant - 1],
    );
    const second = (await tenant.resolve(numberedCompany(2))).entity!.entity_id;
    const refused = await put({}, second);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ error: { code: "watch_limit", details: { limit: 1000 } } });
    expect((await put({ interval_seconds: 600 })).status).toBe(200);
    await watcher.stop(entityId);
    expect((await put({}, second)).status).toBe(200);
  });

  test("403: a key that reads enables and disables nothing", async () => {
    expect((await put({}, entityId, tenant.keys.read)).status).toBe(403);
    const disabled = await service.send("DELETE", path(), { key: tenant.keys.read });
    expect(disabled.status).toBe(403);
  });
});

describe("reading and disabling", () => {
  test("200: the body is null where nothing is watched", async () => {
    const answer = await tenant.get(path());
    expect([answer.status, answer.text]).toEqual([200, "null"]);
    const enabled = await watcher.watch(entityId);
    expect(enabled).toMatchObject((await watcher.read(entityId))!);
  });

  test("204: disabling can be repeated, and the entity is checked no more", async () => {
    await watcher.watch(entityId);
    await watcher.stop(entityId);
    await watcher.stop(entityId);
    await tenant.resolve({ ...numberedCompany(1), phone: "+44 20 7946 0018" });
    await watcher.after();
    expect(await watcher.events(entityId)).toEqual([]);
    expect((await tenant.get(path())).text).toBe("null");
    const { rows } = await service.database.query("select 1 from job where tenant_id = $1 and kind = $2", [
      tenant.tenantId,
      "check_watches",
    ]);
    expect(rows).toEqual([]);
  });

  test("404: an unknown entity has no watch to read or to disable", async () => {
    expect((await tenant.get(path(stranger))).status).toBe(404);
    expect((await service.send("DELETE", path(stranger), { key: tenant.keys.resolve })).status).toBe(404);
  });
});

describe("the tools", () => {
  test("200: give what the routes give, and say in words that a watch is disabled", async () => {
    const enabled = await tenant.tool("enable_entity_watch", { entity_id: entityId, interval_seconds: 600 });
    expect(enabled.content).toMatchObject((await watcher.read(entityId))!);
    const args = { entity_id: entityId };
    for (let n = 0; n < 2; n++)
      expect((await tenant.tool("disable_entity_watch", args)).content).toEqual({ disabled: true });
    expect(await watcher.read(entityId)).toBeNull();
    const unknown = await tenant.tool("disable_entity_watch", { entity_id: stranger });
    expect(unknown).toMatchObject({ isError: true, content: { error: { code: "not_found" } } });
  });
});
