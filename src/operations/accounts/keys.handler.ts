import { Failure, invalidRequest } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import { Reply } from "../../contract/reply.ts";
import { newOpaqueId } from "../../ids/opaque-id.ts";
import {
  API_KEY_PREFIX,
  credentialDigest,
  credentialHint,
  mintCredential,
} from "../../secrets/credential.ts";
import type { Database } from "../../storage/engine/database.ts";
import {
  findKey,
  findTenant,
  insertKey,
  type KeyRow,
  listKeys as readKeys,
  rotateKey as replaceValue,
  revokeKey,
} from "../../storage/tenants/accounts.ts";
import type { createKey, deleteKey, getKey, listKeys, rotateKey } from "./keys.contract.ts";

export function createKeyHandler(deps: { readonly database: Database }): Handler<typeof createKey> {
  return async (call, body) => {
    if (body.tenant_id && !(await findTenant(deps.database, body.tenant_id))) return new Failure("not_found");
    if (body.expires_at && Date.parse(body.expires_at) <= call.now.getTime())
      return invalidRequest([
        { path: "expires_at", code: "out_of_range", message: "has to be in the future" },
      ]);
    const value = mintCredential(API_KEY_PREFIX);
    const key: KeyRow = {
      key_id: newOpaqueId("key"),
      tenant_id: body.tenant_id ?? null,
      scope: body.scope,
      name: body.name,
      reviewer_id: body.reviewer_id ?? null,
      key_hint: credentialHint(value),
      created_at: call.now.toISOString(),
      expires_at: body.expires_at ? new Date(body.expires_at).toISOString() : null,
      last_used_at: null,
      rotated_at: null,
      previous_valid_until: null,
      revoked_at: null,
    };
    await insertKey(deps.database, key, credentialDigest(value));
    return new Reply(
      { ...shown(key, call.now), key: value },
      { headers: { Location: `/v1/admin/keys/${key.key_id}` } },
    );
  };
}

export function listKeysHandler(deps: { readonly database: Database }): Handler<typeof listKeys> {
  return async (call, { tenant_id, scope, status, limit = 50, offset = 0 }) => {
    const filter = {
      tenantId: tenant_id ?? null,
      scope: scope ?? null,
      status: status ?? null,
      at: call.now.toISOString(),
    };
    const { keys, total } = await readKeys(deps.database, { ...filter, limit, offset });
    return { keys: keys.map((key) => shown(key, call.now)), total, limit, offset };
  };
}

export function getKeyHandler(deps: { readonly database: Database }): Handler<typeof getKey> {
  return async (call, { key_id }) => {
    const key = await findKey(deps.database, key_id);
    return key === null ? new Failure("not_found") : shown(key, call.now);
  };
}

/** @param deps.graceS how long the former value stays valid by default, in seconds. */
export function rotateKeyHandler(deps: {
  readonly database: Database;
  readonly graceS: number;
}): Handler<typeof rotateKey> {
  return async (call, { key_id, grace_seconds }) => {
    const key = await findKey(deps.database, key_id);
    if (!key) return new Failure("not_found");
    if (key.revoked_at) return new Failure("key_revoked");
    const value = mintCredential(API_KEY_PREFIX);
    const change = {
      keyId: key_id,
      digest: credentialDigest(value),
      hint: credentialHint(value),
      at: call.now.toISOString(),
      previousValidUntil: new Date(call.now.getTime() + (grace_seconds ?? deps.graceS) * 1000).toISOString(),
    };
    if (!(await deps.database.transaction((tx) => replaceValue(tx, change))))
      return new Failure("key_revoked");
    const rotated = {
      ...key,
      key_hint: change.hint,
      rotated_at: change.at,
      previous_valid_until: change.previousValidUntil,
    };
    return { ...shown(rotated, call.now), key: value };
  };
}

export function deleteKeyHandler(deps: { readonly database: Database }): Handler<typeof deleteKey> {
  return async (call, { key_id }) => {
    const revoked = await revokeKey(deps.database, key_id, call.now.toISOString());
    return revoked ? null : new Failure("not_found");
  };
}

function shown(key: KeyRow, now: Date) {
  const { revoked_at, ...metadata } = key;
  return { ...metadata, status: statusOf(key, now) };
}

function statusOf(key: KeyRow, now: Date): "active" | "rotating" | "revoked" | "expired" {
  if (key.revoked_at) return "revoked";
  if (key.expires_at && Date.parse(key.expires_at) <= now.getTime()) return "expired";
  if (key.previous_valid_until && Date.parse(key.previous_valid_until) > now.getTime()) return "rotating";
  return "active";
}
