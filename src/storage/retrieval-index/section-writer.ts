import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { writeFully } from "./file-bytes.ts";

const BUFFER_BYTES = 1024 * 1024;

/** Appends to a file through one buffer, keeping the position and a running SHA-256 of the appended bytes. */
export class SectionWriter {
  readonly #file: FileHandle;
  readonly #buffer = new Uint8Array(BUFFER_BYTES);
  #hash = createHash("sha256");
  #buffered = 0;
  #flushed: number;

  constructor(file: FileHandle, position: number) {
    this.#file = file;
    this.#flushed = position;
  }

  get position(): number {
    return this.#flushed + this.#buffered;
  }

  /** Takes the bytes at once; where the buffer had to be written out the answer is the write to wait for. */
  append(bytes: Uint8Array): Promise<void> | undefined {
    this.#hash.update(bytes);
    if (this.#buffered + bytes.length > BUFFER_BYTES) return this.#writeThrough(bytes);
    this.#buffer.set(bytes, this.#buffered);
    this.#buffered += bytes.length;
    return undefined;
  }

  /** Skips to a position that the next section is aligned to; the gap is zeros and not in the digest. */
  async skipTo(position: number): Promise<void> {
    await this.flush();
    this.#flushed = position;
  }

  async flush(): Promise<void> {
    await writeFully(this.#file, this.#buffer.subarray(0, this.#buffered), this.#flushed);
    this.#flushed += this.#buffered;
    this.#buffered = 0;
  }

  /** The SHA-256 of what was appended since the last call. */
  takeDigest(): Uint8Array {
    const digest = this.#hash.digest();
    this.#hash = createHash("sha256");
    return new Uint8Array(digest);
  }

  async #writeThrough(bytes: Uint8Array): Promise<void> {
    await this.flush();
    await writeFully(this.#file, bytes, this.#flushed);
    this.#flushed += bytes.length;
  }
}
