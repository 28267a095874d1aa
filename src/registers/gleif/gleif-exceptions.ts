import type { FactRow } from "../../domain/facts/fact.ts";
import type { ReportingExceptionFact } from "../../domain/facts/relationship-facts.ts";
import type { RegisterFormat, RegisterInput, RegisterRow } from "../register-format.ts";
import { cleanText } from "../streaming/clean-text.ts";
import { CsvColumns } from "../streaming/csv-columns.ts";
import { readCsvRows } from "../streaming/csv-rows.ts";
import { readJsonRecords } from "../streaming/json-records.ts";
import { partContent } from "../streaming/part-content.ts";
import { readParts } from "../streaming/read-parts.ts";
import type { RegisterFilePart } from "../streaming/register-file-part.ts";
import { exceptionReason } from "./exception-reasons.ts";
import { gleifDefaults } from "./gleif-defaults.ts";
import { goldenCopyReading } from "./golden-copy-name.ts";
import { elementsAt, textAt } from "./json-leaf.ts";
import { isLei } from "./lei-record.ts";

/** Reasons for an unnamed accounting parent (Reporting Exceptions 2.1): they do not mean that none exists. */
export const gleifExceptions: RegisterFormat = {
  name: "gleif-exceptions",
  describe: "GLEIF golden copy or delta, reporting exceptions (repex), CSV or JSON",
  defaults: { ...gleifDefaults, registerId: "gleif-exceptions" },
  read(input: RegisterInput) {
    const source = input.source ?? gleifDefaults.sourceId;
    return readParts(input, { readPart: (part) => readPart(part, source), ...goldenCopyReading });
  },
};

interface ExceptionRecord {
  readonly lei?: string | undefined;
  readonly category?: string | undefined;
  readonly reasons: readonly string[];
  readonly references: readonly string[];
}

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
      else yield rowOf(recordOfJson(value), number, source);
    }
  }
}

function recordOfJson(value: unknown): ExceptionRecord {
  const texts = (element: string) =>
    elementsAt(value, element)
      .map((node) => textAt(node))
      .filter((text) => text !== undefined);
  return {
    lei: textAt(value, "LEI"),
    category: textAt(value, "ExceptionCategory"),
    reasons: texts("ExceptionReason"),
    references: texts("ExceptionReference"),
  };
}

async function* readCsv(
  chunks: AsyncIterable<Buffer>,
  name: string,
  source: string,
): AsyncGenerator<RegisterRow> {
  let read: ((fields: readonly string[]) => ExceptionRecord) | undefined;
  for await (const rows of readCsvRows(chunks, name)) {
    for (const { line, fields, fault } of rows) {
      if (read === undefined) read = csvReader(new CsvColumns(fields), name);
      else if (fault !== undefined) yield { kind: "bad", line, reason: fault };
      else yield rowOf(read(fields), line, source);
    }
  }
}

function csvReader(columns: CsvColumns, fileName: string): (fields: readonly string[]) => ExceptionRecord {
  columns.require(["LEI", "Exception.Category", "Exception.Reason.1"], fileName);
  const lei = columns.reader("LEI");
  const category = columns.reader("Exception.Category");
  const reasons = columns.numbered("Exception.Reason.#", (column) => columns.reader(column));
  const references = columns.numbered("Exception.Reference.#", (column) => columns.reader(column));
  const present = (readers: typeof reasons, fields: readonly string[]) =>
    readers.map((read) => read(fields)).filter((text) => text !== undefined);
  return (fields) => ({
    lei: lei(fields)?.trim(),
    category: category(fields),
    reasons: present(reasons, fields),
    references: present(references, fields),
  });
}

const LEVELS: ReadonlyMap<string | undefined, ReportingExceptionFact["level"]> = new Map([
  ["DIRECT_ACCOUNTING_CONSOLIDATION_PARENT", "direct"],
  ["ULTIMATE_ACCOUNTING_CONSOLIDATION_PARENT", "ultimate"],
]);

function rowOf(record: ExceptionRecord, line: number, source: string): RegisterRow {
  const { lei, category, reasons, references } = record;
  const level = LEVELS.get(category);
  if (!isLei(lei)) return { kind: "bad", line, reason: "LEI is missing or not 20 characters" };
  if (level === undefined)
    return { kind: "bad", line, reason: "ExceptionCategory is not a category of the exceptions format" };
  if (reasons.length === 0) return { kind: "bad", line, reason: "ExceptionReason is missing" };
  const detail = cleanText(references.join("; "));
  const facts: FactRow = {
    source,
    sourceRecordId: `${lei}/${category}`,
    facts: reasons.map((reason) => ({
      subject: { scheme: "lei", value: lei },
      content: {
        kind: "reporting_exception",
        basis: "consolidation",
        level,
        ...exceptionReason(reason),
        ...(detail === undefined ? {} : { detail }),
      },
      sourceUrl: `https://search.gleif.org/#/record/${lei}`,
    })),
  };
  return { kind: "statement", line, facts };
}
