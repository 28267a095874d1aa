import type { Queryable, Transaction } from "../engine/database.ts";

/** How much of a tenant's store may be what cost it nothing. */
export interface UnboundQuota {
  /** Records that no entity counts among its members. */
  readonly records: number;
  /** Bytes of those records; batch jobs, and kept answers of pair matches that decided nothing, may have as many each. */
  readonly bytes: number;
}

/** By plan; a plan without one is not limited. */
export type UnboundQuotas = Readonly<Record<string, UnboundQuota>>;

/** The unbound records of a tenant and their bytes, counted by the triggers of migration 0017. */
export interface UnboundUsage {
  readonly records: number;
  readonly bytes: number;
  readonly job_bytes: number;
}

const none: UnboundUsage = { records: 0, bytes: 0, job_bytes: 0 };

/** True of the moment of the statement; until the end of the transaction where the tenant's row is locked. */
export async function unboundUsage(db: Queryable, tenantId: string): Promise<UnboundUsage> {
  const { rows } = await db.query<UnboundUsage>(
    "select records, bytes, job_bytes from unbound_usage where tenant_id = $1",
    [tenantId],
  );
  return rows[0] ?? none;
}

/** Tenants that keep unbound records, or kept answers that cost nothing. */
export async function tenantsWithUnbound(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ tenant_id: string }>(
    "select tenant_id from unbound_usage where records > 0 or answer_bytes > 0 order by tenant_id",
  );
  return rows.map(({ tenant_id }) => tenant_id);
}

/** Unbound records from before this moment, the oldest first. Relies on record_unbound. */
export async function unboundBefore(
  db: Queryable,
  tenantId: string,
  { before, limit }: { readonly before: string; readonly limit: number },
): Promise<string[]> {
  const { rows } = await db.query<{ record_id: string }>(
    `select record_id from record where tenant_id = $1 and not member and created_at < $2
     order by created_at, record_id limit $3`,
    [tenantId, before, limit],
  );
  return rows.map(({ record_id }) => record_id);
}

/** Deletes the kept answers of pair matches that decided nothing before this moment. The tenant's row must be locked. */
export async function dropFreeAnswers(tx: Transaction, tenantId: string, before: string): Promise<void> {
  await tx.query(
    `with gone as (
       delete from idempotency where tenant_id = $1 and operation = 'match' and state = 'completed' and created_at < $2
         and usage::jsonb ->> 'credits_charged' = '0' returning octet_length(body) as bytes)
     update unbound_usage set answer_bytes = answer_bytes - (select coalesce(sum(bytes), 0) from gone)
     where tenant_id = $1`,
    [tenantId, before],
  );
}
