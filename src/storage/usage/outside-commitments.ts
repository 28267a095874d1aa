import type { Queryable } from "../engine/database.ts";
import type { JobId } from "../jobs/batch-jobs.ts";

/** An outside call that somebody bills, made for a record of a job. */
export interface OutsideCommitment extends JobId {
  readonly commitmentId: string;
  readonly recordIndex: number;
  /** In a word: adjudication, research. */
  readonly purpose: string;
}

/** To be committed before the call is made: from then on it may have been billed, whatever happens to this process. */
export async function openCommitment(
  db: Queryable,
  { tenantId, commitmentId, jobId, recordIndex, purpose }: OutsideCommitment,
  at: string,
): Promise<void> {
  await db.query(
    `insert into outside_commitment (tenant_id, commitment_id, job_id, record_index, purpose, opened_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [tenantId, commitmentId, jobId, recordIndex, purpose, at],
  );
}

/** Once the outcome of the call is known, whatever it is. */
export async function closeCommitment(
  db: Queryable,
  { tenantId, commitmentId }: Pick<OutsideCommitment, "tenantId" | "commitmentId">,
  at: string,
): Promise<void> {
  await db.query(
    `update outside_commitment set closed_at = $3
     where tenant_id = $1 and commitment_id = $2 and closed_at is null`,
    [tenantId, commitmentId, at],
  );
}

/** Whether a call for the job is without an outcome. */
export async function openCommitmentsOf(db: Queryable, { tenantId, jobId }: JobId): Promise<boolean> {
  const { rows } = await db.query(
    "select 1 from outside_commitment where tenant_id = $1 and job_id = $2 and closed_at is null limit 1",
    [tenantId, jobId],
  );
  return rows.length > 0;
}

/** An operator has found out what became of the job's calls. */
export async function closeCommitmentsOf(
  db: Queryable,
  { tenantId, jobId }: JobId,
  at: string,
): Promise<void> {
  await db.query(
    `update outside_commitment set closed_at = $3 where tenant_id = $1 and job_id = $2 and closed_at is null`,
    [tenantId, jobId, at],
  );
}

export interface UnsettledCall {
  readonly tenant_id: string;
  readonly job_id: string;
  readonly record_index: number;
  readonly purpose: string;
  readonly opened_at: string;
}

/** The open calls of jobs that wait for an operator, of every tenant. */
export async function unsettledCalls(db: Queryable): Promise<UnsettledCall[]> {
  const { rows } = await db.query<UnsettledCall>(
    `select c.tenant_id, c.job_id, c.record_index, c.purpose, c.opened_at
     from outside_commitment c join batch_job j on j.tenant_id = c.tenant_id and j.job_id = c.job_id
     where c.closed_at is null and j.state = 'reconciliation_required'
     order by c.opened_at, c.tenant_id, c.commitment_id`,
  );
  return rows;
}
