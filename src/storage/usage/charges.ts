import type { CommitOutcome } from "../decisions/resolutions.ts";
import type { Queryable } from "../engine/database.ts";

export interface Charge {
  readonly tenantId: string;
  readonly operation: string;
  readonly credits: number;
  readonly at: string;
  /** Through which door it came, as a usage report counts it. */
  readonly surface: string;
  /** How many bytes the kept answers of what cost nothing may have; null: any number. */
  readonly freeBytes: number | null;
  /** The answer to keep under the caller's key, which is claimed; without `usage`; digests in hex. */
  readonly idempotency: {
    readonly keyDigest: string;
    readonly fingerprint: string;
    readonly body: string;
  } | null;
}

/**
 * Charges an operation that stores nothing else, and keeps its keyed answer, in one statement: both or neither. An
 * answer that cost nothing is not kept beyond `freeBytes`, and its key is free again.
 * @returns the balance; `no_credits` when the tenant is gone or its balance does not cover the charge, `answered` when
 * the key is no longer a claim, and then nothing is charged.
 */
export async function charge(
  db: Queryable,
  due: Charge,
): Promise<Omit<CommitOutcome, "outcome"> | "no_credits" | "answered"> {
  const { rows } = await db.query<Omit<CommitOutcome, "outcome"> & { held: boolean; paid: boolean }>(
    `with claim as materialized (
       select 1 from idempotency where tenant_id = $1 and operation = $3 and key_digest = decode($5, 'hex')
         and fingerprint = decode($6, 'hex') and state = 'claimed' for update),
     held as materialized (select $5::text is null or exists (select 1 from claim) as held),
     paid as (
       update tenant set credits_remaining = credits_remaining - $2,
         ledger_version = ledger_version + case when $2 > 0 then 1 else 0 end
       from held where held.held and tenant_id = $1 and status = 'active' and (not enforced or credits_remaining >= $2)
       returning tenant_id, ledger_version, credits_remaining, deep_attempts_remaining, plan, enforced),
     entry as (
       insert into ledger (tenant_id, entry_id, operation, decision_id, credits, balance_after, created_at)
       select tenant_id, ledger_version, $3, null, $2, credits_remaining, $4 from paid where $2 > 0),
     room as (
       select $2::int > 0 or $8::bigint is null or octet_length($7::text) + coalesce(
         (select answer_bytes from unbound_usage where tenant_id = $1), 0) <= $8 as free),
     kept as (
       update idempotency i set state = 'completed', lease_until = null, status = 200, body = $7,
         usage = '{"credits_charged": ' || $2::int::text || ', "credits_remaining": ' || paid.credits_remaining::text
           || ', "deep_attempts_remaining": ' || paid.deep_attempts_remaining::text
           || ', "plan": "' || paid.plan || '", "enforced": ' || paid.enforced::text || '}'
       from paid, room where room.free
         and i.tenant_id = $1 and i.operation = $3 and i.key_digest = decode($5, 'hex')
       returning i.tenant_id),
     released as (
       delete from idempotency i using paid, room where not room.free
         and i.tenant_id = $1 and i.operation = $3 and i.key_digest = decode($5, 'hex')),
     tallied as (
       insert into usage_tally as u (tenant_id, at, operation, surface, submission, count)
       select tenant_id, $4, $3, $9, false, 1 from paid
       on conflict (tenant_id, at, operation, surface, submission) do update set count = u.count + 1),
     counted as (
       insert into unbound_usage as u (tenant_id, answer_bytes)
       select tenant_id, octet_length($7::text) from kept where $2::int = 0
       on conflict (tenant_id) do update set answer_bytes = u.answer_bytes + excluded.answer_bytes)
     select held.held, paid.tenant_id is not null as paid, paid.credits_remaining, paid.deep_attempts_remaining,
       paid.plan, paid.enforced from held left join paid on true`,
    [
      due.tenantId,
      due.credits,
      due.operation,
      due.at,
      due.idempotency?.keyDigest ?? null,
      due.idempotency?.fingerprint ?? null,
      due.idempotency?.body ?? null,
      due.freeBytes,
      due.surface,
    ],
  );
  const { held, paid, ...balance } = rows[0]!;
  if (!held) return "answered";
  return paid ? balance : "no_credits";
}
