import { closeSync, readSync } from "node:fs";
import { crc32 } from "node:zlib";
import { HEADER_BYTES, ROW_PREFIX_BYTES } from "./file-format.ts";
import { RegisterIndexError } from "./index-error.ts";
import { hashKey } from "./key-hash.ts";

/**
 * The parts of an open index, fit for `postMessage`: the arrays lie in shared memory and the file descriptor is
 * the process's. It is valid until the index that it was taken from is closed.
 */
export interface SharedRegisterIndex {
  readonly fileDescriptor: number;
  readonly digest: string;
  readonly bucketBits: number;
  /** JSON text. */
  readonly meta: string;
  readonly postings: Int32Array;
  readonly rowOffsets: Float64Array;
  readonly keys: Uint32Array;
  readonly postingOffsets: Uint32Array;
  readonly buckets: Uint32Array;
  /** The rows, where they are few enough to be held; null: they are read from the file. */
  readonly rows: Uint8Array | null;
}

/** Most rows have half a kilobyte. */
const ROOM_BYTES = 16 * 1024;
const NOTHING = new Int32Array(0);

/** An index in memory, read-only. `openRegisterIndex` makes one; `attachRegisterIndex` makes another view of it. */
export class RegisterIndex {
  /** Companies; ordinals are 0 … size − 1. */
  readonly size: number;
  /** The metadata that the builder was given. */
  readonly meta: unknown;
  /** SHA-256 of directory, postings, offsets and the digest of the rows, in hex: the identity of this index. */
  readonly digest: string;
  readonly #shared: SharedRegisterIndex;
  readonly #ownsFile: boolean;
  /** Where each row is read to: they come by the dozen and are let go at once. */
  #room = Buffer.allocUnsafeSlow(ROOM_BYTES);
  readonly #hash = new Uint32Array(2);
  #open = true;

  constructor(shared: SharedRegisterIndex, ownsFile = true) {
    this.#shared = shared;
    this.#ownsFile = ownsFile;
    this.size = shared.rowOffsets.length - 1;
    this.meta = JSON.parse(shared.meta) as unknown;
    this.digest = shared.digest;
  }

  /** How many companies carry the key. */
  count(key: string): number {
    const found = this.#find(key);
    if (found < 0) return 0;
    const { postingOffsets } = this.#shared;
    return postingOffsets[found + 1]! - postingOffsets[found]!;
  }

  /** The ordinals that carry the key, ascending: a view of shared memory, never to be written. */
  postings(key: string): Int32Array {
    const found = this.#find(key);
    if (found < 0) return NOTHING;
    const { postings, postingOffsets } = this.#shared;
    return postings.subarray(postingOffsets[found]!, postingOffsets[found + 1]!);
  }

  /**
   * The bytes that the builder was given for the company, until the next row is asked for. Where rows are not held they
   * are read anew each time: one in eight of a query's rows is among the last few thousand, and to remember them costs
   * more than the page cache does.
   * @throws RangeError where the ordinal is not in the index or it is closed; RegisterIndexError where the row is damaged.
   */
  row(ordinal: number): Buffer {
    if (!this.#open) throw new RangeError("register index: it is closed");
    if (!Number.isInteger(ordinal) || ordinal < 0 || ordinal >= this.size) {
      throw new RangeError("register index: no row has this ordinal");
    }
    return this.#readRow(ordinal);
  }

  /** For other threads of this process: what `attachRegisterIndex` takes. */
  share(): SharedRegisterIndex {
    return this.#shared;
  }

  /** Lets go of the file. Rows can no longer be read here, nor by the threads that attached to it. */
  close(): void {
    if (this.#open && this.#ownsFile) closeSync(this.#shared.fileDescriptor);
    this.#open = false;
  }

  #find(key: string): number {
    hashKey(key, this.#hash);
    const high = this.#hash[0]!;
    const low = this.#hash[1]!;
    const { buckets, keys, bucketBits } = this.#shared;
    const bucket = high >>> (32 - bucketBits);
    const end = buckets[bucket + 1]!;
    for (let index = buckets[bucket]!; index < end; index++) {
      if (keys[2 * index + 1] === low && keys[2 * index] === high) return index;
    }
    return -1;
  }

  #readRow(ordinal: number): Buffer {
    const { fileDescriptor, rowOffsets, rows } = this.#shared;
    const start = rowOffsets[ordinal]!;
    const length = rowOffsets[ordinal + 1]! - start;
    if (rows)
      return Buffer.from(rows.buffer, rows.byteOffset + start + ROW_PREFIX_BYTES, length - ROW_PREFIX_BYTES);
    if (length > this.#room.length) this.#room = Buffer.allocUnsafeSlow(length);
    const read = readSync(fileDescriptor, this.#room, 0, length, HEADER_BYTES + start);
    const row = this.#room.subarray(ROW_PREFIX_BYTES, read);
    if (read !== length || crc32(row) !== this.#room.readUInt32LE(0))
      throw new RegisterIndexError("corrupt", "register index: a row is damaged");
    return row;
  }
}

/** The same index in another thread, with no copy of it. */
export function attachRegisterIndex(shared: SharedRegisterIndex): RegisterIndex {
  return new RegisterIndex(shared, false);
}
