/**
 * The register index file, all numbers little-endian, sections aligned to 8 bytes:
 *
 *   header (128 bytes) · rows (each a CRC-32 and its bytes) · postings (int32 ordinals, ascending within a key)
 *   · row offsets (float64, one more than rows) · key hashes (two uint32 each, ascending)
 *   · posting offsets (uint32, one more than keys) · buckets (uint32) · meta (JSON)
 *
 * Keys are found by a directory on the leading bits of their hash: sorted hashes need no empty slots, so a key
 * costs 13 bytes where an open-addressing table at 75 % load costs 21, and they can be written partition by partition.
 */
import { RegisterIndexError } from "./index-error.ts";

export const HEADER_BYTES = 128;
export const ROW_PREFIX_BYTES = 4;
export const MAX_POSTINGS = 2 ** 32 - 1;

const MAGIC = 0x5849_5359_4153_5341n;
const FORMAT_VERSION = 4;
/** The header's fields end here; its digest follows. */
const SIGNED_BYTES = 80;
const DIGEST_BYTES = 32;

export interface IndexHeader {
  readonly bucketBits: number;
  readonly rowCount: number;
  readonly keyCount: number;
  readonly postingCount: number;
  /** Bytes of the rows section, prefixes included. */
  readonly rowsLength: number;
  readonly metaLength: number;
  /** SHA-256 of the rows section. */
  readonly rowsDigest: Uint8Array;
}

export type SectionName = "postings" | "rowOffsets" | "keys" | "postingOffsets" | "buckets" | "meta";

interface Section {
  readonly name: SectionName;
  readonly position: number;
  readonly length: number;
}

/** The sections that stay in memory, in file order; the rows before them stay on disk. */
export function residentSections(header: IndexHeader): readonly Section[] {
  const lengths: readonly (readonly [SectionName, number])[] = [
    ["postings", 4 * header.postingCount],
    ["rowOffsets", 8 * (header.rowCount + 1)],
    ["keys", 8 * header.keyCount],
    ["postingOffsets", 4 * (header.keyCount + 1)],
    ["buckets", 4 * (2 ** header.bucketBits + 1)],
    ["meta", header.metaLength],
  ];
  let position = aligned(HEADER_BYTES + header.rowsLength);
  return lengths.map(([name, length]) => {
    const section = { name, position, length };
    position = aligned(position + length);
    return section;
  });
}

export function fileLength(header: IndexHeader): number {
  const last = residentSections(header).at(-1)!;
  return last.position + last.length;
}

/** Directory size for a number of keys: about four keys a bucket, so a lookup reads one or two cache lines. */
export function bucketBitsFor(keyCount: number): number {
  return Math.min(28, Math.max(1, Math.ceil(Math.log2(keyCount / 4 + 1))));
}

/** The header's bytes without its digest, which covers the resident sections and then these. */
export function encodeHeader(header: IndexHeader): Uint8Array {
  const bytes = new Uint8Array(SIGNED_BYTES);
  const view = new DataView(bytes.buffer);
  view.setBigUint64(0, MAGIC, true);
  view.setUint32(8, FORMAT_VERSION, true);
  view.setUint32(12, header.bucketBits, true);
  view.setUint32(16, header.rowCount, true);
  view.setUint32(20, header.keyCount, true);
  view.setFloat64(24, header.postingCount, true);
  view.setFloat64(32, header.rowsLength, true);
  view.setUint32(40, header.metaLength, true);
  bytes.set(header.rowsDigest, SIGNED_BYTES - DIGEST_BYTES);
  return bytes;
}

/** The whole header block as it stands at the head of the file. */
export function sealHeader(header: IndexHeader, digest: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES);
  bytes.set(encodeHeader(header));
  bytes.set(digest, SIGNED_BYTES);
  return bytes;
}

/** @throws RegisterIndexError `corrupt` where it is no index or is cut, `version` where another release wrote it. */
export function decodeHeader(bytes: Uint8Array): { header: IndexHeader; digest: Uint8Array } {
  if (bytes.length < HEADER_BYTES)
    throw new RegisterIndexError("corrupt", "register index: the header is cut off");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getBigUint64(0, true) !== MAGIC) {
    throw new RegisterIndexError("corrupt", "register index: the file is not a finished register index");
  }
  const version = view.getUint32(8, true);
  if (version !== FORMAT_VERSION) {
    throw new RegisterIndexError(
      "version",
      `register index: format ${version}, this release reads ${FORMAT_VERSION}`,
    );
  }
  const header = {
    bucketBits: view.getUint32(12, true),
    rowCount: view.getUint32(16, true),
    keyCount: view.getUint32(20, true),
    postingCount: view.getFloat64(24, true),
    rowsLength: view.getFloat64(32, true),
    metaLength: view.getUint32(40, true),
    rowsDigest: bytes.slice(SIGNED_BYTES - DIGEST_BYTES, SIGNED_BYTES),
  };
  if (!isPlausible(header))
    throw new RegisterIndexError("corrupt", "register index: the header's counts are impossible");
  return { header, digest: bytes.slice(SIGNED_BYTES, SIGNED_BYTES + DIGEST_BYTES) };
}

function isPlausible(header: IndexHeader): boolean {
  const { bucketBits, postingCount, rowsLength } = header;
  return (
    bucketBits >= 1 &&
    bucketBits <= 28 &&
    Number.isSafeInteger(postingCount) &&
    postingCount >= header.keyCount &&
    postingCount <= MAX_POSTINGS &&
    Number.isSafeInteger(rowsLength) &&
    rowsLength >= header.rowCount * ROW_PREFIX_BYTES
  );
}

/** Sections start on 8 bytes, so that every kind of number can be read in place. */
export function aligned(position: number): number {
  return Math.ceil(position / 8) * 8;
}
