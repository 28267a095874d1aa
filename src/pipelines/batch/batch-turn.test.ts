import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { Failure } from "../../contract/errors.ts";
import type { Database } from "../../storage/engine/database.ts";
import { DatabaseError } from "../../storage/engine/errors.ts";
import { openTestDatabase } from "../../storage/engine/testing.ts";
import { LEASE_S } from "../../storage/jobs/leases.ts";
import { shifted } from "../../storage/testing/shifted.ts";
import { inBatchTurn } from "./batch-turn.ts";

let db: Database;

beforeAll(async () => {
  const migrationsDirectory = new URL("../../storage/migrations/", import.meta.url);
  db = await openTestDatabase({ migrationsDirectory });
});
afterAll(() => db.close());
afterEach(() => vi.useRealTimers());

const turn = <T>(tenantId: string, work: () => Promise<T>, database = db) =>
  inBatchTurn(database, { tenantId, now: new Date("2026-11-20T09:00:00.000Z") }, work);

/** Simulates that this much time has passed at the database. */
const pass = (seconds: number) =>
  db.query(
    `update idempotency set lease_until = ${shifted("lease_until", "- $1::int * interval '1 second'")}`,
    [seconds],
  );

const leaseS = async (): Promise<number> => {
  const { rows } = await db.query<{ left: number }>(
    "select extract(epoch from lease_until - clock_timestamp())::int as left from idempotency",
  );
  return rows[0]!.left;
};

test("a batch that takes longer than a lease keeps its turn until its end, and then another has it", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const ended = await turn("ten_long", async () => {
    for (let passed = 0; passed < 5 * LEASE_S; passed += LEASE_S / 2) {
      await pass(LEASE_S / 2);
      vi.advanceTimersByTime((LEASE_S * 1_000) / 2);
      await vi.waitFor(async () => expect(await leaseS()).toBeGreaterThan(LEASE_S / 2));
      expect(await turn("ten_long", async () => "beside it")).toBeInstanceOf(Failure);
    }
    return "whole";
  });
  expect(ended).toBe("whole");
  expect(await turn("ten_long", async () => "after it")).toBe("after it");
});

test("the turn of a process that died is free once its lease has ended", async () => {
  const dead = turn("ten_dead", () => new Promise(() => undefined));
  await vi.waitFor(async () => expect(await leaseS()).toBeGreaterThan(0));
  expect(await turn("ten_dead", async () => "too early")).toBeInstanceOf(Failure);
  await pass(LEASE_S + 1);
  expect(await turn("ten_dead", async () => "after it")).toBe("after it");
  expect(dead).toBeInstanceOf(Promise);
});

test("a database that is gone when a batch ends takes nothing from it, and has the turn back when it is there again", async () => {
  let gone = false;
  const failing = new Proxy(db, {
    get: (target, name) =>
      name === "query" && gone
        ? () => Promise.reject(new DatabaseError({ code: "08006", message: "connection lost" }))
        : Reflect.get(target, name).bind(target),
  });
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const work = async (): Promise<string> => {
    gone = true;
    return "whole";
  };
  expect(await turn("ten_gone", work, failing)).toBe("whole");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await turn("ten_gone", async () => "too early")).toBeInstanceOf(Failure);
  gone = false;
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await turn("ten_gone", async () => "after it")).toBe("after it"));
});

test("a turn that was lost meanwhile is not given back for another", async () => {
  const passed = vi.spyOn(performance, "now");
  const stood = await turn("ten_stood", async () => {
    await pass(LEASE_S + 1);
    const { promise: done, resolve: end } = Promise.withResolvers<void>();
    const other = turn("ten_stood", () => done.then(() => "its turn"));
    await vi.waitFor(async () => expect(await leaseS()).toBeGreaterThan(0));
    passed.mockReturnValue(performance.now() + LEASE_S * 1_000);
    return { other, end };
  });
  expect(await turn("ten_stood", async () => "a third")).toBeInstanceOf(Failure);
  passed.mockRestore();
  if (stood instanceof Failure) throw stood;
  stood.end();
  expect(await stood.other).toBe("its turn");
});
