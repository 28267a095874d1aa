/**
 * Replies of the server in PostgreSQL's protocol 3.0, decoded in one pass.
 * @see https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
import { type ColumnParser, columnParser } from "./column-values.ts";
import { DatabaseError } from "./errors.ts";

export interface Column {
  readonly name: string;
  readonly parse: ColumnParser;
}

/** Where the connection stands after an exchange; "lost" when the server stopped before it was ready again. */
export type SessionStatus = "idle" | "in transaction" | "failed transaction" | "lost";

/** The reply of the server to one exchange, up to ReadyForQuery. */
export interface Reply {
  readonly rows: Record<string, unknown>[];
  /** The last command tag, such as `INSERT 0 3`. */
  readonly tag: string;
  /** Columns of the statement described in this exchange, if one was. */
  readonly described: readonly Column[] | undefined;
  readonly parsed: boolean;
  readonly error: DatabaseError | undefined;
  readonly status: SessionStatus;
}

const errorFieldNames: Readonly<Record<string, string>> = {
  S: "severity",
  C: "code",
  M: "message",
  D: "detail",
  H: "hint",
  n: "constraint",
  t: "table",
  c: "column",
  P: "position",
};

function readError(body: Buffer): { error: DatabaseError; fatal: boolean } {
  const fields: Record<string, string> = {};
  let at = 0;
  while (at < body.length && body[at] !== 0) {
    const end = body.indexOf(0, at + 1);
    const name = errorFieldNames[String.fromCharCode(body[at] ?? 0)];
    if (name) fields[name] = body.toString("utf8", at + 1, end);
    at = end + 1;
  }
  const { severity, position, ...rest } = fields;
  const error = new DatabaseError({
    message: "the server gave no message",
    code: "XX000",
    ...rest,
    position: position === undefined ? undefined : Number(position),
  });
  return { error, fatal: severity === "FATAL" || severity === "PANIC" };
}

function readColumns(body: Buffer): Column[] {
  const columns: Column[] = [];
  let at = 2;
  for (let left = body.readInt16BE(0); left > 0; left -= 1) {
    const end = body.indexOf(0, at);
    columns.push({ name: body.toString("utf8", at, end), parse: columnParser(body.readUInt32BE(end + 7)) });
    at = end + 19;
  }
  return columns;
}

function readRow(body: Buffer, columns: readonly Column[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  let at = 2;
  for (const column of columns) {
    const length = body.readInt32BE(at);
    at += 4;
    row[column.name] = length < 0 ? null : column.parse(body.toString("utf8", at, at + length));
    if (length > 0) at += length;
  }
  return row;
}

const statuses: Readonly<Record<string, SessionStatus>> = {
  I: "idle",
  T: "in transaction",
  E: "failed transaction",
};

/** Reads the whole reply to one message; `known` are the columns of a statement that was described before. */
export function readReply(bytes: Uint8Array, known: readonly Column[]): Reply {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const rows: Record<string, unknown>[] = [];
  let columns = known;
  let described: readonly Column[] | undefined;
  let error: DatabaseError | undefined;
  let tag = "";
  let parsed = false;
  let status: SessionStatus = "lost";
  for (let at = 0; at + 5 <= buffer.length; ) {
    const type = String.fromCharCode(buffer[at] ?? 0);
    const end = at + 1 + buffer.readInt32BE(at + 1);
    const body = buffer.subarray(at + 5, end);
    at = end;
    if (type === "D") rows.push(readRow(body, columns));
    else if (type === "C") tag = body.toString("utf8", 0, body.length - 1);
    else if (type === "T") described = columns = readColumns(body);
    else if (type === "n") described = columns = [];
    else if (type === "1") parsed = true;
    else if (type === "Z") status = statuses[String.fromCharCode(body[0] ?? 0)] ?? "lost";
    else if (type === "E") {
      const failure = readError(body);
      error ??= failure.error;
      if (failure.fatal) return { rows, tag, described, parsed, error, status: "lost" };
    }
  }
  return { rows, tag, described, parsed, error, status };
}

/** The row count at the end of a command tag; 0 for tags without one (`BEGIN`, `CREATE TABLE`). */
export function countInTag(tag: string): number {
  const count = /(?:^| )(\d+)$/.exec(tag)?.[1];
  return count === undefined ? 0 : Number(count);
}
