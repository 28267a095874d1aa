// Comma-separated values after RFC 4180, built so that one broken row costs one row. A record is a line, joined
// with the lines after it while a quoted field is open. Where that fails (text after a closing quote, another
// number of fields than the header, no closing quote within 64 lines), only the first line is bad and reading goes
// on with the next one: a single stray quote must not swallow the rest of a register, as it does in csv-parse.
import { RegisterFileError } from "../register-file-error.ts";
import { readLines, type TextLine } from "./text-lines.ts";

const QUOTE = 0x22;
const COMMA = 0x2c;
const MAX_LINES = 64;
const MAX_RECORD = 1024 * 1024;
const UNCLOSED = "a quoted field is never closed";

interface CsvRow {
  /** First physical line of the row, from 1. */
  readonly line: number;
  /** As many as the header has; empty for a row with a fault. */
  readonly fields: readonly string[];
  readonly fault?: string;
}

/**
 * The rows of a CSV file in UTF-8 in blocks, the header first (line 1, never faulty).
 *
 * Throws RegisterFileError for an empty file, an unreadable header, and a file that ends inside a row.
 */
export async function* readCsvRows(
  chunks: AsyncIterable<Buffer>,
  fileName: string,
): AsyncGenerator<readonly CsvRow[]> {
  const assembler = new RowAssembler(fileName);
  for await (const lines of readLines(chunks, fileName)) {
    for (const line of lines) assembler.take(line);
    yield assembler.finished();
  }
  assembler.close();
  yield assembler.finished();
}

class RowAssembler {
  readonly #fileName: string;
  #width = 0;
  #open: TextLine[] = [];
  #rows: CsvRow[] = [];

  constructor(fileName: string) {
    this.#fileName = fileName;
  }

  finished(): readonly CsvRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  take(line: TextLine): void {
    if (this.#open.length === 0 && line.text === "" && line.fault === undefined) return;
    this.#open.push(line);
    // A line without a quote cannot close an open field.
    const mayWait = this.#open.length > 1 && this.#open.length < MAX_LINES && line.fault === undefined;
    if (mayWait && !line.text.includes('"')) return;
    this.#settle(false);
  }

  close(): void {
    this.#settle(true);
    if (this.#width === 0) throw new RegisterFileError(this.#fileName, "empty", "the file has no rows");
  }

  #settle(atEnd: boolean): void {
    const [first, ...others] = this.#open;
    if (first === undefined) return;
    const split = this.#split(this.#open);
    const mayClose = !atEnd && this.#open.length < MAX_LINES && this.#open.at(-1)?.fault === undefined;
    if (split === UNCLOSED && mayClose) return;
    this.#open = [];
    if (typeof split !== "string") {
      this.#width ||= split.length;
      this.#rows.push({ line: first.number, fields: split });
      return;
    }
    this.#refuse(first, split);
    for (const line of others) this.take(line);
    if (atEnd) this.#settle(true);
  }

  /** The fields, or the fault of the first line. */
  #split(lines: readonly TextLine[]): readonly string[] | string {
    const [first, ...others] = lines;
    if (first?.fault !== undefined) return `the line is ${first.fault}`;
    if (others.some((line) => line.fault !== undefined)) return UNCLOSED;
    const text = others.length === 0 ? (first?.text ?? "") : lines.map((line) => line.text).join("\n");
    if (text.length > MAX_RECORD) return "the row is longer than 1 MB";
    const fields = splitFields(text);
    if (typeof fields === "string" || this.#width === 0 || fields.length === this.#width) return fields;
    return `the row has ${fields.length} fields and the header has ${this.#width}`;
  }

  #refuse(first: TextLine, fault: string): void {
    if (this.#width === 0) {
      throw new RegisterFileError(this.#fileName, "wrong_format", `the header cannot be read: ${fault}`);
    }
    if (first.unterminated) {
      const detail = `the file ends inside the row of line ${first.number}: it was cut off`;
      throw new RegisterFileError(this.#fileName, "truncated", detail);
    }
    this.#rows.push({ line: first.number, fields: [], fault });
  }
}

function splitFields(text: string): readonly string[] | string {
  if (!text.includes('"')) return text.split(",");
  const fields: string[] = [];
  for (let at = 0; ; at += 1) {
    if (text.charCodeAt(at) === QUOTE) {
      const end = closingQuote(text, at + 1);
      if (end < 0) return UNCLOSED;
      const value = text.slice(at + 1, end);
      fields.push(value.includes('"') ? value.replaceAll('""', '"') : value);
      at = end + 1;
    } else {
      const comma = text.indexOf(",", at);
      const end = comma < 0 ? text.length : comma;
      fields.push(text.slice(at, end));
      at = end;
    }
    if (at >= text.length) return fields;
    if (text.charCodeAt(at) !== COMMA) return "text stands after the closing quote of a field";
  }
}

/** The index at which the quoted field from `from` closes; -1 when open. A doubled quote is a quote. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text.charCodeAt(at + 1) !== QUOTE) return at;
  }
  return -1;
}
