/**
 * Jobs: rows of a tenant. The worker that holds one has its token; what it writes of the job it
 * writes only while the token is its own. Time is a parameter, by the database's clock that processes follow.
 */
import type { Queryable, Transaction } from "../engine/database.ts";

export interface JobKey {
  readonly tenantId: string;
  readonly kind: string;
  readonly key: string;
}

export interface NewJob extends JobKey {
  /** Jobs of one lane share a bound on how many run at once. Default: no lane, and no bound. */
  readonly lane?: string;
  readonly payload: object;
  /** ISO 8601. */
  readonly runAfter: string;
  readonly at: string;
}

/** Adds a job, where the tenant has none of this name; to be noted as due with it (`noteDue`). */
export async function enqueueJob(tx: Queryable, job: NewJob): Promise<void> {
  await tx.query(
    `insert into job (tenant_id, kind, key, lane, state, run_after, payload, created_at)
     values ($1, $2, $3, $4, 'waiting', $5, $6, $7) on conflict do nothing`,
    [job.tenantId, job.kind, job.key, job.lane ?? "", job.runAfter, JSON.stringify(job.payload), job.at],
  );
}

/** Adds a job, or gives an unfinished one of its name a new payload. A job that has failed gets another chance. */
export async function requestJob(tx: Queryable, job: NewJob): Promise<void> {
  await tx.query(
    `insert into job as j (tenant_id, kind, key, lane, state, run_after, payload, created_at)
     values ($1, $2, $3, $4, 'waiting', $5, $6, $7)
     on conflict (tenant_id, kind, key) do update set payload = excluded.payload,
       run_after = least(j.run_after, excluded.run_after), attempts = 0, error = null,
       state = case when j.state = 'failed' then 'waiting' else j.state end`,
    [job.tenantId, job.kind, job.key, job.lane ?? "", job.runAfter, JSON.stringify(job.payload), job.at],
  );
}

/** A job that can be taken, locked for the rest of the transaction. */
export interface DueJob extends JobKey {
  readonly lane: string;
  readonly payload: string;
  readonly attempts: number;
  /** Whether somebody had it whose lease has run out. */
  readonly lost: boolean;
}

interface Place {
  readonly tenantId: string;
  readonly kind: string;
  readonly lane: string;
}

/** The jobs of a place that are due, and those whose lease has run out; none that another is about to take. */
export async function lockDueJobs(
  tx: Transaction,
  { tenantId, kind, lane }: Place,
  { now, limit }: { readonly now: string; readonly limit: number },
): Promise<DueJob[]> {
  const { rows } = await tx.query<{ key: string; payload: string; attempts: number; lost: boolean }>(
    `select key, payload, attempts, state = 'held' as lost from job
     where tenant_id = $1 and kind = $2 and lane = $3
       and ((state = 'waiting' and run_after <= $4) or (state = 'held' and lease_until <= $4))
     order by run_after, created_at, key limit $5 for update skip locked`,
    [tenantId, kind, lane, now, limit],
  );
  return rows.map((row) => ({ tenantId, kind, lane, ...row }));
}

/** A job in somebody's hands. */
export interface HeldJob extends JobKey {
  readonly token: string;
}

/** Gives these locked jobs of one tenant and kind to the holders of the tokens. */
export async function holdJobs(
  tx: Transaction,
  { tenantId, kind }: Pick<JobKey, "tenantId" | "kind">,
  {
    jobs,
    until,
  }: {
    readonly jobs: readonly { readonly key: string; readonly token: string; readonly attempts: number }[];
    readonly until: string;
  },
): Promise<void> {
  await tx.query(
    `update job j set state = 'held', lease_token = w.token, lease_until = $3, attempts = w.attempts
     from unnest($4::text[], $5::text[], $6::integer[]) w(key, token, attempts)
     where j.tenant_id = $1 and j.kind = $2 and j.key = w.key`,
    [
      ...[tenantId, kind, until],
      jobs.map(({ key }) => key),
      jobs.map(({ token }) => token),
      jobs.map(({ attempts }) => attempts),
    ],
  );
}

const held = "tenant_id = $1 and kind = $2 and key = $3 and lease_token = $4";
const idOf = ({ tenantId, kind, key, token }: HeldJob) => [tenantId, kind, key, token];

/** Whether the job is still in these hands, for the rest of the transaction. */
export async function isHeld(tx: Transaction, job: HeldJob): Promise<boolean> {
  const { rows } = await tx.query(`select 1 from job where ${held} for update`, idOf(job));
  return rows.length > 0;
}

/** Holds the job for longer. @returns false where it is somebody else's by now. */
export async function renewJob(db: Queryable, job: HeldJob, until: string): Promise<boolean> {
  const { rowCount } = await db.query(`update job set lease_until = $5 where ${held}`, [...idOf(job), until]);
  return rowCount === 1;
}

/** Ends a job that is done. One that was told meanwhile what to do instead is put back. @returns whether it was. */
export async function endJob(db: Queryable, job: HeldJob, done: string): Promise<boolean> {
  await db.query(`delete from job where ${held} and payload = $5`, [...idOf(job), done]);
  return putBackJob(db, job, { attempts: 0 });
}

/** Puts a job back, to be taken again. @returns false where it is somebody else's by now. */
export async function putBackJob(
  db: Queryable,
  job: HeldJob,
  back: {
    readonly attempts: number;
    /** ISO 8601; as before where it is left out. */
    readonly runAfter?: string | undefined;
    readonly payload?: object;
  },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update job set state = 'waiting', lease_token = null, lease_until = null, attempts = $5,
       run_after = coalesce($6, run_after), payload = coalesce($7, payload) where ${held}`,
    [...idOf(job), back.attempts, back.runAfter ?? null, back.payload ? JSON.stringify(back.payload) : null],
  );
  return rowCount === 1;
}

/** Keeps a job that cannot be done, with the reason, and runs it no more. It must be locked, or held. */
export async function failJob(db: Queryable, { tenantId, kind, key }: JobKey, error: string): Promise<void> {
  await db.query(
    `update job set state = 'failed', lease_token = null, lease_until = null, error = $4
     where tenant_id = $1 and kind = $2 and key = $3`,
    [tenantId, kind, key, error],
  );
}

/** Deletes a job, even where a process has it under lease. */
export async function dropJob(tx: Queryable, { tenantId, kind, key }: JobKey): Promise<void> {
  await tx.query("delete from job where tenant_id = $1 and kind = $2 and key = $3", [tenantId, kind, key]);
}
