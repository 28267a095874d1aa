import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import {
  API_KEY_PREFIX,
  credentialDigest,
  credentialHint,
  isWellFormedCredential,
  mintCredential,
} from "./credential.ts";
import { newOpaqueId, newOrderedId } from "./opaque-id.ts";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

describe("a credential", () => {
  test("is its prefix, 43 random characters and six that check them", () => {
    const minted = Array.from({ length: 200 }, () => mintCredential(API_KEY_PREFIX));
    for (const value of minted) {
      expect(value).toMatch(/^assay_sk_[0-9A-Za-z]{49}$/);
      expect(isWellFormedCredential(value)).toBe(true);
    }
    expect(new Set(minted).size).toBe(200);
  });

  test("draws every character alike", () => {
    const counts = new Map([...alphabet].map((letter) => [letter, 0]));
    const drawn = 1500;
    for (let n = 0; n < drawn; n++) {
      for (const letter of mintCredential("").slice(0, 43)) counts.set(letter, counts.get(letter)! + 1);
    }
    // Chi-squared with 61 degrees of freedom exceeds 130 once in a million times.
    const expected = (drawn * 43) / alphabet.length;
    const chiSquared = [...counts.values()].reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    expect(chiSquared).toBeLessThan(130);
  });

  test("with one character changed, dropped or swapped is told without a look-up", () => {
    fc.assert(
      fc.property(fc.nat(57), fc.constantFrom(...alphabet), (at, letter) => {
        const value = mintCredential(API_KEY_PREFIX);
        const changed = value.slice(0, at) + letter + value.slice(at + 1);
        if (changed !== value) expect(isWellFormedCredential(changed)).toBe(false);
        expect(isWellFormedCredential(value.slice(0, at) + value.slice(at + 1))).toBe(false);
      }),
    );
  });

  test.each(["", "assay_sk_", "x".repeat(100_000), "\ud800", "assay_sk_🏢"])(
    "%# is not well-formed",
    (value) => {
      expect(isWellFormedCredential(value)).toBe(false);
    },
  );

  test("is kept as its SHA-256", () => {
    expect(credentialDigest("abc")).toEqual(createHash("sha256").update("abc").digest());
  });

  test("is recognised by its prefix and its last four characters", () => {
    const value = mintCredential(API_KEY_PREFIX);
    expect(credentialHint(value)).toBe(`assay_sk_…${value.slice(-4)}`);
  });
});

test.each([newOpaqueId, newOrderedId])(
  "an id is its prefix and 26 characters of base32, and no two are alike: %o",
  (newId) => {
    const ids = Array.from({ length: 1000 }, () => newId("rec"));
    for (const id of ids) expect(id).toMatch(/^rec_[a-z2-7]{26}$/);
    expect(new Set(ids).size).toBe(1000);
  },
);

test("ordered ids sort by the time of their making", () => {
  // Around a carry of each place, up to the year 3000.
  const times = Array.from({ length: 9 }, (_, place) => 32 ** place).flatMap((one) => [
    one - 1,
    one,
    31 * one,
  ]);
  const instants = [...times, Date.parse("2026-11-23T00:00:00Z"), Date.parse("3000-01-01T00:00:00Z")];
  vi.useFakeTimers();
  const made = instants.sort((a, b) => a - b).filter((at, index, all) => at !== all[index - 1]);
  const ids = made.map((at) => {
    vi.setSystemTime(at);
    return newOrderedId("dec");
  });
  vi.useRealTimers();
  expect(ids.toSorted()).toEqual(ids);
});
