import { lockedPlan, releaseArtifacts } from "../artifacts/artifacts.ts";
import type { Database, Queryable, Transaction } from "../engine/database.ts";
import type { JobId } from "../jobs/batch-jobs.ts";
import type { ErasedRecords } from "../records/erasure.ts";

export interface CallId {
  readonly tenantId: string;
  readonly callId: string;
}

/** An outside call that somebody bills. Digests in hex. */
export interface OutsideCall extends CallId {
  /** In a word: model, live_registers, agent. */
  readonly purpose: string;
  /** Of the question and of everything that its answer depends on. */
  readonly questionDigest: string;
  /** Of the submission that it is asked for. */
  readonly contentDigest: string;
  /** The tenant's entities that the question names. */
  readonly entityIds: readonly string[];
  /** The release that asks: another one does not read its answer. */
  readonly release: string;
  /** The record of a job that it is asked for; null: a single request's. */
  readonly job: { readonly jobId: string; readonly recordIndex: number } | null;
}

/** `opened`: it may be made now. `answered`: it was made before. `unsettled`: a call that asks the same has no outcome. */
export type Opened =
  | { readonly kind: "opened" | "unsettled" | "no_attempts" | "no_tenant" }
  | { readonly kind: "answered"; readonly callId: string; readonly answer: string };

/**
 * Opens a call, to be committed before it is made: from then on it may have been billed, whatever happens to this process.
 * @param attempt whether it takes one of the tenant's deep attempts.
 */
export function openCall(
  database: Database,
  call: OutsideCall,
  { at, attempt }: { readonly at: string; readonly attempt: boolean },
): Promise<Opened> {
  return database.transaction(async (tx) => {
    const standing = await lockStanding(tx, call.tenantId);
    if (!standing) return { kind: "no_tenant" };
    const earlier = await earlierCall(tx, call);
    if (earlier) return earlier;
    if (attempt && !(await spendAttempt(tx, call.tenantId, standing))) return { kind: "no_attempts" };
    await tx.query(
      `insert into outside_commitment (tenant_id, commitment_id, purpose, question_digest, content_digest, entity_ids,
         pipeline_version, job_id, record_index, opened_at)
       values ($1, $2, $3, decode($4, 'hex'), decode($5, 'hex'), $6, $7, $8, $9, $10)`,
      [
        call.tenantId,
        call.callId,
        call.purpose,
        call.questionDigest,
        call.contentDigest,
        call.entityIds,
        call.release,
        call.job?.jobId ?? null,
        call.job?.recordIndex ?? null,
        at,
      ],
    );
    return { kind: "opened" };
  });
}

/** Takes a deep attempt for what nobody bills. @returns whether the tenant had one, or is not limited. */
export function takeDeepAttempt(database: Database, tenantId: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    const standing = await lockStanding(tx, tenantId);
    return standing !== null && spendAttempt(tx, tenantId, standing);
  });
}

interface Attempts {
  readonly enforced: boolean;
  readonly deep_attempts_remaining: number;
}

async function lockStanding(tx: Transaction, tenantId: string): Promise<Attempts | null> {
  const { rows } = await tx.query<Attempts>(
    `select enforced, deep_attempts_remaining from tenant where tenant_id = $1 and status = 'active' for update`,
    [tenantId],
  );
  return rows[0] ?? null;
}

async function spendAttempt(tx: Transaction, tenantId: string, standing: Attempts): Promise<boolean> {
  if (standing.deep_attempts_remaining < 1) return !standing.enforced;
  await tx.query(
    "update tenant set deep_attempts_remaining = deep_attempts_remaining - 1 where tenant_id = $1",
    [tenantId],
  );
  return true;
}

async function earlierCall(
  tx: Transaction,
  { tenantId, questionDigest, release }: OutsideCall,
): Promise<Opened | null> {
  const { rows } = await tx.query<{ commitment_id: string; open: boolean; answer: string | null }>(
    `select commitment_id, closed_at is null as open, answer from outside_commitment
     where tenant_id = $1 and question_digest = decode($2, 'hex')
       and (closed_at is null or (outcome = 'answered' and pipeline_version = $3 and answer is not null))
     order by closed_at desc nulls first limit 1`,
    [tenantId, questionDigest, release],
  );
  const [found] = rows;
  if (!found) return null;
  if (found.open) return { kind: "unsettled" };
  return { kind: "answered", callId: found.commitment_id, answer: found.answer! };
}

/** How a call ended. */
export interface CallOutcome {
  readonly outcome: "answered" | "failed" | "timed_out";
  /** JSON; null where it was not answered. */
  readonly answer: string | null;
  readonly at: string;
}

/**
 * Closes a call once its outcome is known, whatever it is. The first answer stands; one that comes after its call was
 * given up is kept for whoever asks the same again.
 * @returns the answer that stands; null where there is none.
 */
export async function closeCall(
  db: Queryable,
  { tenantId, callId }: CallId,
  { outcome, answer, at }: CallOutcome,
): Promise<string | null> {
  await db.query(
    `update outside_commitment set closed_at = coalesce(closed_at, $5), outcome = $3, answer = $4
     where tenant_id = $1 and commitment_id = $2
       and (closed_at is null or ($3 = 'answered' and outcome <> 'answered'))`,
    [tenantId, callId, outcome, answer, at],
  );
  const { rows } = await db.query<{ answer: string | null }>(
    "select answer from outside_commitment where tenant_id = $1 and commitment_id = $2",
    [tenantId, callId],
  );
  return rows[0]?.answer ?? null;
}

const lost = "update outside_commitment set closed_at = $3, outcome = 'lost' where closed_at is null";

/** An operator has found out what became of the job's calls: those that are open will be made anew. */
export async function giveUpCallsOf(db: Queryable, { tenantId, jobId }: JobId, at: string): Promise<void> {
  await db.query(`${lost} and tenant_id = $1 and job_id = $2`, [tenantId, jobId, at]);
}

/** The same for a call of a single request. @returns whether there was such a call without an outcome. */
export async function giveUpCall(db: Queryable, { tenantId, callId }: CallId, at: string): Promise<boolean> {
  const { rows } = await db.query(
    `${lost} and tenant_id = $1 and commitment_id = $2 and job_id is null returning 1`,
    [tenantId, callId, at],
  );
  return rows.length > 0;
}

export interface UnsettledCall {
  readonly tenant_id: string;
  readonly call_id: string;
  /** null: of a single request. */
  readonly job_id: string | null;
  readonly record_index: number | null;
  readonly purpose: string;
  readonly opened_at: string;
}

const unsettled = `select c.tenant_id, c.commitment_id as call_id, c.job_id, c.record_index, c.purpose, c.opened_at
   from outside_commitment c`;
const oldestFirst = "order by c.opened_at, c.tenant_id, c.commitment_id";

/** The open calls of jobs that wait for an operator, of every tenant. */
export async function unsettledCallsOfJobs(db: Queryable): Promise<UnsettledCall[]> {
  const { rows } = await db.query<UnsettledCall>(
    `${unsettled} join batch_job j on j.tenant_id = c.tenant_id and j.job_id = c.job_id
     where c.closed_at is null and j.state = 'reconciliation_required' ${oldestFirst}`,
  );
  return rows;
}

/** The open calls of single requests, of every tenant: under way, or their process died over them. */
export async function unsettledCallsOfRequests(db: Queryable): Promise<UnsettledCall[]> {
  const { rows } = await db.query<UnsettledCall>(
    `${unsettled} where c.closed_at is null and c.job_id is null ${oldestFirst}`,
  );
  return rows;
}

type Gone = { readonly commitment_id: string };
const ids = (gone: readonly Gone[]): string[] => gone.map(({ commitment_id }) => commitment_id);

/** Erases the answers about these records, and the copies of what only they have read; a call without an outcome only loses its question. */
export async function eraseCallsFor(tx: Transaction, { tenantId, recordIds }: ErasedRecords): Promise<void> {
  const ofRecords = `c.tenant_id = $1 and c.content_digest in
    (select r.content_digest from record r where r.tenant_id = $1 and r.record_id = any($2::text[]))`;
  const { rows: closed } = await tx.query<Gone>(
    `delete from outside_commitment c where ${ofRecords} and c.closed_at is not null returning c.commitment_id`,
    [tenantId, recordIds],
  );
  const { rows: open } = await tx.query<Gone>(
    `update outside_commitment c set content_digest = null, entity_ids = '{}' where ${ofRecords} returning c.commitment_id`,
    [tenantId, recordIds],
  );
  await releaseArtifacts(tx, tenantId, [...ids(closed), ...ids(open)]);
}

/** Erases the answers about an entity, and the copies of what only they have read. */
export async function eraseCallsOn(tx: Transaction, tenantId: string, entityId: string): Promise<void> {
  const { rows } = await tx.query<Gone>(
    `delete from outside_commitment where tenant_id = $1 and closed_at is not null and $2 = any(entity_ids)
     returning commitment_id`,
    [tenantId, entityId],
  );
  await releaseArtifacts(tx, tenantId, ids(rows));
}

/** The tenants with calls that were closed before this moment. */
export async function tenantsWithCallsBefore(db: Queryable, before: string): Promise<string[]> {
  const { rows } = await db.query<{ tenant_id: string }>(
    "select distinct tenant_id from outside_commitment where closed_at < $1",
    [before],
  );
  return rows.map(({ tenant_id }) => tenant_id);
}

/** Forgets the tenant's calls that were closed before this moment, and the copies of what only they have read. */
export async function forgetCalls(tx: Transaction, tenantId: string, before: string): Promise<void> {
  await lockedPlan(tx, tenantId);
  const { rows } = await tx.query<Gone>(
    "delete from outside_commitment where tenant_id = $1 and closed_at < $2 returning commitment_id",
    [tenantId, before],
  );
  await releaseArtifacts(tx, tenantId, ids(rows));
}
