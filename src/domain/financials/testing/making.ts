import type { Digest, StatementMaking } from "../statement.ts";

/** A digest for tests in place of SHA-256: it distinguishes texts, but is not cryptographically strong. */
const testDigest: Digest = (text) => {
  let hash = 0xcbf29ce484222325n;
  for (const character of text)
    hash = BigInt.asUintN(128, (hash ^ BigInt(character.codePointAt(0)!)) * 0x1000000000000000000013bn);
  return hash.toString(16).padStart(64, "0");
};

export const testMaking: StatementMaking = { digest: testDigest, now: new Date("2026-11-24T00:00:00Z") };
