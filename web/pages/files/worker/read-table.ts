/** Reads a file as a table: every row as texts, whatever the format of the file. */
import { decodeText } from "./decode-text.ts";
import { FileFault } from "./file-fault.ts";
import { readCsv } from "./read-csv.ts";
import { readXlsxRows } from "./read-xlsx.ts";

export const mostRows = 100_000;
const mostColumns = 500;
/** Larger files would not fit into the memory of a page. */
export const mostFileBytes = 256 * 1024 * 1024;

export interface Table {
  readonly format: "CSV" | "XLSX";
  /** The format in words: `UTF-8, separated by semicolons`. */
  readonly written: string;
  readonly sheets: readonly string[];
  readonly sheet: string | null;
  readonly rows: readonly (readonly string[])[];
}

/** Rows in front of the data that may be titles and headings. */
const HEAD_ROWS = 12;

/** @param sheet the name of the sheet to read. @throws FileFault where it cannot be read. */
export async function readTable(bytes: Uint8Array, sheet: string | null): Promise<Table> {
  if (bytes.length === 0) throw new FileFault("The file is empty.");
  const table = await tableOf(bytes, sheet);
  if (table.rows.every((row) => row.every((cell) => cell.trim() === "")))
    throw new FileFault(
      table.sheets.length > 1
        ? "This sheet has no rows. Choose another sheet."
        : "The file has no rows with content.",
    );
  if (table.rows.some(({ length }) => length > mostColumns))
    throw new FileFault(`A row has more than ${mostColumns} columns. Is this the right separator?`);
  return table;
}

async function tableOf(bytes: Uint8Array, sheet: string | null): Promise<Table> {
  const head = [...bytes.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  if (head === "504b0304") {
    const read = await readXlsxRows(bytes, { wanted: sheet, mostRows: mostRows + HEAD_ROWS + 1 });
    return { ...read, format: "XLSX", written: "XLSX" };
  }
  if (head === "d0cf11e0")
    throw new FileFault(
      "This is a workbook of the old format (XLS), or one with a password. Save it as XLSX without a password, and drop that.",
    );
  if (head === "25504446")
    throw new FileFault("This is a PDF. Save the table as CSV or XLSX, and drop that.");
  const { text, encoding } = decodeText(bytes);
  const { rows, delimiter } = readCsv(text);
  return {
    format: "CSV",
    written: `${encoding}, separated by ${delimiters.get(delimiter) ?? delimiter}`,
    sheets: [],
    sheet: null,
    rows,
  };
}

const delimiters: ReadonlyMap<string, string> = new Map([
  [",", "commas"],
  [";", "semicolons"],
  ["\t", "tabs"],
  ["|", "bars"],
]);
