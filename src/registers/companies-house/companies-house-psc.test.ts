import { describe, expect, test } from "vitest";
import { readRows } from "../fixtures/register-files.ts";
import { companiesHousePsc } from "./companies-house-psc.ts";

const name = "persons-with-significant-control-snapshot-2026-01-30.txt";

const line = (data: object, company_number: string | undefined = "445790") =>
  JSON.stringify({ company_number, data });

const corporate = {
  etag: "e1",
  kind: "corporate-entity-person-with-significant-control",
  name: "Example Holdings Limited",
  identification: {
    country_registered: "England",
    legal_form: "Private Limited Company",
    place_registered: "Companies House",
    registration_number: "1234567",
  },
  natures_of_control: ["ownership-of-shares-50-to-75-percent", "voting-rights-75-to-100-percent-as-trust"],
  notified_on: "2016-04-06",
  links: { self: "/company/00445790/persons-with-significant-control/corporate-entity/abc" },
};

const one = async (data: object) => {
  const rows = await readRows(companiesHousePsc, { name, content: `${line(data)}\n${line(corporate)}\n` });
  return rows[1];
};

describe("the snapshot of persons with significant control", () => {
  test("a corporate entity: unpadded numbers, codes with labels, and a band of its own part only", async () => {
    expect(await one(corporate)).toMatchObject({
      kind: "statement",
      facts: {
        source: "companies_house_psc",
        sourceRecordId: "/company/00445790/persons-with-significant-control/corporate-entity/abc",
        facts: [
          {
            subject: { scheme: "GB-COH", value: "00445790" },
            period: { validFrom: "2016-04-06" },
            content: {
              basis: "control",
              object: {
                name: "Example Holdings Limited",
                selfReported: true,
                reference: { scheme: "GB-COH", value: "01234567" },
                registrationNumber: "1234567",
              },
              natures: [
                {
                  code: "ownership-of-shares-50-to-75-percent",
                  label: "Ownership of shares: more than 50% but less than 75%",
                },
                { code: "voting-rights-75-to-100-percent-as-trust" },
              ],
              shares: [
                { of: "shares", minimum: 50, maximum: 75, exclusiveMinimum: true, exclusiveMaximum: true },
              ],
            },
          },
        ],
      },
    });
  });

  test.each([
    ["ownership-of-shares-25-to-50-percent", { minimum: 25, maximum: 50, exclusiveMinimum: true }],
    ["ownership-of-shares-75-to-100-percent", { minimum: 75, maximum: 100 }],
    [
      "ownership-of-shares-more-than-25-percent-registered-overseas-entity",
      { minimum: 25, maximum: 100, exclusiveMinimum: true },
    ],
  ])("%s is a band, never a midpoint", async (code, band) => {
    expect(await one({ ...corporate, natures_of_control: [code] })).toHaveProperty(
      "facts.facts.0.content.shares",
      [{ of: "shares", ...band }],
    );
  });

  test.each([
    "right-to-appoint-and-remove-directors",
    "significant-influence-or-control",
    "ownership-of-shares-25-to-50-percent-as-firm",
    "part-right-to-share-surplus-assets-25-to-50-percent-as-trust",
  ])("%s gives no share", async (code) => {
    expect(await one({ ...corporate, natures_of_control: [code] })).not.toHaveProperty(
      "facts.facts.0.content.shares",
    );
  });

  test.each(["individual-person-with-significant-control", "individual-beneficial-owner"])(
    "%s is counted, and nothing of the person is in the row",
    async (kind) => {
      const person = {
        kind,
        name: "Mr Joe Bloggs",
        name_elements: { forename: "Joe", surname: "Bloggs" },
        date_of_birth: { month: 10, year: 1955 },
        links: { self: "/company/00445790/persons-with-significant-control/individual/xyz" },
      };
      expect(await one(person)).toEqual({
        kind: "natural_person",
        line: 1,
        subject: { scheme: "GB-COH", value: "00445790" },
      });
    },
  );

  test("an owner from abroad without a readable country has its number and no reference", async () => {
    const row = await one({
      ...corporate,
      identification: { country_registered: "West Yorkshire", registration_number: "56099" },
    });
    expect(row).toHaveProperty("facts.facts.0.content.object.registrationNumber", "56099");
    expect(row).not.toHaveProperty("facts.facts.0.content.object.reference");
  });

  test.each([
    [
      "a statement that there is nobody",
      {
        kind: "persons-with-significant-control-statement",
        statement: "no-individual-or-entity-with-signficant-control",
        notified_on: "2016-07-12",
        ceased_on: "2016-10-11",
      },
      { reason: "no-individual-or-entity-with-signficant-control", meaning: "no_such_person" },
    ],
    [
      "a statement that nobody is confirmed",
      { kind: "persons-with-significant-control-statement", statement: "psc-details-not-confirmed" },
      { reason: "psc-details-not-confirmed", meaning: "unknown" },
    ],
    [
      "a super-secure person",
      { kind: "super-secure-person-with-significant-control", description: "super-secure" },
      { reason: "super-secure-person-with-significant-control", meaning: "withheld" },
    ],
    [
      "an exemption",
      {
        kind: "exemptions",
        exemptions: {
          a: {
            exemption_type: "psc-exempt-as-shares-admitted-on-market",
            items: [{ exempt_from: "2016-10-29" }],
          },
        },
      },
      { reason: "psc-exempt-as-shares-admitted-on-market", meaning: "exempt" },
    ],
  ])("%s is a reason with its code, never an owner", async (_what, data, content) => {
    expect(await one(data)).toMatchObject({
      kind: "statement",
      facts: { facts: [{ content: { kind: "reporting_exception", ...content } }] },
    });
  });

  test("the end of a statement is kept", async () => {
    const row = await one({ ...corporate, notified_on: "2016-04-06T00:00:00Z", ceased_on: "2020-02-29" });
    expect(row).toHaveProperty("facts.facts.0.period", { validFrom: "2016-04-06", validTo: "2020-02-29" });
  });

  test("totals are skipped; an unknown kind, no number and broken JSON are bad rows", async () => {
    const content = [
      JSON.stringify({ data: { kind: "totals#persons-of-significant-control-snapshot" } }),
      line({ kind: "unknown-kind", name: "SECRET" }),
      line({ ...corporate, links: {} }, "not a number"),
      "{",
      line(corporate),
    ].join("\n");
    const rows = await readRows(companiesHousePsc, { name, content });
    expect(rows.map(({ kind }) => kind)).toEqual([
      "publisher_date",
      "skipped",
      "bad",
      "bad",
      "bad",
      "statement",
    ]);
    expect(JSON.stringify(rows.slice(1, 5))).not.toContain("SECRET");
  });
});
