/** Runs: the asking of steps outside for one decision. Their content stands in the receipt of the decision. */
import { releaseArtifacts } from "../artifacts/artifacts.ts";
import type { Queryable, Transaction } from "../engine/database.ts";
import type { ErasedRecords } from "../records/erasure.ts";

export interface RunRow {
  readonly run_id: string;
  readonly record_id: string;
  readonly decision_id: string;
  /** The entity that the decision bound the record to; null where it bound it to none. */
  readonly entity_id: string | null;
  readonly receipt: string;
}

/** null where the tenant has no such run, or its record is erased. */
export async function findRun(db: Queryable, tenantId: string, runId: string): Promise<RunRow | null> {
  const { rows } = await db.query<RunRow>(
    `select run_id, record_id, decision_id, entity_id, receipt from decision
     where tenant_id = $1 and run_id = $2`,
    [tenantId, runId],
  );
  return rows[0] ?? null;
}

/** Whether the run of the tenant cites the artifact. */
export async function citesArtifact(
  db: Queryable,
  tenantId: string,
  { runId, artifactId }: { readonly runId: string; readonly artifactId: string },
): Promise<boolean> {
  const { rows } = await db.query(
    `select 1 from artifact_use u join decision d on d.tenant_id = u.tenant_id and d.run_id = u.holder_id
     where u.tenant_id = $1 and u.holder_id = $2 and u.artifact_id = $3`,
    [tenantId, runId, artifactId],
  );
  return rows.length > 0;
}

/** Erases the runs of the records' decisions, and the copies of what only they have read. */
export async function eraseRunsOf(tx: Transaction, { tenantId, recordIds }: ErasedRecords): Promise<void> {
  const { rows } = await tx.query<{ run_id: string }>(
    "select run_id from decision where tenant_id = $1 and record_id = any($2::text[]) and run_id is not null",
    [tenantId, recordIds],
  );
  if (rows.length === 0) return;
  await tx.query(
    "update decision set run_id = null where tenant_id = $1 and record_id = any($2::text[]) and run_id is not null",
    [tenantId, recordIds],
  );
  await releaseArtifacts(
    tx,
    tenantId,
    rows.map(({ run_id }) => run_id),
  );
}
