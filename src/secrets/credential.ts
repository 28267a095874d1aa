import { createHash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

/** Prefix of API keys, by which secret scanners find them. */
export const API_KEY_PREFIX = "assay_sk_";

/** Prefixes of what OAuth gives out, all found in the same way. */
export const INSTALL_TICKET_PREFIX = "assay_it_";
export const CODE_PREFIX = "assay_ac_";
export const ACCESS_TOKEN_PREFIX = "assay_at_";
export const REFRESH_TOKEN_PREFIX = "assay_rt_";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const RANDOM_LENGTH = 43;
const CHECK_LENGTH = 6;

/**
 * A fresh credential: a prefix that secret scanners find, 43 characters of base62 (256 random bits) and the CRC-32
 * of both in six more, so that a mistyped or truncated value is told from an unknown one without a look-up.
 * @param prefix e.g. `assay_sk_`.
 */
export function mintCredential(prefix: string): string {
  let body = prefix;
  while (body.length < prefix.length + RANDOM_LENGTH) {
    // Values of 248 and above would make the first letters likelier than the others.
    for (const byte of randomBytes(RANDOM_LENGTH)) {
      if (byte < 248 && body.length < prefix.length + RANDOM_LENGTH) body += alphabet[byte % 62];
    }
  }
  return body + check(body);
}

/** Whether the value could have been minted here: its tail agrees with the rest. Says nothing of its validity. */
export function isWellFormedCredential(value: string): boolean {
  const body = value.slice(0, -CHECK_LENGTH);
  return body.length > RANDOM_LENGTH && value.length <= 100 && check(body) === value.slice(-CHECK_LENGTH);
}

/** The SHA-256 of a credential, which is stored and looked up. */
export function credentialDigest(value: string): Buffer {
  return createHash("sha256").update(value).digest();
}

/** Enough to recognise it by in a list. */
export function credentialHint(value: string): string {
  return `${value.slice(0, 9)}…${value.slice(-4)}`;
}

function check(body: string): string {
  let rest = crc32(body);
  let text = "";
  for (let i = 0; i < CHECK_LENGTH; i++) {
    text = alphabet[rest % 62] + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}
