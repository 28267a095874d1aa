import type { Scope } from "../../contract/scopes.ts";
import type { Queryable, Transaction } from "../engine/database.ts";

export interface TenantRow {
  readonly tenant_id: string;
  readonly name: string;
  readonly plan: string;
  readonly external_ref: string | null;
  readonly status: string;
  readonly credits_granted: number;
  readonly credits_remaining: number;
  readonly deep_attempts_remaining: number;
  readonly enforced: boolean;
  readonly created_at: string;
}

export interface KeyRow {
  readonly key_id: string;
  readonly tenant_id: string | null;
  readonly scope: string;
  readonly name: string;
  readonly reviewer_id: string | null;
  readonly key_hint: string;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly last_used_at: string | null;
  readonly rotated_at: string | null;
  readonly previous_valid_until: string | null;
  readonly revoked_at: string | null;
}

/** The tenant and the scopes that a valid credential stands for. */
export interface CredentialRow {
  readonly key_id: string;
  readonly tenant_id: string | null;
  readonly scope: Scope;
  readonly reviewer_id: string | null;
  readonly plan: string | null;
}

const keyColumns =
  "key_id, tenant_id, scope, name, reviewer_id, key_hint, created_at, expires_at, last_used_at, rotated_at, previous_valid_until, revoked_at";

/** Inserts the tenant; false when the id is taken, and then nothing is written. */
export async function insertTenant(db: Queryable, tenant: TenantRow): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into tenant (tenant_id, name, plan, external_ref, status, credits_granted, credits_remaining,
       deep_attempts_remaining, enforced, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (tenant_id) do nothing`,
    [
      tenant.tenant_id,
      tenant.name,
      tenant.plan,
      tenant.external_ref,
      tenant.status,
      tenant.credits_granted,
      tenant.credits_remaining,
      tenant.deep_attempts_remaining,
      tenant.enforced,
      tenant.created_at,
    ],
  );
  return rowCount === 1;
}

export async function findTenant(db: Queryable, tenantId: string): Promise<TenantRow | null> {
  const { rows } = await db.query<TenantRow>("select * from tenant where tenant_id = $1", [tenantId]);
  return rows[0] ?? null;
}

export async function listTenants(db: Queryable, page: { limit: number; offset: number }) {
  const { rows } = await db.query<TenantRow>(
    "select * from tenant order by created_at, tenant_id limit $1 offset $2",
    [page.limit, page.offset],
  );
  const { rows: counted } = await db.query<{ total: number }>("select count(*)::int as total from tenant");
  return { tenants: rows, total: counted[0]!.total };
}

/** Stores a key and the digest of its value, never the value. */
export async function insertKey(db: Queryable, key: KeyRow, digest: Buffer): Promise<void> {
  await db.query(
    `with minted as (
       insert into api_key (key_id, tenant_id, scope, name, reviewer_id, key_hint, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning key_id)
     insert into key_digest (digest, key_id) select $9, key_id from minted`,
    [
      key.key_id,
      key.tenant_id,
      key.scope,
      key.name,
      key.reviewer_id,
      key.key_hint,
      key.created_at,
      key.expires_at,
      digest,
    ],
  );
}

export async function findKey(db: Queryable, keyId: string): Promise<KeyRow | null> {
  const { rows } = await db.query<KeyRow>(`select ${keyColumns} from api_key where key_id = $1`, [keyId]);
  return rows[0] ?? null;
}

export interface KeyFilter {
  readonly tenantId: string | null;
  readonly scope: string | null;
  /** `active`, `rotating`, `revoked` or `expired`, as of `at`. */
  readonly status: string | null;
  readonly at: string;
  readonly limit: number;
  readonly offset: number;
}

const keyStatus = `case when revoked_at is not null then 'revoked' when expires_at <= $3 then 'expired'
  when previous_valid_until > $3 then 'rotating' else 'active' end`;

export async function listKeys(db: Queryable, filter: KeyFilter) {
  const where = `($1::text is null or tenant_id = $1) and ($2::text is null or scope = $2)
    and ($4::text is null or ${keyStatus} = $4)`;
  const params = [filter.tenantId, filter.scope, filter.at, filter.status];
  const { rows } = await db.query<KeyRow>(
    `select ${keyColumns} from api_key where ${where} order by created_at, key_id limit $5 offset $6`,
    [...params, filter.limit, filter.offset],
  );
  const { rows: counted } = await db.query<{ total: number }>(
    `select count(*)::int as total from api_key where ${where}`,
    params,
  );
  return { keys: rows, total: counted[0]!.total };
}

/**
 * Gives the key a new value; the one before it stays valid until `previousValidUntil`, older ones die now. Within a
 * transaction, so that of two rotations at once the second sees the first.
 * @returns false when the key is revoked, and then nothing is written.
 */
export async function rotateKey(
  tx: Transaction,
  change: { keyId: string; digest: Buffer; hint: string; at: string; previousValidUntil: string },
): Promise<boolean> {
  const held = await tx.query("select 1 from api_key where key_id = $1 and revoked_at is null for update", [
    change.keyId,
  ]);
  if (held.rows.length === 0) return false;
  await tx.query(
    `with dead as (delete from key_digest where key_id = $1 and valid_until is not null),
     older as (update key_digest set valid_until = $5 where key_id = $1 and valid_until is null),
     changed as (update api_key set key_hint = $3, rotated_at = $4, previous_valid_until = $5 where key_id = $1)
     insert into key_digest (digest, key_id) values ($2, $1)`,
    [change.keyId, change.digest, change.hint, change.at, change.previousValidUntil],
  );
  return true;
}

/** Revokes at once; false when the key is unknown or already revoked. */
export async function revokeKey(db: Queryable, keyId: string, at: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `with gone as (delete from key_digest where key_id = $1)
     update api_key set revoked_at = $2, previous_valid_until = null where key_id = $1 and revoked_at is null`,
    [keyId, at],
  );
  return rowCount === 1;
}

/**
 * The credential whose value has this digest, if it is valid at `at`. Relies on the primary key of key_digest. Two reads,
 * since keys stand on one server and a tenant may stand on another.
 * @param supposed its tenant, where it is known: then both reads go out at once.
 */
export async function findCredential(
  db: Queryable,
  { digest, at, supposed = null }: { digest: Buffer; at: string; supposed?: string | null },
): Promise<CredentialRow | null> {
  const reading = db.query<Omit<CredentialRow, "plan">>(
    `select k.key_id, k.tenant_id, k.scope, k.reviewer_id
     from key_digest d join api_key k on k.key_id = d.key_id
     where d.digest = $1 and (d.valid_until is null or d.valid_until > $2) and k.revoked_at is null
       and (k.expires_at is null or k.expires_at > $2)`,
    [digest, at],
  );
  const plans = [reading, supposed === null ? null : planOfActiveTenant(db, supposed)] as const;
  const [{ rows }, supposedPlan] = await Promise.all(plans);
  const [key] = rows;
  if (!key) return null;
  if (key.tenant_id === null) return { ...key, plan: null };
  const plan = key.tenant_id === supposed ? supposedPlan : await planOfActiveTenant(db, key.tenant_id);
  return plan === null ? null : { ...key, plan };
}

/** The tenant's plan; null where no active tenant has this id. */
export async function planOfActiveTenant(db: Queryable, tenantId: string): Promise<string | null> {
  const { rows } = await db.query<{ plan: string }>(
    "select plan from tenant where tenant_id = $1 and status = 'active'",
    [tenantId],
  );
  return rows[0]?.plan ?? null;
}

/** The scope of the key that has a value of this digest, whether it is valid or not; null when none has. */
export async function ownerOfDigest(
  db: Queryable,
  digest: Buffer,
): Promise<{ readonly scope: Scope } | null> {
  const { rows } = await db.query<{ scope: Scope }>(
    "select k.scope from key_digest d join api_key k on k.key_id = d.key_id where d.digest = $1",
    [digest],
  );
  return rows[0] ?? null;
}

/** Remembers when keys were last used; called now and then, not with every request. */
export async function touchKeys(db: Queryable, used: ReadonlyMap<string, string>): Promise<void> {
  await db.query(
    `update api_key k set last_used_at = u.at::timestamptz from unnest($1::text[], $2::text[]) u(key_id, at)
     where k.key_id = u.key_id and (k.last_used_at is null or k.last_used_at < u.at::timestamptz)`,
    [[...used.keys()], [...used.values()]],
  );
}

export async function anyAdminKey(db: Queryable): Promise<boolean> {
  const { rows } = await db.query(
    "select 1 from api_key where scope = 'admin' and revoked_at is null limit 1",
  );
  return rows.length > 0;
}
