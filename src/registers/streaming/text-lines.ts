import { isUtf8 } from "node:buffer";
import { RegisterFileError } from "../register-file-error.ts";

const NEWLINE = 0x0a;
const MAX_LINE = 1024 * 1024;

export interface TextLine {
  /** From 1. */
  readonly number: number;
  /** Without its line break; empty for a line with a fault. */
  readonly text: string;
  readonly fault?: "longer than 1 MB" | "not UTF-8 text";
  /** Set on a last line that ends without a line break. */
  readonly unterminated?: true;
}

/**
 * The lines of a text in UTF-8, in blocks as they arrive: LF or CRLF, a byte order mark dropped. A line that
 * is over 1 MB or is not UTF-8 is yielded as a fault and does not affect other lines. Memory is bounded by
 * one line and one chunk.
 *
 * Throws RegisterFileError for UTF-16.
 */
export async function* readLines(
  chunks: AsyncIterable<Buffer>,
  fileName: string,
): AsyncGenerator<readonly TextLine[]> {
  const carry = new LineCarry();
  let next = 1;
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(NEWLINE);
    if (end < 0) {
      carry.add(chunk);
      continue;
    }
    const lines = numbered(carry.take(chunk.subarray(0, end)), next, fileName);
    carry.add(chunk.subarray(end + 1));
    next += lines.length;
    yield lines;
  }
  if (carry.isEmpty) return;
  const lines = numbered(carry.take(Buffer.alloc(0)), next, fileName);
  yield lines.map((line, index) => (index === lines.length - 1 ? { ...line, unterminated: true } : line));
}

/** Whole lines without the last line break; `tooLong` when the first of them lost its beginning. */
interface LineBlock {
  readonly bytes: Buffer;
  readonly tooLong: boolean;
}

/** The beginning of a line whose end has not arrived yet; dropped as soon as it exceeds the limit. */
class LineCarry {
  #pieces: Buffer[] = [];
  #length = 0;

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  add(piece: Buffer): void {
    this.#length += piece.length;
    if (this.#length > MAX_LINE) this.#pieces = [];
    else if (piece.length > 0) this.#pieces.push(piece);
  }

  take(end: Buffer): LineBlock {
    const tooLong = this.#length > MAX_LINE;
    const bytes = this.#pieces.length === 0 ? end : Buffer.concat([...this.#pieces, end]);
    this.#pieces = [];
    this.#length = 0;
    return { bytes, tooLong };
  }
}

function numbered({ bytes, tooLong }: LineBlock, first: number, fileName: string): TextLine[] {
  if (!tooLong) return linesOf(first === 1 ? withoutMark(bytes, fileName) : bytes, first);
  const end = bytes.indexOf(NEWLINE);
  const rest = end < 0 ? [] : linesOf(bytes.subarray(end + 1), first + 1);
  return [{ number: first, text: "", fault: "longer than 1 MB" }, ...rest];
}

function withoutMark(block: Buffer, fileName: string): Buffer {
  if (block.length >= 2 && (block.readUInt16BE(0) === 0xfeff || block.readUInt16BE(0) === 0xfffe)) {
    throw new RegisterFileError(fileName, "wrong_format", "the file is UTF-16 text, not UTF-8");
  }
  return block.length >= 3 && block.readUIntBE(0, 3) === 0xefbbbf ? block.subarray(3) : block;
}

function linesOf(block: Buffer, first: number): TextLine[] {
  if (!isUtf8(block)) return linesOfDamaged(block, first);
  return block
    .toString("utf8")
    .split("\n")
    .map((text, index) => lineOf(text, first + index));
}

function linesOfDamaged(block: Buffer, first: number): TextLine[] {
  const lines: TextLine[] = [];
  for (let from = 0; from <= block.length; ) {
    const found = block.indexOf(NEWLINE, from);
    const to = found < 0 ? block.length : found;
    const bytes = block.subarray(from, to);
    const number = first + lines.length;
    lines.push(
      isUtf8(bytes) ? lineOf(bytes.toString("utf8"), number) : { number, text: "", fault: "not UTF-8 text" },
    );
    from = to + 1;
  }
  return lines;
}

function lineOf(text: string, number: number): TextLine {
  // UTF-8 takes three bytes at most for a UTF-16 unit, so a short text needs no counting.
  const isLong = text.length > MAX_LINE / 3 && Buffer.byteLength(text) > MAX_LINE;
  if (isLong) return { number, text: "", fault: "longer than 1 MB" };
  return { number, text: text.endsWith("\r") ? text.slice(0, -1) : text };
}
