import type { Queryable, Transaction } from "../engine/database.ts";

export type JobState =
  | "queued"
  | "running"
  | "succeeded"
  | "failed"
  | "cancelled"
  | "erased"
  | "reconciliation_required";

export interface JobId {
  readonly tenantId: string;
  readonly jobId: string;
}

/** The request of a job, and the key that sent it. */
export interface NewJob extends JobId {
  /** SHA-256 in hex of the idempotency key, and of what was submitted. */
  readonly keyDigest: string;
  readonly fingerprint: string;
  readonly actingKeyId: string | null;
  readonly actingSurface: string;
  readonly correlationId: string;
  /** ISO 8601. */
  readonly at: string;
  /** Bytes that it may come to hold, counted against its tenant until it ends. */
  readonly heldBytes: number;
  /** In order: canonical JSON of each record, and the key of its outcome, SHA-256 in hex. */
  readonly records: readonly { readonly submitted: string; readonly keyDigest: string }[];
}

/** The name of a batch job's kind in the queue; its key is the job's id. */
export const BATCH_KIND = "batch";

/** Bytes that are kept of each record of a job that has ended. */
const BYTES_A_ROW = 256;

/** Puts a job into the queue, with its records and its first event. */
export async function insertJob(tx: Transaction, job: NewJob): Promise<void> {
  const { tenantId, jobId, records, at } = job;
  await tx.query(
    `insert into batch_job (tenant_id, job_id, state, record_count, key_digest, fingerprint, acting_key_id, 
       acting_surface, correlation_id, last_event_id, created_at, held_bytes)
     values ($1, $2, 'queued', $3, decode($4, 'hex'), decode($5, 'hex'), $6, $7, $8, 1, $9, $10)`,
    [
      tenantId,
      jobId,
      records.length,
      job.keyDigest,
      job.fingerprint,
      job.actingKeyId,
      job.actingSurface,
      job.correlationId,
      at,
      job.heldBytes,
    ],
  );
  await tx.query(
    `insert into batch_job_record (tenant_id, job_id, record_index, submitted, key_digest)
     select $1, $2, w.ordinal - 1, w.submitted, decode(w.key_digest, 'hex')
     from unnest($3::text[], $4::text[]) with ordinality w(submitted, key_digest, ordinal)`,
    [tenantId, jobId, records.map(({ submitted }) => submitted), records.map(({ keyDigest }) => keyDigest)],
  );
  await tx.query(
    `insert into batch_job_event (tenant_id, job_id, event_id, state, recorded_at) values ($1, $2, 1, 'queued', $3)`,
    [tenantId, jobId, at],
  );
}

/** The operation that a job's outcomes are kept, charged and counted under. */
export const JOB_OPERATION = "submit_batch_job";

export interface JobRow {
  readonly job_id: string;
  readonly state: JobState;
  readonly record_count: number;
  readonly completed: number;
  readonly matched: number;
  readonly not_matched: number;
  readonly unresolved: number;
  readonly error_code: string | null;
  readonly created_at: string;
  readonly started_at: string | null;
  readonly finished_at: string | null;
}

/**
 * The outcomes of a job's records so far, as a row of counts; `b` is the job's records, `$1` the tenant. `offset 0` keeps
 * each look-up by its whole key: a plan from the statistics of empty tables would read all of the tenant's decisions for
 * each record of the job.
 */
export const outcomeCounts = `select (count(i.state))::int as completed,
    (count(*) filter (where d.decision = 'match'))::int as matched,
    (count(*) filter (where d.decision = 'no_match'))::int as not_matched,
    (count(*) filter (where d.decision = 'unresolved'))::int as unresolved
  from batch_job_record b
  cross join lateral (select o.state, o.record_id from idempotency o where o.tenant_id = $1
    and o.operation = '${JOB_OPERATION}' and o.key_digest = b.key_digest and o.state <> 'claimed' offset 0) i
  left join lateral (select o.decision_id from record o where o.tenant_id = $1
    and o.record_id = i.record_id offset 0) r on true
  left join lateral (select o.decision from decision o where o.tenant_id = $1
    and o.decision_id = r.decision_id offset 0) d on true`;

/** The job without its result; null where the tenant has no such job. */
export async function findJob(db: Queryable, { tenantId, jobId }: JobId): Promise<JobRow | null> {
  const { rows } = await db.query<JobRow>(
    `select j.job_id, j.state, j.record_count, coalesce(j.completed, p.completed) as completed,
       coalesce(j.matched, p.matched) as matched, coalesce(j.not_matched, p.not_matched) as not_matched,
       coalesce(j.unresolved, p.unresolved) as unresolved, j.error_code, j.created_at, j.started_at, j.finished_at
     from batch_job j cross join lateral (
       ${outcomeCounts} where j.completed is null and b.tenant_id = $1 and b.job_id = j.job_id) p
     where j.tenant_id = $1 and j.job_id = $2`,
    [tenantId, jobId],
  );
  return rows[0] ?? null;
}

/** JSON of the complete batch answer; null where there is none. */
export async function jobResult(db: Queryable, { tenantId, jobId }: JobId): Promise<string | null> {
  const { rows } = await db.query<{ result: string | null }>(
    "select result from batch_job where tenant_id = $1 and job_id = $2",
    [tenantId, jobId],
  );
  return rows[0]?.result ?? null;
}

export interface JobEventRow {
  readonly event_id: number;
  readonly state: JobState;
  readonly recorded_at: string;
  /** Records of the job, and how many of them have their outcome at the moment of reading. */
  readonly total: number;
  readonly completed: number;
  /** The moment of reading. */
  readonly read_at: string;
}

/** The events of the job, in order: never more than a handful, none where the tenant has no such job. */
export async function jobEvents(db: Queryable, { tenantId, jobId }: JobId): Promise<JobEventRow[]> {
  const { rows } = await db.query<JobEventRow>(
    `select e.event_id, e.state, e.recorded_at, j.record_count as total, coalesce(j.completed, p.completed) as completed,
       clock_timestamp() as read_at
     from batch_job j cross join lateral (
       ${outcomeCounts} where j.completed is null and b.tenant_id = $1 and b.job_id = j.job_id) p
     join batch_job_event e on e.tenant_id = j.tenant_id and e.job_id = j.job_id
     where j.tenant_id = $1 and j.job_id = $2 order by e.event_id`,
    [tenantId, jobId],
  );
  return rows;
}

/** Whether this record stood at this place of the job: at any place of it where none is named. */
export async function jobHoldsRecord(
  db: Queryable,
  { tenantId, jobId }: JobId,
  { recordId, index }: { readonly recordId: string; readonly index: number | null },
): Promise<boolean> {
  const { rows } = await db.query(
    `select 1 from batch_job_record where tenant_id = $1 and job_id = $2 and record_id = $3
       and ($4::int is null or record_index = $4) limit 1`,
    [tenantId, jobId, recordId, index],
  );
  return rows.length > 0;
}

/** A change of a job's state. */
export interface JobMove extends JobId {
  readonly from: readonly JobState[];
  readonly to: JobState;
  /** ISO 8601. */
  readonly at: string;
  /** Where a run of it has come to nothing: how many records were decided by then. */
  readonly decided?: number;
  readonly errorCode?: string;
  /** JSON of the complete batch answer. */
  readonly result?: string;
}

/**
 * Moves a job to another state and records the event, in one statement.
 * @returns the number of the event; null where the job was in no state from which it could move.
 */
export async function moveJob(tx: Transaction, move: JobMove): Promise<number | null> {
  const { rows } = await tx.query<{ event_id: number }>(
    `with moved as (
       update batch_job set state = $4, last_event_id = last_event_id + 1, decided = coalesce($5, decided),
         error_code = $6, result = $7, started_at = case when $4 = 'running' then coalesce(started_at, $8) else started_at end,
         held_bytes = case when $4 = 'erased' then 0
           when $4 = any('{queued,running,reconciliation_required}') then held_bytes
           else coalesce(octet_length($7), 0) + ${BYTES_A_ROW} * record_count end,
         finished_at = case when $4 = any('{queued,running}') then null when $4 = 'erased' then coalesce(finished_at, $8) else $8 end
       where tenant_id = $1 and job_id = $2 and state = any($3::text[])
       returning tenant_id, job_id, last_event_id)
     insert into batch_job_event (tenant_id, job_id, event_id, state, recorded_at)
     select tenant_id, job_id, last_event_id, $4, $8 from moved returning event_id`,
    [
      move.tenantId,
      move.jobId,
      move.from,
      move.to,
      move.decided ?? null,
      move.errorCode ?? null,
      move.result ?? null,
      move.at,
    ],
  );
  return rows[0]?.event_id ?? null;
}

/** The columns of a job that a worker needs to run it. */
export interface RunnableJob extends JobId {
  readonly state: JobState;
  /** Digests in hex of the key that it was submitted under and of what was submitted. */
  readonly keyDigest: string;
  readonly fingerprint: string;
  readonly actingKeyId: string | null;
  readonly actingSurface: string;
  readonly correlationId: string;
  /** How many records were decided when a run last came to nothing. */
  readonly decided: number;
  /** Whether an outside call that somebody bills is without an outcome. */
  readonly committed: boolean;
}

/** The job as a worker runs it; null where there is no such job. */
export async function runnableJob(db: Queryable, { tenantId, jobId }: JobId): Promise<RunnableJob | null> {
  const { rows } = await db.query<Omit<RunnableJob, "tenantId" | "jobId">>(
    `select state, encode(key_digest, 'hex') as "keyDigest", encode(fingerprint, 'hex') as fingerprint,
       acting_key_id as "actingKeyId", acting_surface as "actingSurface", correlation_id as "correlationId", decided,
       exists (select 1 from outside_commitment c
         where c.tenant_id = $1 and c.job_id = $2 and c.closed_at is null) as committed
     from batch_job where tenant_id = $1 and job_id = $2`,
    [tenantId, jobId],
  );
  return rows[0] ? { tenantId, jobId, ...rows[0] } : null;
}
