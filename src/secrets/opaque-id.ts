import { createHash, randomFillSync } from "node:crypto";

const alphabet = "abcdefghijklmnopqrstuvwxyz234567";
const LENGTH = 26;

/** Drawn for many ids at once; each byte is used once and then forgotten. */
const drawn = Buffer.alloc(LENGTH * 128);
let used = drawn.length;

/** `<prefix>_` and 26 characters of lower-case base32: 130 random bits from the system's generator (ASVS 5.0, 11.5.1). */
export function newOpaqueId(prefix: string): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  const bytes = drawn.subarray(used, used + LENGTH);
  used += LENGTH;
  const id = written(prefix, bytes);
  bytes.fill(0);
  return id;
}

/** An id of the same form for what other ids identify together: the same parts give the same id. */
export function derivedId(prefix: string, parts: readonly string[]): string {
  const digest = createHash("sha256").update(parts.join(" ")).digest();
  return written(prefix, digest.subarray(0, LENGTH));
}

function written(prefix: string, bytes: Uint8Array): string {
  let id = `${prefix}_`;
  for (const byte of bytes) id += alphabet[byte & 31];
  return id;
}
