/**
 * Postings on their way to be sorted: partitioned by the first eight bits of the key hash, buffered in memory and
 * spilled to one temporary file, so that memory stays at one buffer per partition plus the partition being read,
 * whatever the size of the register.
 */
import type { FileHandle } from "node:fs/promises";
import { readFully, writeFully } from "./file-bytes.ts";
import type { PostingColumns } from "./posting-sort.ts";

export const PARTITIONS = 256;
const PARTITION_SHIFT = 24;
const WORDS_PER_POSTING = 3;
const BUFFER_POSTINGS = 4096;

interface SpilledChunk {
  readonly position: number;
  readonly postings: number;
}

export class PostingSpill {
  readonly #file: FileHandle;
  readonly #buffers: Uint32Array[] = [];
  readonly #filled = new Uint32Array(PARTITIONS);
  readonly #chunks: SpilledChunk[][] = [];
  #position = 0;

  /** `file` is open for reading and writing and belongs to the caller, who removes it. */
  constructor(file: FileHandle) {
    this.#file = file;
    for (let partition = 0; partition < PARTITIONS; partition++) {
      this.#buffers.push(new Uint32Array(WORDS_PER_POSTING * BUFFER_POSTINGS));
      this.#chunks.push([]);
    }
  }

  /** Takes one posting; when its partition's buffer is full the answer is the flush to wait for. */
  add(high: number, low: number, ordinal: number): Promise<void> | undefined {
    const partition = high >>> PARTITION_SHIFT;
    const buffer = this.#buffers[partition]!;
    const at = this.#filled[partition]! * WORDS_PER_POSTING;
    buffer[at] = high;
    buffer[at + 1] = low;
    buffer[at + 2] = ordinal;
    this.#filled[partition]!++;
    return this.#filled[partition] === BUFFER_POSTINGS ? this.#flush(partition) : undefined;
  }

  /** All postings of a partition in the order in which they came. */
  async partition(partition: number): Promise<{ columns: PostingColumns; length: number }> {
    const chunks = this.#chunks[partition]!;
    const length = chunks.reduce((sum, chunk) => sum + chunk.postings, this.#filled[partition]!);
    const columns = {
      high: new Uint32Array(length),
      low: new Uint32Array(length),
      ordinal: new Uint32Array(length),
    };
    let at = 0;
    for (const chunk of chunks) {
      const words = new Uint32Array(chunk.postings * WORDS_PER_POSTING);
      await readFully(this.#file.fd, new Uint8Array(words.buffer), chunk.position);
      at = unpack(words, chunk.postings, columns, at);
    }
    unpack(this.#buffers[partition]!, this.#filled[partition]!, columns, at);
    return { columns, length };
  }

  async #flush(partition: number): Promise<void> {
    const postings = this.#filled[partition]!;
    const bytes = new Uint8Array(this.#buffers[partition]!.buffer);
    await writeFully(this.#file, bytes, this.#position);
    this.#chunks[partition]!.push({ position: this.#position, postings });
    this.#position += bytes.length;
    this.#filled[partition] = 0;
  }
}

function unpack(words: Uint32Array, postings: number, columns: PostingColumns, start: number): number {
  for (let index = 0; index < postings; index++) {
    columns.high[start + index] = words[index * WORDS_PER_POSTING]!;
    columns.low[start + index] = words[index * WORDS_PER_POSTING + 1]!;
    columns.ordinal[start + index] = words[index * WORDS_PER_POSTING + 2]!;
  }
  return start + postings;
}
