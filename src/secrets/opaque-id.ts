import { randomBytes } from "node:crypto";

const alphabet = "abcdefghijklmnopqrstuvwxyz234567";
const LENGTH = 26;

/** `<prefix>_` and 26 characters of lower-case base32: 130 random bits from the system's generator (ASVS 5.0, 11.5.1). */
export function newOpaqueId(prefix: string): string {
  let id = `${prefix}_`;
  for (const byte of randomBytes(LENGTH)) id += alphabet[byte & 31];
  return id;
}
