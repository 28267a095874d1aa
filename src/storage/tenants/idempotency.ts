import type { Queryable, Transaction } from "../engine/database.ts";
import { LEASE_S } from "../jobs/leases.ts";

export interface IdempotencyKey {
  readonly tenantId: string;
  readonly operation: string;
  /** SHA-256 in hex, both. */
  readonly keyDigest: string;
  readonly fingerprint: string;
}

export interface IdempotencyRow {
  readonly state: "claimed" | "completed" | "erased";
  readonly mine: boolean;
  readonly same_content: boolean;
  readonly status: number | null;
  readonly body: string | null;
  readonly usage: string | null;
  /** JSON of the answer's own headers. */
  readonly headers: string | null;
  readonly lease_until: string | null;
}

/** How often the process at work renews a claim, so that a few renewals may fail. */
export const CLAIM_RENEW_MS = (LEASE_S * 1_000) / 4;

/**
 * Takes the key, or a claim on it whose lease ran out, and says what is there. One statement: two callers at
 * once get one `mine` between them. A process that works for longer than a lease renews it: one that ran out belongs to a
 * process that died.
 * Leases go by the database's clock: a process whose own clock jumps takes over nothing that is still at work.
 * @param takeOver `false`: a claim stays with whoever has it, whatever its lease says.
 */
export async function claimKey(
  db: Queryable,
  key: IdempotencyKey,
  now: Date,
  { takeOver }: { readonly takeOver: boolean } = { takeOver: true },
): Promise<IdempotencyRow> {
  const { rows } = await db.query<IdempotencyRow>(
    `with taken as (
       insert into idempotency (tenant_id, operation, key_digest, fingerprint, state, lease_until, created_at)
       values ($1, $2, decode($3, 'hex'), decode($4, 'hex'), 'claimed', clock_timestamp() + $5::int * interval '1 second', $6)
       on conflict (tenant_id, operation, key_digest) do update set lease_until = excluded.lease_until
         where idempotency.state = 'claimed' and $7
           and idempotency.lease_until at time zone 'UTC' < excluded.lease_until at time zone 'UTC' - $5::int * interval '1 second'
           and idempotency.fingerprint = excluded.fingerprint
       returning 1)
     select 'claimed' as state, true as mine, true as same_content, null::int as status, null as body, null as usage,
       null as headers, null::timestamptz as lease_until from taken
     union all
     select state, false, fingerprint = decode($4, 'hex'), status, body, usage, headers, lease_until from idempotency
     where tenant_id = $1 and operation = $2 and key_digest = decode($3, 'hex') and not exists (select 1 from taken)`,
    [key.tenantId, key.operation, key.keyDigest, key.fingerprint, LEASE_S, now.toISOString(), takeOver],
  );
  const row = rows[0];
  if (row?.lease_until && isAhead(row.lease_until, now)) await shortenClaim(db, key);
  // Between the insert that met a row and the read of it the row was released: the next try takes it.
  return (
    row ?? {
      state: "claimed",
      mine: false,
      same_content: true,
      status: null,
      body: null,
      usage: null,
      headers: null,
      lease_until: null,
    }
  );
}

const isAhead = (leaseUntil: string, now: Date): boolean =>
  Date.parse(leaseUntil) > now.getTime() + LEASE_S * 1_000;

/** Shortens the lease of a claim that was taken before the database's clock was set back (see `shortenLeases`). */
async function shortenClaim(db: Queryable, key: IdempotencyKey): Promise<void> {
  await db.query(
    `update idempotency set lease_until = $4
     where tenant_id = $1 and operation = $2 and key_digest = decode($3, 'hex') and state = 'claimed' and lease_until > $4`,
    [key.tenantId, key.operation, key.keyDigest, await leaseFromNow(db)],
  );
}

/** Holds claims for longer; a key that is no claim any more stays as it is. */
export async function renewClaims(
  db: Queryable,
  tenantId: string,
  keys: readonly Omit<IdempotencyKey, "tenantId">[],
): Promise<void> {
  await db.query(
    `update idempotency i set lease_until = $5
     from unnest($2::text[], $3::text[], $4::text[]) w(operation, key_digest, fingerprint)
     where i.tenant_id = $1 and i.operation = w.operation and i.key_digest = decode(w.key_digest, 'hex')
       and i.fingerprint = decode(w.fingerprint, 'hex') and i.state = 'claimed'`,
    [
      tenantId,
      keys.map(({ operation }) => operation),
      keys.map(({ keyDigest }) => keyDigest),
      keys.map(({ fingerprint }) => fingerprint),
      await leaseFromNow(db),
    ],
  );
}

/** The end of a lease that begins now, by the database's clock, for a statement that may run on another server. */
async function leaseFromNow(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ at: string }>(
    "select clock_timestamp() + make_interval(secs => $1) as at",
    [LEASE_S],
  );
  return rows[0]!.at;
}

/** An answer to keep under a claimed key. */
export interface KeptAnswer extends IdempotencyKey {
  readonly status: number;
  /** JSON of the answer without `usage`, of `usage`, and of the answer's own headers. */
  readonly body: string;
  readonly usage: string;
  readonly headers: string;
}

/** Completes a claim, in the transaction of what it answers. @returns false where the key is no longer a claim. */
export async function completeKey(tx: Transaction, answer: KeptAnswer): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update idempotency set state = 'completed', lease_until = null, status = $5, body = $6, usage = $7, headers = $8
     where tenant_id = $1 and operation = $2 and key_digest = decode($3, 'hex') and fingerprint = decode($4, 'hex')
       and state = 'claimed'`,
    [
      answer.tenantId,
      answer.operation,
      answer.keyDigest,
      answer.fingerprint,
      answer.status,
      answer.body,
      answer.usage,
      answer.headers,
    ],
  );
  return rowCount === 1;
}

/** Frees a claim that had no effect. Completed and erased rows stay. */
export async function releaseKey(db: Queryable, key: IdempotencyKey): Promise<void> {
  await db.query(
    `delete from idempotency where tenant_id = $1 and operation = $2 and key_digest = decode($3, 'hex')
       and fingerprint = decode($4, 'hex') and state = 'claimed'`,
    [key.tenantId, key.operation, key.keyDigest, key.fingerprint],
  );
}

/** Frees every claim. Only for a start at which no other process can be at work: then the holder of each is dead. */
export async function releaseAbandonedKeys(db: Queryable): Promise<void> {
  await db.query("delete from idempotency where state = 'claimed'");
}
