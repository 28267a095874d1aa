/** Many watches that are due at once: the number of their statements, and the order of their turns. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { proofSize } from "../../../tests/support/proofs.ts";
import { numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { storedObservations } from "../../contract/stored/observations.ts";
import type { Database, Queryable } from "../../storage/engine/database.ts";
import { checkWatches } from "./check-watches.ts";
import { standingWithDigests } from "./standing-digest.ts";
import { SOON, Watcher } from "./testing/watching.ts";

const TENANTS = proofSize({ part: 5, whole: 20 });
const WATCHES = 500;
/** Watches of each tenant whose entity has changed. */
const CHANGED = 250;
/** Of one page of a check, and of the read after the last page: the same for any number of watches. */
const STATEMENTS_A_PAGE = 12;

let service: TestService;
/** The texts of the service's statements. */
const sent: string[] = [];

beforeAll(async () => {
  service = await TestService.start({ register: "none", standIn: (database) => counted(database, sent) });
});
afterAll(() => service.close());

/** Gives the tenant watched copies of its one entity, and changes the phone of the first copies. */
async function watchMany({ tenantId }: TestTenant, count: number, changed: number): Promise<void> {
  const { database, clock } = service;
  const at = clock.now.toISOString();
  const { rows } = await database.query<{ observations: string }>(
    "select observations from entity where tenant_id = $1",
    [tenantId],
  );
  const { observations } = rows[0]!;
  await database.query(
    `insert into entity (tenant_id, entity_id, version, observations, comparable, search_text, places, register_version,
       created_at, updated_at, last_checked_at)
     select $1, 'ent_' || n, case when n <= $3::int then 2 else 1 end, case when n <= $3::int then $4 else $5 end, '{}', '',
       '{}', 0, $6, $6, $6 from generate_series(1, $2::int) n`,
    [tenantId, count, changed, observations.replaceAll("0018", "0019"), observations, at],
  );
  const attributes = [
    {
      attribute: "contact.phone",
      change: "changed",
      source_ids: ["caller"],
      previous_source_ids: ["caller"],
    },
  ];
  await database.query(
    `insert into entity_change (tenant_id, sequence, entity_id, kind, attributes, at)
     select $1, 2, 'ent_' || n, 'resolution', $3::jsonb, $4 from generate_series(1, $2::int) n`,
    [tenantId, changed, JSON.stringify(attributes), at],
  );
  await database.query(
    `insert into watch (tenant_id, entity_id, interval_seconds, baseline, baseline_version, baseline_at, next_check_at,
       planned_at, created_at, updated_at)
     select $1, 'ent_' || n, $3, $4, 1, $5, $5, $5, $5, $5 from generate_series(1, $2::int) n`,
    [tenantId, count, SOON, JSON.stringify(standingWithDigests(storedObservations(observations))), at],
  );
}

/** The database, with the texts of its statements. */
function counted(database: Database, texts: string[]): Database {
  const heard = <Part extends Queryable>(part: Part): Part =>
    new Proxy(part, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== "function") return value;
        return (...given: unknown[]) => {
          if (name === "transaction") {
            const [work] = given as [(tx: Queryable) => unknown];
            return value.call(target, (tx: Queryable) => work(heard(tx)));
          }
          if (typeof given[0] === "string") texts.push(given[0]);
          return value.apply(target, given);
        };
      },
    });
  return heard(database);
}

async function phoned(): Promise<TestTenant> {
  const tenant = await service.tenant();
  await tenant.resolve({ ...numberedCompany(1), phone: "+44 20 7946 0018" });
  return tenant;
}

async function checkCounted(tenant: TestTenant) {
  const texts: string[] = [];
  const deps = {
    database: counted(service.database, texts),
    registers: service.app.registers,
    readiness: { configured: () => true },
    now: () => service.clock.now,
  };
  const checked = await checkWatches(deps, tenant.tenantId, new AbortController().signal);
  return { checked, statements: texts.length };
}

test("1,000 watches of a tenant take a bounded number of statements, whether all have changed or none", async () => {
  for (const changed of [0, 1000]) {
    const tenant = await phoned();
    await new Watcher(service, tenant).subscribe();
    await watchMany(tenant, 1000, changed);
    const { checked, statements } = await checkCounted(tenant);
    expect(checked).toEqual({ watches: 1000, events: changed });
    // Five pages of 200, and the read that finds no sixth.
    expect(statements).toBeLessThanOrEqual(6 * STATEMENTS_A_PAGE);
    const again = await checkCounted(tenant);
    expect(again.checked).toEqual({ watches: 0, events: 0 });
  }
});

test("thousands of watches of many tenants that are due at once are each checked once, by tenants in turn", async () => {
  const tenants: TestTenant[] = [];
  for (let n = 0; n < TENANTS; n++) {
    const tenant = await phoned();
    tenants.push(tenant);
    const [{ entity_id } = { entity_id: "" }] = (
      await service.database.query<{ entity_id: string }>(
        "select entity_id from entity where tenant_id = $1",
        [tenant.tenantId],
      )
    ).rows;
    await new Watcher(service, tenant).watch(entity_id);
    await watchMany(tenant, WATCHES - 1, CHANGED);
  }
  const watcher = new Watcher(service, tenants[0]!);
  sent.splice(0);
  await watcher.after();
  // Three pages of 200 for each tenant; no statement of the queue or of other work names these tables.
  const asked = sent.filter((text) => /\b(watch|entity_event|entity_change|notify_subscribers)\b/.test(text));
  expect(asked.length).toBeGreaterThan(TENANTS);
  expect(asked.length).toBeLessThanOrEqual(TENANTS * 3 * STATEMENTS_A_PAGE);
  for (const { tenantId } of tenants) {
    const { rows } = await service.database.query<{
      watches: number;
      events: number;
      ids: number;
      last: number;
    }>(
      `select (select count(*)::int from watch where tenant_id = $1 and last_checked_at = $2) as watches,
         count(*)::int as events, count(distinct entity_id)::int as ids, max(id) as last
       from entity_event where tenant_id = $1`,
      [tenantId, service.clock.now.toISOString()],
    );
    expect(rows).toEqual([{ watches: WATCHES, events: CHANGED, ids: CHANGED, last: CHANGED }]);
  }
  const { rows: turns } = await service.database.query<{ held: number }>(
    "select count(*)::int as held from job where kind = 'check_watches' and state = 'held'",
  );
  expect(turns).toEqual([{ held: 0 }]);
  await watcher.after();
  const { rows } = await service.database.query<{ events: number }>(
    "select count(*)::int as events from entity_event where tenant_id = any($1::text[])",
    [tenants.map(({ tenantId }) => tenantId)],
  );
  expect(rows).toEqual([{ events: TENANTS * CHANGED }]);
});
