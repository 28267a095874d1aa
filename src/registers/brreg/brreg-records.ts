import { normaliseRegisterNumber } from "../../domain/identifiers/normalise-register-number.ts";
import { RegisterFileError } from "../register-file-error.ts";
import { cleanText } from "../streaming/clean-text.ts";
import { readCsvRows } from "../streaming/csv-rows.ts";
import { isIsoDate } from "../streaming/iso-date.ts";
import { readJsonDocument } from "../streaming/json-document.ts";
import { readJsonRecords } from "../streaming/json-records.ts";
import { partContent } from "../streaming/part-content.ts";
import type { RegisterFilePart } from "../streaming/register-file-part.ts";
import { recordOfCsv } from "./record-of-csv.ts";

export type Json = Readonly<Record<string, unknown>>;

interface BrregRecord {
  /** From 1. */
  readonly line: number;
  readonly value?: Json;
  readonly fault?: string;
}

/**
 * The records of a file of the Norwegian register: the list of a bulk file, streamed, or its CSV edition; a page of a
 * search, with its list under `_embedded`; or the one record of an answer of the interface.
 * @throws RegisterFileError when the file is cut off, or is no JSON and no CSV of the register.
 */
export async function* readBrregRecords(
  part: RegisterFilePart,
  isRecord: (value: Json) => boolean,
): AsyncGenerator<BrregRecord> {
  const { kind, chunks } = await partContent(part);
  if (kind !== "json") {
    yield* readCsvRecords(chunks, part.name);
    return;
  }
  const bytes = chunks[Symbol.asyncIterator]();
  const first = await bytes.next();
  const all = rest(first.value as Buffer, bytes);
  if (!/^\s*\{/.test((first.value as Buffer).toString("utf8").replace(/^\ufeff/, ""))) {
    for await (const records of readJsonRecords(all, part.name)) {
      for (const { number: line, value, fault } of records) {
        yield value === undefined
          ? { line, fault: fault ?? "the record is not valid JSON" }
          : { line, value };
      }
    }
    return;
  }
  const { value, fault } = await readJsonDocument(all);
  if (fault !== undefined) throw new RegisterFileError(part.name, "truncated", `the document ${fault}`);
  if (!isObject(value)) return;
  const listed = isObject(value._embedded) ? Object.values(value._embedded).find(Array.isArray) : undefined;
  const found: readonly unknown[] = listed ?? (isRecord(value) ? [value] : []);
  for (const [at, record] of found.entries()) {
    yield isObject(record)
      ? { line: at + 1, value: record }
      : { line: at + 1, fault: "the record is no object" };
  }
}

async function* readCsvRecords(chunks: AsyncIterable<Buffer>, name: string): AsyncGenerator<BrregRecord> {
  let recordOf: ((fields: readonly string[]) => Json) | undefined;
  for await (const rows of readCsvRows(chunks, name)) {
    for (const { line, fields, fault } of rows) {
      if (recordOf === undefined) recordOf = recordOfCsv(fields, name);
      else yield fault === undefined ? { line, value: recordOf(fields) } : { line, fault };
    }
  }
}

async function* rest(first: Buffer, bytes: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let step = await bytes.next(); step.done !== true; step = await bytes.next()) yield step.value;
}

/** Nine digits with their check digit; undefined for anything else. */
export function organisationNumber(value: unknown): string | undefined {
  const number = textOf(value);
  if (number === undefined) return undefined;
  const { normal, wellFormed, checkDigit } = normaliseRegisterNumber("NO-BRC", number);
  return wellFormed && checkDigit !== "bad" ? normal : undefined;
}

export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? cleanText(value) : undefined;
}

/** A day; undefined for blank text, which means that there is no day. */
export function dayOf(value: unknown): string | undefined {
  const text = textOf(value)?.slice(0, 10);
  return text !== undefined && isIsoDate(text) ? text : undefined;
}

/** The code of a coded value, such as `organisasjonsform`. */
export function codeOf(value: unknown): string | undefined {
  return isObject(value) ? textOf(value.kode) : undefined;
}

export const brregPublisher = {
  licence: "NLOD 2.0",
  licencePermitsResale: true,
  publisher: "Brønnøysundregistrene",
} as const;
