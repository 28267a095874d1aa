import type { Database } from "./engine/database.ts";
import { forgetIdleBuckets } from "./rate-buckets.ts";

const tables = [
  "entity_key",
  "entity",
  "entity_register_ref",
  "record",
  "decision",
  "ledger",
  "idempotency",
  "review_item",
  "batch_job",
  "batch_job_record",
  "tenant",
  "webhook_delivery",
  "oauth_grant",
  "oauth_token",
] as const;

/**
 * Frees dead rows and renews the planner's statistics where the engine never does so by itself. PostgreSQL has
 * autovacuum; the embedded database would grow and choose ever worse plans. Forgets what has become useless.
 */
export async function keepUp(database: Database): Promise<void> {
  await forgetIdleBuckets(database);
  if (database.engine !== "pglite") return;
  for (const table of tables) await database.query(`vacuum (analyze) ${table}`);
}

/** The same for the register tables, after an install has rewritten them. */
export async function keepUpRegisters(database: Database): Promise<void> {
  if (database.engine !== "pglite") return;
  for (const table of ["register_company", "register_link", "register_relationship", "register_snapshot"]) {
    await database.query(`vacuum (analyze) ${table}`);
  }
}
