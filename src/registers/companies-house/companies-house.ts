import { factsOfCompany } from "../../domain/facts/company-facts.ts";
import type { FactRow } from "../../domain/facts/fact.ts";
import type { RegisterCompany } from "../../domain/register-company.ts";
import type { RegisterDefaults, RegisterFormat, RegisterInput, RegisterRow } from "../register-format.ts";
import { CsvColumns } from "../streaming/csv-columns.ts";
import { readCsvRows } from "../streaming/csv-rows.ts";
import { isIsoDate } from "../streaming/iso-date.ts";
import { partContent } from "../streaming/part-content.ts";
import { readParts } from "../streaming/read-parts.ts";
import type { RegisterFilePart } from "../streaming/register-file-part.ts";
import { basicDataReader, nameSinceOf } from "./company-of-basic-data.ts";

const defaults: RegisterDefaults = {
  sourceId: "companies_house",
  sourceName: "UK Companies House",
  sourceUrl: "https://download.companieshouse.gov.uk/en_output.html",
  licence: "OGL v3.0",
  licencePermitsResale: true,
  publisher: "Companies House",
};

/** The live register only: a company that is missing in a newer file has been dissolved; it was no error. */
export const companiesHouse: RegisterFormat = {
  name: "companies-house",
  describe: "Companies House BasicCompanyData, CSV, whole or in parts",
  defaults,
  read(input: RegisterInput) {
    const source = input.source ?? defaults.sourceId;
    return readParts(input, { readPart: (part) => readPart(part, source), dateInName });
  },
};

/** `BasicCompanyData-2018-02-01-part1_2.csv`, `BasicCompanyDataAsOneFile-2018-02-01.csv`. */
function dateInName(name: string): string | undefined {
  const date = /BasicCompanyData\w*-(\d{4}-\d{2}-\d{2})/i.exec(name)?.[1];
  return date !== undefined && isIsoDate(date) ? date : undefined;
}

async function* readPart(part: RegisterFilePart, source: string): AsyncGenerator<RegisterRow> {
  const { chunks } = await partContent(part);
  let read: ((fields: readonly string[]) => RegisterCompany | string) | undefined;
  for await (const rows of readCsvRows(chunks, part.name)) {
    for (const { line, fields, fault } of rows) {
      if (read === undefined) {
        read = basicDataReader(new CsvColumns(fields), { fileName: part.name, source });
        continue;
      }
      const result = fault ?? read(fields);
      if (typeof result === "string") yield { kind: "bad", line, reason: result };
      else yield { kind: "company", line, company: result, facts: factsOf(result) };
    }
  }
}

function factsOf(company: RegisterCompany): FactRow {
  const { source, sourceRecordId } = company;
  const nameSince = nameSinceOf(company);
  const subject = { scheme: "GB-COH", value: sourceRecordId };
  const facts = factsOfCompany(company, { subject, ...(nameSince === undefined ? {} : { nameSince }) });
  return { source, sourceRecordId, facts };
}
