import type { RegisterDefaults, RegisterFormat, RegisterInput, RegisterRow } from "../register-format.ts";
import { isIsoDate } from "../streaming/iso-date.ts";
import { readJsonLines } from "../streaming/json-lines.ts";
import { readParts } from "../streaming/read-parts.ts";
import type { RegisterFilePart } from "../streaming/register-file-part.ts";
import { rememberingCountries } from "./company-of-basic-data.ts";
import { factsOfPsc } from "./facts-of-psc.ts";

/** Terms: https://www.gov.uk/government/publications/companies-house-data-products (Crown copyright does not apply). */
const defaults: RegisterDefaults = {
  sourceId: "companies_house_psc",
  registerId: "companies-house-psc",
  sourceName: "People with significant control",
  sourceUrl: "https://download.companieshouse.gov.uk/en_pscdata.html",
  licence: "OGL v3.0",
  licencePermitsResale: true,
  publisher: "Companies House",
};

/** The daily snapshot: controlling organisations, or the reason for an unnamed controller. */
export const companiesHousePsc: RegisterFormat = {
  name: "companies-house-psc",
  describe: "Companies House snapshot of persons with significant control, JSON Lines, whole or in parts",
  defaults,
  read(input: RegisterInput) {
    const source = input.source ?? defaults.sourceId;
    return readParts(input, { readPart: (part) => readPart(part, source), dateInName });
  },
};

/** `persons-with-significant-control-snapshot-2026-01-30.zip`, `psc-snapshot-2026-01-30_1of31.txt`. */
function dateInName(name: string): string | undefined {
  const date = /(?:significant-control|psc)-snapshot-(\d{4}-\d{2}-\d{2})/i.exec(name)?.[1];
  return date !== undefined && isIsoDate(date) ? date : undefined;
}

async function* readPart(part: RegisterFilePart, source: string): AsyncGenerator<RegisterRow> {
  const countryOf = rememberingCountries();
  for await (const { line, value, fault } of readJsonLines(part)) {
    if (fault !== undefined) yield { kind: "bad", line, reason: fault };
    else yield { line, ...factsOfPsc(value, source, countryOf) };
  }
}
