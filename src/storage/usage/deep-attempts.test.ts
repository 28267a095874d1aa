import { beforeAll, expect, test } from "vitest";
import type { Database } from "../engine/database.ts";
import { openTestDatabase } from "../engine/testing.ts";
import { insertTestTenant } from "../testing/insert-test-tenant.ts";
import { refillDeepAttempts } from "./deep-attempts.ts";

const plans = [
  { plan: "free", deepAttempts: 25 },
  { plan: "growth", deepAttempts: 2_500 },
];
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase({ migrationsDirectory: new URL("../migrations/", import.meta.url) });
  const created_at = "2026-10-31T23:59:59.000Z";
  await insertTestTenant(database, "small", { plan: "free", deep_attempts_remaining: 3, created_at });
  await insertTestTenant(database, "big", { plan: "growth", deep_attempts_remaining: 9, created_at });
});

const left = async () => {
  const { rows } = await database.query<{ id: string; n: number }>(
    "select tenant_id as id, deep_attempts_remaining as n from tenant",
  );
  return Object.fromEntries(rows.map(({ id, n }) => [id, n]));
};

const refill = (at: string) => refillDeepAttempts(database, new Date(at), plans);

test("a tenant keeps the attempts of its month, and has those of its plan on the first of the next, in UTC", async () => {
  expect(await refill("2026-10-31T23:59:59.999Z")).toBe(0);
  expect(await refill("2026-11-01T00:00:00.000Z")).toBe(2);
  expect(await left()).toEqual({ small: 25, big: 2_500 });
});

test("attempts are given once a month, and what was left of the former is not added", async () => {
  await database.query("update tenant set deep_attempts_remaining = 1");
  expect(await refill("2026-11-30T23:59:59.999Z")).toBe(0);
  expect(await left()).toEqual({ small: 1, big: 1 });
  expect(await refill("2027-01-15T12:00:00.000Z")).toBe(2);
  expect(await left()).toEqual({ small: 25, big: 2_500 });
  // A clock that was set back takes nothing and gives nothing.
  expect(await refill("2026-11-30T23:59:59.999Z")).toBe(0);
});
