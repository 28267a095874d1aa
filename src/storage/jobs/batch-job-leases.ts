/**
 * Who works on which job. Leases are counted by the database's clock, the one that all replicas share; a lease has a
 * token, and whoever has lost it can write nothing more of the job.
 */

import type { Queryable, Transaction } from "../engine/database.ts";
import type { JobId } from "./batch-jobs.ts";

/** An arbitrary number: one process at a time hands out jobs. */
const QUEUE_LOCK = 0x6a6f6273;

/** Waits until nobody else hands out jobs, for the rest of the transaction. */
export async function lockQueue(tx: Transaction): Promise<void> {
  await tx.query("select pg_advisory_xact_lock($1)", [QUEUE_LOCK]);
}

export interface LostJob {
  readonly failed_runs: number;
  readonly decided: number;
  /** Whether an outside call that somebody bills is without an outcome. */
  readonly committed: boolean;
}

/** Jobs whose worker has let its lease run out. */
export async function lostJobs(db: Queryable): Promise<JobId[]> {
  const { rows } = await db.query<{ tenant_id: string; job_id: string }>(
    `select tenant_id, job_id from batch_job where state = 'running' and lease_until < clock_timestamp()
     order by tenant_id, job_id`,
  );
  return rows.map((row) => ({ tenantId: row.tenant_id, jobId: row.job_id }));
}

/** Such a job, which nobody else then takes back or goes on with before the transaction ends; null where it is lost no more. */
export async function holdLostJob(tx: Transaction, { tenantId, jobId }: JobId): Promise<LostJob | null> {
  const { rows } = await tx.query<LostJob>(
    `select j.failed_runs, j.decided, exists (
         select 1 from outside_commitment c
         where c.tenant_id = j.tenant_id and c.job_id = j.job_id and c.closed_at is null) as committed
     from batch_job j where j.tenant_id = $1 and j.job_id = $2 and j.state = 'running'
       and j.lease_until < clock_timestamp() for update of j`,
    [tenantId, jobId],
  );
  return rows[0] ?? null;
}

/** A job that a worker has. */
export interface LeasedJob extends JobId {
  readonly token: string;
  /** Digests in hex of the key that it was submitted under and of what was submitted. */
  readonly keyDigest: string;
  readonly fingerprint: string;
  readonly actingKeyId: string;
  readonly actingSurface: string;
  readonly correlationId: string;
  /** Runs in a row that came to nothing and decided nothing, and how many records were decided at the last one. */
  readonly failedRuns: number;
  readonly decided: number;
}

interface LeasedRow {
  readonly tenant_id: string;
  readonly job_id: string;
  readonly key_digest: string;
  readonly fingerprint: string;
  readonly acting_key_id: string;
  readonly acting_surface: string;
  readonly correlation_id: string;
  readonly failed_runs: number;
  readonly decided: number;
}

const leasedColumns = `tenant_id, job_id, encode(key_digest, 'hex') as key_digest,
  encode(fingerprint, 'hex') as fingerprint, acting_key_id, acting_surface, correlation_id, failed_runs, decided`;

/**
 * Leases the next job and records that it runs: of the tenant that has waited longest since its last turn and has
 * none running, the oldest. The queue must be locked.
 */
export async function leaseNextJob(
  tx: Transaction,
  lease: { readonly token: string; readonly seconds: number; readonly at: string },
): Promise<LeasedJob | null> {
  const { rows } = await tx.query<LeasedRow>(
    `with next as (
       select j.tenant_id, j.job_id from batch_job j
       where j.state = 'queued' and not exists (
         select 1 from batch_job r where r.tenant_id = j.tenant_id and r.state = 'running')
       order by (select max(t.leased_at) from batch_job t where t.tenant_id = j.tenant_id) nulls first,
         j.created_at, j.job_id
       limit 1 for update of j skip locked),
     leased as (
       update batch_job j set state = 'running', last_event_id = last_event_id + 1, lease_token = $1,
         lease_until = clock_timestamp() + make_interval(secs => $2), leased_at = clock_timestamp(),
         started_at = coalesce(j.started_at, $3)
       from next where j.tenant_id = next.tenant_id and j.job_id = next.job_id
       returning j.*),
     told as (
       insert into batch_job_event (tenant_id, job_id, event_id, state, recorded_at)
       select tenant_id, job_id, last_event_id, 'running', $3 from leased)
     select ${leasedColumns} from leased`,
    [lease.token, lease.seconds, lease.at],
  );
  return rows[0] ? { ...workOf(rows[0]), token: lease.token } : null;
}

function workOf(row: LeasedRow): Omit<LeasedJob, "token"> {
  return {
    tenantId: row.tenant_id,
    jobId: row.job_id,
    keyDigest: row.key_digest,
    fingerprint: row.fingerprint,
    actingKeyId: row.acting_key_id,
    actingSurface: row.acting_surface,
    correlationId: row.correlation_id,
    failedRuns: row.failed_runs,
    decided: row.decided,
  };
}

/** A job that waits for its operator; null where there is no such job. */
export async function jobToReconcile(
  db: Queryable,
  { tenantId, jobId }: JobId,
): Promise<Omit<LeasedJob, "token"> | null> {
  const { rows } = await db.query<LeasedRow>(
    `select ${leasedColumns} from batch_job
     where tenant_id = $1 and job_id = $2 and state = 'reconciliation_required'`,
    [tenantId, jobId],
  );
  return rows[0] ? workOf(rows[0]) : null;
}

/** Holds the lease for longer. @returns false where it is somebody else's by now. */
export async function renewLease(
  db: Queryable,
  { tenantId, jobId, token }: Pick<LeasedJob, "tenantId" | "jobId" | "token">,
  seconds: number,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update batch_job set lease_until = clock_timestamp() + make_interval(secs => $4)
     where tenant_id = $1 and job_id = $2 and state = 'running' and lease_token = $3`,
    [tenantId, jobId, token, seconds],
  );
  return rowCount === 1;
}

/** Lets every lease run out. Only for a start at which no other process can be at work: then whoever held one is dead. */
export async function endAbandonedLeases(db: Queryable): Promise<void> {
  await db.query("update batch_job set lease_until = '-infinity' where state = 'running'");
}
