/** Reads tables, stores uploads and writes results in a worker, outside the thread that draws the page. */
import { headingRowOf, mapColumns } from "../../../../src/tables/map-columns.ts";
import { dayPlaceOf } from "../../../../src/tables/record-of-row.ts";
import { addChunk, addUpload, findUpload } from "../upload-store.ts";
import { FileFault } from "./file-fault.ts";
import type { Answers, Asked, Reply, Requests, TablePreview, Task } from "./messages.ts";
import { chunksOf, planUpload, type Rows } from "./plan-upload.ts";
import { mostFileBytes, mostRows, readTable, type Table } from "./read-table.ts";
import { resultsFile } from "./results-file.ts";

interface Held {
  readonly file: File;
  readonly digest: string;
  readonly bytes: Uint8Array;
  readonly table: Table;
  readonly headingRow: number;
  readonly headings: readonly string[];
  readonly rows: Rows;
}

const SAMPLE_ROWS = 20;
/** The number of rows that are read to recognise a column's content. */
const MAPPED_ROWS = 500;

let held: Held | null = null;

type Told = (rows: number) => void;
const tasks: { readonly [T in Task]: (request: Requests[T], told: Told) => Promise<Answers[T]> } = {
  read,
  plan: async ({ options }) => planUpload(heldTable().rows, heldTable().headingRow + 2, options),
  keep,
  write: async ({ uploadId, format }, told) => {
    const upload = await findUpload(uploadId);
    if (upload === undefined) throw new FileFault("The upload was removed from this browser.");
    return resultsFile(upload, format, told);
  },
};

addEventListener("message", ({ data }: MessageEvent<Asked>) => void answer(data));

async function answer({ id, task, request }: Asked): Promise<void> {
  const reply = (message: Reply) => postMessage(message);
  try {
    const act = tasks[task] as (request: Requests[Task], told: Told) => Promise<Answers[Task]>;
    const done = await act(request, (rows) => reply({ id, kind: "rows", rows }));
    reply({ id, kind: "done", answer: done });
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    reply({ id, kind: "fault", message, isOfFile: error instanceof FileFault });
  }
}

function heldTable(): Held {
  if (held === null) throw new Error("no table was read");
  return held;
}

async function read({ file, sheet, headingRow: wanted }: Requests["read"]): Promise<TablePreview> {
  const isSame = held?.file.name === file.name && held.file.lastModified === file.lastModified;
  const known = isSame && held?.file.size === file.size ? held : null;
  if (file.size > mostFileBytes)
    throw new FileFault("The file is larger than 256 MB. Split it, and drop the parts one after the other.");
  const bytes = known?.bytes ?? new Uint8Array(await file.arrayBuffer());
  const table = known && known.table.sheet === sheet ? known.table : await readTable(bytes, sheet);
  const headingRow = wanted ?? headingRowOf(table.rows);
  const data = withoutBlankEnd(table.rows.slice(headingRow + 1));
  if (data.length > mostRows)
    throw new FileFault(
      `The ${table.sheets.length > 1 ? "sheet" : "file"} has more than ${mostRows.toLocaleString("en")} rows. Split it, and drop the parts one after the other.`,
    );
  if (data.length === 0) throw new FileFault("There is a row of headings and nothing below it.");
  const width = Math.max(...data.slice(0, MAPPED_ROWS).map(({ length }) => length), 0);
  const headings = headingsOf(headingRow === -1 ? [] : table.rows[headingRow]!, width);
  const digest = known?.digest ?? (await sha256(bytes));
  held = { file, digest, bytes, table, headingRow, headings, rows: data };
  const sample = data.slice(0, MAPPED_ROWS);
  const mapping = mapColumns(headingRow === -1 ? headings.map(() => "") : headings, sample);
  const dates = mapping.indexOf("incorporation_date");
  return {
    file_name: file.name,
    written: table.written,
    sheets: table.sheets,
    sheet: table.sheet,
    heading_row: headingRow,
    headings,
    row_count: data.length,
    first_row: headingRow + 2,
    sample: data.slice(0, SAMPLE_ROWS),
    mapping,
    dayComes: dates === -1 ? null : dayPlaceOf(data.map((row) => row[dates] ?? "")),
  };
}

/** Removes the blank rows at the end, where spreadsheets keep rows that were emptied. */
function withoutBlankEnd(rows: Rows): Rows {
  const last = rows.findLastIndex((row) => row.some((cell) => cell.trim() !== ""));
  return rows.slice(0, last + 1);
}

function headingsOf(row: readonly string[], width: number): string[] {
  return Array.from({ length: Math.max(row.length, width) }, (_, column) => {
    const heading = (row[column] ?? "").trim();
    return heading === "" ? `Column ${column + 1}` : heading;
  });
}

async function keep({ options, tenantId, at }: Requests["keep"], told: Told): Promise<Answers["keep"]> {
  const { digest, file, table, headingRow, headings, rows } = heldTable();
  const sent = JSON.stringify([digest, table.sheet, headingRow, options, tenantId]);
  const id = await sha256(new TextEncoder().encode(sent));
  if ((await findUpload(id)) !== undefined) return { upload_id: id, is_known: true };
  let n = 0;
  let records = 0;
  for (const chunk of chunksOf(rows, headingRow + 2, options)) {
    const { job } = chunk;
    const isSent = job.record_count > 0;
    await addChunk({ upload_id: id, n, first_row: job.first_row, rows: chunk.rows }, chunk.records, {
      ...job,
      upload_id: id,
      n,
      state: isSent ? "waiting" : "succeeded",
      attempt: 0,
      job_id: null,
      completed: 0,
      credits: 0,
      outcomes: isSent ? null : [],
      fault: null,
      row_faults: {},
    });
    n += 1;
    records += job.record_count;
    told(job.first_row + chunk.rows.length - headingRow - 2);
  }
  await addUpload({
    id,
    tenant_id: tenantId,
    file_name: file.name,
    headings,
    row_count: rows.length,
    record_count: records,
    chunk_count: n,
    options,
    created_at: at,
  });
  return { upload_id: id, is_known: false };
}

async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
