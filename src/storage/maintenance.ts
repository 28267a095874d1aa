import type { Database } from "./engine/database.ts";
import { forgetIdleBuckets } from "./tenants/rate-buckets.ts";
import { foldTallies, tenantsToFold } from "./usage/usage.ts";

const tables = [
  "entity_key",
  "entity",
  "entity_register_ref",
  "entity_term",
  "entity_unindexed",
  "record",
  "decision",
  "entity_change",
  "entity_event",
  "watch",
  "portfolio_member",
  "job",
  "job_due",
  "job_slot",
  "ledger",
  "idempotency",
  "review_item",
  "batch_job",
  "batch_job_record",
  "tenant",
  "unbound_usage",
  "usage_tally",
  "webhook_delivery",
  "oauth_grant",
  "oauth_token",
  "live_answer",
  "live_connection",
  "live_source_state",
] as const;

/**
 * Frees dead rows and renews the planner's statistics where the engine never does so by itself. PostgreSQL has
 * autovacuum; the embedded database would grow and choose ever worse plans. Forgets what has become useless.
 */
export async function maintainTables(database: Database): Promise<void> {
  await forgetIdleBuckets(database);
  await foldOldTallies(database);
  if (database.engine !== "pglite") return;
  for (const table of tables) await database.query(`vacuum (analyze) ${table}`);
}

async function foldOldTallies(database: Database): Promise<void> {
  const { rows } = await database.query<{ at: string }>(
    "select date_trunc('day', clock_timestamp()) - interval '1 day' as at",
  );
  const before = rows[0]!.at;
  for (const tenantId of await tenantsToFold(database, before)) {
    await database.transaction((tx) => foldTallies(tx, tenantId, before));
  }
}

/** Pages of a table that is too small for a bad plan to matter. */
const SMALL_PAGES = 16;
/** Growth after which statistics are taken again: between two runs of maintenance a few times at the most, as each stops all else. */
const GROWTH = 8;

/**
 * Renews the statistics of each table that has grown eightfold since they were last taken. A plan that was made
 * while a table was empty is kept, and may read all rows of a tenant for each one that it looks for, until then.
 * Only for the embedded database: PostgreSQL's autovacuum does the same within a minute.
 */
export async function followGrowth(database: Database): Promise<void> {
  if (database.engine !== "pglite") return;
  const { rows } = await database.query<{ name: string }>(
    `select t.name from unnest($1::text[]) t(name) join pg_class c on c.oid = t.name::regclass
     where pg_relation_size(c.oid) > ($3 * c.relpages + $2) * current_setting('block_size')::int`,
    [tables, SMALL_PAGES, GROWTH],
  );
  for (const { name } of rows) await database.query(`analyze ${name}`);
}

/** `maintainTables` for the register tables, after an install has rewritten them. */
export async function maintainRegisterTables(database: Database): Promise<void> {
  if (database.engine !== "pglite") return;
  for (const table of [
    "register_company",
    "register_fact",
    "register_link",
    "register_relationship",
    "register_snapshot",
  ]) {
    await database.query(`vacuum (analyze) ${table}`);
  }
}
