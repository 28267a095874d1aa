/** Plans an upload: turns a table and its options into chunks of records to send. */
import { recordFieldOf } from "../../../../src/tables/record-fields.ts";
import { recordOfRow } from "../../../../src/tables/record-of-row.ts";
import type { ChunkJob, UploadOptions } from "../upload.ts";

/** Records of a batch job, and the size of its body with room to spare (specification, Limits). */
const CHUNK_RECORDS = 500;
const CHUNK_BYTES = 4 * 1024 * 1024;
/** The number of rows for which a note is shown. */
const SHOWN_NOTES = 5;

/** The attributes that the results show: otherwise each answer would carry the whole company. */
const answerFields = [
  "identity.legal_name",
  "registration.company_number",
  "registration.jurisdiction",
  "registration.lei",
];

export interface UploadPlan {
  readonly record_count: number;
  /** The number of records without exact repetitions, byte by byte: repetitions cost nothing. */
  readonly distinct_count: number;
  /** The number of rows without data that identifies a company. */
  readonly unsent_count: number;
  readonly blank_count: number;
  /** The first rows that are sent in part or not at all. */
  readonly notes: readonly { readonly row: number; readonly text: string }[];
  readonly note_count: number;
  /** The first records, as they are sent. */
  readonly examples: readonly Readonly<Record<string, unknown>>[];
}

export type Rows = readonly (readonly string[])[];

const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === "");
const unsent = "It is not sent: nothing in it identifies a company.";

/** @param firstRow the number of the first of these rows in the file, from 1. */
export function planUpload(rows: Rows, firstRow: number, options: UploadOptions): UploadPlan {
  const distinct = new Set<string>();
  const notes: { row: number; text: string }[] = [];
  const examples: Readonly<Record<string, unknown>>[] = [];
  let records = 0;
  let blank = 0;
  let noted = 0;
  const note = (row: number, text: string) => {
    noted += 1;
    if (notes.length < SHOWN_NOTES) notes.push({ row, text });
  };
  for (const [at, cells] of rows.entries()) {
    if (isBlank(cells)) {
      blank += 1;
      continue;
    }
    const { record, notes: own } = recordOfRow(cells, options);
    if (record === null) note(firstRow + at, unsent);
    else {
      for (const text of own) note(firstRow + at, text);
      records += 1;
      distinct.add(JSON.stringify(record));
      if (examples.length < 3) examples.push(record);
    }
  }
  return {
    record_count: records,
    distinct_count: distinct.size,
    unsent_count: rows.length - blank - records,
    blank_count: blank,
    notes,
    note_count: noted,
    examples,
  };
}

export interface PlannedChunk {
  readonly rows: Rows;
  readonly records: readonly Readonly<Record<string, unknown>>[];
  readonly job: Pick<ChunkJob, "first_row" | "labels" | "places" | "record_count">;
}

/** Splits a table into chunks: the same table and options always give the same chunks. */
export function* chunksOf(rows: Rows, firstRow: number, options: UploadOptions): Generator<PlannedChunk> {
  const { depth, enrich } = options;
  const answer = { fields: answerFields, depth, ...(enrich ? {} : { enrich }) };
  const nameColumn = labelColumnOf(options);
  let from = 0;
  while (from < rows.length) {
    const records: Readonly<Record<string, unknown>>[] = [];
    const places: (number | null)[] = [];
    let bytes = 0;
    let at = from;
    for (; at < rows.length && at - from < CHUNK_RECORDS && bytes < CHUNK_BYTES; at++) {
      const { record } = recordOfRow(rows[at]!, options);
      places.push(record === null ? null : records.length);
      if (record === null) continue;
      const sent = { ...record, ...answer };
      records.push(sent);
      // A unit of a JavaScript string has at most three bytes in UTF-8.
      bytes += JSON.stringify(sent).length * 3;
    }
    const own = rows.slice(from, at);
    const labels = own.map((row) => (row[nameColumn] ?? "").trim());
    const job = { first_row: firstRow + from, labels, places, record_count: records.length };
    yield { rows: own, records, job };
    from = at;
  }
}

/** The column that labels a row: the column of names, else the first column that identifies. */
function labelColumnOf({ mapping }: UploadOptions): number {
  const name = mapping.indexOf("name");
  if (name !== -1) return name;
  return mapping.findIndex((path) => path !== null && recordFieldOf.get(path)?.identifying === true);
}
