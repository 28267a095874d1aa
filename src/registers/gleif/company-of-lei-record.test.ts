import { describe, expect, test } from "vitest";
import { commerzbank } from "../fixtures/commerzbank.ts";
import { type GoldenCopyRow, level1Csv, level1Json } from "../fixtures/golden-copy.ts";
import { readCompanies, readRows } from "../fixtures/register-files.ts";
import { gleifLevel1 } from "./gleif-level1.ts";

const small = (facts: GoldenCopyRow): GoldenCopyRow => ({
  LEI: "21380068P1DRHMJ8KU70",
  "Entity.LegalName": "SHELL PLC",
  ...facts,
});

describe.each([
  ["CSV", level1Csv],
  ["JSON", level1Json],
] as const)("a level 1 golden copy in %s", (_edition, write) => {
  const one = async (facts: GoldenCopyRow) =>
    (await readCompanies(gleifLevel1, { content: write([small(facts)]) }))[0];

  test("maps a record to a company in Assay's terms", async () => {
    expect(await readCompanies(gleifLevel1, { content: write([commerzbank]) })).toEqual([
      {
        source: "gleif",
        sourceRecordId: "851WYGNLUQLFZBSYGB56",
        name: "COMMERZBANK Aktiengesellschaft",
        country: "DE",
        jurisdiction: "DE",
        registrationNumber: "HRB 32000",
        registrationAuthority: "RA000242",
        lei: "851WYGNLUQLFZBSYGB56",
        address: {
          line1: "Kaiserstraße 16",
          city: "Frankfurt am Main",
          region: "DE-HE",
          postal_code: "60311",
          country: "DE",
        },
        legalForm: "6QQB",
        status: "ACTIVE",
        incorporatedOn: "1952-10-17",
        category: "general",
        sourceUrl: "https://search.gleif.org/#/record/851WYGNLUQLFZBSYGB56",
        asOf: "2025-04-03T11:09:13Z",
      },
    ]);
  });

  test.each([
    ["local midnight in India", "IN", "2017-06-30T18:30:00Z", "2017-07-01"],
    ["an explicit offset keeps the date as written", "SK", "2017-09-20T08:00:00+02:00", "2017-09-20"],
    ["midnight in UTC is the date as written", "GB", "2002-02-05T00:00:00.000Z", "2002-02-05"],
    ["no date at all", "GB", "unknown", undefined],
  ])("creation date: %s", async (_rule, country, written, expected) => {
    const facts = { "Entity.LegalAddress.Country": country, "Entity.EntityCreationDate": written };
    expect((await one(facts))?.incorporatedOn).toBe(expected);
  });

  test("a lapsed LEI record says nothing about the company", async () => {
    const company = await one({
      "Entity.EntityStatus": "ACTIVE",
      "Registration.RegistrationStatus": "LAPSED",
    });
    expect(company?.status).toBe("ACTIVE");
  });

  test("the status NULL is no status", async () => {
    expect((await one({ "Entity.EntityStatus": "NULL" }))?.status).toBeUndefined();
  });

  test("an annulled record is skipped, and counted with its line", async () => {
    const annulled = { ...commerzbank, "Registration.RegistrationStatus": "ANNULLED" };
    const rows = await readRows(gleifLevel1, { content: write([small({}), annulled]) });
    expect(rows.map((row) => row.kind)).toEqual(["company", "skipped"]);
    expect(rows[1]).toMatchObject({ reason: "the LEI record was annulled" });
  });

  test.each(["DUPLICATE", "MERGED", "RETIRED"])(
    "a record that is %s keeps the LEI that took over",
    async (state) => {
      const company = await one({
        "Registration.RegistrationStatus": state,
        "Entity.SuccessorEntity.1.SuccessorEntityName": "Somebody without a LEI",
        "Entity.SuccessorEntity.2.SuccessorLEI": "851WYGNLUQLFZBSYGB56",
      });
      expect(company?.successorLei).toBe("851WYGNLUQLFZBSYGB56");
    },
  );

  test("a record is not its own successor", async () => {
    const company = await one({ "Entity.SuccessorEntity.1.SuccessorLEI": "21380068P1DRHMJ8KU70" });
    expect(company).not.toHaveProperty("successorLei");
  });

  test("other names keep their kind and language, and repeat nothing", async () => {
    const other = "Entity.OtherEntityNames.OtherEntityName";
    const transliterated = "Entity.TransliteratedOtherEntityNames.TransliteratedOtherEntityName";
    const company = await one({
      [`${other}.1`]: "ROYAL DUTCH SHELL PLC",
      [`${other}.1.type`]: "PREVIOUS_LEGAL_NAME",
      [`${other}.1.xmllang`]: "en",
      [`${other}.2`]: "Shell",
      [`${other}.2.type`]: "TRADING_OR_OPERATING_NAME",
      [`${other}.3`]: "シェル",
      [`${other}.3.type`]: "ALTERNATIVE_LANGUAGE_LEGAL_NAME",
      [`${other}.4`]: "SHELL PLC",
      [`${other}.4.type`]: "ALTERNATIVE_LANGUAGE_LEGAL_NAME",
      [`${transliterated}.1`]: "SHERU",
      [`${transliterated}.1.type`]: "AUTO_ASCII_TRANSLITERATED_LEGAL_NAME",
      [`${transliterated}.2`]: "SHERU",
      [`${transliterated}.2.type`]: "PREFERRED_ASCII_TRANSLITERATED_LEGAL_NAME",
    });
    expect(company?.otherNames).toEqual([
      { name: "ROYAL DUTCH SHELL PLC", kind: "previous", lang: "en" },
      { name: "Shell", kind: "trading" },
      { name: "シェル", kind: "alternative" },
      { name: "SHERU", kind: "transliteration" },
    ]);
  });

  test.each([
    ["a code of the list", { code: "B6ES", other: "" }, "B6ES"],
    ["8888: not on the list, so the publisher's words", { code: "8888", other: "Anstalt" }, "Anstalt"],
    ["9999 with words", { code: "9999", other: "LIMITED" }, "LIMITED"],
    ["9999: the entity has no form", { code: "9999", other: "" }, undefined],
  ])("legal form: %s", async (_rule, { code, other }, expected) => {
    const facts = { "Entity.LegalForm.EntityLegalFormCode": code, "Entity.LegalForm.OtherLegalForm": other };
    expect((await one(facts))?.legalForm).toBe(expected);
  });

  test.each(["RA888888", "RA999999"])("%s is no authority", async (code) => {
    const company = await one({
      "Entity.RegistrationAuthority.RegistrationAuthorityID": code,
      "Entity.RegistrationAuthority.RegistrationAuthorityEntityID": "600 413 485",
    });
    expect(company).toMatchObject({ registrationNumber: "600 413 485" });
    expect(company).not.toHaveProperty("registrationAuthority");
  });

  test.each([
    ["BRANCH", "branch"],
    ["FUND", "fund"],
    ["SOLE_PROPRIETOR", "sole_proprietor"],
    ["RESIDENT_GOVERNMENT_ENTITY", "government"],
    ["INTERNATIONAL_ORGANIZATION", "international"],
    ["SOMETHING_NEW", undefined],
  ])("category %s", async (written, expected) => {
    expect((await one({ "Entity.EntityCategory": written }))?.category).toBe(expected);
  });

  test.each([
    ["DISSOLVED", "INACTIVE", "2020-02-29"],
    ["CORPORATE_ACTION", "INACTIVE", "2020-02-29"],
    ["OTHER", "INACTIVE", undefined],
    ["DISSOLVED", "ACTIVE", undefined],
  ])("expiration for %s of an %s entity", async (reason, status, expected) => {
    const company = await one({
      "Entity.EntityStatus": status,
      "Entity.EntityExpirationDate": "2020-02-29T00:00:00Z",
      "Entity.EntityExpirationReason": reason,
    });
    expect(company?.dissolvedOn).toBe(expected);
  });

  test("further address lines make one second line", async () => {
    const company = await one({
      "Entity.HeadquartersAddress.FirstAddressLine": "c/o The Corporation Trust Company",
      "Entity.HeadquartersAddress.AdditionalAddressLine.1": "Corporation Trust Center",
      "Entity.HeadquartersAddress.AdditionalAddressLine.2": "1209 Orange Street",
    });
    expect(company?.headquartersAddress).toEqual({
      line1: "c/o The Corporation Trust Company",
      line2: "Corporation Trust Center, 1209 Orange Street",
    });
  });

  test("the country is that of the legal address, else of the jurisdiction", async () => {
    expect((await one({ "Entity.LegalJurisdiction": "US-DE" }))?.country).toBe("US");
    const elsewhere = { "Entity.LegalJurisdiction": "KY", "Entity.LegalAddress.Country": "LU" };
    expect(await one(elsewhere)).toMatchObject({ country: "LU", jurisdiction: "KY" });
  });

  test("a row without a LEI or a name is bad and costs no other row", async () => {
    const bad = [small({ LEI: "" }), small({ LEI: "2138" }), small({ "Entity.LegalName": " " })];
    const rows = await readRows(gleifLevel1, { content: write([...bad, commerzbank]) });
    expect(rows.map((row) => (row.kind === "bad" ? row.reason : row.kind))).toEqual([
      "LEI is missing",
      "LEI is not 20 characters",
      "LegalName is missing",
      "company",
    ]);
  });
});
