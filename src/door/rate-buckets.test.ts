import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Bucket } from "../contract/limits.ts";
import { buckets, unauthenticatedGate } from "../contract/limits.ts";
import { createAddressGate, createMemoryBuckets } from "./rate-buckets.ts";

const start = Date.UTC(2026, 10, 20);

function takerOf(bucket: Bucket, multiplier = 1) {
  const memory = createMemoryBuckets();
  return (atMs: number, owner = "ten_a") =>
    memory.take({ owner, bucket, multiplier, now: new Date(start + atMs) });
}

describe("token bucket (specification §4.3)", () => {
  test("a full bucket admits its capacity and then says when one token is there", async () => {
    const take = takerOf("resolve");
    for (let n = 1; n <= 300; n++) {
      expect(await take(0)).toMatchObject({ limit: 300, remaining: 300 - n, retryAfterSeconds: 0 });
    }
    expect(await take(0)).toEqual({
      scope: "resolve",
      limit: 300,
      remaining: 0,
      resetSeconds: 60,
      retryAfterSeconds: 1,
    });
  });

  test("a refusal takes nothing: the token that comes is admitted however often one asked", async () => {
    const take = takerOf("batch");
    for (let n = 0; n < 30; n++) await take(0);
    for (let n = 0; n < 50; n++) expect((await take(1999)).retryAfterSeconds).toBe(1);
    expect((await take(2000)).retryAfterSeconds).toBe(0);
  });

  test("Retry-After is the whole seconds until a token, at least one", async () => {
    const take = takerOf("batch");
    for (let n = 0; n < 30; n++) await take(0);
    expect((await take(0)).retryAfterSeconds).toBe(2);
    expect((await take(1001)).retryAfterSeconds).toBe(1);
  });

  test("reset counts to full and not to the next token", async () => {
    const take = takerOf("read");
    expect((await take(0)).resetSeconds).toBe(1);
    for (let n = 0; n < 499; n++) await take(0);
    expect((await take(0)).resetSeconds).toBe(Math.ceil(501 / 16.6667));
  });

  test("the plan's multiplier scales capacity and refill", async () => {
    const take = takerOf("resolve", 5);
    expect((await take(0)).limit).toBe(1500);
    for (let n = 0; n < 1499; n++) await take(0);
    expect((await take(0)).retryAfterSeconds).toBe(1);
    expect((await take(40)).retryAfterSeconds).toBe(0);
  });

  test("owners and buckets do not share tokens", async () => {
    const take = takerOf("admin");
    for (let n = 0; n < 60; n++) await take(0, "key_a");
    expect((await take(0, "key_a")).retryAfterSeconds).toBeGreaterThan(0);
    expect((await take(0, "key_b")).remaining).toBe(59);
  });

  test("a clock that steps back neither refills nor blocks", async () => {
    const take = takerOf("admin");
    for (let n = 0; n < 60; n++) await take(3_600_000);
    expect((await take(0)).retryAfterSeconds).toBe(1);
    expect((await take(1000)).retryAfterSeconds).toBe(0);
  });

  test("nothing is gained or lost: over any schedule the admitted are capacity plus whole refill at most", async () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 997 }), { minLength: 1, maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom<Bucket>("read", "batch", "admin"), gaps, async (bucket, steps) => {
        const take = takerOf(bucket);
        const { capacity, refillPerS } = buckets[bucket];
        let atMs = 0;
        let admitted = 0;
        for (const gap of steps) {
          atMs += gap;
          const state = await take(atMs);
          if (state.retryAfterSeconds === 0) admitted++;
          expect(state.remaining).toBeGreaterThanOrEqual(0);
          expect(state.remaining).toBeLessThanOrEqual(capacity - (state.retryAfterSeconds === 0 ? 1 : 0));
        }
        expect(admitted).toBeLessThanOrEqual(capacity + Math.floor((atMs / 1000) * refillPerS + 1e-9));
      }),
      { numRuns: 50 },
    );
  });
});

describe("memory", () => {
  test("beyond the bound the bucket that was idle longest is forgotten, and starts full", async () => {
    const memory = createMemoryBuckets({ maxEntries: 2 });
    const take = (owner: string) =>
      memory.take({ owner, bucket: "admin", multiplier: 1, now: new Date(start) });
    await take("a");
    await take("a");
    await take("b");
    expect((await take("a")).remaining).toBe(57);
    await take("c");
    expect((await take("a")).remaining).toBe(56);
    expect((await take("b")).remaining).toBe(59);
  });
});

describe("address gate (unauthenticated traffic)", () => {
  test("one address has its own bucket of 600", () => {
    const gate = createAddressGate();
    const now = new Date(start);
    for (let n = 0; n < unauthenticatedGate.capacity; n++) gate.take("192.0.2.1", now);
    expect(gate.take("192.0.2.1", now).retryAfterSeconds).toBe(1);
    expect(gate.take("192.0.2.2", now).remaining).toBe(599);
  });

  test.each([
    ["2001:db8:1:2::1", "2001:db8:1:2:ffff:0:0:9", "the same /64"],
    ["2001:db8::1", "2001:0db8:0:0:5::", "zeros written differently"],
    ["::ffff:192.0.2.7", "192.0.2.7", "an IPv4 address mapped into IPv6"],
    ["fe80::1%eth0", "fe80::2", "a zone"],
  ])("%s and %s count as one: %s", (one, other) => {
    const gate = createAddressGate();
    const now = new Date(start);
    gate.take(one, now);
    expect(gate.take(other, now).remaining).toBe(598);
  });

  test("two /64 networks are two", () => {
    const gate = createAddressGate();
    gate.take("2001:db8:1:2::1", new Date(start));
    expect(gate.take("2001:db8:1:3::1", new Date(start)).remaining).toBe(599);
  });
});
