import { describe, expect, test } from "vitest";
import { readCompanies, readRows, zipOf } from "../fixtures/register-files.ts";
import { companiesHouse } from "./companies-house.ts";

const HEADER = [
  "CompanyName",
  // The publisher writes a blank before some names.
  " CompanyNumber",
  ...["CareOf", "POBox", "AddressLine1", "AddressLine2", "PostTown", "County", "Country", "PostCode"].map(
    (part) => `RegAddress.${part}`,
  ),
  "CompanyCategory",
  "CompanyStatus",
  "CountryOfOrigin",
  "DissolutionDate",
  "IncorporationDate",
  "SICCode.SicText_1",
  "URI",
  ...[1, 2, 3].flatMap((n) => [`PreviousName_${n}.CONDATE`, ` PreviousName_${n}.CompanyName`]),
];

type Facts = Readonly<Record<string, string>>;

const oldLane: Facts = {
  CompanyName: '"309" WEST END LANE MANAGEMENT LIMITED',
  CompanyNumber: "02943302",
  "RegAddress.AddressLine1": "269 FARNBOROUGH ROAD",
  "RegAddress.PostTown": "FARNBOROUGH",
  "RegAddress.County": "HAMPSHIRE",
  "RegAddress.PostCode": "GU14 7LY",
  CompanyCategory: "Private Limited Company",
  CompanyStatus: "Active - Proposal to Strike off",
  CountryOfOrigin: "United Kingdom",
  IncorporationDate: "28/06/1994",
  "SICCode.SicText_1": "98000 - Residents property management",
  URI: "http://business.data.gov.uk/id/company/02943302",
};

function csvOf(rows: readonly Facts[]): string {
  const quoted = (value: string) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  const lines = rows.map((row) => HEADER.map((column) => quoted(row[column.trim()] ?? "")).join(","));
  return `${[HEADER.join(","), ...lines].join("\r\n")}\r\n`;
}

const one = async (facts: Facts) =>
  (await readCompanies(companiesHouse, { content: csvOf([{ ...oldLane, ...facts }]) }))[0];

test("a row of BasicCompanyData becomes a company in Assay's terms", async () => {
  expect(await one({})).toEqual({
    source: "companies_house",
    sourceRecordId: "02943302",
    name: '"309" WEST END LANE MANAGEMENT LIMITED',
    country: "GB",
    jurisdiction: "GB",
    registrationNumber: "02943302",
    registrationAuthority: "RA000585",
    address: {
      line1: "269 FARNBOROUGH ROAD",
      city: "FARNBOROUGH",
      region: "HAMPSHIRE",
      postal_code: "GU14 7LY",
    },
    legalForm: "Private Limited Company",
    status: "Active - Proposal to Strike off",
    incorporatedOn: "1994-06-28",
    sourceUrl: "http://business.data.gov.uk/id/company/02943302",
  });
});

test.each([
  ["a spreadsheet took the zero", "7382019", "07382019"],
  ["kept padded", "00445790", "00445790"],
  ["Scottish", "SC243739", "SC243739"],
  ["Scottish, unpadded", "sc1234", "SC001234"],
  ["overseas entity", "OE001962", "OE001962"],
  ["old Northern Irish", "R123", "R0000123"],
  ["registered society", "IP12345R", "IP12345R"],
  ["registered society, short", "SP2345R", "SP2345R"],
])("company number, %s", async (_case, written, expected) => {
  expect(await one({ CompanyNumber: written })).toMatchObject({
    sourceRecordId: expected,
    registrationNumber: expected,
  });
});

test.each([
  ["02943302", "GB", "RA000585"],
  ["OC425626", "GB", "RA000585"],
  ["SE000123", "GB", "RA000585"],
  ["SC243739", "GB-SCT", "RA000587"],
  ["SL020083", "GB-SCT", "RA000587"],
  ["NI012345", "GB-NIR", "RA000586"],
  ["R0000123", "GB-NIR", "RA000586"],
])(
  "the prefix of %s tells the law %s and the register %s",
  async (number, jurisdiction, registrationAuthority) => {
    expect(await one({ CompanyNumber: number })).toMatchObject({ jurisdiction, registrationAuthority });
  },
);

describe("companies formed abroad", () => {
  test("have the law of their country of origin", async () => {
    const facts = { CompanyNumber: "FC012345", CountryOfOrigin: "GERMANY", "RegAddress.Country": "GERMANY" };
    expect(await one(facts)).toMatchObject({ country: "DE", jurisdiction: "DE" });
  });

  test("have no law of ours when the origin cannot be read", async () => {
    expect(await one({ CompanyNumber: "OE001962", CountryOfOrigin: "" })).not.toHaveProperty("jurisdiction");
  });

  test("a UK establishment is a branch", async () => {
    expect(await one({ CompanyNumber: "BR012345", CountryOfOrigin: "FRANCE" })).toMatchObject({
      category: "branch",
      jurisdiction: "FR",
    });
  });
});

test.each([
  [
    "the street stands first",
    { CareOf: "FRANK HIRTH", POBox: "12", AddressLine1: "1 HIGH ST" },
    "1 HIGH ST",
    "PO Box 12, c/o FRANK HIRTH",
  ],
  [
    "labels are not said twice",
    { CareOf: "C/O FRANK HIRTH", POBox: "PO BOX 501", AddressLine1: "" },
    "PO BOX 501",
    "C/O FRANK HIRTH",
  ],
  ["care-of alone", { CareOf: "FRANK HIRTH", AddressLine1: "" }, "c/o FRANK HIRTH", undefined],
])("address: %s", async (_rule, parts, line1, line2) => {
  const facts = Object.fromEntries(
    Object.entries(parts).map(([part, value]) => [`RegAddress.${part}`, value]),
  );
  const address = (await one(facts))?.address;
  expect([address?.line1, address?.line2]).toEqual([line1, line2]);
});

test.each([
  ["28/06/1994", "1994-06-28"],
  ["31/02/1994", undefined],
  ["1994-06-28", undefined],
  ["06/28/1994", undefined],
])("a date written %s reads as %s", async (written, expected) => {
  const company = await one({ IncorporationDate: written, DissolutionDate: written });
  expect([company?.incorporatedOn, company?.dissolvedOn]).toEqual([expected, expected]);
});

test("previous names are kept once, without the present one", async () => {
  const company = await one({
    "PreviousName_1.CompanyName": "MAZ A&T SERVICES LIMITED",
    "PreviousName_2.CompanyName": '"309" WEST END LANE MANAGEMENT LIMITED',
    "PreviousName_3.CompanyName": "MAZ A&T SERVICES LIMITED",
  });
  expect(company?.otherNames).toEqual([{ name: "MAZ A&T SERVICES LIMITED", kind: "previous" }]);
});

test("a URI that is no web address is left out", async () => {
  expect(await one({ URI: "javascript:alert(1)" })).not.toHaveProperty("sourceUrl");
});

test("bad rows are told by line and column, and never by value", async () => {
  const bad = [{ CompanyNumber: "" }, { CompanyNumber: "12/34" }, { CompanyName: "\t" }];
  const content = csvOf([...bad.map((facts) => ({ ...oldLane, ...facts })), oldLane]);
  expect((await readRows(companiesHouse, { content })).slice(0, 3)).toEqual([
    { kind: "bad", line: 2, reason: "CompanyNumber is missing" },
    { kind: "bad", line: 3, reason: "CompanyNumber is not a company number" },
    { kind: "bad", line: 4, reason: "CompanyName is missing" },
  ]);
});

test("the parts of an archive are read in order, each with its header, and a bad row names its part", async () => {
  const content = zipOf({
    "BasicCompanyData-2018-02-01-part1_2.csv": csvOf([oldLane]),
    "__MACOSX/._BasicCompanyData-2018-02-01-part1_2.csv": "\0\x05\x16\x07",
    "BasicCompanyData-2018-02-01-part2_2.csv": csvOf([{ ...oldLane, CompanyNumber: "?" }]),
  });
  expect(await readRows(companiesHouse, { content })).toMatchObject([
    { kind: "publisher_date", date: "2018-02-01" },
    { kind: "company", line: 2 },
    { kind: "bad", line: 2, part: "BasicCompanyData-2018-02-01-part2_2.csv" },
  ]);
});

test.each(["BasicCompanyDataAsOneFile-2026-11-01.csv", "BasicCompanyData-2026-11-01-part1_7.csv"])(
  "the name %s tells the publisher's date",
  async (name) => {
    const [first] = await readRows(companiesHouse, { name, content: csvOf([oldLane]) });
    expect(first).toEqual({ kind: "publisher_date", date: "2026-11-01" });
  },
);
