import { normaliseIsin } from "../../domain/identifiers/global-identifiers.ts";
import type { RegisterFormat, RegisterFormatName, RegisterInput, RegisterRow } from "../register-format.ts";
import { CsvColumns } from "../streaming/csv-columns.ts";
import { readCsvRows } from "../streaming/csv-rows.ts";
import { partContent } from "../streaming/part-content.ts";
import { readParts } from "../streaming/read-parts.ts";
import type { RegisterFilePart } from "../streaming/register-file-part.ts";
import { gleifDefaults } from "./gleif-defaults.ts";
import { isLei } from "./lei-record.ts";

interface Mapping {
  readonly name: RegisterFormatName;
  readonly describe: string;
  readonly registerId: string;
  readonly sourceId: string;
  readonly sourceName: string;
  readonly sourceUrl: string;
  readonly publisher: string;
  readonly column: "ISIN" | "BIC";
  readonly scheme: "isin" | "bic";
  /** The code in its normal form; undefined for text that is no such code. */
  readonly normalise: (text: string) => string | undefined;
}

/** One issuer may have tens of thousands of securities, so each line is a row of its own. */
export const gleifIsin = mappingFormat({
  name: "gleif-isin",
  describe: "ISIN to LEI mapping file of GLEIF and ANNA, CSV",
  registerId: "gleif-isin",
  sourceId: "gleif_isin",
  sourceName: "ISIN-to-LEI relationship files",
  sourceUrl: "https://www.gleif.org/en/lei-data/lei-mapping/download-isin-to-lei-relationship-files",
  publisher: "Association of National Numbering Agencies and GLEIF",
  column: "ISIN",
  scheme: "isin",
  normalise: (text) => {
    const isin = normaliseIsin(text);
    return isin?.wellFormed === true && isin.checkDigit === "ok" ? isin.value : undefined;
  },
});

export const gleifBic = mappingFormat({
  name: "gleif-bic",
  describe: "BIC to LEI mapping file of GLEIF and SWIFT, CSV",
  registerId: "gleif-bic",
  sourceId: "gleif_bic",
  sourceName: "BIC-to-LEI relationship files",
  sourceUrl: "https://www.gleif.org/en/lei-data/lei-mapping/download-bic-to-lei-relationship-files",
  publisher: "SWIFT and GLEIF",
  column: "BIC",
  scheme: "bic",
  // ISO 9362: institution, country, place, and optionally three characters of a branch.
  normalise: (text) => (/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text) ? text : undefined),
});

function mappingFormat(mapping: Mapping): RegisterFormat {
  const { name, describe, registerId, sourceId, sourceName, sourceUrl, publisher } = mapping;
  return {
    name,
    describe,
    defaults: { ...gleifDefaults, registerId, sourceId, sourceName, sourceUrl, publisher },
    read(input: RegisterInput) {
      const source = input.source ?? sourceId;
      return readParts(input, {
        readPart: (part) => readPart(part, source, mapping),
        dateInName: mappingDate,
      });
    },
  };
}

/** `lei-isin-20260130T070313.csv`, `lei-bic-20260130T000000.csv`: the day when the file was made. */
function mappingDate(name: string): string | undefined {
  const [, year, month, day] = /(?:isin|bic)[-_](?:lei[-_])?(\d{4})-?(\d{2})-?(\d{2})/i.exec(name) ?? [];
  return year === undefined ? undefined : `${year}-${month}-${day}`;
}

async function* readPart(
  part: RegisterFilePart,
  source: string,
  { column, scheme, normalise }: Mapping,
): AsyncGenerator<RegisterRow> {
  const { chunks } = await partContent(part);
  let codeOf: ((fields: readonly string[]) => string | undefined) | undefined;
  let leiOf: ((fields: readonly string[]) => string | undefined) | undefined;
  for await (const rows of readCsvRows(chunks, part.name)) {
    for (const { line, fields, fault } of rows) {
      if (leiOf === undefined || codeOf === undefined) {
        const columns = new CsvColumns(fields);
        columns.require(["LEI", column], part.name);
        leiOf = columns.reader("LEI");
        codeOf = columns.reader(column);
      } else if (fault !== undefined) yield { kind: "bad", line, reason: fault };
      else yield rowOf({ lei: leiOf(fields)?.trim(), code: codeOf(fields)?.trim() }, line);
    }
  }

  function rowOf(
    { lei, code }: { readonly lei: string | undefined; readonly code: string | undefined },
    line: number,
  ): RegisterRow {
    const value = code === undefined ? undefined : normalise(code.toUpperCase());
    if (!isLei(lei)) return { kind: "bad", line, reason: "LEI is missing or not 20 characters" };
    if (value === undefined) return { kind: "bad", line, reason: `${column} is missing or is none` };
    const facts = [
      { subject: { scheme: "lei", value: lei }, content: { kind: "identifier", scheme, value } as const },
    ];
    return { kind: "statement", line, facts: { source, sourceRecordId: `${value}/${lei}`, facts } };
  }
}
