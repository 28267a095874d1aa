/**
 * Positions in a list, as callers carry them from page to page: base64url of a small JSON text and the first 8 bytes
 * of an HMAC-SHA-256 over it and over the list that it belongs to (AIP-158: encoding alone is not opacity). A cursor
 * holds a position and nothing else; what may be read is asked anew with each page.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

export interface ListPosition {
  /** Values of the list's sort key at the last item that was given out. */
  readonly after: readonly string[];
  /** Of `filterDigest`. */
  readonly filter: string;
}

const TAG_BYTES = 8;
const MAX_LENGTH = 2048;

/** Binds a cursor to one list of one tenant: it opens nowhere else. */
export interface CursorScope {
  readonly secret: Buffer;
  readonly list: string;
  readonly tenantId: string;
}

/** Eight hex digits of the digest of a list's filters; values in a fixed order. */
export function filterDigest(filters: readonly (string | null)[]): string {
  return createHash("sha256").update(JSON.stringify(filters)).digest("hex").slice(0, 8);
}

/** The cursor of a position, at most 2,048 characters of the URL-safe alphabet. */
export function sealCursor(scope: CursorScope, position: ListPosition): string {
  const body = Buffer.from(JSON.stringify({ v: 1, k: position.after, f: position.filter }));
  return Buffer.concat([body, tagOf(scope, body)]).toString("base64url");
}

/** The position of a cursor; null for a text that no release of this form sealed here for this list and tenant. */
export function openCursor(scope: CursorScope, cursor: string): ListPosition | null {
  if (cursor.length > MAX_LENGTH || !/^[A-Za-z0-9_-]+$/.test(cursor)) return null;
  const bytes = Buffer.from(cursor, "base64url");
  // Several texts decode to the same bytes; only the one that was given out is accepted.
  if (bytes.length <= TAG_BYTES || bytes.toString("base64url") !== cursor) return null;
  const body = bytes.subarray(0, -TAG_BYTES);
  if (!timingSafeEqual(tagOf(scope, body), bytes.subarray(-TAG_BYTES))) return null;
  const { v, k, f } = JSON.parse(body.toString("utf8")) as { v: number; k: string[]; f: string };
  if (v !== 1) return null;
  return { after: k, filter: f };
}

function tagOf({ secret, list, tenantId }: CursorScope, body: Buffer): Buffer {
  const hmac = createHmac("sha256", secret)
    .update(JSON.stringify([list, tenantId]))
    .update(body);
  return hmac.digest().subarray(0, TAG_BYTES);
}

/** A secret for `CursorScope`: 256 random bits. */
export function newCursorSecret(): Buffer {
  return randomBytes(32);
}
