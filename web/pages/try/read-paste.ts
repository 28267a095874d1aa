/** Reads a pasted text as the values of a form: JSON, a row of a table, or a signature. */
import { detectDelimiter, parseCsv } from "hucre/csv";
import { headingRowOf, mapColumns } from "../../../src/tables/map-columns.ts";
import { recordFieldOf } from "../../../src/tables/record-fields.ts";
import { fieldsOfSignature } from "./signature.ts";

/** Values by the path of their field; entries of a list are separated by bars. */
export type FormValues = Readonly<Record<string, string>>;

export interface Paste {
  readonly values: FormValues;
  /** The recognised format of the text, and the parts that were left out, as sentences. */
  readonly notes: readonly string[];
}

export function readPaste(text: string): Paste {
  const trimmed = text.trim();
  if (/^[[{]/.test(trimmed)) return pasteOfJson(trimmed);
  return pasteOfRow(trimmed) ?? pasteOfSignature(trimmed);
}

function pasteOfJson(text: string): Paste {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return {
      values: {},
      notes: ["It begins like JSON and cannot be read as JSON. Check its brackets and commas."],
    };
  }
  const several = Array.isArray(parsed) ? parsed : [parsed];
  const [first] = several;
  if (first === null || typeof first !== "object")
    return { values: {}, notes: ["This JSON is no object with fields."] };
  const values: Record<string, string> = {};
  let left = 0;
  for (const [path, value] of leavesOf(first as object)) {
    const known = recordFieldOf.get(aliases[path] ?? path);
    const said = Array.isArray(value) ? value.join(" | ") : value;
    if (known === undefined || (typeof said !== "string" && typeof said !== "number")) left += 1;
    else values[known.path] = String(said);
  }
  return {
    values,
    notes: [
      "Read as JSON.",
      ...(several.length > 1
        ? [`It has ${several.length} records: the first was taken. For many use Files.`]
        : []),
      ...(left > 0 ? [`${left} ${left === 1 ? "value has" : "values have"} no field in this form.`] : []),
    ],
  };
}

const aliases: Readonly<Record<string, string>> = { description: "context", postcode: "address.postal_code" };

function* leavesOf(value: object, prefix = ""): Generator<[string, unknown]> {
  for (const [name, inner] of Object.entries(value)) {
    const path = prefix === "" ? name : `${prefix}.${name}`;
    if (inner !== null && typeof inner === "object" && !Array.isArray(inner)) yield* leavesOf(inner, path);
    else yield [path, inner];
  }
}

/** One or two lines that can be split into cells; null where the text is not a table. */
function pasteOfRow(text: string): Paste | null {
  const delimiter = detectDelimiter(text);
  const rows = parseCsv(text, { delimiter }).map((row) => row.map((cell) => String(cell ?? "").trim()));
  const width = rows[0]?.length ?? 0;
  if (width < 2 || rows.some(({ length }) => length !== width)) return null;
  const headingRow = headingRowOf(rows);
  const isTable = headingRow === 0 && rows.length > 1;
  if (!isTable && rows.length > 1) return null;
  const data = isTable ? rows.slice(1) : rows;
  const mapping = mapColumns(isTable ? rows[0]! : rows[0]!.map(() => ""), data);
  if (mapping.every((path) => path === null)) return null;
  const values: Record<string, string> = {};
  for (const [column, path] of mapping.entries()) {
    const cell = data[0]![column] ?? "";
    if (path !== null && cell !== "") values[path] = cell;
  }
  const left = mapping.filter((path, column) => path === null && data[0]![column] !== "").length;
  return {
    values,
    notes: [
      isTable
        ? "Read as a row of a table, by its headings."
        : "Read as a row of a table without headings, by its content.",
      ...(data.length > 1 ? [`It has ${data.length} rows: the first was taken. For many use Files.`] : []),
      ...(left > 0 ? [`${left} ${left === 1 ? "cell names" : "cells name"} no field.`] : []),
    ],
  };
}

function pasteOfSignature(text: string): Paste {
  const values = fieldsOfSignature(text);
  return {
    values,
    notes: [
      Object.keys(values).length > 0
        ? "Read as a signature, by rules of thumb: look at each field."
        : "Nothing in it names a company. Paste JSON, a row of a table or a signature, or fill in the form.",
    ],
  };
}
