/**
 * The outcomes of a job's records. Until the job ends, an outcome is the keyed answer that was written in the
 * transaction which charged it; then the result holds all of them, and the records keep their ids alone.
 */

import type { Queryable, Transaction } from "../engine/database.ts";
import { tombstone } from "../records/erasure.ts";
import { JOB_OPERATION, type JobId, outcomeCounts } from "./batch-jobs.ts";

/** The job's records in order, as canonical JSON; null where one was erased. */
export async function submittedRecords(
  db: Queryable,
  { tenantId, jobId }: JobId,
): Promise<(string | null)[]> {
  const { rows } = await db.query<{ submitted: string | null }>(
    "select submitted from batch_job_record where tenant_id = $1 and job_id = $2 order by record_index",
    [tenantId, jobId],
  );
  return rows.map(({ submitted }) => submitted);
}

/** How many records of the job have their outcome. */
export async function countDecided(db: Queryable, { tenantId, jobId }: JobId): Promise<number> {
  const { rows } = await db.query<{ completed: number }>(
    `${outcomeCounts} where b.tenant_id = $1 and b.job_id = $2`,
    [tenantId, jobId],
  );
  return rows[0]!.completed;
}

/** Whether any outcome of the job was erased. */
export async function anyOutcomeErased(db: Queryable, { tenantId, jobId }: JobId): Promise<boolean> {
  const { rows } = await db.query(
    `select 1 from batch_job_record b
     join idempotency i on i.tenant_id = b.tenant_id and i.operation = '${JOB_OPERATION}'
       and i.key_digest = b.key_digest and i.state = 'erased'
     where b.tenant_id = $1 and b.job_id = $2 limit 1`,
    [tenantId, jobId],
  );
  return rows.length > 0;
}

/** Counts the outcomes of a job that ends, and keeps only the ids of its records. */
export async function sealJob(tx: Transaction, { tenantId, jobId }: JobId): Promise<void> {
  const params = [tenantId, jobId];
  await tx.query(
    `update batch_job j set completed = p.completed, matched = p.matched, not_matched = p.not_matched,
       unresolved = p.unresolved
     from (${outcomeCounts} where b.tenant_id = $1 and b.job_id = $2) p
     where j.tenant_id = $1 and j.job_id = $2 and j.completed is null`,
    params,
  );
  await tx.query(
    `update batch_job_record b set submitted = null, record_id = coalesce(b.record_id, (
       select i.record_id from idempotency i where i.tenant_id = $1 and i.operation = '${JOB_OPERATION}'
         and i.key_digest = b.key_digest and i.state = 'completed'))
     where b.tenant_id = $1 and b.job_id = $2`,
    params,
  );
  await tx.query(
    `delete from idempotency i using batch_job_record b
     where b.tenant_id = $1 and b.job_id = $2 and i.tenant_id = b.tenant_id and i.operation = '${JOB_OPERATION}'
       and i.key_digest = b.key_digest`,
    params,
  );
}

/** Erases a job: its records go, the answer to its submission becomes a tombstone. */
export async function forgetSubmission(tx: Transaction, { tenantId, jobId }: JobId): Promise<void> {
  await tx.query("delete from batch_job_record where tenant_id = $1 and job_id = $2", [tenantId, jobId]);
  await tx.query(
    `update idempotency set ${tombstone}
     where tenant_id = $1 and operation = '${JOB_OPERATION}' and key_digest = (
       select key_digest from batch_job where tenant_id = $1 and job_id = $2)`,
    [tenantId, jobId],
  );
}

const ended = "('succeeded', 'failed', 'cancelled', 'reconciliation_required')";

/** Empties what jobs still hold of these records. @returns the ended jobs that they contributed to. */
export async function eraseJobInputs(
  tx: Transaction,
  { tenantId, recordIds }: { readonly tenantId: string; readonly recordIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await tx.query<{ job_id: string }>(
    `with contributed as (
       select job_id, record_index from batch_job_record where tenant_id = $1 and record_id = any($2::text[])
       union
       select b.job_id, b.record_index from idempotency i
       join batch_job_record b on b.tenant_id = i.tenant_id and b.key_digest = i.key_digest
       where i.tenant_id = $1 and i.operation = '${JOB_OPERATION}' and i.record_id = any($2::text[])),
     emptied as (
       update batch_job_record b set submitted = null from contributed c
       where b.tenant_id = $1 and b.job_id = c.job_id and b.record_index = c.record_index)
     select job_id from batch_job where tenant_id = $1 and state in ${ended}
       and job_id in (select job_id from contributed) order by job_id`,
    [tenantId, recordIds],
  );
  return rows.map(({ job_id }) => job_id);
}

/** Ended jobs whose result shows the entity. */
export async function jobsShowing(
  tx: Transaction,
  mentions: { readonly tenantId: string; readonly entityId: string; readonly since: string },
): Promise<string[]> {
  const { rows } = await tx.query<{ job_id: string }>(
    `select job_id from batch_job where tenant_id = $1 and state = 'succeeded' and finished_at >= $3
       and position($2 in result) > 0 order by job_id`,
    [mentions.tenantId, mentions.entityId, mentions.since],
  );
  return rows.map(({ job_id }) => job_id);
}

/** Jobs that ended before this moment, the oldest first. Relies on batch_job_finished. */
export async function jobsEndedBefore(
  db: Queryable,
  at: string,
  limit: number,
): Promise<{ tenant_id: string; job_id: string }[]> {
  const { rows } = await db.query<{ tenant_id: string; job_id: string }>(
    `select tenant_id, job_id from batch_job where state <> 'erased' and finished_at < $1
     order by finished_at limit $2`,
    [at, limit],
  );
  return rows;
}
