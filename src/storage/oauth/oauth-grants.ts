import type { Queryable } from "../engine/database.ts";

export interface GrantRow {
  readonly grant_id: string;
  readonly tenant_id: string;
  readonly client_id: string;
  readonly client_name: string;
  readonly scopes: readonly string[];
  readonly resource: string;
  readonly created_at: string;
  readonly last_used_at: string | null;
  readonly expires_at: string;
  readonly ends_at: string;
}

/** Revokes the grant, and with it every token of it; false when it is unknown or over already. */
export async function revokeGrant(db: Queryable, grantId: string, at: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update oauth_grant set revoked_at = $2
     where grant_id = $1 and revoked_at is null and activated_at is not null and expires_at > $2`,
    [grantId, at],
  );
  return rowCount === 1;
}

/** Grants that can still be used at `at`, oldest first. */
export async function listGrants(
  db: Queryable,
  filter: { tenantId: string | null; clientId: string | null; at: string; limit: number; offset: number },
) {
  const where = `($1::text is null or tenant_id = $1) and ($2::text is null or client_id = $2)
    and revoked_at is null and activated_at is not null and expires_at > $3`;
  const params = [filter.tenantId, filter.clientId, filter.at];
  const { rows } = await db.query<GrantRow>(
    `select grant_id, tenant_id, client_id, client_name, scopes, resource, created_at, last_used_at, expires_at, ends_at
     from oauth_grant where ${where} order by created_at, grant_id limit $4 offset $5`,
    [...params, filter.limit, filter.offset],
  );
  const { rows: counted } = await db.query<{ total: number }>(
    `select count(*)::int as total from oauth_grant where ${where}`,
    params,
  );
  return { grants: rows, total: counted[0]!.total };
}

/** Remembers when grants were last used; called now and then, not with every request. */
export async function touchGrants(db: Queryable, used: ReadonlyMap<string, string>): Promise<void> {
  await db.query(
    `update oauth_grant g set last_used_at = u.at::timestamptz from unnest($1::text[], $2::text[]) u(grant_id, at)
     where g.grant_id = u.grant_id and (g.last_used_at is null or g.last_used_at < u.at::timestamptz)`,
    [[...used.keys()], [...used.values()]],
  );
}

/** Forgets grants and tickets that were over before `before`: a value of theirs is unknown from then on. */
export async function forgetGrants(db: Queryable, before: string): Promise<void> {
  await db.query("delete from oauth_grant where expires_at < $1", [before]);
  await db.query("delete from oauth_install_ticket where expires_at < $1", [before]);
}
