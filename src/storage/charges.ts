import type { Queryable } from "./engine/database.ts";
import type { CommitOutcome } from "./resolutions.ts";

export interface Charge {
  readonly tenantId: string;
  readonly operation: string;
  readonly credits: number;
  readonly at: string;
  /** The answer to keep under the caller's key, without `usage`; digests in hex. */
  readonly idempotency: {
    readonly keyDigest: string;
    readonly fingerprint: string;
    /** Of the answer; 200 where it is not given. */
    readonly status?: number;
    readonly body: string;
  } | null;
}

/**
 * Charges an operation that stores nothing else, and keeps its keyed answer, in one statement: both or neither.
 * @returns null when the tenant is gone or its balance does not cover the charge.
 */
export async function charge(db: Queryable, due: Charge): Promise<Omit<CommitOutcome, "outcome"> | null> {
  const { rows } = await db.query<Omit<CommitOutcome, "outcome">>(
    `with paid as (
       update tenant set credits_remaining = credits_remaining - $2,
         ledger_version = ledger_version + case when $2 > 0 then 1 else 0 end
       where tenant_id = $1 and status = 'active' and (not enforced or credits_remaining >= $2)
       returning tenant_id, ledger_version, credits_remaining, deep_attempts_remaining, plan, enforced),
     entry as (
       insert into ledger (tenant_id, entry_id, operation, decision_id, credits, balance_after, created_at)
       select tenant_id, ledger_version, $3, null, $2, credits_remaining, $4 from paid where $2 > 0),
     kept as (
       insert into idempotency (tenant_id, operation, key_digest, fingerprint, state, status, body, usage, created_at)
       select tenant_id, $3, decode($5, 'hex'), decode($6, 'hex'), 'completed', $8, $7,
         json_build_object('credits_charged', $2::int, 'credits_remaining', credits_remaining,
           'deep_attempts_remaining', deep_attempts_remaining, 'plan', plan, 'enforced', enforced)::text, $4
       from paid where $5::text is not null
       on conflict (tenant_id, operation, key_digest) do update set state = 'completed', lease_until = null,
         status = excluded.status, body = excluded.body, usage = excluded.usage)
     select credits_remaining, deep_attempts_remaining, plan, enforced from paid`,
    [
      due.tenantId,
      due.credits,
      due.operation,
      due.at,
      due.idempotency?.keyDigest ?? null,
      due.idempotency?.fingerprint ?? null,
      due.idempotency?.body ?? null,
      due.idempotency?.status ?? 200,
    ],
  );
  return rows[0] ?? null;
}
