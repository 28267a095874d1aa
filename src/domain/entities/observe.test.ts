import { describe, expect, test } from "vitest";
import { attributes } from "./attributes.ts";
import type { Observation } from "./observation.ts";
import { observeCompany } from "./observe-company.ts";
import { observeRecord } from "./observe-record.ts";

const at = "2026-11-20T09:00:00.000Z";
const snapshot = {
  sourceUrl: "https://example.com",
  licence: "OGL v3.0",
  licencePermitsResale: true,
  asOf: "2025-01-15",
  retrievedAt: at,
};
const valuesOf = (observations: readonly Observation[]) =>
  Object.fromEntries(observations.map(({ attribute, value }) => [attribute, value]));

describe("a register's row", () => {
  const company = {
    source: "companies_house",
    sourceRecordId: "00000006",
    name: "MARINE AND GENERAL MUTUAL LIFE ASSURANCE SOCIETY",
    otherNames: [
      { name: "Marine Mutual", kind: "trading" as const },
      { name: "Marine Mutual", kind: "trading" as const },
      { name: "Old Marine", kind: "previous" as const },
    ],
    country: "GB",
    registrationNumber: "00000006",
    status: "In Liquidation",
    website: "https://www.mgm.example.co.uk/about",
    tickers: [],
  };

  test("becomes values in the interface's terms, without what it does not say", () => {
    expect(valuesOf(observeCompany(company, snapshot))).toEqual({
      "identity.legal_name": company.name,
      "identity.trading_names": ["Marine Mutual"],
      "identity.previous_names": ["Old Marine"],
      "registration.company_number": "00000006",
      "registration.jurisdiction": "GB",
      "registration.status": "in_liquidation",
      "digital.domain": "example.co.uk",
      "digital.website": company.website,
      "location.country": "GB",
    });
  });

  test("every value cites the row, and the row's own date and licence go before the snapshot's", () => {
    for (const said of observeCompany(company, snapshot)) {
      expect(said).toMatchObject({
        source_id: "companies_house",
        provider_record_id: "00000006",
        licence: "OGL v3.0",
        source_as_of: "2025-01-15",
        retrieved_at: at,
        record_id: null,
      });
    }
    const [dated] = observeCompany(
      { ...company, asOf: "2026-01-01", licence: "CC0 1.0", sourceUrl: "https://x.test" },
      snapshot,
    );
    expect(dated).toMatchObject({
      source_as_of: "2026-01-01",
      licence: "CC0 1.0",
      source_url: "https://x.test",
    });
  });

  test("an ELF code is shown as its words, and the codes for none are not shown", () => {
    const form = (legalForm: string) =>
      valuesOf(observeCompany({ ...company, legalForm }, snapshot))["identity.legal_form"];
    expect(form("2HBR")).toMatch(/Gesellschaft mit beschr/);
    expect(form("8888")).toBeUndefined();
    expect(form("9999")).toBeUndefined();
    expect(form("Public limited company")).toBe("Public limited company");
  });
});

describe("a caller's record", () => {
  const record = {
    name: "  Acme Ltd ",
    country: "United Kingdom",
    lei: "hwupkr0mpou8fgxbt394",
    email: "info@gmail.com",
    website: "https://www.acme.co.uk/contact",
    ticker: "ACM",
    exchange: "XLON",
    address: { city: "Leeds" },
    trading_names: [],
  };

  test("becomes unverified values that name the record", () => {
    const said = observeRecord(record, "rec_1", at);
    expect(valuesOf(said)).toEqual({
      "identity.legal_name": "Acme Ltd",
      "registration.lei": "HWUPKR0MPOU8FGXBT394",
      "registration.tickers": ["XLON:ACM"],
      "digital.domain": "acme.co.uk",
      "digital.website": record.website,
      "contact.email": "info@gmail.com",
      "location.registered_address": { city: "Leeds" },
      "location.country": "GB",
    });
    for (const each of said) {
      expect(each).toMatchObject({
        source_kind: "caller",
        record_id: "rec_1",
        licence_permits_resale: false,
        source_as_of: null,
      });
    }
  });

  test("a mail provider's domain is nobody's own", () => {
    expect(valuesOf(observeRecord({ name: "Acme", domain: "gmail.com" }, "rec_1", at))).not.toHaveProperty([
      "digital.domain",
    ]);
  });

  test("context and extra facts are no values of the entity", () => {
    const said = observeRecord(
      { name: "Acme", context: "registered in Leeds", extra: { lei: "X" } },
      "rec_1",
      at,
    );
    expect(valuesOf(said)).toEqual({ "identity.legal_name": "Acme" });
  });
});

test("both speak only of attributes that are published", () => {
  const known = new Set(attributes.map(({ name }) => name));
  const everything = {
    ...Object.fromEntries(
      [
        "name",
        "country",
        "website",
        "domain",
        "email",
        "phone",
        "registration_number",
        "jurisdiction",
        "lei",
        "vat_number",
        "duns",
        "isin",
        "ticker",
        "cik",
        "legal_form",
        "incorporation_date",
      ].map((field) => [field, "x"]),
    ),
    trading_names: ["x"],
    previous_names: ["x"],
    address: { city: "x" },
  };
  const said = observeRecord(everything, "rec_1", at);
  expect(said.length).toBeGreaterThan(14);
  for (const { attribute } of said) expect(known, attribute).toContain(attribute);
});
