import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../engine/database.ts";
import { openTestDatabase } from "../engine/testing.ts";
import { LEASE_S } from "../jobs/leases.ts";
import { shifted } from "../testing/shifted.ts";
import {
  claimKey,
  type IdempotencyKey,
  releaseAbandonedKeys,
  releaseKey,
  renewClaims,
} from "./idempotency.ts";

let db: Database;
const now = new Date("2026-11-20T09:00:00.000Z");
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const digest = (text: string) => createHash("sha256").update(text).digest("hex");
const keyOf = (name: string, content = "content", tenantId = "ten_idempotency"): IdempotencyKey => ({
  tenantId,
  operation: "resolve",
  keyDigest: digest(name),
  fingerprint: digest(content),
});

beforeAll(async () => {
  db = await openTestDatabase({ migrationsDirectory: new URL("../migrations/", import.meta.url) });
});

afterAll(() => db.close());

test("of many claims at once, one is mine", async () => {
  const rows = await Promise.all(Array.from({ length: 10 }, () => claimKey(db, keyOf("many"), now)));
  expect(rows.filter(({ mine }) => mine)).toHaveLength(1);
  for (const row of rows) expect(row).toMatchObject({ state: "claimed", same_content: true });
});

/** As if so much time had passed at the database. */
const pass = (name: string, seconds: number) =>
  db.query(
    `update idempotency set lease_until = ${shifted("lease_until", "- $2::int * interval '1 second'")}
     where key_digest = decode($1, 'hex')`,
    [digest(name), seconds],
  );

test("a claim is held for its lease and no longer, by the same content alone", async () => {
  await claimKey(db, keyOf("lease"), now);
  await pass("lease", LEASE_S - 10);
  expect((await claimKey(db, keyOf("lease"), now)).mine).toBe(false);
  await pass("lease", 11);
  expect(await claimKey(db, keyOf("lease", "other"), now)).toMatchObject({
    mine: false,
    same_content: false,
  });
  expect((await claimKey(db, keyOf("lease"), now, { takeOver: false })).mine).toBe(false);
  expect((await claimKey(db, keyOf("lease"), now)).mine).toBe(true);
  // Taken over, the lease runs anew.
  expect((await claimKey(db, keyOf("lease"), now)).mine).toBe(false);
});

test("a claim that is renewed is held for a lease from then on; what is completed stays so", async () => {
  for (const name of ["long", "over"]) await claimKey(db, keyOf(name), now);
  await releaseKey(db, keyOf("over"));
  await pass("long", LEASE_S - 10);
  await renewClaims(db, "ten_idempotency", [keyOf("long"), keyOf("over"), keyOf("never")]);
  await pass("long", LEASE_S - 10);
  expect((await claimKey(db, keyOf("long"), now)).mine).toBe(false);
  await pass("long", 11);
  await renewClaims(db, "ten_idempotency", [keyOf("long", "other content")]);
  expect((await claimKey(db, keyOf("long"), now)).mine).toBe(true);
  expect((await claimKey(db, keyOf("over"), now)).mine).toBe(true);
});

test("a process whose clock jumps takes over nothing", async () => {
  await claimKey(db, keyOf("jump"), now);
  for (const seconds of [-86_400, 86_400]) {
    expect((await claimKey(db, keyOf("jump"), after(seconds))).mine).toBe(false);
  }
});

test("a claim from before the database's clock was set back is held for a lease from then on", async () => {
  await claimKey(db, keyOf("set back"), now);
  await pass("set back", -86_400);
  expect((await claimKey(db, keyOf("set back"), now)).mine).toBe(false);
  await pass("set back", LEASE_S - 10);
  expect((await claimKey(db, keyOf("set back"), now)).mine).toBe(false);
  await pass("set back", 11);
  expect((await claimKey(db, keyOf("set back"), now)).mine).toBe(true);
});

test("a released claim is free, for other content too; another's is not released", async () => {
  await claimKey(db, keyOf("free"), now);
  await releaseKey(db, keyOf("free", "other"));
  expect((await claimKey(db, keyOf("free"), now)).mine).toBe(false);
  await releaseKey(db, keyOf("free"));
  expect((await claimKey(db, keyOf("free", "other"), now)).mine).toBe(true);
});

test("a completed or erased key stays through release, lease and restart", async () => {
  for (const state of ["completed", "erased"]) {
    await claimKey(db, keyOf(state), now);
    await db.query(
      "update idempotency set state = $1, status = 200, body = '{}', usage = '{}', lease_until = null where key_digest = decode($2, 'hex')",
      [state, digest(state)],
    );
    await releaseKey(db, keyOf(state));
    await releaseAbandonedKeys(db);
    expect(await claimKey(db, keyOf(state), after(10_000))).toMatchObject({ state, mine: false });
  }
});

test("a start that finds abandoned claims frees them", async () => {
  await claimKey(db, keyOf("abandoned"), now);
  await releaseAbandonedKeys(db);
  expect((await claimKey(db, keyOf("abandoned"), now)).mine).toBe(true);
});

test("tenants and operations have keys of their own", async () => {
  await claimKey(db, keyOf("own"), now);
  expect((await claimKey(db, keyOf("own", "content", "ten_other"), now)).mine).toBe(true);
  expect((await claimKey(db, { ...keyOf("own"), operation: "match" }, now)).mine).toBe(true);
});
