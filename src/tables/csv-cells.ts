/** Cells of a CSV file in the form of RFC 4180 that no spreadsheet computes. */

/**
 * Escapes a cell, so that a spreadsheet program does not compute it: a cell that begins as a formula gets an
 * apostrophe (OWASP, CSV injection), also where it begins with a blank that programs skip.
 */
export function neutralised(cell: string): string {
  return /^[=+\-@\t\r\n]/.test(cell) || /^\s+[=+\-@]/.test(cell) ? `'${cell}` : cell;
}

/** A row with its line end. Nothing is an empty cell, an object its JSON; a number is no formula. */
export function csvRow(values: readonly unknown[]): string {
  return `${values.map(cellOf).join(",")}\r\n`;
}

/** Before the first row, so that spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff";

function cellOf(value: unknown): string {
  const text =
    value === null || value === undefined
      ? ""
      : typeof value === "object"
        ? JSON.stringify(value)
        : String(value);
  const shown = typeof value === "string" ? neutralised(text) : text;
  return /[",\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}
