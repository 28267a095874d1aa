import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCompanies, readRows } from "../fixtures/register-files.ts";
import { companyJsonl } from "./company-jsonl.ts";
import { companyOfObject } from "./company-of-object.ts";

const minimal = { source: "gleif", source_record_id: "1", name: "ACME" };

test("every key has its place", async () => {
  const row = {
    ...minimal,
    other_names: [
      { name: "Acme Widgets", kind: "trading", lang: "en" },
      { name: "Old Acme", kind: "previous" },
    ],
    country: "GB",
    jurisdiction: "GB-SCT",
    registration_number: "SC243739",
    registration_authority: "RA000587",
    lei: "21380068P1DRHMJ8KU70",
    cik: "320193",
    vat_number: "GB123456789",
    tickers: ["ACM", "ACM.L", "ACM"],
    exchange: "LSE",
    isin: "GB00B03MLX29",
    domain: "acme.example",
    website: "https://acme.example",
    phone: "+44 20 7946 0000",
    email: "info@acme.example",
    address: {
      line1: "1 High St",
      line2: "Floor 2",
      city: "Leeds",
      region: "YKS",
      postal_code: "LS1 1AA",
      country: "GB",
    },
    headquarters_address: { city: "London" },
    legal_form: "B6ES",
    status: "ACTIVE",
    incorporated_on: "1997",
    dissolved_on: "2020-02-29",
    category: "branch",
    parent_lei: "P",
    ultimate_parent_lei: "U",
    successor_lei: "S",
    licence: "CC0 1.0",
    source_url: "https://example.org/1",
    as_of: "2026-01-02T03:04:05Z",
    an_unknown_key: { ignored: true },
  };
  expect(await readRows(companyJsonl, { content: `${JSON.stringify(row)}\n` })).toEqual([
    {
      kind: "company",
      line: 1,
      company: {
        source: "gleif",
        sourceRecordId: "1",
        name: "ACME",
        otherNames: [
          { name: "Acme Widgets", kind: "trading", lang: "en" },
          { name: "Old Acme", kind: "previous" },
        ],
        country: "GB",
        jurisdiction: "GB-SCT",
        registrationNumber: "SC243739",
        registrationAuthority: "RA000587",
        lei: "21380068P1DRHMJ8KU70",
        cik: "320193",
        vatNumber: "GB123456789",
        tickers: ["ACM", "ACM.L"],
        exchange: "LSE",
        isin: "GB00B03MLX29",
        domain: "acme.example",
        website: "https://acme.example",
        phone: "+44 20 7946 0000",
        email: "info@acme.example",
        address: row.address,
        headquartersAddress: { city: "London" },
        legalForm: "B6ES",
        status: "ACTIVE",
        incorporatedOn: "1997",
        dissolvedOn: "2020-02-29",
        category: "branch",
        parentLei: "P",
        ultimateParentLei: "U",
        successorLei: "S",
        licence: "CC0 1.0",
        sourceUrl: "https://example.org/1",
        asOf: "2026-01-02T03:04:05Z",
      },
    },
  ]);
});

test("null, blank text and empty lists are absent facts", () => {
  const row = {
    ...minimal,
    country: null,
    lei: " ",
    tickers: [""],
    other_names: [],
    address: { city: null },
    category: null,
  };
  expect(companyOfObject(row, undefined)).toEqual({ source: "gleif", sourceRecordId: "1", name: "ACME" });
});

test("the installer's source is only for rows that name none", () => {
  expect(companyOfObject(minimal, "mine")).toMatchObject({ source: "gleif" });
  expect(companyOfObject({ source_record_id: "1", name: "ACME" }, "mine")).toMatchObject({ source: "mine" });
});

test("a CIK may be the number that the SEC writes", () => {
  expect(companyOfObject({ ...minimal, cik: 320193 }, undefined)).toMatchObject({ cik: "320193" });
});

describe("bad rows name the key and not the value", () => {
  test.each([
    [{ source_record_id: undefined }, "source_record_id is missing"],
    [{ name: " " }, "name is missing"],
    [{ source: undefined }, "source is missing, and the installation names none"],
    [{ source_record_id: 17 }, "source_record_id must be text"],
    [{ registration_number: 445790 }, "registration_number must be text"],
    [{ cik: true }, "cik must be text or a whole number"],
    [{ tickers: "SECRET" }, "tickers must be a list of texts"],
    [{ tickers: ["A", 1] }, "tickers[1] must be text"],
    [{ address: "SECRET" }, "address must be an object"],
    [{ address: { city: 5 } }, "address.city must be text"],
    [{ headquarters_address: [] }, "headquarters_address must be an object"],
    [{ other_names: ["SECRET"] }, "other_names[0] must be an object"],
    [
      { other_names: [{ name: "A", kind: "SECRET" }] },
      "other_names[0].kind must be one of trading, previous, transliteration, alternative",
    ],
    [{ incorporated_on: "SECRET" }, "incorporated_on must be a date as YYYY-MM-DD"],
    [{ dissolved_on: "2021-02-30" }, "dissolved_on must be a date as YYYY-MM-DD"],
    [{ as_of: "yesterday" }, "as_of must be an ISO 8601 date or time"],
    [
      { category: "SECRET" },
      "category must be one of general, branch, fund, sole_proprietor, government, international",
    ],
  ])("%j", (facts, reason) => {
    expect(companyOfObject({ ...minimal, ...facts }, undefined)).toBe(reason);
  });
});

test("a bad line costs one row: no JSON, no object, no UTF-8, too long", async () => {
  const line = (id: number) => JSON.stringify({ ...minimal, source_record_id: String(id) });
  const content = Buffer.concat([
    Buffer.from(`\ufeff${line(1)}\r\n\r\n{"name":\n[1]\n"text"\n`),
    Buffer.from([0x7b, 0xff, 0x7d, 0x0a]),
    Buffer.from(`{"name":"${"x".repeat(1_100_000)}"}\n${line(2)}`),
  ]);
  expect(await readRows(companyJsonl, { content })).toMatchObject([
    { kind: "company", line: 1 },
    { kind: "bad", line: 3, reason: "the line is not valid JSON" },
    { kind: "bad", line: 4, reason: "the line is not a JSON object" },
    { kind: "bad", line: 5, reason: "the line is not a JSON object" },
    { kind: "bad", line: 6, reason: "the line is not UTF-8 text" },
    { kind: "bad", line: 7, reason: "the line is longer than 1 MB" },
    { kind: "company", line: 8, company: { sourceRecordId: "2" } },
  ]);
});

test("hostile text is cleaned and capped, and reading goes on", async () => {
  const name = `\u0000 A\tB\r\n  C \ud83d ${"界".repeat(100_000)}`;
  const [company] = await readCompanies(companyJsonl, { content: JSON.stringify({ ...minimal, name }) });
  expect(company?.name.startsWith("A B C \ufffd 界界")).toBe(true);
  expect(company?.name.length).toBe(1000);
});

test("any object gives a company or a reason, and no text that a database refuses", () => {
  const keys = [
    "source",
    "source_record_id",
    "name",
    "other_names",
    "address",
    "tickers",
    "cik",
    "as_of",
    "__proto__",
  ];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), fc.jsonValue({ stringUnit: "binary" })), (facts) => {
      const result = companyOfObject({ ...minimal, ...facts }, "mine");
      const text = JSON.stringify(result);
      expect(text).not.toMatch(/\\u0000|\\ud[89a-f]/i);
    }),
  );
});
