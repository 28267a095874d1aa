/**
 * Assigns the columns of a table to the fields of a record. The heading decides first; where it names no
 * field, the content does, if nearly all values have a shape that only one field has. Each field has one
 * column, except trading and previous names.
 */
import { hasLegalForm, isCountry, isLei } from "./content-shapes.ts";
import { fieldOfHeading } from "./headings.ts";
import { recordFieldOf } from "./record-fields.ts";

/** For each column the path of its field; null for a column that is not sent. */
export type ColumnMapping = readonly (string | null)[];

/** The first rows of a file, one of which has the headings: a title, a date or an empty line may precede. */
const LEADING_ROWS = 10;
/** The share of a column's values that must have a shape. */
const MOST = 0.8;

/**
 * The row of headings: the one of the first ten in which most cells name a field; without such a row the first, unless
 * it looks like data. @returns its index, or -1 where the table has no headings.
 */
export function headingRowOf(rows: readonly (readonly string[])[]): number {
  const named = rows.slice(0, LEADING_ROWS).map((row) => row.filter((cell) => fieldOfHeading(cell)).length);
  const most = Math.max(0, ...named);
  if (most > 0) return named.indexOf(most);
  const first = rows.findIndex((row) => row.some((cell) => cell.trim() !== ""));
  if (first === -1) return -1;
  const cells = rows[first]!.map((cell) => cell.trim()).filter((cell) => cell !== "");
  const isData = cells.some((cell) => shapes.some(({ is }) => is(cell)) || /^[\d.,/ -]+$/.test(cell));
  return isData || cells.some((cell) => hasLegalForm(cell)) ? -1 : first;
}

/** @param rows some of the table's rows, without the headings. */
export function mapColumns(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): (string | null)[] {
  const taken = new Set<string>();
  const take = (path: string | null): string | null => {
    if (path === null) return null;
    if (recordFieldOf.get(path)?.kind === "list") return path;
    if (taken.has(path)) return null;
    taken.add(path);
    return path;
  };
  const mapping = headings.map((heading) => take(fieldOfHeading(heading)));
  const values = headings.map((_, column) => valuesOf(rows, column));
  for (const { path, is } of shapes)
    for (const [column, found] of mapping.entries())
      if (found === null && mostly(values[column]!, is)) mapping[column] = take(path);
  if (!taken.has("name")) {
    const column = nameColumnOf(mapping, values);
    if (column !== -1) mapping[column] = take("name");
  }
  return mapping;
}

function valuesOf(rows: readonly (readonly string[])[], column: number): string[] {
  return rows.map((row) => (row[column] ?? "").trim()).filter((value) => value !== "");
}

function mostly(values: readonly string[], is: (value: string) => boolean): boolean {
  return values.length > 0 && values.filter(is).length >= values.length * MOST;
}

/** The shapes that only one field has, the most certain first. */
const shapes: readonly { readonly path: string; readonly is: (value: string) => boolean }[] = [
  { path: "lei", is: isLei },
  { path: "isin", is: (value) => /^[A-Z]{2}[A-Z0-9]{9}\d$/.test(value) },
  { path: "email", is: (value) => /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(value) },
  { path: "website", is: (value) => /^(https?:\/\/|www\.)\S+$/i.test(value) },
  { path: "domain", is: (value) => /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,24}$/i.test(value) },
  { path: "phone", is: (value) => /^\+\d[\d ()./-]{6,}$/.test(value) },
  { path: "country", is: isCountry },
];

/** The column of names where no heading names it: the most legal forms, and at least in one value of ten. */
function nameColumnOf(mapping: ColumnMapping, values: readonly (readonly string[])[]): number {
  const shares = values.map((column, at) =>
    mapping[at] === null && column.length > 0 ? column.filter(hasLegalForm).length / column.length : 0,
  );
  const best = Math.max(0, ...shares);
  return best >= 0.1 ? shares.indexOf(best) : -1;
}
