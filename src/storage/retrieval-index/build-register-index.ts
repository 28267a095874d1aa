/**
 * Builds the register index in one pass over the companies: rows go straight to the file, postings through a
 * partitioned spill that is sorted partition by partition. Resident memory is the directory (12 bytes a key),
 * the row offsets and one partition; the file appears under its name only when it is whole and on the disk.
 */
import type { FileHandle } from "node:fs/promises";
import { crc32 } from "node:zlib";
import { writeFully } from "./file-bytes.ts";
import {
  aligned,
  bucketBitsFor,
  encodeHeader,
  HEADER_BYTES,
  type IndexHeader,
  MAX_POSTINGS,
  ROW_PREFIX_BYTES,
  sealHeader,
} from "./file-format.ts";
import { KeyDirectory } from "./key-directory.ts";
import { hashKey } from "./key-hash.ts";
import { sortedOrder } from "./posting-sort.ts";
import { PARTITIONS, PostingSpill } from "./posting-spill.ts";
import { SectionWriter } from "./section-writer.ts";
import { writeBeside } from "./write-beside.ts";

/** One company: its place in the register, the keys under which it is found, and the bytes that stand for it. */
export interface RegisterIndexEntry {
  /** Counts from 0 without gaps, in the order of the stream. */
  readonly ordinal: number;
  /** Repeated keys count once. */
  readonly keys: readonly string[];
  /** Opaque: given back as it is. */
  readonly row: Uint8Array;
}

/** The size of the file that was written: companies, distinct keys, postings, and the length of the file in bytes. */
export interface RegisterIndexSummary {
  readonly rows: number;
  readonly keys: number;
  readonly postings: number;
  readonly bytes: number;
}

/**
 * Writes the index beside `path` and moves it there at the end. `meta` is any JSON value, taken as it stands when the last
 * row is written, and is given back by the reader.
 * @throws RangeError where ordinals have a gap or there are 2^32 postings or more; the errors of the file system.
 */
export function buildRegisterIndex(
  entries: AsyncIterable<RegisterIndexEntry> | Iterable<RegisterIndexEntry>,
  path: string,
  meta: object,
): Promise<RegisterIndexSummary> {
  return writeBeside(path, (file, spillFile) => writeIndex(entries, file, spillFile, meta));
}

async function writeIndex(
  entries: AsyncIterable<RegisterIndexEntry> | Iterable<RegisterIndexEntry>,
  file: FileHandle,
  spillFile: FileHandle,
  meta: object,
): Promise<RegisterIndexSummary> {
  const writer = new SectionWriter(file, HEADER_BYTES);
  const spill = new PostingSpill(spillFile);
  const rowOffsets = await writeRows(entries, writer, spill);
  const rowsLength = writer.position - HEADER_BYTES;
  const rowsDigest = writer.takeDigest();

  await writer.skipTo(aligned(writer.position));
  const directory = new KeyDirectory();
  await writePostings(spill, directory, writer);
  const metaBytes = new TextEncoder().encode(JSON.stringify(meta));
  const header: IndexHeader = {
    bucketBits: bucketBitsFor(directory.keyCount),
    rowCount: rowOffsets.length - 1,
    keyCount: directory.keyCount,
    postingCount: directory.postingCount,
    rowsLength,
    metaLength: metaBytes.length,
    rowsDigest,
  };
  const sections = [
    Float64Array.from(rowOffsets),
    directory.keys(),
    directory.postingOffsets(),
    directory.buckets(header.bucketBits),
    metaBytes,
  ];
  for (const section of sections) {
    await writer.skipTo(aligned(writer.position));
    await writer.append(new Uint8Array(section.buffer, section.byteOffset, section.byteLength));
  }
  await writer.flush();
  const bytes = writer.position;
  await writer.append(encodeHeader(header));
  await writeFully(file, sealHeader(header, writer.takeDigest()), 0);
  return { rows: header.rowCount, keys: header.keyCount, postings: header.postingCount, bytes };
}

async function writeRows(
  entries: AsyncIterable<RegisterIndexEntry> | Iterable<RegisterIndexEntry>,
  writer: SectionWriter,
  spill: PostingSpill,
): Promise<number[]> {
  const offsets = [0];
  const hash = new Uint32Array(2);
  const prefix = new DataView(new ArrayBuffer(ROW_PREFIX_BYTES));
  const prefixBytes = new Uint8Array(prefix.buffer);
  for await (const { ordinal, keys, row } of entries) {
    if (ordinal !== offsets.length - 1)
      throw new RangeError("register index: ordinals must count from 0 without gaps");
    prefix.setUint32(0, crc32(row), true);
    await writer.append(prefixBytes);
    await writer.append(row);
    offsets.push(writer.position - HEADER_BYTES);
    for (const key of keys) {
      hashKey(key, hash);
      const full = spill.add(hash[0]!, hash[1]!, ordinal);
      if (full) await full;
    }
  }
  return offsets;
}

async function writePostings(
  spill: PostingSpill,
  directory: KeyDirectory,
  writer: SectionWriter,
): Promise<void> {
  for (let partition = 0; partition < PARTITIONS; partition++) {
    const { columns, length } = await spill.partition(partition);
    const postings = directory.addPartition(columns, sortedOrder(columns, length));
    if (directory.postingCount > MAX_POSTINGS)
      throw new RangeError("register index: more than 2^32 postings");
    await writer.append(new Uint8Array(postings.buffer, postings.byteOffset, postings.byteLength));
  }
}
