import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RegisterCompany } from "../register-company.ts";
import { companyIdentifiers } from "./company-identifiers.ts";
import { identifierKey } from "./identifier-key.ts";
import { recordIdentifiers } from "./record-identifiers.ts";

const row = (more: Partial<RegisterCompany>): RegisterCompany => ({
  source: "gleif",
  sourceRecordId: "1",
  name: "Example",
  ...more,
});

describe("a record", () => {
  test("every field gives its identifier, sorted and once", () => {
    const found = recordIdentifiers({
      name: "Example SA",
      country: "France",
      registration_number: "812 809 234",
      lei: "21380068P1DRHMJ8KU70",
      vat_number: "FR57812809234",
      duns: "06-070-4780",
      isin: "US0378331005",
      ticker: "VOD",
      exchange: "LSE",
      cik: "320193",
      extra: { SIRET: "81280923400030", note: "123456", siren: "812809234" },
    });
    expect(found.map(identifierKey)).toEqual([
      "FR-SIREN=812809234",
      "FR-SIRET=81280923400030",
      "cik=0000320193",
      "duns=060704780",
      "isin=US0378331005",
      "lei=21380068P1DRHMJ8KU70",
      "ticker=XLON:VOD",
      "vat:FR=57812809234",
    ]);
  });

  test.each([
    [
      { country: "Deutschland", registration_number: "Amtsgericht München HRB 7042" },
      "DE-HR=MUENCHEN:HRB7042",
    ],
    [{ jurisdiction: "Delaware", country: "Germany", registration_number: "4348344" }, "US-DE=4348344"],
    [{ jurisdiction: "us_de", registration_number: "4348344" }, "US-DE=4348344"],
    [{ address: { country: "NO" }, registration_number: "923 609 016" }, "NO-BRC=923609016"],
    [{ country: "DE", registration_number: "DE143454214" }, "vat:DE=143454214"],
    [{ country: "NL", extra: { "KvK-nummer": "54416485" } }, "NL-KVK=54416485"],
    [{ extra: { lei_code: "21380068P1DRHMJ8KU70" } }, "lei=21380068P1DRHMJ8KU70"],
    [{ extra: { "company number": "06528297" }, country: "UK" }, "GB-COH=06528297"],
    [{ extra: { ticker: "1317.HK" } }, "ticker=XHKG:1317"],
    [{ extra: { VAT: "36729929" }, country: "DK" }, "DK-CVR=36729929"],
    [{ extra: { ein: "91-1144442" } }, "US-EIN=911144442"],
  ])("%j has %s", (record, key) => {
    expect(recordIdentifiers(record).map(identifierKey)).toContain(key);
  });

  test("placeholders and unknown extra fields give nothing", () => {
    expect(
      recordIdentifiers({
        country: "GB",
        registration_number: "00000000",
        lei: "N/A",
        vat_number: "GB999999999",
        duns: "000000000",
        ticker: "none",
        extra: { siren: "unknown", "internal id": "06528297", constructor: "06528297" },
      }),
    ).toEqual([]);
  });

  test("never throws on strange text", () => {
    const text = fc.string({ unit: "binary", maxLength: 80 });
    const record = fc.record(
      {
        country: text,
        jurisdiction: text,
        registration_number: text,
        lei: text,
        vat_number: text,
        duns: text,
        isin: text,
        ticker: text,
        exchange: text,
        cik: text,
        extra: fc.dictionary(fc.oneof(text, fc.constantFrom("siren", "krs", "__proto__", "hrb")), text),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(record, (given) => {
        const keys = recordIdentifiers(given).map(identifierKey);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.toSorted()).toEqual(keys);
      }),
    );
    expect(
      recordIdentifiers({ registration_number: "1".repeat(100_000), lei: "A".repeat(100_000) }),
    ).toBeInstanceOf(Array);
  });
});

describe("a register's row", () => {
  test("meets the record that describes it in other words", () => {
    const company = companyIdentifiers(
      row({ jurisdiction: "DE", registrationNumber: "HRB 7042", registrationAuthority: "RA000242" }),
    );
    const record = recordIdentifiers({
      country: "DE",
      registration_number: "Amtsgericht Frankfurt/Main, HRB-Nr. 7042",
    });
    expect(record.filter(({ strength }) => strength === "strong")).toEqual(
      company.filter(({ strength }) => strength === "strong"),
    );
  });

  test("SEC: the CIK is strong, a ticker a listing only with its exchange", () => {
    const bare = companyIdentifiers(row({ source: "sec", cik: "320193", tickers: ["AAPL"] }));
    expect(bare).toMatchObject([
      { scheme: "cik", value: "0000320193", strength: "strong" },
      { scheme: "ticker", value: "AAPL", strength: "weak" },
    ]);
    const listed = companyIdentifiers(
      row({ source: "sec", cik: "320193", tickers: ["AAPL"], exchange: "Nasdaq" }),
    );
    expect(listed).toContainEqual({
      scheme: "ticker",
      value: "US:AAPL",
      checkDigit: "none",
      wellFormed: true,
      strength: "listing",
    });
  });

  test("a list of one exchange needs no exchange", () => {
    const edinet = row({
      source: "edinet",
      jurisdiction: "JP",
      registrationNumber: "5020001069020",
      tickers: ["9722"],
    });
    expect(companyIdentifiers(edinet).map(identifierKey)).toEqual([
      "JP-JCN=5020001069020",
      "ticker=XTKS:9722",
    ]);
    expect(companyIdentifiers(row({ source: "twse", tickers: ["2477"] })).map(identifierKey)).toEqual([
      "ticker=XTAI:2477",
    ]);
  });

  test("all its tickers count", () => {
    const tickers = ["0358.HK", "600362.SS"];
    expect(companyIdentifiers(row({ source: "listed", tickers })).map(identifierKey)).toEqual([
      "ticker=XHKG:358",
      "ticker=XSHG:600362",
    ]);
  });
});
