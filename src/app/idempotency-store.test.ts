import { createHash } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Database } from "../storage/engine/database.ts";
import { openTestDatabase } from "../storage/engine/testing.ts";
import { shifted } from "../storage/testing/shifted.ts";
import { idempotencyStore } from "./idempotency-store.ts";

let db: Database;
const now = new Date("2026-11-20T09:00:00.000Z");
const digest = (text: string) => createHash("sha256").update(text).digest("hex");
const claimOf = (name: string) => ({
  operation: "resolve",
  keyDigest: digest(name),
  fingerprint: digest("content"),
});

beforeAll(async () => {
  db = await openTestDatabase({ migrationsDirectory: new URL("../storage/migrations/", import.meta.url) });
});

afterAll(() => db.close());

afterEach(() => vi.restoreAllMocks());

/** Simulates a database clock that has jumped far ahead. */
const jump = () =>
  db.query(
    `update idempotency set lease_until = ${shifted("lease_until", "- interval '1 day'")} where state = 'claimed'`,
  );

test("a process runs no key twice at once, though a clock says that its lease has ended", async () => {
  const store = idempotencyStore(db);
  expect(await store.claim("ten_a", claimOf("jumped"), now)).toEqual({ kind: "claimed" });
  await jump();
  expect(await store.claim("ten_a", claimOf("jumped"), now)).toMatchObject({ kind: "in_progress" });
  store.ended("ten_a", claimOf("jumped"));
  expect(await store.claim("ten_a", claimOf("jumped"), now)).toEqual({ kind: "claimed" });
});

test("a key that another process left is taken over when its lease has ended, and not before", async () => {
  await idempotencyStore(db).claim("ten_a", claimOf("left"), now);
  const other = idempotencyStore(db);
  expect(await other.claim("ten_a", claimOf("left"), now)).toMatchObject({ kind: "in_progress" });
  await jump();
  expect(await other.claim("ten_a", claimOf("left"), now)).toEqual({ kind: "claimed" });
});

test("a key whose release the database did not hear of is free for the next try, and a completed one stays", async () => {
  let reachable = true;
  const database = new Proxy(db, {
    get(target, name) {
      if (name === "query" && !reachable) return () => Promise.reject(new Error("unreachable"));
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const store = idempotencyStore(database);
  for (const name of ["lost", "done"]) {
    await store.claim("ten_a", claimOf(name), now);
    reachable = false;
    store.ended("ten_a", claimOf(name));
    await expect(store.release("ten_a", claimOf(name))).rejects.toThrow("unreachable");
    reachable = true;
  }
  await db.query(
    "update idempotency set state = 'completed', status = 200, body = '{}', usage = '{}', lease_until = null where key_digest = decode($1, 'hex')",
    [claimOf("done").keyDigest],
  );
  expect(await store.claim("ten_a", claimOf("done"), now)).toMatchObject({ kind: "stored", status: 200 });
  expect(await idempotencyStore(db).claim("ten_a", claimOf("lost"), now)).toMatchObject({
    kind: "in_progress",
  });
  await store.flush();
  expect(await idempotencyStore(db).claim("ten_a", claimOf("lost"), now)).toEqual({ kind: "claimed" });
});

test("a key is held for as long as its work takes, and for no longer than a lease once its process is gone", async () => {
  const store = idempotencyStore(db);
  await store.claim("ten_a", claimOf("long"), now);
  const startedMs = performance.now();
  const pass = (seconds: number) =>
    db.query(
      `update idempotency set lease_until = ${shifted("lease_until", "- $1::int * interval '1 second'")}`,
      [seconds],
    );
  for (let seconds = 20; seconds <= 400; seconds += 20) {
    vi.spyOn(performance, "now").mockReturnValue(startedMs + seconds * 1_000);
    await pass(20);
    await store.flush();
    expect(await idempotencyStore(db).claim("ten_a", claimOf("long"), now)).toMatchObject({
      kind: "in_progress",
    });
  }
  await pass(61);
  expect(await idempotencyStore(db).claim("ten_a", claimOf("long"), now)).toEqual({ kind: "claimed" });
});
