import type { Queryable, Transaction } from "../engine/database.ts";
import { planOfActiveTenant } from "../tenants/accounts.ts";
import type { GrantRow } from "./oauth-grants.ts";

/** The grant and the tenant that a valid access token stands for. */
export interface ConnectorRow {
  readonly grant_id: string;
  readonly tenant_id: string;
  readonly scopes: readonly string[];
  readonly plan: string;
}

export interface CodeRow {
  readonly digest: Buffer;
  readonly redirect_uri: string;
  readonly code_challenge: string;
}

/** A grant of which there is only a code yet: it ends with the code. */
export async function insertGrant(
  tx: Transaction,
  grant: Omit<GrantRow, "last_used_at">,
  code: CodeRow,
): Promise<void> {
  await tx.query(
    `insert into oauth_grant (grant_id, tenant_id, client_id, client_name, scopes, resource, created_at, expires_at, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      grant.grant_id,
      grant.tenant_id,
      grant.client_id,
      grant.client_name,
      grant.scopes,
      grant.resource,
      grant.created_at,
      grant.expires_at,
      grant.ends_at,
    ],
  );
  await tx.query(
    "insert into oauth_code (digest, grant_id, redirect_uri, code_challenge, expires_at) values ($1, $2, $3, $4, $5)",
    [code.digest, grant.grant_id, code.redirect_uri, code.code_challenge, grant.expires_at],
  );
}

/** A secret value of a grant together with the grant, as it stands. */
interface Held {
  readonly grant_id: string;
  readonly client_id: string;
  readonly granted: readonly string[];
  readonly resource: string;
  readonly ends_at: string;
  readonly revoked: boolean;
  readonly used: boolean;
  readonly expires_at: string;
}

export interface HeldCode extends Held {
  readonly redirect_uri: string;
  readonly code_challenge: string;
}

const heldColumns = `g.grant_id, g.tenant_id, g.client_id, g.scopes as granted, g.resource, g.ends_at,
  g.revoked_at is not null as revoked, s.used_at is not null as used, s.expires_at`;

/** A grant of a tenant that is not active is as good as revoked. */
async function asHeld<Row extends Held & { readonly tenant_id: string }>(
  tx: Transaction,
  rows: readonly Row[],
): Promise<Row | null> {
  const [row] = rows;
  if (!row) return null;
  const isActive = (await planOfActiveTenant(tx, row.tenant_id)) !== null;
  return { ...row, revoked: row.revoked || !isActive };
}

/** The code of this digest, held until the transaction ends: a second exchange waits and then sees it used. */
export async function holdCode(tx: Transaction, digest: Buffer): Promise<HeldCode | null> {
  const { rows } = await tx.query<HeldCode & { tenant_id: string }>(
    `select ${heldColumns}, s.redirect_uri, s.code_challenge
     from oauth_code s join oauth_grant g on g.grant_id = s.grant_id where s.digest = $1 for update of s, g`,
    [digest],
  );
  return asHeld(tx, rows);
}

/** The refresh token of this digest, held as `holdCode` holds a code. */
export async function holdRefreshToken(tx: Transaction, digest: Buffer): Promise<Held | null> {
  const { rows } = await tx.query<Held & { tenant_id: string }>(
    `select ${heldColumns}
     from oauth_token s join oauth_grant g on g.grant_id = s.grant_id
     where s.digest = $1 and s.kind = 'refresh' for update of s, g`,
    [digest],
  );
  return asHeld(tx, rows);
}

/** The grant of a code or token of this digest, given to this client; null where there is none, or it has ended. */
export async function findGrantOfSecret(
  db: Queryable,
  digest: Buffer,
  clientId: string,
): Promise<string | null> {
  const { rows } = await db.query<{ grant_id: string }>(
    `select g.grant_id from (
       select grant_id from oauth_code where digest = $1 union all select grant_id from oauth_token where digest = $1) s
     join oauth_grant g on g.grant_id = s.grant_id where g.client_id = $2 and g.revoked_at is null`,
    [digest, clientId],
  );
  return rows[0]?.grant_id ?? null;
}

export async function markCodeUsed(tx: Transaction, digest: Buffer, at: string): Promise<void> {
  await tx.query("update oauth_code set used_at = $2 where digest = $1", [digest, at]);
}

export async function markTokenUsed(tx: Transaction, digest: Buffer, at: string): Promise<void> {
  await tx.query("update oauth_token set used_at = $2 where digest = $1", [digest, at]);
}

export interface TokenPair {
  readonly grantId: string;
  readonly access: { digest: Buffer; scopes: readonly string[]; expiresAt: string };
  readonly refresh: { digest: Buffer; scopes: readonly string[]; expiresAt: string };
  readonly at: string;
}

/** Adds a pair of tokens, moves the grant's end to that of the refresh token, and drops access tokens that are over. */
export async function insertTokens(tx: Transaction, pair: TokenPair): Promise<void> {
  const { grantId, access, refresh, at } = pair;
  await tx.query(
    `with over as (delete from oauth_token where grant_id = $1 and kind = 'access' and expires_at <= $2),
     moved as (update oauth_grant set expires_at = $3, last_used_at = $2, activated_at = coalesce(activated_at, $2)
       where grant_id = $1)
     insert into oauth_token (digest, grant_id, kind, scopes, expires_at)
     values ($4, $1, 'access', $5, $6), ($7, $1, 'refresh', $8, $3)`,
    [
      grantId,
      at,
      refresh.expiresAt,
      access.digest,
      access.scopes,
      access.expiresAt,
      refresh.digest,
      refresh.scopes,
    ],
  );
}

/** Ends a grant whose code was used twice or whose refresh token came back, whatever state it is in. */
export async function endGrant(tx: Transaction, grantId: string, at: string): Promise<void> {
  await tx.query("update oauth_grant set revoked_at = $2 where grant_id = $1 and revoked_at is null", [
    grantId,
    at,
  ]);
}

/**
 * Ends what a token of this client stands for: a refresh token its grant, an access token itself. Another client's
 * token, or an unknown one, changes nothing.
 */
export async function revokeToken(
  tx: Transaction,
  revocation: { digest: Buffer; clientId: string; at: string },
): Promise<void> {
  const { rows } = await tx.query<{ grant_id: string; kind: string }>(
    `select t.grant_id, t.kind from oauth_token t join oauth_grant g on g.grant_id = t.grant_id
     where t.digest = $1 and g.client_id = $2`,
    [revocation.digest, revocation.clientId],
  );
  const [token] = rows;
  if (token === undefined) return;
  if (token.kind === "refresh") return endGrant(tx, token.grant_id, revocation.at);
  await tx.query("delete from oauth_token where digest = $1", [revocation.digest]);
}

/** The connector whose access token has this digest, if it is valid at `at` and was given for this resource. */
export async function findConnector(
  db: Queryable,
  token: { digest: Buffer; resource: string; at: string },
): Promise<ConnectorRow | null> {
  const { rows } = await db.query<Omit<ConnectorRow, "plan">>(
    `select g.grant_id, g.tenant_id, s.scopes from oauth_token s join oauth_grant g on g.grant_id = s.grant_id
     where s.digest = $1 and s.kind = 'access' and s.expires_at > $3 and g.revoked_at is null and g.resource = $2`,
    [token.digest, token.resource, token.at],
  );
  const [connector] = rows;
  const plan = connector ? await planOfActiveTenant(db, connector.tenant_id) : null;
  return connector && plan !== null ? { ...connector, plan } : null;
}
