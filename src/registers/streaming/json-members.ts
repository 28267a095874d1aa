// Streams chosen members of one JSON document that is an object of objects
// ({"facts":{"us-gaap":{"Assets":{…}}}}). Bytes are scanned for strings and brackets alone; a wanted member
// is parsed on its own and every other is skipped, so memory is bounded by one member.
import { isUtf8 } from "node:buffer";

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const MAX_MEMBER = 16 * 1024 * 1024;
const MAX_KEY = 1024;

/** The use of the member at a path of keys: read its members, parse it, or skip it. */
export type MemberUse = "enter" | "take" | "skip";

export interface JsonMember {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** The fault that ends the reading of the document; members yielded before stay valid. */
export type JsonFault =
  | "is not valid JSON"
  | "is not UTF-8 text"
  | "is cut off"
  | "has a member of more than 16 MB";

/** Blocks of the members to parse, and at the end the fault that stopped the reading, if any. */
export async function* readJsonMembers(
  chunks: AsyncIterable<Buffer>,
  use: (path: readonly string[]) => MemberUse,
): AsyncGenerator<readonly JsonMember[], JsonFault | null> {
  const scanner = new MemberScanner(use);
  for await (const chunk of chunks) {
    const members = scanner.scan(chunk);
    if (members.length > 0) yield members;
    if (scanner.fault) return scanner.fault;
  }
  return scanner.isComplete ? null : "is cut off";
}

type Expecting = "start" | "first_key" | "key" | "colon" | "value" | "comma" | "end";

const isBlank = (byte: number): boolean =>
  byte === 0x20 ||
  byte === 0x0a ||
  byte === 0x0d ||
  byte === 0x09 ||
  byte === 0xef ||
  byte === 0xbb ||
  byte === 0xbf;

class MemberScanner {
  readonly #use: (path: readonly string[]) => MemberUse;
  readonly #path: string[] = [];
  #expecting: Expecting = "start";
  #fault: JsonFault | null = null;
  /** A key or a value that is being read. */
  #reading: "key" | "value" | null = null;
  #taking = false;
  #depth = 0;
  #scalar = false;
  #inString = false;
  #escaped = false;
  #pieces: Buffer[] = [];
  #length = 0;
  #members: JsonMember[] = [];

  constructor(use: (path: readonly string[]) => MemberUse) {
    this.#use = use;
  }

  get fault(): JsonFault | null {
    return this.#fault;
  }

  get isComplete(): boolean {
    return this.#expecting === "end";
  }

  /** The members that end in the chunk. */
  scan(chunk: Buffer): readonly JsonMember[] {
    this.#members = [];
    let at = 0;
    while (at < chunk.length && this.#fault === null)
      at = this.#reading === null ? this.#structure(chunk, at) : this.#continue(chunk, at);
    return this.#members;
  }

  #structure(chunk: Buffer, at: number): number {
    const byte = chunk[at]!;
    if (isBlank(byte)) return at + 1;
    if (this.#expecting === "value") return this.#beginValue(chunk, at);
    if (byte === QUOTE && (this.#expecting === "key" || this.#expecting === "first_key")) {
      this.#begin("key", true);
      return at;
    }
    if (byte === COLON && this.#expecting === "colon") this.#expecting = "value";
    else if (byte === COMMA && this.#expecting === "comma") this.#next();
    else if (byte === CLOSE_BRACE && (this.#expecting === "comma" || this.#expecting === "first_key"))
      this.#leave();
    else if (byte === OPEN_BRACE && this.#expecting === "start") this.#expecting = "first_key";
    else this.#fault = "is not valid JSON";
    return at + 1;
  }

  #next(): void {
    this.#path.pop();
    this.#expecting = "key";
  }

  /** The object that is being entered ends. */
  #leave(): void {
    if (this.#expecting === "comma") this.#path.pop();
    this.#expecting = this.#path.length === 0 ? "end" : "comma";
  }

  #beginValue(chunk: Buffer, at: number): number {
    const use = this.#use(this.#path);
    if (use === "enter" && chunk[at] === OPEN_BRACE) {
      this.#expecting = "first_key";
      return at + 1;
    }
    this.#begin("value", use === "take");
    const first = chunk[at]!;
    this.#scalar = first !== QUOTE && first !== OPEN_BRACE && first !== OPEN_BRACKET;
    return at;
  }

  #begin(reading: "key" | "value", taking: boolean): void {
    this.#reading = reading;
    this.#taking = taking;
    this.#depth = 0;
    this.#scalar = false;
    this.#inString = false;
    this.#escaped = false;
    this.#pieces = [];
    this.#length = 0;
  }

  /** Continues in a key or a value; returns its end in the chunk, or the end of the chunk. */
  #continue(chunk: Buffer, from: number): number {
    for (let at = from; at < chunk.length; at += 1) {
      const byte = chunk[at]!;
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false;
        else if (byte === BACKSLASH) this.#escaped = true;
        else if (byte === QUOTE) {
          this.#inString = false;
          if (this.#depth === 0) return this.#finish(chunk, from, at + 1);
        }
      } else if (this.#scalar) {
        if (byte === COMMA || byte === CLOSE_BRACE || byte === CLOSE_BRACKET || isBlank(byte))
          return this.#finish(chunk, from, at);
      } else if (byte === QUOTE) this.#inString = true;
      else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) this.#depth += 1;
      else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
        this.#depth -= 1;
        if (this.#depth === 0) return this.#finish(chunk, from, at + 1);
      }
    }
    this.#keep(chunk.subarray(from));
    return chunk.length;
  }

  #keep(piece: Buffer): void {
    if (!this.#taking) return;
    this.#length += piece.length;
    this.#pieces.push(piece);
    if (this.#length > (this.#reading === "key" ? MAX_KEY : MAX_MEMBER))
      this.#fault = this.#reading === "key" ? "is not valid JSON" : "has a member of more than 16 MB";
  }

  #finish(chunk: Buffer, from: number, to: number): number {
    this.#keep(chunk.subarray(from, to));
    const value = this.#taking && this.#fault === null ? this.#parse() : undefined;
    if (this.#reading === "key") {
      this.#path.push(String(value));
      this.#expecting = "colon";
    } else {
      if (this.#taking && this.#fault === null) this.#members.push({ path: [...this.#path], value });
      this.#expecting = "comma";
    }
    this.#reading = null;
    return to;
  }

  #parse(): unknown {
    const bytes = this.#pieces.length === 1 ? this.#pieces[0]! : Buffer.concat(this.#pieces);
    if (!isUtf8(bytes)) this.#fault = "is not UTF-8 text";
    else {
      try {
        return JSON.parse(bytes.toString("utf8")) as unknown;
      } catch {
        this.#fault = "is not valid JSON";
      }
    }
    return undefined;
  }
}
