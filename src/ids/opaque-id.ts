import { createHash, randomFillSync } from "node:crypto";

const alphabet = "abcdefghijklmnopqrstuvwxyz234567";
/** The same in the order that texts are sorted in. */
const sortedAlphabet = "234567abcdefghijklmnopqrstuvwxyz";
const LENGTH = 26;
const TIME_LENGTH = 9;

/** Drawn for many ids at once; each byte is used once and then forgotten. */
const drawn = Buffer.alloc(LENGTH * 128);
let used = drawn.length;

/** `<prefix>_` and 26 characters of lower-case base32: 130 random bits from the system's generator (ASVS 5.0, 11.5.1). */
export function newOpaqueId(prefix: string): string {
  return `${prefix}_${randomText(LENGTH)}`;
}

/**
 * An id of the same form that begins with the time of its making, in milliseconds, before 85 random bits: for rows that
 * come by the thousand, and where knowing an id opens nothing. Rows made at one time lie together in an index, which
 * otherwise has a page to change for each (RFC 9562, 6.13).
 */
export function newOrderedId(prefix: string): string {
  return `${prefix}_${timeText(Date.now())}${randomText(LENGTH - TIME_LENGTH)}`;
}

/** An id of the same form for what other ids identify together: the same parts give the same id. */
export function derivedId(prefix: string, parts: readonly string[]): string {
  const digest = createHash("sha256").update(parts.join(" ")).digest();
  return `${prefix}_${textOf(digest.subarray(0, LENGTH))}`;
}

function randomText(length: number): string {
  if (used + length > drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  const bytes = drawn.subarray(used, used + length);
  used += length;
  const text = textOf(bytes);
  bytes.fill(0);
  return text;
}

function textOf(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += alphabet[byte & 31];
  return text;
}

// Bits of a double beyond the 32nd are not to be had by shifting.
function timeText(milliseconds: number): string {
  let text = "";
  for (let rest = milliseconds; text.length < TIME_LENGTH; rest = Math.floor(rest / 32))
    text = sortedAlphabet[rest % 32]! + text;
  return text;
}
