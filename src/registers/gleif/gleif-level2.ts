import type { RegisterFormat, RegisterInput, RegisterRow } from "../register-format.ts";
import { CsvColumns } from "../streaming/csv-columns.ts";
import { readCsvRows } from "../streaming/csv-rows.ts";
import { readJsonRecords } from "../streaming/json-records.ts";
import { partContent } from "../streaming/part-content.ts";
import { readParts } from "../streaming/read-parts.ts";
import type { RegisterFilePart } from "../streaming/register-file-part.ts";
import { factsOfRelationship } from "./facts-of-relationship.ts";
import { gleifDefaults } from "./gleif-defaults.ts";
import { goldenCopyReading } from "./golden-copy-name.ts";
import { relationshipOfRecord } from "./relationship-of-record.ts";
import type { RelationshipRecord } from "./relationship-record.ts";
import { relationshipRecordReader } from "./relationship-record-of-csv.ts";
import { relationshipRecordOfJson } from "./relationship-record-of-json.ts";

/** GLEIF level 2: accounting parents, branches and fund families between LEIs. */
export const gleifLevel2: RegisterFormat = {
  name: "gleif-level2",
  describe: "GLEIF golden copy or delta, level 2 relationships (rr), CSV or JSON",
  defaults: { ...gleifDefaults, registerId: "gleif-level2" },
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
      else yield rowOf(relationshipRecordOfJson(value), number, source);
    }
  }
}

async function* readCsv(
  chunks: AsyncIterable<Buffer>,
  name: string,
  source: string,
): AsyncGenerator<RegisterRow> {
  let read: ((fields: readonly string[]) => RelationshipRecord) | undefined;
  for await (const rows of readCsvRows(chunks, name)) {
    for (const { line, fields, fault } of rows) {
      if (read === undefined) read = relationshipRecordReader(new CsvColumns(fields), name);
      else if (fault !== undefined) yield { kind: "bad", line, reason: fault };
      else yield rowOf(read(fields), line, source);
    }
  }
}

function rowOf(record: RelationshipRecord, line: number, source: string): RegisterRow {
  const result = relationshipOfRecord(record);
  if (result.kind === "bad" || result.kind === "skipped") return { ...result, line };
  const ends = { childLei: record.startNode!, parentLei: record.endNode!, type: record.type! };
  const facts = factsOfRelationship(record, ends, source);
  return { ...result, line, facts };
}
