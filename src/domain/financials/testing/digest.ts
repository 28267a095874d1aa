import type { Digest } from "../statement.ts";

/** Tells texts apart as SHA-256 does in the service, without its strength. */
export const testDigest: Digest = (text) => {
  let hash = 0xcbf29ce484222325n;
  for (const character of text)
    hash = BigInt.asUintN(128, (hash ^ BigInt(character.codePointAt(0)!)) * 0x1000000000000000000013bn);
  return hash.toString(16).padStart(64, "0");
};
