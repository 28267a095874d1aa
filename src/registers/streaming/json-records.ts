// Streams the objects of the one long array of a JSON file ({"records":[{…},{…}]} or [{…},{…}]). The bytes
// are only scanned for strings and brackets, and each object is then parsed on its own: memory is bounded by
// one object, an invalid object affects no other, and a token parser would take six times as long.
import { isUtf8 } from "node:buffer";
import { RegisterFileError } from "../register-file-error.ts";

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const MAX_RECORD = 4 * 1024 * 1024;

interface JsonRecord {
  /** Number of the object in the file, from 1. */
  readonly number: number;
  readonly value?: Readonly<Record<string, unknown>>;
  readonly fault?: string;
}

/** Blocks of records. Throws RegisterFileError when the file ends before the array does. */
export async function* readJsonRecords(
  chunks: AsyncIterable<Buffer>,
  fileName: string,
): AsyncGenerator<readonly JsonRecord[]> {
  const scanner = new RecordScanner();
  for await (const chunk of chunks) yield scanner.scan(chunk);
  if (!scanner.isComplete) {
    throw new RegisterFileError(fileName, "truncated", "the JSON ends before it is closed: it was cut off");
  }
}

class RecordScanner {
  /** Brackets open outside records: the root, and an array in it. */
  readonly #outer: number[] = [];
  #count = 0;
  /** Braces open in the record being read; 0 between records. */
  #depth = 0;
  #inString = false;
  #escaped = false;
  #started = false;
  #pieces: Buffer[] = [];
  #length = 0;

  get isComplete(): boolean {
    return this.#started && this.#depth === 0 && this.#outer.length === 0 && !this.#inString;
  }

  scan(chunk: Buffer): readonly JsonRecord[] {
    const records: JsonRecord[] = [];
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false;
        else if (byte === BACKSLASH) this.#escaped = true;
        else if (byte === QUOTE) this.#inString = false;
      } else if (byte === QUOTE) {
        this.#inString = true;
      } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
        if (this.#open(byte)) from = at;
      } else if ((byte === CLOSE_BRACE || byte === CLOSE_BRACKET) && this.#close(byte)) {
        records.push(this.#finish(chunk.subarray(from, at + 1)));
      }
    }
    if (this.#depth > 0) this.#keep(chunk.subarray(from));
    return records;
  }

  /** True when a record starts here: an object in an array that is the root or a member of the root. */
  #open(byte: number): boolean {
    this.#started = true;
    if (this.#depth > 0) {
      if (byte === OPEN_BRACE) this.#depth += 1;
      return false;
    }
    if (byte === OPEN_BRACE && this.#outer.length <= 2 && this.#outer.at(-1) === OPEN_BRACKET) {
      this.#depth = 1;
      return true;
    }
    this.#outer.push(byte);
    return false;
  }

  /** True when the record ends here. */
  #close(byte: number): boolean {
    if (this.#depth === 0) {
      this.#outer.pop();
      return false;
    }
    if (byte === CLOSE_BRACE) this.#depth -= 1;
    return this.#depth === 0;
  }

  #keep(piece: Buffer): void {
    this.#length += piece.length;
    if (this.#length > MAX_RECORD) this.#pieces = [];
    else this.#pieces.push(piece);
  }

  #finish(end: Buffer): JsonRecord {
    this.#keep(end);
    const tooLong = this.#length > MAX_RECORD;
    const bytes = this.#pieces.length === 1 ? end : Buffer.concat(this.#pieces);
    this.#pieces = [];
    this.#length = 0;
    this.#count += 1;
    if (tooLong) return { number: this.#count, fault: "the record is longer than 4 MB" };
    if (!isUtf8(bytes)) return { number: this.#count, fault: "the record is not UTF-8 text" };
    try {
      return { number: this.#count, value: JSON.parse(bytes.toString("utf8")) as Record<string, unknown> };
    } catch {
      return { number: this.#count, fault: "the record is not valid JSON" };
    }
  }
}
