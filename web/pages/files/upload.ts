/** The parts of an upload, as the browser stores them. */
import type { RowReading } from "../../../src/tables/record-of-row.ts";

export type Depth = "probabilistic" | "adjudication" | "research";

/** The options for turning rows into records, and for answering the records. */
export interface UploadOptions extends RowReading {
  readonly depth: Depth;
  readonly enrich: boolean;
}

export interface Upload {
  /** SHA-256 of the file's own digest and of the options: the same file sent in the same way is the same upload. */
  readonly id: string;
  readonly tenant_id: string;
  readonly file_name: string;
  readonly headings: readonly string[];
  readonly row_count: number;
  /** The number of rows that are sent: the other rows have nothing that identifies a company. */
  readonly record_count: number;
  readonly chunk_count: number;
  readonly options: UploadOptions;
  readonly created_at: string;
}

/** Days for which a browser keeps an upload of which every record was sent. */
const KEPT_DAYS = 30;

/** ISO 8601: when the browser removes the upload, if no record of it waits to be sent. */
export function removedAt({ created_at }: Pick<Upload, "created_at">): string {
  return new Date(Date.parse(created_at) + KEPT_DAYS * 86_400_000).toISOString();
}

/** Up to 500 records with the rows that they come from; a chunk never changes. */
export interface Chunk {
  readonly upload_id: string;
  readonly n: number;
  /** The number of the first row in the file, as a spreadsheet shows it, from 1. */
  readonly first_row: number;
  readonly rows: readonly (readonly string[])[];
}

/** The records to send for a chunk; they are deleted when the service has accepted them. */
export interface ChunkRecords {
  readonly upload_id: string;
  readonly n: number;
  readonly records: readonly Readonly<Record<string, unknown>>[];
}

/** The outcome of a row, in short. */
export interface Outcome {
  readonly decision: "match" | "no_match" | "unresolved";
  readonly confidence: number;
  readonly stage: string;
  readonly entity_id: string | null;
  readonly entity_name: string | null;
  readonly company_number: string | null;
  readonly jurisdiction: string | null;
  readonly lei: string | null;
  readonly reason: string | null;
  readonly question: string | null;
  readonly record_id: string;
  readonly decision_id: string;
  readonly review_id: string | null;
}

export type JobState = "waiting" | "accepted" | "succeeded" | "failed";

/** The progress of a chunk. */
export interface ChunkJob {
  readonly upload_id: string;
  readonly n: number;
  readonly first_row: number;
  /** The label of each row, for the list. */
  readonly labels: readonly string[];
  /** For each row its index among the records, null where it is not sent. */
  readonly places: readonly (number | null)[];
  readonly record_count: number;
  readonly state: JobState;
  /** Incremented when a failed chunk is sent again: the attempt is a part of the idempotency key. */
  readonly attempt: number;
  readonly job_id: string | null;
  readonly completed: number;
  readonly credits: number;
  readonly outcomes: readonly Outcome[] | null;
  /** The reason of the failure, in a sentence. */
  readonly fault: string | null;
  /** The reason why the service refuses a row, by the row's index in the chunk. */
  readonly row_faults: Readonly<Record<number, string>>;
}

/** A row as the table of results shows it. */
export interface ResultRow {
  /** The row number that a spreadsheet shows, from 1. */
  readonly row: number;
  readonly label: string;
  readonly state: "waiting" | "decided" | "not sent" | "failed";
  readonly outcome: Outcome | null;
  readonly fault: string | null;
}

/** The idempotency key: 64 hexadecimal digits, the chunk and the attempt; at most 80 characters. */
export function idempotencyKeyOf({ upload_id, n, attempt }: ChunkJob): string {
  return `${upload_id}/${n}${attempt === 0 ? "" : `/${attempt}`}`;
}

export function rowsOf(job: ChunkJob): ResultRow[] {
  const { first_row, labels, places, state, outcomes, fault, row_faults } = job;
  return labels.map((label, at) => {
    const place = places[at] ?? null;
    const row = first_row + at;
    if (place === null)
      return { row, label, state: "not sent", outcome: null, fault: row_faults[at] ?? null };
    const outcome = outcomes?.[place] ?? null;
    if (outcome !== null) return { row, label, state: "decided", outcome, fault: null };
    return { row, label, state: state === "failed" ? "failed" : "waiting", outcome: null, fault };
  });
}
