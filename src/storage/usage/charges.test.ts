import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../engine/database.ts";
import { openTestDatabase } from "../engine/testing.ts";
import { claimKey } from "../tenants/idempotency.ts";
import { insertTestTenant } from "../testing/insert-test-tenant.ts";
import { charge } from "./charges.ts";

let db: Database;
let tenants = 0;
const at = "2026-11-20T09:00:00.000Z";

beforeAll(async () => {
  db = await openTestDatabase({ migrationsDirectory: new URL("../migrations/", import.meta.url) });
});

afterAll(() => db.close());

async function tenant(credits: number, enforced = true): Promise<string> {
  const tenantId = `ten_charges_${++tenants}`;
  await insertTestTenant(db, tenantId, {
    credits_granted: credits,
    credits_remaining: credits,
    enforced,
  });
  return tenantId;
}

const pay = (
  tenantId: string,
  credits: number,
  idempotency: Parameters<typeof charge>[1]["idempotency"] = null,
) => charge(db, { tenantId, operation: "match", credits, at, idempotency, freeBytes: null, surface: "api" });

async function ledger(tenantId: string) {
  const { rows } = await db.query<{ entry_id: number; credits: number; balance_after: number }>(
    "select entry_id, credits, balance_after from ledger where tenant_id = $1 order by entry_id",
    [tenantId],
  );
  return rows;
}

test("charges are entries numbered without a gap, each with the balance after it", async () => {
  const tenantId = await tenant(10);
  await Promise.all([pay(tenantId, 1), pay(tenantId, 5), pay(tenantId, 1)]);
  const entries = await ledger(tenantId);
  expect(entries.map(({ entry_id }) => entry_id)).toEqual([1, 2, 3]);
  let balance = 10;
  for (const entry of entries) {
    balance -= entry.credits;
    expect(entry.balance_after).toBe(balance);
  }
  expect(balance).toBe(3);
});

test("a call that costs nothing is no entry", async () => {
  const tenantId = await tenant(10);
  expect(await pay(tenantId, 0)).toMatchObject({ credits_remaining: 10, plan: "free", enforced: true });
  expect(await ledger(tenantId)).toEqual([]);
});

test("a balance is not overdrawn where the plan is enforced, and is where it is not", async () => {
  const limited = await tenant(2);
  expect(await pay(limited, 5)).toBe("no_credits");
  expect(await ledger(limited)).toEqual([]);
  expect(await pay(limited, 2)).toMatchObject({ credits_remaining: 0 });
  const tracked = await tenant(2, false);
  expect(await pay(tracked, 5)).toMatchObject({ credits_remaining: -3 });
});

describe("a keyed charge", () => {
  const key = { keyDigest: "ab".repeat(32), fingerprint: "cd".repeat(32), body: '{"decision":"match"}' };
  const claim = (tenantId: string) => claimKey(db, { ...key, tenantId, operation: "match" }, new Date(at));
  const kept = async (tenantId: string) =>
    (
      await db.query<{ state: string; body: string; usage: string }>(
        "select state, body, usage from idempotency where tenant_id = $1",
        [tenantId],
      )
    ).rows;

  test("its answer and its charge are written together or not at all", async () => {
    const paying = await tenant(3);
    await claim(paying);
    await pay(paying, 1, key);
    const [row] = await kept(paying);
    expect(row).toMatchObject({ state: "completed", body: key.body });
    expect(JSON.parse(row!.usage)).toEqual({
      credits_charged: 1,
      credits_remaining: 2,
      deep_attempts_remaining: 25,
      plan: "free",
      enforced: true,
    });
    const broke = await tenant(0);
    await claim(broke);
    expect(await pay(broke, 1, key)).toBe("no_credits");
    expect(await kept(broke)).toMatchObject([{ state: "claimed", body: null }]);
  });

  test("of two processes that both believe to have the key, one charges", async () => {
    const tenantId = await tenant(5);
    await claim(tenantId);
    const outcomes = await Promise.all([pay(tenantId, 1, key), pay(tenantId, 1, key)]);
    expect(outcomes.filter((outcome) => outcome === "answered")).toHaveLength(1);
    expect(await ledger(tenantId)).toHaveLength(1);
  });
});

test("a tenant that is not there is charged nothing", async () => {
  expect(await pay("ten_nobody", 1)).toBe("no_credits");
});
