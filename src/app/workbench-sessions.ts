import { Failure } from "../contract/errors.ts";
import { plans } from "../contract/limits.ts";
import type { Caller } from "../contract/operation.ts";
import { tenantScopes } from "../contract/scopes.ts";
import {
  type OpenedSession,
  sessionKeys,
  sessionLifetimes,
  type WorkbenchSession,
  type WorkbenchSessions,
} from "../contract/workbench.ts";
import { ACCESS_TOKEN_PREFIX, credentialDigest } from "../secrets/credential.ts";
import { newSessionToken, sessionDigest } from "../secrets/session-token.ts";
import type { Database } from "../storage/engine/database.ts";
import {
  chooseSessionTenant,
  deleteSession,
  deleteSessionKey,
  findSession,
  insertSession,
  insertSessionKey,
  nameSessionReviewer,
  renameSession,
  type SessionKeyRow,
  type SessionRow,
  touchSession,
} from "../storage/tenants/workbench-sessions.ts";
import type { Authenticator } from "./authenticate.ts";

/** A session's last use is written when the stored one is older than this. */
const TOUCH_MS = 60_000;

interface Dependencies {
  readonly database: Database;
  readonly authenticator: Authenticator;
  /** Whether a one-time code is valid; it is used up then. */
  spendCode(code: string, now: Date): boolean;
}

/** Sessions in the database: they survive a restart, and all processes of a deployment share them. */
export function workbenchSessions(deps: Dependencies): WorkbenchSessions {
  const { database } = deps;
  const find = (token: string | null, now: Date) => findInForce(deps, token, now);
  return {
    find,
    addKey: (token, key, now) => addKey(deps, { token, key }, now),
    async beginOperator(token, code, now) {
      if (!deps.spendCode(code, now)) return null;
      const fresh = newSessionToken();
      await database.transaction(async (tx) => {
        if (token !== null) await deleteSession(tx, sessionDigest(token));
        await insertSession(tx, newRow("operator", fresh, now));
      });
      return opened(deps, fresh, now);
    },
    async removeKey(token, keyId, now) {
      await deleteSessionKey(database, sessionDigest(token), keyId);
      const session = await find(token, now);
      if (session === null) await deleteSession(database, sessionDigest(token));
      return session;
    },
    chooseTenant: (token, tenantId) => chooseSessionTenant(database, sessionDigest(token), tenantId),
    nameReviewer: (token, reviewerId) => nameSessionReviewer(database, sessionDigest(token), reviewerId),
    end: (token) => deleteSession(database, sessionDigest(token)),
  };
}

function newRow(kind: "keys" | "operator", token: string, now: Date) {
  const lastsS = kind === "keys" ? sessionLifetimes.keysS : sessionLifetimes.operatorS;
  return {
    digest: sessionDigest(token),
    kind,
    at: now.toISOString(),
    endsAt: new Date(now.getTime() + lastsS * 1000).toISOString(),
  };
}

async function findInForce(
  { database, authenticator }: Dependencies,
  token: string | null,
  now: Date,
): Promise<WorkbenchSession | null> {
  if (token === null) return null;
  const digest = sessionDigest(token);
  const at = now.toISOString();
  const idleSince = new Date(now.getTime() - sessionLifetimes.idleS * 1000).toISOString();
  const found = await findSession(database, digest, { at, idleSince });
  if (found === null) return null;
  const { session, keys } = found;
  if (session.kind === "keys" && keys.length === 0) return null;
  if (now.getTime() - Date.parse(session.used_at) > TOUCH_MS) await touchSession(database, digest, at);
  if (session.kind === "operator") return operatorSession(session);
  return keySession(session, keys, (row) => authenticator.callerOf(row, at));
}

function keySession(
  row: SessionRow,
  keys: readonly SessionKeyRow[],
  callerOf: (row: SessionKeyRow) => Caller,
): WorkbenchSession {
  const owned = keys.find(({ tenant_id }) => tenant_id !== null);
  return {
    kind: "keys",
    tenant: owned ? { tenant_id: owned.tenant_id!, name: owned.tenant_name ?? owned.tenant_id! } : null,
    reviewerId: keys.find(({ reviewer_id }) => reviewer_id !== null)?.reviewer_id ?? null,
    keys: keys.map(({ key_id, scope, name, key_hint, reviewer_id, tenant_id }) => ({
      key_id,
      scope,
      name,
      key_hint,
      reviewer_id,
      tenant_id,
    })),
    callers: keys.map(callerOf),
    endsAt: row.ends_at,
  };
}

/** The operator acts with the chosen tenant's scopes, and administers; receipts name no key. */
function operatorSession(row: SessionRow): WorkbenchSession {
  const { chosen_tenant: tenantId, tenant_name: name, tenant_plan: plan, reviewer_id: reviewerId } = row;
  const administrator: Caller = {
    keyId: null,
    scopes: ["admin"],
    tenantId: null,
    reviewerId: null,
    rateMultiplier: 1,
  };
  const callers = [administrator];
  if (tenantId !== null && name !== null) {
    const rateMultiplier = plans[plan as keyof typeof plans]?.rateMultiplier ?? 1;
    callers.push({ keyId: null, scopes: tenantScopes, tenantId, reviewerId, rateMultiplier });
  }
  return {
    kind: "operator",
    tenant: tenantId !== null && name !== null ? { tenant_id: tenantId, name } : null,
    reviewerId,
    keys: [],
    callers,
    endsAt: row.ends_at,
  };
}

async function addKey(
  deps: Dependencies,
  { token, key }: { readonly token: string | null; readonly key: string },
  now: Date,
): Promise<OpenedSession | Failure | null> {
  const caller = key.startsWith(ACCESS_TOKEN_PREFIX) ? null : await deps.authenticator.authenticate(key);
  if (caller === null) return null;
  const former = await findInForce(deps, token, now);
  const kept = former?.kind === "keys" ? former : null;
  const misfit = kept && misfitOf(kept, caller);
  if (misfit) return misfit;
  // A new value at each sign-in: a value that an attacker has put into the browser never gets rights.
  const fresh = newSessionToken();
  await deps.database.transaction(async (tx) => {
    const digest = sessionDigest(fresh);
    const renamed =
      kept !== null && token !== null && (await renameSession(tx, sessionDigest(token), digest));
    if (!renamed) {
      if (token !== null) await deleteSession(tx, sessionDigest(token));
      await insertSession(tx, newRow("keys", fresh, now));
    }
    await insertSessionKey(tx, { session: digest, value: credentialDigest(key), at: now.toISOString() });
  });
  return opened(deps, fresh, now);
}

/** Why a key cannot join a session: all its keys belong to one tenant, or to none. */
function misfitOf(session: WorkbenchSession, { tenantId, keyId }: Caller): Failure | null {
  if (tenantId !== null && session.tenant !== null && tenantId !== session.tenant.tenant_id)
    return new Failure("invalid_request", {
      message: "This key belongs to another tenant. Sign out first: a session has the keys of one tenant.",
      details: { reason: "another_tenant" },
    });
  const isNew = session.keys.every((known) => known.key_id !== keyId);
  if (isNew && session.keys.length >= sessionKeys)
    return new Failure("invalid_request", {
      message: `A session has ${sessionKeys} keys at the most. Remove one first.`,
      details: { reason: "too_many_keys" },
    });
  return null;
}

async function opened(deps: Dependencies, token: string, now: Date): Promise<OpenedSession | null> {
  const session = await findInForce(deps, token, now);
  return session && { token, session };
}
