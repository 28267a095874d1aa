/** Turns a row of a table into a record of a request. */
import type { ColumnMapping } from "./map-columns.ts";
import { listedNames, type RecordField, recordFieldOf, recordFields } from "./record-fields.ts";

export interface RowReading {
  readonly mapping: ColumnMapping;
  /** The number of a date like 03/04/2001 that is the day; null: such dates are left out. */
  readonly dayComes: "first" | "second" | null;
  /** The country for rows whose country cell is blank; empty: none. */
  readonly country: string;
  /** Whether the country is used as the jurisdiction of a number without one. */
  readonly countryIssues: boolean;
}

export interface RowRecord {
  /** Null where the row has nothing that identifies a company. */
  readonly record: Readonly<Record<string, unknown>> | null;
  /** The parts that were left out of the record, in words for a person; no value is repeated. */
  readonly notes: readonly string[];
}

/** Texts that stand for an empty cell, in any field. */
const nothing: ReadonlySet<string> = new Set(
  "-,--,–,—,#n/a,#ref!,#value!,#name?,#num!,#null!,#div/0!,null,(null),(blank)".split(","),
);
/** Further such texts, for fields that cannot have them as a value. */
const unknown: ReadonlySet<string> = new Set(".,n/a,na,unknown,tbc,tbd".split(","));
/** The fields that keep these texts: NA is Namibia, and Unknown Ltd's own reference may be TBD. */
const takenLiterally: ReadonlySet<string> = new Set([
  "name",
  "country",
  "address.country",
  "jurisdiction",
  "ticker",
  "client_ref",
]);

export function recordOfRow(cells: readonly string[], reading: RowReading): RowRecord {
  const record: Record<string, unknown> = {};
  const notes: string[] = [];
  for (const [column, path] of reading.mapping.entries()) {
    const field = path === null ? undefined : recordFieldOf.get(path);
    const value = field === undefined ? "" : cellOf(cells[column] ?? "", field);
    if (field === undefined || value === "") continue;
    if (field.kind === "list") addNames(record, field, value, notes);
    else {
      const sent = field.kind === "date" ? isoDateOf(value, reading.dayComes) : value;
      if (sent === null)
        notes.push(`${field.label} was left out: it is not a date that reads in one way only.`);
      else if (sent.length > field.most)
        notes.push(`${field.label} was left out: it is longer than ${field.most} characters.`);
      else put(record, field.path, sent);
    }
  }
  const identifies = recordFields.some((field) => field.identifying && field.path in record);
  if (!identifies) return { record: null, notes };
  addCountry(record, reading);
  return { record, notes };
}

function cellOf(cell: string, { path }: RecordField): string {
  const value = cell.trim();
  const lower = value.toLowerCase();
  return nothing.has(lower) || (unknown.has(lower) && !takenLiterally.has(path)) ? "" : value;
}

function addNames(record: Record<string, unknown>, field: RecordField, value: string, notes: string[]): void {
  const known = (record[field.path] as string[] | undefined) ?? [];
  const names = value
    .split(/[|;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const fitting = names.filter((name) => name.length <= field.most);
  const all = [...new Set([...known, ...fitting])];
  if (fitting.length < names.length || all.length > listedNames)
    notes.push(`${field.label}: ${listedNames} names of up to ${field.most} characters were taken.`);
  if (all.length > 0) record[field.path] = all.slice(0, listedNames);
}

function addCountry(record: Record<string, unknown>, { country, countryIssues }: RowReading): void {
  if (record.country === undefined && country !== "") record.country = country;
  const issues = record.country;
  if (
    countryIssues &&
    record.registration_number !== undefined &&
    record.jurisdiction === undefined &&
    typeof issues === "string" &&
    issues.length <= recordFieldOf.get("jurisdiction")!.most
  )
    record.jurisdiction = issues;
}

function put(record: Record<string, unknown>, path: string, value: string): void {
  const [outer, inner] = path.split(".");
  if (inner === undefined) record[path] = value;
  else record[outer!] = { ...(record[outer!] as object | undefined), [inner]: value };
}

/**
 * A date as YYYY-MM-DD; null where it is ambiguous, or no date. With dots the day comes first, as in every
 * country that writes dates with dots.
 */
export function isoDateOf(text: string, dayComes: RowReading["dayComes"]): string | null {
  const big = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text);
  if (big) return dateOf(big[1]!, big[2]!, big[3]!);
  const small = /^(\d{1,2})([./-])(\d{1,2})[./-](\d{4})$/.exec(text);
  if (!small) return null;
  const [, one, mark, two, year] = small as unknown as [string, string, string, string, string];
  if (Number(one) > 12 || mark === "." || dayComes === "first") return dateOf(year, two, one);
  if (Number(two) > 12 || dayComes === "second") return dateOf(year, one, two);
  return one === two ? dateOf(year, one, two) : null;
}

function dateOf(year: string, month: string, day: string): string | null {
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : null;
}

/** The position of the day in all dates of a column, taken from the first unambiguous date. */
export function dayPlaceOf(values: readonly string[]): RowReading["dayComes"] {
  for (const value of values) {
    const found = /^(\d{1,2})[/-](\d{1,2})[/-]\d{4}$/.exec(value.trim());
    if (found && Number(found[1]) > 12) return "first";
    if (found && Number(found[2]) > 12) return "second";
  }
  return null;
}
