/** The results of an upload as a file: its own columns, followed by the decisions. */
import { writeCsv } from "hucre/csv";
import { XlsxStreamWriter } from "hucre/xlsx";
import { neutralised } from "../../../../src/tables/csv-cells.ts";
import { reasonWords } from "../../../evidence/words.ts";
import { type ResultRow, rowsOf, type Upload } from "../upload.ts";
import { chunkOf, jobOf } from "../upload-store.ts";

export type ResultsFormat = "csv" | "xlsx";

const resultHeadings = [
  "assay_decision",
  "assay_confidence",
  "assay_reason",
  "assay_entity_id",
  "assay_entity_name",
  "assay_company_number",
  "assay_jurisdiction",
  "assay_lei",
  "assay_question",
  "assay_record_id",
  "assay_decision_id",
  "assay_review_id",
];

/** @param told receives the number of rows written so far. */
export async function resultsFile(
  upload: Upload,
  format: ResultsFormat,
  told: (rows: number) => void,
): Promise<Blob> {
  const headings = [...upload.headings, ...resultHeadings].map(neutralised);
  return format === "csv" ? csv(upload, headings, told) : xlsx(upload, headings, told);
}

async function csv(upload: Upload, headings: string[], told: (rows: number) => void): Promise<Blob> {
  const texts = [writeCsv([headings], { bom: true }), "\r\n"];
  let written = 0;
  for await (const rows of rowsWithResults(upload)) {
    texts.push(withEnd(writeCsv(rows)));
    written += rows.length;
    told(written);
  }
  return new Blob(texts, { type: "text/csv;charset=utf-8" });
}

const withEnd = (text: string): string => (text.endsWith("\r\n") ? text : `${text}\r\n`);

async function xlsx(upload: Upload, headings: string[], told: (rows: number) => void): Promise<Blob> {
  const columns = headings.map((header, at) => ({ key: String(at), header }));
  const writer = new XlsxStreamWriter({ name: "Results", columns });
  let written = 0;
  for await (const rows of rowsWithResults(upload)) {
    for (const row of rows) writer.addRow(row);
    written += rows.length;
    told(written);
  }
  const bytes = await writer.finish();
  return new Blob([bytes as Uint8Array<ArrayBuffer>], {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
}

async function* rowsWithResults(upload: Upload): AsyncGenerator<string[][]> {
  const width = upload.headings.length;
  for (let n = 0; n < upload.chunk_count; n++) {
    const [chunk, job] = await Promise.all([chunkOf(upload.id, n), jobOf(upload.id, n)]);
    if (chunk === undefined || job === undefined)
      throw new Error("The upload was removed from this browser.");
    const results = rowsOf(job);
    yield chunk.rows.map((cells, at) => {
      const own = Array.from({ length: width }, (_, column) => cells[column] ?? "");
      return [...own, ...resultCells(results[at]!)].map(neutralised);
    });
  }
}

function resultCells({ state, outcome, fault }: ResultRow): string[] {
  if (outcome === null) {
    const said = [state, "", fault ?? ""];
    return [...said, ...Array<string>(resultHeadings.length - said.length).fill("")];
  }
  return [
    outcome.decision,
    outcome.decision === "unresolved" ? "" : String(outcome.confidence),
    outcome.reason === null ? "" : reasonWords(outcome.reason),
    outcome.entity_id ?? "",
    outcome.entity_name ?? "",
    outcome.company_number ?? "",
    outcome.jurisdiction ?? "",
    outcome.lei ?? "",
    outcome.question ?? "",
    outcome.record_id,
    outcome.decision_id,
    outcome.review_id ?? "",
  ];
}
