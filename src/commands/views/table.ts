import { printable } from "../terminal.ts";

/** Rows under a header, columns as wide as their widest cell; null is an empty cell. */
export function table(
  header: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  const cells = rows.map((row) => row.map((cell) => printable(cell === null ? "" : String(cell))));
  const widths = header.map((title, at) =>
    Math.max(title.length, ...cells.map((row) => row[at]?.length ?? 0)),
  );
  const line = (row: readonly string[]): string =>
    row
      .map((cell, at) => cell.padEnd(widths[at]!))
      .join("  ")
      .trimEnd();
  return `${[header, ...cells].map(line).join("\n")}\n`;
}
