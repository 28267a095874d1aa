/**
 * Makes files of the formats for which no real file is named, each in its publisher's shape and of any number of rows.
 * Everything in them is made up; numbers have right check digits, or every row would be a bad one.
 */
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import type { RegisterFormatName } from "../../src/registers/register-format.ts";
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

const words = ["Northgate", "Harbour", "Quarry", "Meadow", "Foundry", "Lantern", "Orchard", "Summit"];
const trades = ["Widgets", "Bakeries", "Logistics", "Mining", "Textiles", "Optics", "Timber", "Energy"];
const nameOf = (row: number) =>
  `${words[row % 8]} ${trades[Math.floor(row / 8) % 8]} ${Math.floor(row / 64)}`;

/** Nine digits with the check digit of the Norwegian register (weights 3 2 7 6 5 4 3 2, modulo 11). */
function organisationNumberOf(row: number): string {
  const weights = [3, 2, 7, 6, 5, 4, 3, 2];
  for (let body = 80_000_000 + row * 2; ; body++) {
    const digits = [...String(body)].map(Number);
    const check = (11 - (digits.reduce((sum, digit, at) => sum + digit * weights[at]!, 0) % 11)) % 11;
    if (check < 10) return `${body}${check}`;
  }
}

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

const unitOf = (row: number) => ({
  organisasjonsnummer: organisationNumberOf(row),
  navn: `${nameOf(row).toUpperCase()} AS`,
  organisasjonsform: { kode: "AS", beskrivelse: "Aksjeselskap" },
  forretningsadresse: {
    ...{ adresse: [`Gruveveien ${row % 500}`], postnummer: "0102", poststed: "OSLO", kommune: "OSLO" },
    landkode: "NO",
  },
  stiftelsesdato: "1999-03-12",
  ...{ registrertIMvaregisteret: true, konkurs: false, underAvvikling: false },
});

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

const rolesOf = (row: number) => ({
  organisasjonsnummer: organisationNumberOf(row),
  rollegrupper: [
    {
      ...{ type: { kode: "REVI" }, sistEndret: "2021-02-01" },
      roller: [
        {
          type: { kode: "REVI", beskrivelse: "Revisor" },
          enhet: { organisasjonsnummer: organisationNumberOf(row + 1), navn: ["MADE UP REVISJON AS"] },
          ...{ fratraadt: false, avregistrert: false },
        },
        {
          type: { kode: "DAGL", beskrivelse: "Daglig leder" },
          person: { navn: { fornavn: "Made", etternavn: "Up" } },
          ...{ fratraadt: false, avregistrert: false },
        },
      ],
    },
  ],
});

const accountsOf = (row: number) => ({
  ...{ id: row, journalnr: `2024${String(row).padStart(6, "0")}`, regnskapstype: "SELSKAP", valuta: "NOK" },
  virksomhet: { organisasjonsnummer: organisationNumberOf(row) },
  regnskapsperiode: { fraDato: "2023-01-01", tilDato: "2023-12-31" },
  eiendeler: { sumEiendeler: 90 + row },
  egenkapitalGjeld: { egenkapital: { sumEgenkapital: 30 }, gjeldOversikt: { sumGjeld: 60 + row } },
  resultatregnskapResultat: {
    aarsresultat: row % 50,
    driftsresultat: { driftsresultat: 5, driftsinntekter: { sumDriftsinntekter: 120 } },
  },
});

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

/** The CSV edition has the paths of the JSON edition as its columns. */
const UNIT_COLUMNS = [
  ...["organisasjonsnummer", "navn", "organisasjonsform.kode", "organisasjonsform.beskrivelse"],
  ...["forretningsadresse.adresse", "forretningsadresse.postnummer", "forretningsadresse.poststed"],
  ...["forretningsadresse.landkode", "stiftelsesdato", "konkurs"],
];

const unitRow = (row: number) =>
  [
    ...[organisationNumberOf(row), `${nameOf(row).toUpperCase()} AS`, "AS", "Aksjeselskap"],
    ...[`"Gruveveien ${row % 500}\nOppgang B"`, "0102", "OSLO", "NO", "1999-03-12", "false"],
  ].join(",");

const establishmentOf = (row: number) => ({
  ...{ organisasjonsnummer: organisationNumberOf(row), navn: nameOf(row).toUpperCase() },
  ...{ organisasjonsform: { kode: "BEDR" }, overordnetEnhet: organisationNumberOf(row + 1_000_000) },
  beliggenhetsadresse: { adresse: ["Storgata 1"], postnummer: "0123", poststed: "OSLO", landkode: "NO" },
  oppstartsdato: "2017-10-20",
});

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
