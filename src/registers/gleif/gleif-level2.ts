import type { RegisterFormat, RegisterInput, RegisterRow } from "../register-format.ts";
import { CsvColumns } from "../streaming/csv-columns.ts";
import { readCsvRows } from "../streaming/csv-rows.ts";
import { readJsonRecords } from "../streaming/json-records.ts";
import { partContent } from "../streaming/part-content.ts";
import { readParts } from "../streaming/read-parts.ts";
import type { RegisterFilePart } from "../streaming/register-file-part.ts";
import { gleifDefaults } from "./gleif-defaults.ts";
import { goldenCopyReading } from "./golden-copy-name.ts";
import { relationshipOfRecord } from "./relationship-of-record.ts";
import type { RelationshipRecord } from "./relationship-record.ts";
import { relationshipRecordReader } from "./relationship-record-of-csv.ts";
import { relationshipRecordOfJson } from "./relationship-record-of-json.ts";

/** Who consolidates whom: accounting parents, branches and fund families between LEIs. */
export const gleifLevel2: RegisterFormat = {
  name: "gleif-level2",
  describe: "GLEIF golden copy or delta, level 2 relationships (rr), CSV or JSON",
  defaults: gleifDefaults,
  read: (input: RegisterInput) => readParts(input, { readPart, ...goldenCopyReading }),
};

async function* readPart(part: RegisterFilePart): AsyncGenerator<RegisterRow> {
  const { kind, chunks } = await partContent(part);
  yield* kind === "json" ? readJson(chunks, part.name) : readCsv(chunks, part.name);
}

async function* readJson(chunks: AsyncIterable<Buffer>, name: string): AsyncGenerator<RegisterRow> {
  for await (const records of readJsonRecords(chunks, name)) {
    for (const { number, value, fault } of records) {
      if (fault !== undefined) yield { kind: "bad", line: number, reason: fault };
      else yield rowOf(relationshipRecordOfJson(value), number);
    }
  }
}

async function* readCsv(chunks: AsyncIterable<Buffer>, name: string): AsyncGenerator<RegisterRow> {
  let read: ((fields: readonly string[]) => RelationshipRecord) | undefined;
  for await (const rows of readCsvRows(chunks, name)) {
    for (const { line, fields, fault } of rows) {
      if (read === undefined) read = relationshipRecordReader(new CsvColumns(fields), name);
      else if (fault !== undefined) yield { kind: "bad", line, reason: fault };
      else yield rowOf(read(fields), line);
    }
  }
}

function rowOf(record: RelationshipRecord, line: number): RegisterRow {
  const result = relationshipOfRecord(record);
  return result.kind === "relationship"
    ? { kind: "relationship", line, relationship: result.relationship }
    : { ...result, line };
}
