import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { Failure, invalidRequest } from "../../contract/errors.ts";
import { bodyLimitOf } from "../../contract/limits.ts";
import type { Operation } from "../../contract/operation.ts";
import { readLines, type TextLine } from "../../registers/streaming/text-lines.ts";
import { parseStrictJson } from "../../transports/http/strict-json.ts";
import { CommandError, UsageError } from "../command-error.ts";
import type { Terminal } from "../terminal.ts";
import { csvRecords } from "./csv-records.ts";
import type { SentRecord } from "./sent-record.ts";

export interface RecordSource {
  readonly name: string;
  /** The number of lines up to the last record; null where it cannot be known beforehand. */
  countLines(): Promise<number | null>;
  records(operation: Operation): AsyncIterable<SentRecord>;
}

/** The records of a file, or of standard input for `-`. @throws CommandError when there is no such file. */
export async function recordSource(path: string, terminal: Terminal): Promise<RecordSource> {
  const fromInput = path === "-";
  if (!fromInput) await requireFile(path);
  const name = fromInput ? "standard input" : basename(path);
  const chunks = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of fromInput ? terminal.stdin : createReadStream(path))
      yield Buffer.from(chunk as Buffer | string);
  };
  return {
    name,
    countLines: async () => (fromInput || !(await stat(path)).isFile() ? null : await linesOf(path)),
    records: (operation) => readRecords(chunks(), { operation, fileName: name }),
  };
}

async function requireFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (!found || found.isDirectory()) throw new CommandError(`${basename(path)}: there is no such file`);
}

const LINE_END = 0x0a;

async function linesOf(path: string): Promise<number> {
  let ends = 0;
  let last = LINE_END;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, at + 1)) ends++;
    last = chunk.at(-1) ?? last;
  }
  return last === LINE_END ? ends : ends + 1;
}

/** Distinguishes JSON from a table by the first significant character: a JSON object opens with a brace. */
export async function* readRecords(
  chunks: AsyncIterable<Buffer>,
  from: { readonly operation: Operation; readonly fileName: string },
): AsyncGenerator<SentRecord> {
  const iterator = chunks[Symbol.asyncIterator]();
  const head: Buffer[] = [];
  let first: string | undefined;
  while (first === undefined) {
    const next = await iterator.next();
    if (next.done) return;
    head.push(next.value);
    first = firstSign(next.value);
  }
  if (first === "[")
    throw new UsageError(`${from.fileName}: one record a line is expected, not an array of records`);
  const all = joined(head, iterator);
  yield* first === "{" ? jsonRecords(all, from) : csvRecords(all, from);
}

function firstSign(chunk: Buffer): string | undefined {
  // A byte order mark and blanks are not significant; the line reader refuses UTF-16.
  return /[^\s\u{feff}\u{fffd}]/u.exec(chunk.subarray(0, 64 * 1024).toString("utf8"))?.[0];
}

async function* joined(head: readonly Buffer[], rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield* head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function* jsonRecords(
  chunks: AsyncIterable<Buffer>,
  { operation, fileName }: { readonly operation: Operation; readonly fileName: string },
): AsyncGenerator<SentRecord> {
  const limit = operation.rest?.bodyLimitBytes ?? bodyLimitOf(operation.bucket);
  for await (const lines of readLines(chunks, fileName)) {
    for (const line of lines) {
      if (line.fault === undefined && line.text.trim() === "") continue;
      yield { line: line.number, ...parsed(line, limit) };
    }
  }
}

function parsed(
  { text, fault }: TextLine,
  limit: number,
): { request: Record<string, unknown> } | { failure: Failure } {
  if (fault === "longer than 1 MB" || Buffer.byteLength(text) > limit)
    return { failure: new Failure("payload_too_large") };
  const bytes = fault === undefined ? Buffer.from(text) : Buffer.of(0xff);
  const result = parseStrictJson(bytes);
  if (result instanceof Failure) return { failure: result };
  const { value } = result;
  if (value === null || typeof value !== "object" || Array.isArray(value)) {
    return {
      failure: invalidRequest([{ path: "", code: "wrong_type", message: "a record is a JSON object" }]),
    };
  }
  return { request: value as Record<string, unknown> };
}
