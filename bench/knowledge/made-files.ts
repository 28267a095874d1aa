/**
 * Makes files of the formats for which no real file is named, each in its publisher's shape and of any number of rows.
 * Everything in them is made up; numbers have right check digits, or every row would be a bad one.
 */
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import type { RegisterFormatName } from "../../src/registers/register-format.ts";
import { accountsOf, establishmentOf, rolesOf, UNIT_COLUMNS, unitOf, unitRow } from "./made-brreg.ts";
import { nameOf } from "./made-names.ts";
import { leiOf } from "./synthetic-graph.ts";

interface MadeFile {
  readonly format: RegisterFormatName;
  /** Added to the format's name where it has two editions. */
  readonly edition?: string;
  /** The text before the first row, between two rows and behind the last one. */
  readonly around: readonly [before: string, between: string, after: string];
  readonly row: (row: number) => string;
}

const LINES = ["", "\n", "\n"] as const;
const LIST = ["[", ",\n", "]\n"] as const;
const table = (...columns: readonly string[]) => [`${columns.join(",")}\n`, "\n", "\n"] as const;
const json = (make: (row: number) => object) => (row: number) => JSON.stringify(make(row));

/** A made-up American ISIN with its check digit (Luhn over letters as two digits, ISO 6166). */
function isinOf(row: number): string {
  const body = `US${String(row).padStart(9, "0")}`;
  const digits = [...[...body].map((character) => Number.parseInt(character, 36)).join("")].map(Number);
  const sum = digits.toReversed().reduce((total, digit, at) => {
    const doubled = at % 2 === 0 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

function bicOf(row: number): string {
  const letters = [0, 1, 2, 3].map((at) => String.fromCharCode(65 + (Math.floor(row / 26 ** at) % 26)));
  return `${letters.join("")}GB2L`;
}

const interest = {
  type: "shareholding",
  directOrIndirect: "direct",
  share: { exact: 60 },
  startDate: "2019-03-01",
};

/** A third each of companies, owners that are companies, and owners that are natural persons. */
function bodsStatement(row: number): object {
  const common = {
    statementId: `s-${row}`,
    recordId: `r-${row}`,
    recordStatus: "new",
    statementDate: "2024-05-01",
  };
  const subject = `r-${row - (row % 3)}`;
  if (row % 3 === 0) {
    const identifiers = [{ scheme: "XI-LEI", id: leiOf(row) }];
    return { ...common, recordType: "entity", recordDetails: { name: `${nameOf(row)} Ltd`, identifiers } };
  }
  const above = `r-${Math.max(0, row - (row % 3) - 3)}`;
  const interestedParty = row % 3 === 1 ? above : { reason: "noBeneficialOwners" };
  const recordDetails = { subject, interestedParty, interests: [interest] };
  return { ...common, recordType: "relationship", recordDetails };
}

function ftmEntity(row: number): object {
  const company = `co-${row - (row % 2)}`;
  return row % 2 === 0
    ? {
        ...{ id: company, schema: "Company" },
        properties: { name: [`${nameOf(row)} Ltd`], jurisdiction: ["gb"], leiCode: [leiOf(row)] },
      }
    : {
        ...{ id: `own-${row}`, schema: "Ownership" },
        properties: {
          ...{ owner: [`co-${Math.max(0, row - 3)}`], asset: [company], percentage: ["51.5"] },
          startDate: ["2019-03-01"],
        },
      };
}

const ownCompany = (row: number) => ({
  ...{ source: "own_system", source_record_id: String(row), name: `${nameOf(row)} Ltd`, country: "GB" },
  ...{ registration_number: String(10_000_000 + row), jurisdiction: "GB", lei: leiOf(row) },
  other_names: [{ name: `Old ${nameOf(row)} Ltd`, kind: "previous", valid_to: "2015-03-02" }],
  relationships: [
    {
      ...{ basis: "ownership", level: "direct", type: "shareholder", name: nameOf(row + 1) },
      ...{
        source_record_id: String(row + 1),
        share_minimum: 25,
        share_maximum: 50,
        valid_from: "2019-02-01",
      },
    },
  ],
});

const LEVEL_1 = [
  ...["LEI", "Entity.LegalName", "Entity.OtherEntityNames.OtherEntityName.1"],
  ...["Entity.OtherEntityNames.OtherEntityName.1.type", "Entity.LegalAddress.FirstAddressLine"],
  ...["Entity.LegalAddress.City", "Entity.LegalAddress.Country", "Entity.HeadquartersAddress.City"],
  ...["Entity.HeadquartersAddress.Country", "Entity.RegistrationAuthority.RegistrationAuthorityID"],
  ...["Entity.RegistrationAuthority.RegistrationAuthorityEntityID", "Entity.LegalJurisdiction"],
  ...["Entity.EntityStatus", "Registration.RegistrationStatus", "Registration.LastUpdateDate"],
];

const level1Row = (row: number) =>
  [
    ...[leiOf(row), `${nameOf(row)} Limited`, `Old ${nameOf(row)} Limited`, "PREVIOUS_LEGAL_NAME"],
    ...[`${row % 500} High Street`, "Leeds", "GB", "York", "GB", "RA000585", String(10_000_000 + row), "GB"],
    ...["ACTIVE", "ISSUED", "2026-10-01T00:00:00Z"],
  ].join(",");

/** The publisher writes a blank before some of the names of columns. */
const BASIC_DATA_COLUMNS = [
  ...[
    "CompanyName",
    " CompanyNumber",
    "RegAddress.AddressLine1",
    "RegAddress.PostTown",
    "RegAddress.Country",
  ],
  ...["RegAddress.PostCode", "CompanyCategory", "CompanyStatus", "CountryOfOrigin", "DissolutionDate"],
  ...[
    "IncorporationDate",
    "SICCode.SicText_1",
    "URI",
    "PreviousName_1.CONDATE",
    " PreviousName_1.CompanyName",
  ],
];

function basicDataRow(row: number): string {
  const number = String(1_000_000 + row).padStart(8, "0");
  return [
    ...[`${nameOf(row).toUpperCase()} LIMITED`, number, `${row % 500} HIGH STREET`, "LEEDS", "ENGLAND"],
    ...["LS1 4AP", "Private Limited Company", "Active", "United Kingdom", "", "28/06/1994"],
    ...["99999 - Dormant Company", `http://business.data.gov.uk/id/company/${number}`],
    ...["02/03/2015", `OLD ${nameOf(row).toUpperCase()} LIMITED`],
  ]
    .map((value) => `"${value}"`)
    .join(",");
}

const profileOf = (row: number) => ({
  ...{ profile_id: `p-${row}`, name: `${nameOf(row)} Limited`, domains: [`made-up-${row}.co.uk`] },
  ...{ country: "GB", address: { city: "Leeds", postal_code: "LS1 4AP" }, as_of: "2026-11-01" },
});

const EXCEPTION_COLUMNS = ["LEI", "Exception.Category", "Exception.Reason.1", "Exception.Reference.1"];

/** One file for each format, in the order of the page; a format with two editions has two. */
export const madeFiles: readonly MadeFile[] = [
  { format: "gleif-level1", around: table(...LEVEL_1), row: level1Row },
  {
    ...{ format: "gleif-exceptions", around: table(...EXCEPTION_COLUMNS) },
    row: (row) => `${leiOf(row)},DIRECT_ACCOUNTING_CONSOLIDATION_PARENT,NON_PUBLIC,`,
  },
  { format: "gleif-isin", around: table("LEI", "ISIN"), row: (row) => `${leiOf(row)},${isinOf(row)}` },
  { format: "gleif-bic", around: table("BIC", "LEI"), row: (row) => `${bicOf(row)},${leiOf(row)}` },
  { format: "companies-house", around: table(...BASIC_DATA_COLUMNS), row: basicDataRow },
  { format: "bods", around: LINES, row: json(bodsStatement) },
  { format: "ftm", around: LINES, row: json(ftmEntity) },
  { format: "brreg-enheter", around: LIST, row: json(unitOf) },
  { format: "brreg-enheter", edition: "csv", around: table(...UNIT_COLUMNS), row: unitRow },
  { format: "brreg-underenheter", around: LIST, row: json(establishmentOf) },
  { format: "brreg-roller", around: LIST, row: json(rolesOf) },
  { format: "brreg-accounts", around: LIST, row: json(accountsOf) },
  { format: "company-jsonl", around: LINES, row: json(ownCompany) },
  { format: "company-reference", around: LINES, row: json(profileOf) },
];

const AT_ONCE = 1_000;

/** Writes a made file of so many rows. */
export async function writeMadeFile(path: string, { around, row }: MadeFile, rows: number): Promise<void> {
  const [before, between, after] = around;
  const stream = createWriteStream(path);
  stream.write(before);
  for (let from = 0; from < rows; from += AT_ONCE) {
    const chunk = Array.from({ length: Math.min(AT_ONCE, rows - from) }, (_, at) => row(from + at));
    const text = (from === 0 ? "" : between) + chunk.join(between);
    if (!stream.write(text)) await once(stream, "drain");
  }
  stream.end(after);
  await once(stream, "finish");
}
