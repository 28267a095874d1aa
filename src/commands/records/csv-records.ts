import { invalidRequest } from "../../contract/errors.ts";
import type { Operation } from "../../contract/operation.ts";
import { readCsvRows } from "../../registers/streaming/csv-rows.ts";
import { fieldOfHeading } from "../../tables/headings.ts";
import { UsageError } from "../command-error.ts";
import { type RequestField, requestFields, setField, valueOfText } from "./request-fields.ts";
import type { SentRecord } from "./sent-record.ts";

/** The separator of list entries within one cell. */
const LIST_SEPARATOR = "|";

interface Column {
  readonly field: RequestField;
  readonly path: readonly string[];
}

/**
 * The records of a table whose header names fields of the request (`name`, `address.city`, `extra.lei_note`), or has
 * headings that usually mean them (`Company name`, `PLZ`). A blank cell is an absent field. @throws UsageError for a header that is none.
 */
export async function* csvRecords(
  chunks: AsyncIterable<Buffer>,
  { operation, fileName }: { readonly operation: Operation; readonly fileName: string },
): AsyncGenerator<SentRecord> {
  let columns: readonly Column[] | null = null;
  for await (const rows of readCsvRows(chunks, fileName)) {
    for (const { line, fields, fault } of rows) {
      if (columns === null) columns = columnsOf(operation, fields);
      else if (fault !== undefined)
        yield { line, failure: invalidRequest([{ path: "", code: "invalid_format", message: fault }]) };
      else yield { line, request: requestOf(columns, fields) };
    }
  }
}

function columnsOf(operation: Operation, header: readonly string[]): Column[] {
  if (header.length === 1 && /[;\t]/.test(header[0]!)) {
    throw new UsageError("the table's columns are to be separated by commas, in its header and in its rows");
  }
  const byName = new Map(requestFields(operation).map((field) => [field.path.join("."), field]));
  const columns = header.map((text, index) => columnOf(byName, text.trim(), index + 1));
  const names = columns.map(({ path }) => path.join("."));
  const twice = names.findIndex((name, index) => names.indexOf(name) !== index);
  if (twice >= 0) throw new UsageError(`column ${twice + 1} names the same field as an earlier one`);
  return columns;
}

function columnOf(byName: ReadonlyMap<string, RequestField>, name: string, number: number): Column {
  const exact = byName.get(name);
  if (exact && exact.kind !== "pairs") return { field: exact, path: exact.path };
  const dot = name.lastIndexOf(".");
  const pairs = byName.get(name.slice(0, Math.max(dot, 0)));
  const member = name.slice(dot + 1);
  if (pairs?.kind === "pairs" && !["", "__proto__", "constructor"].includes(member)) {
    return { field: pairs, path: [...pairs.path, member] };
  }
  const meant = byName.get(fieldOfHeading(name) ?? "");
  if (meant) return { field: meant, path: meant.path };
  const known = [...byName].map(([key, field]) => (field.kind === "pairs" ? `${key}.<name>` : key));
  // The header may be a row of data by mistake, so the message does not repeat it.
  throw new UsageError(
    `column ${number} is no field of the request; a header has names of these: ${known.join(", ")}`,
  );
}

function requestOf(columns: readonly Column[], cells: readonly string[]): Record<string, unknown> {
  const request: Record<string, unknown> = {};
  for (const [index, { field, path }] of columns.entries()) {
    const cell = (cells[index] ?? "").trim();
    if (cell === "") continue;
    setField(request, path, field.kind === "list" ? listOf(cell) : valueOfText(field, cell));
  }
  return request;
}

function listOf(cell: string): string[] {
  return cell
    .split(LIST_SEPARATOR)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}
