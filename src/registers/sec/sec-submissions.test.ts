import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { readCompanies, readRows, zipOf } from "../fixtures/register-files.ts";
import { secSubmissions } from "./sec-submissions.ts";

const bausch = {
  cik: "0000885590",
  entityType: "operating",
  sic: "2834",
  name: "Bausch Health Companies Inc.",
  tickers: ["BHC"],
  exchanges: ["NYSE"],
  ein: "000000000",
  lei: null,
  website: "",
  stateOfIncorporation: "A1",
  addresses: {
    mailing: { street1: "PO BOX 1", stateOrCountry: "NY" },
    business: {
      street1: "2150 ST. ELZEAR BLVD. WEST",
      street2: "None",
      city: "LAVAL",
      stateOrCountry: "A8",
      zipCode: "H7L 4A8",
    },
  },
  phone: "514-744-6792",
  formerNames: [
    { name: "BIOVAIL Corp", from: "2005-09-30T04:00:00.000Z", to: "2010-09-27T04:00:00.000Z" },
    { name: "Bausch Health Companies Inc." },
    { name: "BIOVAIL Corp" },
  ],
  filings: { recent: { accessionNumber: [] }, files: [] },
};

const one = async (facts: object) =>
  (await readCompanies(secSubmissions, { content: JSON.stringify({ ...bausch, ...facts }) }))[0];

test("a filer becomes a company: the business address is no registered office, the EIN no register number", async () => {
  expect(await one({ ein: "942404110" })).toEqual({
    source: "sec",
    sourceRecordId: "885590",
    name: "Bausch Health Companies Inc.",
    otherNames: [{ name: "BIOVAIL Corp", kind: "previous", validFrom: "2005-09-30", validTo: "2010-09-27" }],
    country: "CA",
    jurisdiction: "CA-BC",
    cik: "885590",
    tickers: ["BHC"],
    exchange: "NYSE",
    phone: "514-744-6792",
    headquartersAddress: {
      line1: "2150 ST. ELZEAR BLVD. WEST",
      city: "LAVAL",
      region: "CA-QC",
      postal_code: "H7L 4A8",
      country: "CA",
    },
    sourceUrl: "https://www.sec.gov/cgi-bin/browse-edgar?action=getcompany&CIK=0000885590",
  });
});

test.each([
  ["DE", "US-DE"],
  ["E9", "KY"],
  ["X0", "GB"],
  ["", undefined],
  ["XX", undefined],
])("state of incorporation %s is the law %s", async (stateOfIncorporation, jurisdiction) => {
  expect((await one({ stateOfIncorporation }))?.jurisdiction).toBe(jurisdiction);
});

test("a website, a LEI and a postal code are taken as they are meant", async () => {
  const company = await one({
    website: "https://www.bauschhealth.com",
    lei: "549300XSX5T6JVO9UU65",
    addresses: { business: { zipCode: "98027-", stateOrCountry: "WA" } },
  });
  expect(company).toMatchObject({
    website: "https://www.bauschhealth.com",
    lei: "549300XSX5T6JVO9UU65",
    headquartersAddress: { postal_code: "98027", region: "US-WA", country: "US" },
  });
  expect(await one({ lei: "none given" })).not.toHaveProperty("lei");
});

const insider = {
  cik: "1214156",
  entityType: "other",
  name: "DOE JANE",
  sic: "",
  ein: "000000000",
  stateOfIncorporation: "",
  tickers: [],
  insiderTransactionForOwnerExists: 1,
  insiderTransactionForIssuerExists: 0,
};

test("a person who files as an insider is skipped; a company that only holds shares is not", async () => {
  const content = zipOf({
    "CIK0001214156.json": JSON.stringify(insider),
    "CIK0001067983.json": JSON.stringify({
      ...insider,
      cik: "1067983",
      name: "HOLDER LP",
      stateOfIncorporation: "DE",
    }),
  });
  expect(await readRows(secSubmissions, { content })).toMatchObject([
    {
      kind: "skipped",
      line: 1,
      part: "CIK0001214156.json",
      reason: "the filer is an insider, not a company",
    },
    { kind: "company", line: 2, company: { name: "HOLDER LP" } },
  ]);
});

test("in the archive, lists of older filings are skipped and a document that is no JSON is one bad row", async () => {
  const content = zipOf({
    "CIK0000885590.json": JSON.stringify(bausch),
    "CIK0000885590-submissions-001.json": JSON.stringify({ accessionNumber: [], filingDate: [] }),
    "CIK0000000001.json": "<html>",
    "CIK0000000002.json": "",
    "CIK0000000003.json": "[]",
    "CIK0000000004.json": '{"cik":"0000000004"}',
    "placeholder.txt": "not data",
  });
  const rows = await readRows(secSubmissions, { content });
  expect(rows.map((row) => ("reason" in row ? row.reason : row.kind))).toEqual([
    "company",
    "the document is a list of older filings",
    "the document is not valid JSON, or was cut off",
    "the document is not valid JSON, or was cut off",
    "the document is not a JSON object",
    "name is missing",
  ]);
});

test("one document alone may be compressed", async () => {
  const content = gzipSync(JSON.stringify(bausch));
  expect(await readCompanies(secSubmissions, { content })).toMatchObject([{ cik: "885590" }]);
});

test("an error page is refused", async () => {
  const content = "<?xml version='1.0'?><Error><Code>NoSuchKey</Code></Error>";
  await expect(readRows(secSubmissions, { content })).rejects.toMatchObject({ problem: "wrong_format" });
});
