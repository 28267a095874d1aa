/** The requests of the page to its worker, and the worker's answers. */
import type { RowReading } from "../../../../src/tables/record-of-row.ts";
import type { UploadOptions } from "../upload.ts";
import type { UploadPlan } from "./plan-upload.ts";
import type { ResultsFormat } from "./results-file.ts";

/** The part of a table that the page shows. */
export interface TablePreview {
  readonly file_name: string;
  readonly written: string;
  readonly sheets: readonly string[];
  readonly sheet: string | null;
  /** The index of the row of headings; -1 where there is none. */
  readonly heading_row: number;
  readonly headings: readonly string[];
  readonly row_count: number;
  /** The number of the first row below the headings, as a spreadsheet shows it. */
  readonly first_row: number;
  readonly sample: readonly (readonly string[])[];
  readonly mapping: RowReading["mapping"];
  readonly dayComes: RowReading["dayComes"];
}

export interface Requests {
  /** Reads a file; `headingRow` null finds the row of headings. */
  read: {
    readonly file: File;
    readonly sheet: string | null;
    readonly headingRow: number | null;
  };
  plan: { readonly options: UploadOptions };
  /** Stores the table that was read last as an upload of the tenant, and answers its id. */
  keep: { readonly options: UploadOptions; readonly tenantId: string; readonly at: string };
  write: { readonly uploadId: string; readonly format: ResultsFormat };
}

export interface Answers {
  read: TablePreview;
  plan: UploadPlan;
  keep: { readonly upload_id: string; readonly is_known: boolean };
  write: Blob;
}

export type Task = keyof Requests;

export interface Asked<T extends Task = Task> {
  readonly id: number;
  readonly task: T;
  readonly request: Requests[T];
}

export type Reply =
  | { readonly id: number; readonly kind: "done"; readonly answer: Answers[Task] }
  | { readonly id: number; readonly kind: "rows"; readonly rows: number }
  | { readonly id: number; readonly kind: "fault"; readonly message: string; readonly isOfFile: boolean };
