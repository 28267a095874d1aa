import type { Queryable } from "./engine/database.ts";
import type { CommitOutcome } from "./resolutions.ts";

export interface Charge {
  readonly tenantId: string;
  readonly operation: string;
  readonly credits: number;
  readonly at: string;
  /** The answer to keep under the caller's key, which is claimed; without `usage`; digests in hex. */
  readonly idempotency: {
    readonly keyDigest: string;
    readonly fingerprint: string;
    readonly body: string;
  } | null;
}

/**
 * Charges an operation that stores nothing else, and keeps its keyed answer, in one statement: both or neither.
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
     kept as (
       update idempotency i set state = 'completed', lease_until = null, status = 200, body = $7,
         usage = json_build_object('credits_charged', $2::int, 'credits_remaining', paid.credits_remaining,
           'deep_attempts_remaining', paid.deep_attempts_remaining, 'plan', paid.plan, 'enforced', paid.enforced)::text
       from paid where i.tenant_id = paid.tenant_id and i.operation = $3 and i.key_digest = decode($5, 'hex'))
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
    ],
  );
  const { held, paid, ...balance } = rows[0]!;
  if (!held) return "answered";
  return paid ? balance : "no_credits";
}
