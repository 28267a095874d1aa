import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database, Queryable } from "./engine/database.ts";
import { openTestDatabase, testableEngines } from "./engine/testing.ts";
import { openResolves } from "./entities/catalogue.ts";
import { findHolders } from "./entities/holders.ts";
import { findJob } from "./jobs/batch-jobs.ts";

let database: Database;
let unknown = "ten_new";

beforeAll(async () => {
  database = await openTestDatabase({ migrationsDirectory: new URL("migrations/", import.meta.url) });
  await database.query(
    `insert into entity_key (tenant_id, key, entity_number)
     select 'ten_old', n * 7919, n / 10 from generate_series(1, 20000) n`,
  );
  await database.query(
    `insert into record (tenant_id, record_id, submitted, content_digest, operation, acting_surface, member, decision_id,
       created_at)
     select 'ten_old', 'rec_' || n, '{}', sha256(n::text::bytea), 'resolve', 'api', true, 'dec_' || n, now()
     from generate_series(1, 5000) n`,
  );
  await database.query(
    `insert into decision (tenant_id, decision_id, record_id, decision, stage, match_confidence, threshold_upper,
       pipeline_version, acting_key_id, acting_surface, decided_at, receipt)
     select 'ten_old', 'dec_' || n, 'rec_' || n, 'no_match', 'probabilistic', 0, 1, 'v', 'key', 'api', now(), '{}'
     from generate_series(1, 5000) n`,
  );
  // In a cluster, one whose rows lie beside those of the other.
  if (testableEngines.at(-1) === "citus") {
    const { rows } = await database.query<{ id: string }>(
      `select 'ten_' || n as id from generate_series(1, 1000) n
       where get_shard_id_for_distribution_column('tenant', 'ten_' || n)
         = get_shard_id_for_distribution_column('tenant', 'ten_old') limit 1`,
    );
    unknown = rows[0]!.id;
  }
  await database.query("analyze entity_key");
  await database.query("analyze record");
  await database.query("analyze decision");
});

afterAll(() => database.close());

/** The plan of the statement, instead of its rows. */
async function planOf(ask: (db: Queryable) => Promise<unknown>): Promise<string> {
  let plan = "";
  const explaining = {
    query: async (text: string, params: readonly unknown[]) => {
      const { rows } = await database.query<{ "QUERY PLAN": string }>(`explain ${text}`, params);
      plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      return { rows: [], rowCount: 0 };
    },
  };
  await ask(explaining as unknown as Queryable);
  return plan;
}

// To statistics that know one tenant alone, every other has no rows, and any index that begins with the tenant will do.
test("a tenant that the statistics do not know is looked up by its keys, not row by row", async () => {
  const keys = await planOf((db) => findHolders(db, unknown, ["1", "2", "gleif\n529900"], 50));
  expect(keys).toMatch(/Index.* entity_key_pkey/);
  expect(keys).toMatch(/Index Cond: .*key = /);
  expect(keys).toMatch(/Index.* entity_register_ref_pkey/);
  const digest = "00".repeat(32);
  const opening = await planOf((db) => openResolves(db, unknown, [{ content: digest, identity: digest }]));
  expect(opening).toContain("record_binding");
  const job = await planOf((db) => findJob(db, { tenantId: unknown, jobId: "job" }));
  expect(job).toMatch(/Index Cond: .*key_digest = b\.key_digest/);
  expect(job).toMatch(/Index.* record_pkey/);
  expect(job).toMatch(/Index.* decision_pkey/);
});
