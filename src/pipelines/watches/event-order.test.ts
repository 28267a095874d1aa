/** A reader that follows `next_cursor` misses no event, however late the transaction that writes it commits. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import { lockCatalogue } from "../../storage/entities/catalogue-changes.ts";
import { eventsOfEntity, insertEvents, takeEventIds } from "../../storage/watches/entity-events.ts";
import { SOON, Watcher } from "./testing/watching.ts";

// One connection has no second writer.
describe.runIf(process.env.TEST_DATABASE_URL ?? process.env.TEST_CITUS_URL)("two writers", () => {
  let service: TestService;
  let replica: TestService;

  beforeAll(async () => {
    service = await TestService.start({ register: "none" });
    replica = await service.replica();
  });
  afterAll(async () => {
    await replica.close();
    await service.close();
  });

  /** All events that a reader receives who follows the cursor until there are no new ones. */
  async function follow(
    watcher: Watcher,
    path: string,
    from: number,
  ): Promise<{ ids: number[]; cursor: number }> {
    const ids: number[] = [];
    let cursor = from;
    for (;;) {
      const page = await watcher.page(path, `?after_id=${cursor}&limit=1`);
      if (page.scanned_count === 0) return { ids, cursor };
      ids.push(...page.events.map(({ id }) => id));
      cursor = page.next_cursor;
    }
  }

  test("an event of a slow transaction is not passed over by a faster one at another replica", async () => {
    const tenant = await service.tenant();
    const watcher = new Watcher(service, tenant);
    const [slow, fast] = await Promise.all(
      [1, 2].map(async (n) => (await tenant.resolve(numberedCompany(n))).entity!.entity_id),
    );
    const key = tenant.keys.resolve;
    await service.send("POST", "/v1/portfolios", { key, body: { name: "All", portfolio_id: "all" } });
    for (const id of [slow, fast]) {
      await service.send("PUT", `/v1/portfolios/all/members/${id}`, { key, body: {} });
      await watcher.watch(id!);
    }
    await tenant.resolve({ ...numberedCompany(2), phone: "+44 20 7946 0018" });
    const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
    const { promise: written, resolve: wrote } = Promise.withResolvers<void>();
    const at = service.clock.now.toISOString();
    const event = {
      entity_id: slow!,
      category: "contact",
      attribute: "contact.phone",
      change: "added",
    } as const;
    const more = { source_ids: ["caller"], previous_source_ids: [], observed_at: at, recorded_at: at };
    const slowWriter = service.database.transaction(async (tx) => {
      await lockCatalogue(tx, tenant.tenantId);
      const id = await takeEventIds(tx, tenant.tenantId, 1);
      await insertEvents(tx, tenant.tenantId, [{ id, ...event, ...more }]);
      wrote();
      await mayCommit;
    });
    await written;
    service.advance(SOON);
    const fastWriter = replica.app.checkWatches();
    const before = await follow(watcher, "/v1/portfolios/all", 0);
    expect(before).toEqual({ ids: [], cursor: 0 });
    commit();
    await Promise.all([slowWriter, fastWriter]);
    const after = await follow(watcher, "/v1/portfolios/all", before.cursor);
    expect([...before.ids, ...after.ids]).toEqual([1, 2]);
    const own = { entityId: slow!, afterId: 0, limit: 10 };
    expect(await eventsOfEntity(service.database, tenant.tenantId, own)).toMatchObject([{ id: 1 }]);
  });

  test("a reader that never rests sees every event of two replicas once, in the order of ids", async () => {
    const tenant = await service.tenant();
    const watcher = new Watcher(service, tenant);
    const key = tenant.keys.resolve;
    await service.send("POST", "/v1/portfolios", { key, body: { name: "All", portfolio_id: "all" } });
    const ids: string[] = [];
    for (let n = 0; n < 6; n++) ids.push((await tenant.resolve(numberedCompany(10 + n))).entity!.entity_id);
    for (const id of ids) {
      await service.send("PUT", `/v1/portfolios/all/members/${id}`, { key, body: {} });
      await watcher.watch(id);
    }
    const seen: number[] = [];
    let writing = true;
    const reader = (async () => {
      let cursor = 0;
      for (let last = false; !last; ) {
        last = !writing;
        const found = await follow(watcher, "/v1/portfolios/all", cursor);
        seen.push(...found.ids);
        cursor = found.cursor;
      }
    })();
    for (let round = 0; round < 8; round++) {
      await Promise.all(
        ids.map((_, n) =>
          tenant.resolve({ ...numberedCompany(10 + n), phone: `+44 20 7946 00${10 + round}` }),
        ),
      );
      service.advance(SOON);
      await Promise.all([service.app.checkWatches(), replica.app.checkWatches()]);
    }
    writing = false;
    await reader;
    const { rows } = await service.database.query<{ id: number }>(
      "select id from entity_event where tenant_id = $1 order by id",
      [tenant.tenantId],
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(seen).toEqual(rows.map(({ id }) => id));
  });
});
