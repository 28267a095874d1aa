import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  API_KEY_PREFIX,
  credentialDigest,
  credentialHint,
  isWellFormedCredential,
  mintCredential,
} from "./credential.ts";

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
