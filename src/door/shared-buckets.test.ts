import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../storage/engine/database.ts";
import { openTestDatabase } from "../storage/engine/testing.ts";
import { leaseTokens, returnToken } from "../storage/tenants/rate-buckets.ts";
import type { RateBuckets } from "./rate-buckets.ts";
import {
  createSharedBuckets,
  createSharedGate,
  type LeaseTokens,
  type ReturnToken,
} from "./shared-buckets.ts";

let db: Database;
let owners = 0;
let statements = 0;
let clock = Date.UTC(2026, 10, 20);

beforeAll(async () => {
  db = await openTestDatabase({ migrationsDirectory: new URL("../storage/migrations/", import.meta.url) });
});

afterAll(() => db.close());

const lease: LeaseTokens = (request) => {
  statements += 1;
  return leaseTokens(db, request, new Date(clock));
};

const giveBack: ReturnToken = (bucket) => {
  statements += 1;
  return returnToken(db, bucket);
};

/** This many processes at one database, and a bucket of their own. */
function setUp(processes: number) {
  owners += 1;
  statements = 0;
  const owner = `ten_shared_${owners}`;
  const replicas = Array.from({ length: processes }, () => createSharedBuckets({ lease, giveBack }));
  const take = (replica: RateBuckets, bucket: "resolve" | "batch" | "read" = "resolve", multiplier = 1) =>
    replica.take({ owner, bucket, multiplier, now: new Date(clock) });
  return { replicas, take };
}

const admitted = (states: readonly { retryAfterSeconds: number }[]): number =>
  states.filter(({ retryAfterSeconds }) => retryAfterSeconds === 0).length;

describe("processes that share a bucket", () => {
  test.each([1, 2, 3])("%i together admit its capacity and no more", async (processes) => {
    const { replicas, take } = setUp(processes);
    const states = [];
    for (let n = 0; n < 400; n++) states.push(await take(replicas[n % processes]!));
    expect(admitted(states)).toBe(300);
  });

  test("all at once they do as well", async () => {
    const { replicas, take } = setUp(3);
    const states = await Promise.all(Array.from({ length: 600 }, (_, n) => take(replicas[n % 3]!)));
    expect(admitted(states)).toBeGreaterThan(300 - 3 * 6);
    // A process may have been asked for fewer tokens than it held; no other tokens are left.
    for (let n = 0; n < 60; n++) states.push(await take(replicas[n % 3]!));
    expect(admitted(states)).toBe(300);
  });

  test("the refill of a bucket is shared", async () => {
    const { replicas, take } = setUp(2);
    for (let n = 0; n < 400; n++) await take(replicas[n % 2]!);
    clock += 10_000;
    const states = [];
    for (let n = 0; n < 100; n++) states.push(await take(replicas[n % 2]!));
    expect(admitted(states)).toBe(50);
  });

  test("a process that fell silent gives nothing back, and its tokens are worth nothing later", async () => {
    const { replicas, take } = setUp(2);
    for (let n = 0; n < 100; n++) await take(replicas[0]!);
    clock += 3_600_000;
    const states = [];
    for (let n = 0; n < 400; n++) states.push(await take(replicas[n % 2]!));
    expect(admitted(states)).toBe(300);
  });
});

describe("the numbers that a caller is told", () => {
  test("is the whole bucket's state, as one process alone would tell it", async () => {
    const { replicas, take } = setUp(1);
    for (let n = 1; n <= 300; n++) {
      expect(await take(replicas[0]!)).toMatchObject({
        limit: 300,
        remaining: 300 - n,
        retryAfterSeconds: 0,
      });
    }
    const refused = { scope: "resolve", limit: 300, remaining: 0, resetSeconds: 60, retryAfterSeconds: 1 };
    expect(await take(replicas[0]!)).toEqual(refused);
    expect((await take(setUp(1).replicas[0]!, "read", 5)).limit).toBe(5000);
  });

  test("a refusal takes nothing: the token that comes is admitted however often one asked", async () => {
    const { replicas, take } = setUp(2);
    for (let n = 0; n < 40; n++) await take(replicas[n % 2]!, "batch");
    clock += 1_999;
    for (let n = 0; n < 50; n++) expect((await take(replicas[0]!, "batch")).retryAfterSeconds).toBe(1);
    clock += 1;
    expect((await take(replicas[0]!, "batch")).retryAfterSeconds).toBe(0);
    expect((await take(replicas[1]!, "batch")).retryAfterSeconds).toBe(2);
  });
});

describe("statements", () => {
  test("a slow caller's token is leased alone", async () => {
    const { replicas, take } = setUp(1);
    for (let n = 0; n < 10; n++) {
      await take(replicas[0]!);
      clock += 2_000;
    }
    expect(statements).toBe(10);
    expect((await take(replicas[0]!)).remaining).toBe(299);
  });

  test("a fast caller's are leased together", async () => {
    const { replicas, take } = setUp(1);
    for (let n = 0; n < 1000; n++) await take(replicas[0]!, "read", 20);
    expect(statements).toBeLessThan(20);
  });

  test("requests that came at different moments and wait for one lease share it", async () => {
    const { replicas, take } = setUp(1);
    await take(replicas[0]!, "read", 20);
    const states = await Promise.all(
      Array.from({ length: 50 }, (_, n) => {
        clock += n % 3;
        return take(replicas[0]!, "read", 20);
      }),
    );
    expect(admitted(states)).toBe(50);
    expect(statements).toBeLessThan(10);
    clock += 1_000;
    // No token was leased and left unused, except at the end of the last lease.
    expect((await take(replicas[0]!, "read", 20)).remaining).toBe(19_999);
  });

  test("refusals need none", async () => {
    const { replicas, take } = setUp(1);
    for (let n = 0; n < 301; n++) await take(replicas[0]!);
    statements = 0;
    for (let n = 0; n < 1000; n++) expect((await take(replicas[0]!)).retryAfterSeconds).toBe(1);
    expect(statements).toBe(0);
  });
});

describe("processes that share a gate of addresses and clients", () => {
  let addresses = 0;
  const newPeer = () => ({ address: `192.0.2.${++addresses}`, clientId: "agent" });
  const gateOf = () =>
    createSharedGate(
      { scope: "install_ticket", shape: { capacity: 10, refillPerS: 1 / 60 } },
      { lease, giveBack: (bucket) => returnToken(db, bucket) },
    );

  test("admit ten wrong tries together, in turn and at once, and then one a minute", async () => {
    const gates = [gateOf(), gateOf(), gateOf()];
    const peer = newPeer();
    const tries = async (at: Date) =>
      admitted(await Promise.all(Array.from({ length: 30 }, (_, n) => gates[n % 3]!.take(peer, at))));
    expect(await tries(new Date(clock))).toBe(10);
    expect(await tries(new Date(clock))).toBe(0);
    expect((await gates[0]!.take(peer, new Date(clock))).retryAfterSeconds).toBe(60);
    clock += 60_000;
    expect(await tries(new Date(clock))).toBe(1);
  });

  test("a token that is given back may be taken again by any caller, and the gate holds no more than its capacity", async () => {
    const [one, other] = [gateOf(), gateOf()];
    const peer = newPeer();
    for (let n = 0; n < 25; n++) {
      expect((await one.take(peer, new Date(clock))).retryAfterSeconds).toBe(0);
      await one.giveBack(peer);
    }
    await one.giveBack(peer);
    const states = [];
    for (let n = 0; n < 11; n++) states.push(await other.take(peer, new Date(clock)));
    expect(admitted(states)).toBe(10);
    await one.giveBack(peer);
    expect((await one.take(peer, new Date(clock))).retryAfterSeconds).toBe(0);
  });

  test("know a peer by its network and its client, and tell the database neither", async () => {
    const gate = gateOf();
    const at = new Date(clock);
    for (let n = 0; n < 10; n++) await gate.take({ address: `2001:db8:7:8::${n}`, clientId: "agent" }, at);
    const remaining = async (address: string, clientId: string | null) =>
      (await gate.take({ address, clientId }, at)).remaining;
    expect(await remaining("2001:db8:7:8::ff", "agent")).toBe(0);
    expect(await remaining("2001:db8:7:9::1", "agent")).toBe(9);
    expect(await remaining("2001:db8:7:8::1", "other")).toBe(9);
    expect(await remaining("2001:db8:7:8::1", null)).toBe(9);
    const { rows } = await db.query<{ owner: string }>(
      "select owner from rate_bucket where bucket = 'install_ticket'",
    );
    expect(rows.filter(({ owner }) => !/^[\w-]{43}$/.test(owner))).toEqual([]);
  });
});

describe("clocks and failures", () => {
  test("a clock that is set back stops no refill and gives nothing away", async () => {
    const { replicas, take } = setUp(1);
    for (let n = 0; n < 301; n++) await take(replicas[0]!);
    clock -= 86_400_000;
    expect((await take(replicas[0]!)).retryAfterSeconds).toBe(1);
    clock += 2_000;
    const states = [];
    for (let n = 0; n < 20; n++) states.push(await take(replicas[0]!));
    expect(admitted(states)).toBe(10);
    clock += 86_400_000;
  });

  describe("after a clock was set back", () => {
    /** A process that has just leased eight tokens and used one of them. */
    const withLease = async () => {
      const asked: number[] = [];
      const noted: LeaseTokens = (request) => {
        asked.push(request.wanted);
        return leaseTokens(db, request, new Date(clock));
      };
      const returned: string[] = [];
      const buckets = createSharedBuckets({
        lease: noted,
        giveBack: async ({ owner }) => void returned.push(owner),
      });
      owners += 1;
      const caller = { owner: `ten_shared_${owners}`, bucket: "resolve", multiplier: 20 } as const;
      const take = () => buckets.take({ ...caller, now: new Date(clock) });
      for (let n = 0; n < 8; n++) await take();
      expect(asked).toEqual([1, 2, 4, 8]);
      return { asked, returned, take, giveBack: () => buckets.giveBack({ ...caller, now: new Date(clock) }) };
    };

    test("tokens that were leased before are worth nothing, and a first lease is a small one", async () => {
      const { asked, take } = await withLease();
      clock -= 3_600_000;
      await take();
      expect(asked).toEqual([1, 2, 4, 8, 1]);
    });

    test("by no more than a lease lasts, the lease is good as it was", async () => {
      const { asked, take } = await withLease();
      clock -= 1_000;
      await take();
      expect(asked).toEqual([1, 2, 4, 8]);
      clock -= 1;
      await take();
      expect(asked).toHaveLength(5);
    });

    test("a token that is given back goes to the common bucket, not to the lease of before", async () => {
      const { returned, giveBack } = await withLease();
      await giveBack();
      expect(returned).toEqual([]);
      clock -= 1;
      await giveBack();
      expect(returned).toHaveLength(1);
    });

    test("a bucket that was empty is asked for at once, and fills from then on", async () => {
      const { asked, take } = await withLease();
      for (let n = 0; n < 6_000; n++) await take();
      const before = asked.length;
      expect((await take()).retryAfterSeconds).toBe(1);
      expect(asked).toHaveLength(before);
      clock -= 3_600_000;
      expect((await take()).retryAfterSeconds).toBe(1);
      expect(asked).toHaveLength(before + 1);
      clock += 10;
      expect((await take()).retryAfterSeconds).toBe(0);
    });
  });

  test("without a time of its own the database's clock counts", async () => {
    const request = { owner: "ten_clock", bucket: "resolve", capacity: 300, refillPerS: 5, wanted: 10 };
    expect(await leaseTokens(db, request, null)).toEqual({ leased: 10, left: 290 });
    await db.query("update rate_bucket set at = at - interval '1 minute' where owner = 'ten_clock'");
    expect(await leaseTokens(db, request, null)).toEqual({ leased: 10, left: 290 });
  });

  test("a token that is given back is there again, without a statement while its lease runs", async () => {
    const { replicas, take } = setUp(1);
    const [replica] = replicas;
    const request = { owner: `ten_shared_${owners}`, bucket: "resolve", multiplier: 1 } as const;
    const before = (await take(replica!)).remaining;
    const asked = statements;
    await replica!.giveBack({ ...request, now: new Date(clock) });
    expect(statements).toBe(asked);
    expect((await take(replica!)).remaining).toBe(before);
    expect(statements).toBe(asked);
    await replica!.giveBack({ ...request, now: new Date(clock + 1_500) });
    expect(statements, "the lease has ended").toBe(asked + 1);
  });

  test("a lease that fails admits nobody, and the next request tries again", async () => {
    let broken = true;
    const sometimes: LeaseTokens = (request) =>
      broken ? Promise.reject(new Error("unreachable")) : lease(request);
    const buckets = createSharedBuckets({ lease: sometimes, giveBack });
    const request = { owner: "ten_broken", bucket: "resolve", multiplier: 1, now: new Date(clock) } as const;
    await expect(buckets.take(request)).rejects.toThrow("unreachable");
    broken = false;
    expect((await buckets.take(request)).retryAfterSeconds).toBe(0);
  });

  test("a part of a token that looks like a whole one is none, and is not asked for without end", async () => {
    let asked = 0;
    const part = async () => {
      asked += 1;
      return { leased: 0, left: 1 };
    };
    const buckets = createSharedBuckets({ lease: part, giveBack });
    const request = { owner: "ten_part", bucket: "resolve", multiplier: 1, now: new Date(clock) } as const;
    expect((await buckets.take(request)).retryAfterSeconds).toBe(1);
    expect(asked).toBe(1);
  });

  test("the bucket that is idle longest is forgotten first", async () => {
    const buckets = createSharedBuckets({ lease, giveBack }, 2);
    const take = (owner: string) =>
      buckets.take({ owner, bucket: "resolve", multiplier: 1, now: new Date(clock) });
    for (const owner of ["ten_x", "ten_y", "ten_z", "ten_x"]) await take(owner);
    expect((await take("ten_x")).remaining).toBe(297);
  });
});
