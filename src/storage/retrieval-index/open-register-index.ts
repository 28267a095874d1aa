/**
 * Opens an index file: directory, postings and row offsets are read into shared memory and proved by their digest.
 * Rows are held there too while they are few, proved by theirs; else they stay on disk, are read by position through the
 * page cache, and each is proved when it is read.
 */
import { createHash } from "node:crypto";
import { closeSync, fstatSync, openSync } from "node:fs";
import { readFully } from "./file-bytes.ts";
import {
  decodeHeader,
  encodeHeader,
  fileLength,
  HEADER_BYTES,
  type IndexHeader,
  residentSections,
  type SectionName,
} from "./file-format.ts";
import { RegisterIndexError } from "./index-error.ts";
import { RegisterIndex, type SharedRegisterIndex } from "./register-index.ts";

/** Rows of some 350,000 companies. A query reads fifty, and each from the file is a call of the system. */
const MOST_ROW_BYTES = 256 * 1024 * 1024;

/**
 * Reads the index at `path` whole, except rows that are too many. The result keeps the file that it opened, also when another
 * is moved to `path` later; `close()` lets go of it.
 * @throws RegisterIndexError `missing`, `version` or `corrupt`; each means: build it again from the database.
 */
export async function openRegisterIndex(path: string): Promise<RegisterIndex> {
  const fileDescriptor = openFile(path);
  try {
    return new RegisterIndex(await load(fileDescriptor));
  } catch (error) {
    closeSync(fileDescriptor);
    throw error;
  }
}

function openFile(path: string): number {
  try {
    return openSync(path, "r");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    throw new RegisterIndexError("missing", "register index: there is no such file", { cause: error });
  }
}

async function load(fileDescriptor: number): Promise<SharedRegisterIndex> {
  const length = fstatSync(fileDescriptor).size;
  const headerBytes = new Uint8Array(Math.min(length, HEADER_BYTES));
  await readFully(fileDescriptor, headerBytes, 0);
  const { header, digest } = decodeHeader(headerBytes);
  if (fileLength(header) !== length) {
    throw new RegisterIndexError("corrupt", "register index: the file's length is not what its header says");
  }
  const sections = await loadSections(fileDescriptor, header, digest);
  return {
    fileDescriptor,
    digest: Buffer.from(digest).toString("hex"),
    bucketBits: header.bucketBits,
    meta: new TextDecoder().decode(new Uint8Array(sections.meta).slice()),
    postings: new Int32Array(sections.postings),
    rowOffsets: new Float64Array(sections.rowOffsets),
    keys: new Uint32Array(sections.keys),
    postingOffsets: new Uint32Array(sections.postingOffsets),
    buckets: new Uint32Array(sections.buckets),
    rows: await loadRows(fileDescriptor, header),
  };
}

async function loadRows(
  fileDescriptor: number,
  { rowsLength, rowsDigest }: IndexHeader,
): Promise<Uint8Array | null> {
  if (rowsLength > MOST_ROW_BYTES) return null;
  const hash = createHash("sha256");
  const rows = new Uint8Array(new SharedArrayBuffer(rowsLength));
  await readFully(fileDescriptor, rows, HEADER_BYTES, (chunk) => hash.update(chunk));
  if (!hash.digest().equals(rowsDigest))
    throw new RegisterIndexError("corrupt", "register index: the rows do not have the digest of the header");
  return rows;
}

async function loadSections(
  fileDescriptor: number,
  header: IndexHeader,
  digest: Uint8Array,
): Promise<Record<SectionName, SharedArrayBuffer>> {
  const hash = createHash("sha256");
  const loaded: Partial<Record<SectionName, SharedArrayBuffer>> = {};
  for (const { name, position, length } of residentSections(header)) {
    const shared = new SharedArrayBuffer(length);
    await readFully(fileDescriptor, new Uint8Array(shared), position, (chunk) => hash.update(chunk));
    loaded[name] = shared;
  }
  hash.update(encodeHeader(header));
  if (!hash.digest().equals(digest)) {
    throw new RegisterIndexError(
      "corrupt",
      "register index: the contents do not have the digest of the header",
    );
  }
  return loaded as Record<SectionName, SharedArrayBuffer>;
}
