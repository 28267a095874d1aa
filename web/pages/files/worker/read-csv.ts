import { detectDelimiter, parseCsv } from "hucre/csv";
import { FileFault } from "./file-fault.ts";

export interface CsvRows {
  readonly rows: string[][];
  readonly delimiter: string;
}

/** The rows of a text with separators (RFC 4180); detects the separator where no first line `sep=;` states it. */
export function readCsv(text: string): CsvRows {
  if (text.includes("\0")) throw new FileFault("This is not a text file. Save the table as CSV or XLSX.");
  const said = /^sep=(.)\r?\n/.exec(text);
  const body = said === null ? text : text.slice(said[0].length);
  const delimiter = said?.[1] ?? detectDelimiter(body);
  const rows = parseCsv(body, { delimiter }).map((row) => row.map((cell) => String(cell ?? "")));
  const marks = body.split('"').length - 1;
  // An unclosed quotation mark puts the rest of the file into one cell.
  if (marks % 2 === 1 && (rows.at(-1)?.some((cell) => cell.split("\n").length > 3) ?? false))
    throw new FileFault(
      `A quotation mark (") is opened in row ${rows.length} and never closed. Close or remove it, and drop the file again.`,
    );
  return { rows, delimiter };
}
