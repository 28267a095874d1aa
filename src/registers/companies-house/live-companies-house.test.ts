import { expect, test } from "vitest";
import { SourceUnavailable } from "../live/live-source.ts";
import { askFixture } from "../live/testing/ask-fixture.ts";
import { companiesHouseAnswer } from "./fixtures/live-answers.ts";
import { liveCompaniesHouse } from "./live-companies-house.ts";

const ask = (record: Parameters<typeof askFixture>[1]) =>
  askFixture(liveCompaniesHouse, record, companiesHouseAnswer);

test("a company number is asked for by its profile, with former names and their dates", async () => {
  const { companies, requests } = await ask({ registration_number: "9100777", country: "GB" });
  expect(requests).toEqual([{ path: "/company/09100777" }]);
  expect(companies).toEqual([
    {
      source: "companies_house",
      sourceRecordId: "09100777",
      name: "QUILLWORTH BRACKENFOLD LIMITED",
      otherNames: [
        {
          name: "OLD QUILLWORTH LIMITED",
          kind: "previous",
          validFrom: "2009-03-02",
          validTo: "2016-05-16",
        },
      ],
      country: "GB",
      jurisdiction: "GB",
      registrationNumber: "09100777",
      registrationAuthority: "RA000585",
      address: {
        line1: "4 Mill Lane",
        city: "Leeds",
        region: "West Yorkshire",
        postal_code: "LS1 4AP",
        country: "England",
      },
      legalForm: "Private limited company",
      status: "active",
      incorporatedOn: "2009-03-02",
      sourceUrl: "https://find-and-update.company-information.service.gov.uk/company/09100777",
    },
  ]);
});

test("a name is searched in one page; overseas entities and dissolved companies are companies too", async () => {
  const { companies, requests } = await ask({ name: "Quillworth Ltd", country: "United Kingdom" });
  expect(requests).toEqual([{ path: "/search/companies", query: { q: "Quillworth", items_per_page: "20" } }]);
  expect(companies).toMatchObject([
    { sourceRecordId: "09100777" },
    { sourceRecordId: "OE001962", country: "VG", legalForm: "Overseas entity" },
    { sourceRecordId: "06199959", status: "dissolved", dissolvedOn: "2016-08-23" },
  ]);
  expect(companies[1]).not.toHaveProperty("jurisdiction");
});

test("a company of another country, or of none, is not asked for by name", async () => {
  expect((await ask({ name: "Quillworth", country: "DE" })).requests).toEqual([]);
  expect((await ask({ name: "Quillworth" })).requests).toEqual([]);
});

test("an unknown number is no company, and another shape is no answer", async () => {
  expect((await ask({ registration_number: "00000017", country: "GB" })).companies).toEqual([]);
  for (const record of [
    { registration_number: "9100777", country: "GB" },
    { name: "Acme", country: "GB" },
  ]) {
    const asked = askFixture(liveCompaniesHouse, record, () => ({ errors: [] }));
    await expect(asked).rejects.toBeInstanceOf(SourceUnavailable);
  }
});

test("the key is the user of HTTP Basic, with an empty password", () => {
  expect(liveCompaniesHouse.keyHeaders?.("k-1")).toEqual({
    authorization: `Basic ${Buffer.from("k-1:").toString("base64")}`,
  });
});
