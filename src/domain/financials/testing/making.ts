import type { Digest, StatementMaking } from "../statement.ts";

/** Tells texts apart as SHA-256 does in the service, without its strength. */
const testDigest: Digest = (text) => {
  let hash = 0xcbf29ce484222325n;
  for (const character of text)
    hash = BigInt.asUintN(128, (hash ^ BigInt(character.codePointAt(0)!)) * 0x1000000000000000000013bn);
  return hash.toString(16).padStart(64, "0");
};

export const testMaking: StatementMaking = { digest: testDigest, now: new Date("2026-11-24T00:00:00Z") };
