import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import { type EventBody, Watcher } from "../../pipelines/watches/testing/watching.ts";

let service: TestService;
let watcher: Watcher;
let entityId: string;
let path: string;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
});
afterAll(() => service.close());

/** A watched entity for which one check has found a phone, an email with its domain, and a trading name. */
beforeEach(async () => {
  watcher = new Watcher(service, await service.tenant());
  entityId = (await watcher.tenant.resolve(numberedCompany(1))).entity!.entity_id;
  path = `/v1/entities/${entityId}`;
  await watcher.watch(entityId);
  const more = {
    phone: "+44 20 7946 0018",
    website: "https://quillworth.co.uk",
    trading_names: ["Quillworth"],
  };
  await watcher.tenant.resolve({ ...numberedCompany(1), ...more });
  await watcher.after();
});

const categoriesOf = (events: readonly EventBody[]) => events.map(({ category }) => category);

test("200: every page moves the cursor, an empty one too, and the walk gives each event once", async () => {
  const all = await watcher.page(path);
  expect(categoriesOf(all.events)).toEqual(["contact", "digital", "digital", "identity"]);
  const found: EventBody[] = [];
  const counts: number[] = [];
  for (let after = 0; ; ) {
    const page = await watcher.page(path, `?after_id=${after}&limit=1&categories=identity`);
    found.push(...page.events);
    counts.push(page.events.length);
    if (page.scanned_count === 0) break;
    expect(page.next_cursor).toBeGreaterThan(after);
    after = page.next_cursor;
  }
  expect(counts).toEqual([0, 0, 0, 1, 0]);
  expect(found).toEqual(all.events.slice(3));
});

test("200: `scanned_count` counts what a filter hides, and several categories are shown together", async () => {
  const page = await watcher.page(path, "?categories=contact&categories=identity");
  expect(categoriesOf(page.events)).toEqual(["contact", "identity"]);
  expect(page).toMatchObject({ scanned_count: 4, next_cursor: 4 });
  const none = await watcher.page(path, "?after_id=4");
  expect(none).toMatchObject({ events: [], scanned_count: 0, next_cursor: 4 });
  const far = await watcher.page(path, "?after_id=2147483647");
  expect(far).toMatchObject({ events: [], next_cursor: 2_147_483_647 });
});

test.each(["after_id=-1", "after_id=2147483648", "limit=0", "limit=101", "categories=gossip"])(
  "422: %s is refused",
  async (query) => {
    expect((await watcher.tenant.get(`${path}/events?${query}`)).status).toBe(422);
  },
);

test("404: another tenant's entity has the bytes of an unknown one", async () => {
  const other = await service.tenant();
  expect((await other.get(`${path}/events`)).status).toBe(404);
  expect((await other.get("/v1/entities/ent_aaaaaaaaaaaaaaaaaaaaaaaaaa/events")).status).toBe(404);
});

test("200: the tool gives what the route gives", async () => {
  const args = { entity_id: entityId, after_id: 1, limit: 2, categories: ["digital"] };
  const { events, next_cursor, scanned_count } = (
    await watcher.tenant.tool("get_entity_events", args, "read")
  ).content as { events: unknown; next_cursor: number; scanned_count: number };
  const page = await watcher.page(path, "?after_id=1&limit=2&categories=digital");
  expect({ events, next_cursor, scanned_count }).toEqual({
    events: page.events,
    next_cursor: page.next_cursor,
    scanned_count: page.scanned_count,
  });
});
