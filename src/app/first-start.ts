import { createHash } from "node:crypto";
import { ConfigError } from "../config.ts";
import { plans } from "../contract/limits.ts";
import { newOpaqueId } from "../ids/opaque-id.ts";
import { API_KEY_PREFIX, credentialDigest, credentialHint, mintCredential } from "../secrets/credential.ts";
import type { Database, Queryable } from "../storage/engine/database.ts";
import {
  anyAdminKey,
  findCredential,
  insertKey,
  insertTenant,
  type KeyRow,
  listTenants,
  ownerOfDigest,
  revokeKey,
} from "../storage/tenants/accounts.ts";

export interface FirstCredentials {
  /** null when the operator configured a key, or when a key exists already. */
  readonly adminKey: string | null;
  /** null except on the first start. */
  readonly tenantKey: string | null;
}

const LOCAL_TENANT = "local";
const OPERATOR_KEY_NAME = "from ASSAY_ADMIN_KEY";

export interface FirstStart {
  /** ASSAY_ADMIN_KEY: a value or `sha256:<hex>`. */
  readonly given?: string | undefined;
  readonly now: Date;
  /** Stores the new values for their owner before they are valid, so that no value in force is lost. */
  readonly keep?: (credentials: FirstCredentials) => void;
}

/**
 * Makes a fresh deployment usable: an admin key, a tenant and its first key, each value returned once. The
 * local tenant's use is tracked and not limited: the operator pays no provider for it.
 * @throws ConfigError where the given admin key is the value of another kind of key.
 */
export async function prepareFirstStart(
  database: Database,
  { given, now, keep }: FirstStart,
): Promise<FirstCredentials> {
  return database.transaction(async (tx) => {
    const credentials = await firstCredentials(tx, given, now.toISOString());
    keep?.(credentials);
    return credentials;
  });
}

async function firstCredentials(
  tx: Queryable,
  given: string | undefined,
  at: string,
): Promise<FirstCredentials> {
  const { total } = await listTenants(tx, { limit: 1, offset: 0 });
  if (given !== undefined) await adoptAdminKey(tx, given, at);
  const adminKey =
    given === undefined && !(await anyAdminKey(tx))
      ? await mint(tx, { tenantId: null, scope: "admin", at })
      : null;
  if (total > 0) return { adminKey, tenantKey: null };
  const { credits, deepAttempts, enforced } = plans.enterprise;
  await insertTenant(tx, {
    tenant_id: LOCAL_TENANT,
    name: "Local",
    plan: "enterprise",
    external_ref: null,
    status: "active",
    credits_granted: credits,
    credits_remaining: credits,
    deep_attempts_remaining: deepAttempts,
    enforced,
    created_at: at,
  });
  return { adminKey, tenantKey: await mint(tx, { tenantId: LOCAL_TENANT, scope: "resolve", at }) };
}

async function mint(
  tx: Queryable,
  key: { tenantId: string | null; scope: string; at: string },
): Promise<string> {
  const value = mintCredential(API_KEY_PREFIX);
  await insertKey(
    tx,
    keyRow({ ...key, name: "first key", hint: credentialHint(value) }),
    credentialDigest(value),
  );
  return value;
}

// The operator's key is in force while it is configured: another value, or another start with it, replaces
// it.
async function adoptAdminKey(tx: Queryable, given: string, at: string): Promise<void> {
  const digest = given.startsWith("sha256:") ? Buffer.from(given.slice(7), "hex") : credentialDigest(given);
  const { rows } = await tx.query<{ key_id: string; digest: Buffer; lapses: boolean }>(
    `select k.key_id, d.digest, d.valid_until is not null as lapses
     from api_key k join key_digest d on d.key_id = k.key_id
     where k.scope = 'admin' and k.revoked_at is null and k.name = $1`,
    [OPERATOR_KEY_NAME],
  );
  if (rows.some((row) => row.digest.equals(digest) && !row.lapses)) return;
  for (const row of rows) await revokeKey(tx, row.key_id, at);
  const owner = await ownerOfDigest(tx, digest);
  // The value of an earlier start, or another admin's key: it authenticates unchanged.
  if (owner?.scope === "admin" && (await findCredential(tx, { digest, at })) !== null) return;
  if (owner !== null)
    throw new ConfigError(
      "ASSAY_ADMIN_KEY: it is the value of another key of this deployment, which is not an admin key or has expired; set another value",
    );
  const hint = createHash("sha256").update(digest).digest("hex").slice(0, 8);
  await insertKey(
    tx,
    keyRow({ tenantId: null, scope: "admin", at, name: OPERATOR_KEY_NAME, hint: `sha256…${hint}` }),
    digest,
  );
}

function keyRow(key: {
  tenantId: string | null;
  scope: string;
  at: string;
  name: string;
  hint: string;
}): KeyRow {
  return {
    key_id: newOpaqueId("key"),
    tenant_id: key.tenantId,
    scope: key.scope,
    name: key.name,
    reviewer_id: null,
    key_hint: key.hint,
    created_at: key.at,
    expires_at: null,
    last_used_at: null,
    rotated_at: null,
    previous_valid_until: null,
    revoked_at: null,
  };
}
