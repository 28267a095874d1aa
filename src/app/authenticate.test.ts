import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { API_KEY_PREFIX, credentialDigest, mintCredential } from "../secrets/credential.ts";
import type { Database } from "../storage/engine/database.ts";
import { openTestDatabase } from "../storage/engine/testing.ts";
import { findKey, insertKey, type KeyRow, revokeKey, rotateKey } from "../storage/tenants/accounts.ts";
import { insertTestTenant } from "../storage/testing/insert-test-tenant.ts";
import { Authenticator } from "./authenticate.ts";
import { prepareFirstStart } from "./first-start.ts";

let db: Database;
let keys = 0;
const clock = { now: new Date("2026-11-20T09:00:00.000Z") };
const at = () => clock.now.toISOString();

beforeAll(async () => {
  db = await openTestDatabase({ migrationsDirectory: new URL("../storage/migrations/", import.meta.url) });
  await insertTestTenant(db, "ten_auth", { plan: "growth" });
});

afterAll(() => db.close());

async function keyWith(said: Partial<KeyRow> = {}): Promise<{ keyId: string; value: string }> {
  const value = mintCredential(API_KEY_PREFIX);
  const keyId = `key_auth_${++keys}`;
  const row: KeyRow = {
    key_id: keyId,
    tenant_id: "ten_auth",
    scope: "resolve",
    name: "test",
    reviewer_id: null,
    key_hint: "",
    created_at: at(),
    expires_at: null,
    last_used_at: null,
    rotated_at: null,
    previous_valid_until: null,
    revoked_at: null,
    ...said,
  };
  await insertKey(db, row, credentialDigest(value));
  return { keyId, value };
}

const authenticator = () => new Authenticator(db, () => clock.now, "https://assay.example/mcp");

test("a valid value stands for its tenant, scope, reviewer and the plan's rates", async () => {
  const { keyId, value } = await keyWith({ scope: "review", reviewer_id: "ann" });
  expect(await authenticator().authenticate(value)).toEqual({
    keyId,
    scopes: ["review"],
    tenantId: "ten_auth",
    reviewerId: "ann",
    rateMultiplier: 5,
  });
});

test.each(["", "x", "assay_sk_x", mintCredential(API_KEY_PREFIX), mintCredential("assay_at_"), "\ud800"])(
  "%# stands for nobody",
  async (value) => {
    expect(await authenticator().authenticate(value)).toBeNull();
  },
);

test("requests with one key at the same time share look-ups, each made after its request came", async () => {
  const { keyId, value } = await keyWith();
  const asked = authenticator();
  const query = vi.spyOn(db, "query");
  const callers = await Promise.all(Array.from({ length: 20 }, () => asked.authenticate(value)));
  expect(query).toHaveBeenCalledTimes(2);
  query.mockRestore();
  expect(new Set(callers.map((caller) => caller?.keyId))).toEqual(new Set([keyId]));
  const early = asked.authenticate(value);
  await revokeKey(db, keyId, at());
  const late = [asked.authenticate(value), asked.authenticate(value)];
  expect(await Promise.all(late)).toEqual([null, null]);
  // The database may perform either of the two first.
  await early;
});

test("a deployment's key belongs to no tenant", async () => {
  const { value } = await keyWith({ tenant_id: null, scope: "metrics" });
  expect(await authenticator().authenticate(value)).toMatchObject({ tenantId: null, rateMultiplier: 1 });
});

test("a tenant that is not active has no callers", async () => {
  const { value } = await keyWith();
  await db.query("update tenant set status = 'suspended' where tenant_id = 'ten_auth'");
  expect(await authenticator().authenticate(value)).toBeNull();
  await db.query("update tenant set status = 'active' where tenant_id = 'ten_auth'");
  expect(await authenticator().authenticate(value)).not.toBeNull();
});

test("revoked, it stops at once in every process; a rotation of it is refused", async () => {
  const { keyId, value } = await keyWith();
  const elsewhere = authenticator();
  expect(await elsewhere.authenticate(value)).not.toBeNull();
  expect(await revokeKey(db, keyId, at())).toBe(true);
  expect(await elsewhere.authenticate(value)).toBeNull();
  expect(await revokeKey(db, keyId, at())).toBe(false);
  const change = { keyId, digest: credentialDigest("x"), hint: "", at: at(), previousValidUntil: at() };
  expect(await db.transaction((tx) => rotateKey(tx, change))).toBe(false);
});

test("last use is written down on a flush, and never set back", async () => {
  const { keyId, value } = await keyWith();
  const early = authenticator();
  const late = authenticator();
  await early.authenticate(value);
  clock.now = new Date(clock.now.getTime() + 1000);
  await late.authenticate(value);
  await late.flush();
  await early.flush();
  await early.flush();
  expect((await findKey(db, keyId))?.last_used_at).toBe(at());
});

test("a first start makes an admin key, a tenant and its key, once", async () => {
  const fresh = await openTestDatabase({
    migrationsDirectory: new URL("../storage/migrations/", import.meta.url),
  });
  await fresh.execute("truncate tenant, api_key, key_digest cascade");
  const first = await prepareFirstStart(fresh, { now: clock.now });
  const { authenticate } = {
    authenticate: (value: string) =>
      new Authenticator(fresh, () => clock.now, "https://assay.example/mcp").authenticate(value),
  };
  expect(await authenticate(first.adminKey!)).toMatchObject({ scopes: ["admin"], tenantId: null });
  expect(await authenticate(first.tenantKey!)).toMatchObject({ scopes: ["resolve"], tenantId: "local" });
  expect(await prepareFirstStart(fresh, { now: clock.now })).toEqual({ adminKey: null, tenantKey: null });

  // A key that the operator configures replaces only the key that was configured before.
  const [one, two] = ["an-operator's-key-number-one", "an-operator's-key-number-two"];
  expect(await prepareFirstStart(fresh, { given: one, now: clock.now })).toEqual({
    adminKey: null,
    tenantKey: null,
  });
  expect(await authenticate(one)).toMatchObject({ scopes: ["admin"] });
  await prepareFirstStart(fresh, {
    given: `sha256:${credentialDigest(two).toString("hex")}`,
    now: clock.now,
  });
  expect(await authenticate(one)).toBeNull();
  expect(await authenticate(two)).toMatchObject({ scopes: ["admin"] });
  expect(await authenticate(first.adminKey!)).not.toBeNull();

  // A value that an earlier start printed works as that key; a tenant's key cannot, and the start reports so.
  await prepareFirstStart(fresh, { given: first.adminKey!, now: clock.now });
  expect(await authenticate(first.adminKey!)).toMatchObject({ scopes: ["admin"] });
  await expect(prepareFirstStart(fresh, { given: first.tenantKey!, now: clock.now })).rejects.toThrow(
    /^ASSAY_ADMIN_KEY/,
  );

  // A value that was rotated away is valid again: the configured value is in force.
  await prepareFirstStart(fresh, { given: one, now: clock.now });
  const { rows } = await fresh.query<{ key_id: string }>("select key_id from key_digest where digest = $1", [
    credentialDigest(one),
  ]);
  const rotation = { hint: "", at: at(), previousValidUntil: at(), digest: credentialDigest("another") };
  await fresh.transaction((tx) => rotateKey(tx, { ...rotation, keyId: rows[0]!.key_id }));
  expect(await authenticate(one)).toBeNull();
  await prepareFirstStart(fresh, { given: one, now: clock.now });
  expect(await authenticate(one)).toMatchObject({ scopes: ["admin"] });
});
