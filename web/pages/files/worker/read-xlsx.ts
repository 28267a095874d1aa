import { readXlsx, type Sheet } from "hucre/xlsx";
import { FileFault } from "./file-fault.ts";

export interface XlsxRows {
  /** The names of the visible sheets, in order. */
  readonly sheets: readonly string[];
  readonly sheet: string;
  readonly rows: string[][];
}

/** Rows whose number formats are checked for leading zeros: reading every style takes twice the time. */
const SAMPLE_ROWS = 1_000;
/** A number format that shows leading zeros: "00000000". */
const zeros = /^0{2,}$/;

/**
 * The rows of a sheet, each cell with its shown text: dates as YYYY-MM-DD, numbers with the leading zeros of
 * their format, formulas by their last value.
 * @param wanted the name of the sheet; the default is the first sheet with rows.
 * @param mostRows further rows are not read.
 */
export async function readXlsxRows(
  bytes: Uint8Array,
  { wanted, mostRows }: { readonly wanted: string | null; readonly mostRows: number },
): Promise<XlsxRows> {
  const sample = await readable(() =>
    readXlsx(bytes, {
      sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
      readStyles: true,
      maxRows: SAMPLE_ROWS,
    }),
  );
  const { sheets } = sample;
  const chosen =
    sheets.find(({ name }) => name === wanted) ?? sheets.find(({ rows }) => rows.length > 0) ?? sheets[0];
  if (chosen === undefined) throw new FileFault("The workbook has no visible sheet with rows.");
  const isWhole = chosen.rows.length < SAMPLE_ROWS;
  const readStyles = hasZeroFormat(chosen);
  const [whole] = isWhole
    ? [chosen]
    : (await readable(() => readXlsx(bytes, { sheets: [chosen.name], readStyles, maxRows: mostRows })))
        .sheets;
  return { sheets: sheets.map(({ name }) => name), sheet: chosen.name, rows: textsOf(whole!) };
}

function hasZeroFormat({ cells }: Sheet): boolean {
  return [...(cells?.values() ?? [])].some(({ style }) => zeros.test(style?.numFmt ?? ""));
}

function textsOf({ rows, cells }: Sheet): string[][] {
  return rows.map((row, at) =>
    row.map((value, column) => {
      if (typeof value !== "number") return textOf(value);
      const format = cells?.get(`${at},${column}`)?.style?.numFmt ?? "";
      return zeros.test(format) && Number.isInteger(value) && value >= 0
        ? String(value).padStart(format.length, "0")
        : numberText(value);
    }),
  );
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return "";
    const iso = value.toISOString();
    return iso.endsWith("T00:00:00.000Z") ? iso.slice(0, 10) : iso.slice(0, 19).replace("T", " ");
  }
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return String(value);
}

/** A number in full, with the 15 digits that a spreadsheet keeps: a register has no number like 1e+21. */
function numberText(value: number): string {
  const text = String(value);
  return text.includes("e") && Number.isInteger(value) ? BigInt(value).toString() : text;
}

async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Error && error.name === "EncryptedFileError")
      throw new FileFault("The workbook has a password. Save a copy without it, and drop that.");
    throw new FileFault(
      "The workbook is damaged or was not written as XLSX. Open it in a spreadsheet program, save it as XLSX or CSV, and drop that file.",
    );
  }
}
