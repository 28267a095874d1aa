import type { RegisterFormat, RegisterInput, RegisterRow } from "../register-format.ts";
import { CsvColumns } from "../streaming/csv-columns.ts";
import { readCsvRows } from "../streaming/csv-rows.ts";
import { readJsonRecords } from "../streaming/json-records.ts";
import { partContent } from "../streaming/part-content.ts";
import { readParts } from "../streaming/read-parts.ts";
import type { RegisterFilePart } from "../streaming/register-file-part.ts";
import { companyOfLeiRecord } from "./company-of-lei-record.ts";
import { factsOfLeiRecord } from "./facts-of-lei-record.ts";
import { gleifDefaults } from "./gleif-defaults.ts";
import { goldenCopyReading } from "./golden-copy-name.ts";
import type { LeiRecord } from "./lei-record.ts";
import { leiRecordReader } from "./lei-record-of-csv.ts";
import { leiRecordOfJson } from "./lei-record-of-json.ts";

/** GLEIF level 1: one LEI record per entity, as the full file or a delta. */
export const gleifLevel1: RegisterFormat = {
  name: "gleif-level1",
  describe: "GLEIF golden copy or delta, level 1 (lei2), CSV or JSON",
  defaults: gleifDefaults,
  read(input: RegisterInput) {
    const source = input.source ?? gleifDefaults.sourceId;
    return readParts(input, { readPart: (part) => readPart(part, source), ...goldenCopyReading });
  },
};

async function* readPart(part: RegisterFilePart, source: string): AsyncGenerator<RegisterRow> {
  const { kind, chunks } = await partContent(part);
  yield* kind === "json" ? readJson(chunks, part.name, source) : readCsv(chunks, part.name, source);
}

async function* readJson(
  chunks: AsyncIterable<Buffer>,
  name: string,
  source: string,
): AsyncGenerator<RegisterRow> {
  for await (const records of readJsonRecords(chunks, name)) {
    for (const { number, value, fault } of records) {
      if (fault !== undefined) yield { kind: "bad", line: number, reason: fault };
      else yield rowOf(leiRecordOfJson(value), number, source);
    }
  }
}

async function* readCsv(
  chunks: AsyncIterable<Buffer>,
  name: string,
  source: string,
): AsyncGenerator<RegisterRow> {
  let read: ((fields: readonly string[]) => LeiRecord) | undefined;
  for await (const rows of readCsvRows(chunks, name)) {
    for (const { line, fields, fault } of rows) {
      if (read === undefined) read = leiRecordReader(new CsvColumns(fields), name);
      else if (fault !== undefined) yield { kind: "bad", line, reason: fault };
      else yield rowOf(read(fields), line, source);
    }
  }
}

function rowOf(record: LeiRecord, line: number, source: string): RegisterRow {
  const result = companyOfLeiRecord(record, source);
  if (result.kind !== "company") return { ...result, line };
  const { company } = result;
  return { kind: "company", line, company, facts: factsOfLeiRecord(record, company) };
}
