import type { Queryable } from "../engine/database.ts";
import type { CredentialRow } from "./accounts.ts";

export interface SessionRow {
  readonly kind: "keys" | "operator";
  readonly chosen_tenant: string | null;
  readonly tenant_name: string | null;
  readonly tenant_plan: string | null;
  readonly reviewer_id: string | null;
  readonly used_at: string;
  readonly ends_at: string;
}

/** A valid key of a session. */
export interface SessionKeyRow extends CredentialRow {
  readonly name: string;
  readonly key_hint: string;
  readonly tenant_name: string | null;
}

export async function insertSession(
  db: Queryable,
  session: { digest: Buffer; kind: "keys" | "operator"; at: string; endsAt: string },
): Promise<void> {
  await db.query(
    "insert into workbench_session (digest, kind, created_at, used_at, ends_at) values ($1, $2, $3, $3, $4)",
    [session.digest, session.kind, session.at, session.endsAt],
  );
}

/** The session and those of its keys that are valid; null where it is unknown, has ended or was idle since `idleSince`. */
export async function findSession(
  db: Queryable,
  digest: Buffer,
  { at, idleSince }: { readonly at: string; readonly idleSince: string },
): Promise<{ readonly session: SessionRow; readonly keys: readonly SessionKeyRow[] } | null> {
  const { rows } = await db.query<Omit<SessionRow, "tenant_name" | "tenant_plan">>(
    `select kind, chosen_tenant, reviewer_id, used_at, ends_at from workbench_session
     where digest = $1 and ends_at > $2 and used_at > $3`,
    [digest, at, idleSince],
  );
  const [row] = rows;
  if (!row) return null;
  const chosen = row.chosen_tenant === null ? null : await activeTenant(db, row.chosen_tenant);
  const session = { ...row, tenant_name: chosen?.name ?? null, tenant_plan: chosen?.plan ?? null };
  return { session, keys: row.kind === "operator" ? [] : await keysOf(db, digest, at) };
}

async function keysOf(db: Queryable, digest: Buffer, at: string): Promise<readonly SessionKeyRow[]> {
  const { rows } = await db.query<Omit<SessionKeyRow, "plan" | "tenant_name">>(
    `select k.key_id, k.tenant_id, k.scope, k.reviewer_id, k.name, k.key_hint
     from workbench_session_key s join key_digest d on d.digest = s.key_digest
       join api_key k on k.key_id = d.key_id
     where s.session_digest = $1 and (d.valid_until is null or d.valid_until > $2) and k.revoked_at is null
       and (k.expires_at is null or k.expires_at > $2)
     order by s.added_at, k.key_id`,
    [digest, at],
  );
  // The keys of a session are those of one tenant, beside those that belong to none.
  const tenantId = rows.find((row) => row.tenant_id !== null)?.tenant_id ?? null;
  const tenant = tenantId === null ? null : await activeTenant(db, tenantId);
  return rows
    .filter((row) => row.tenant_id === null || tenant !== null)
    .map((row) => {
      const owned = row.tenant_id === null ? null : tenant;
      return { ...row, plan: owned?.plan ?? null, tenant_name: owned?.name ?? null };
    });
}

async function activeTenant(
  db: Queryable,
  tenantId: string,
): Promise<{ readonly name: string; readonly plan: string } | null> {
  const { rows } = await db.query<{ name: string; plan: string }>(
    "select name, plan from tenant where tenant_id = $1 and status = 'active'",
    [tenantId],
  );
  return rows[0] ?? null;
}

/** Gives the session another value; false where there is none of the former. */
export async function renameSession(db: Queryable, from: Buffer, to: Buffer): Promise<boolean> {
  const { rowCount } = await db.query("update workbench_session set digest = $2 where digest = $1", [
    from,
    to,
  ]);
  return rowCount === 1;
}

export async function insertSessionKey(
  db: Queryable,
  key: { session: Buffer; value: Buffer; at: string },
): Promise<void> {
  await db.query(
    `insert into workbench_session_key (session_digest, key_digest, added_at) values ($1, $2, $3)
     on conflict do nothing`,
    [key.session, key.value, key.at],
  );
}

export async function deleteSessionKey(db: Queryable, session: Buffer, keyId: string): Promise<void> {
  await db.query(
    `delete from workbench_session_key s using key_digest d
     where s.session_digest = $1 and d.digest = s.key_digest and d.key_id = $2`,
    [session, keyId],
  );
}

export async function touchSession(db: Queryable, digest: Buffer, at: string): Promise<void> {
  await db.query("update workbench_session set used_at = $2 where digest = $1", [digest, at]);
}

/** Where an operator's session acts; false where there is no such active tenant, and then nothing is written. */
export async function chooseSessionTenant(db: Queryable, digest: Buffer, tenantId: string): Promise<boolean> {
  if ((await activeTenant(db, tenantId)) === null) return false;
  const { rowCount } = await db.query("update workbench_session set chosen_tenant = $2 where digest = $1", [
    digest,
    tenantId,
  ]);
  return rowCount === 1;
}

export async function nameSessionReviewer(db: Queryable, digest: Buffer, reviewerId: string): Promise<void> {
  await db.query("update workbench_session set reviewer_id = $2 where digest = $1", [digest, reviewerId]);
}

export async function deleteSession(db: Queryable, digest: Buffer): Promise<void> {
  await db.query("delete from workbench_session where digest = $1", [digest]);
}

/** Forgets sessions that ended, or that nobody has used since `idleSince`. */
export async function forgetSessions(
  db: Queryable,
  { at, idleSince }: { readonly at: string; readonly idleSince: string },
): Promise<void> {
  await db.query("delete from workbench_session where ends_at <= $1 or used_at <= $2", [at, idleSince]);
}
