import { describe, expect, test } from "vitest";
import { conflicting } from "./conflicting.ts";
import { schemeIdentifier } from "./derived-identifiers.ts";
import type { Identifier } from "./identifier.ts";
import { identifierKey } from "./identifier-key.ts";
import { REGISTER_SCHEMES } from "./register-schemes.ts";

const id = (scheme: string, value: string, more: Partial<Identifier> = {}): Identifier => ({
  scheme,
  value,
  checkDigit: "none",
  wellFormed: true,
  strength: "strong",
  ...more,
});

describe("two numbers of which a company has one are two companies", () => {
  test.each([
    ["GB-COH", "00445790", "06528297"],
    ["FR-SIREN", "812809234", "652014051"],
    ["JP-JCN", "3000020278670", "5835678256246"],
    ["US-DE", "4348344", "4763016"],
    ["lei", "21380068P1DRHMJ8KU70", "HWUPKR0MPOU8FGXBT394"],
    ["cik", "320193", "1318605"],
    ["DE-HR", "MUENCHEN:HRB7042", "MUENCHEN:HRB7043"],
    ["MY-SSM", "993856H", "255990P"],
  ])("%s %s and %s", (scheme, left, right) => {
    const [a, b] = [schemeIdentifier(scheme, left)!, schemeIdentifier(scheme, right)!];
    expect(conflicting(a, b)).toBe(true);
    expect(conflicting(b, a)).toBe(true);
    expect(conflicting(a, a)).toBe(false);
  });
});

describe("two numbers that one company may have", () => {
  test.each([
    ["two establishments", id("FR-SIRET", "81280923400030"), id("FR-SIRET", "81280923400048")],
    ["two states' tax numbers", id("IN-GSTIN", "33AFNPA6606E1ZV"), id("IN-GSTIN", "06AAOFS3989A1ZW")],
    [
      "before and after listing",
      id("IN-CIN", "U24111UR1986PLC015895"),
      id("IN-CIN", "L24111UR1986PLC015895"),
    ],
    ["a seat that moved", id("DE-HR", "MUENCHEN:HRB7042"), id("DE-HR", "ULM:HRB729520")],
    ["two parts of one court's register", id("DE-HR", "MUENCHEN:HRA7042"), id("DE-HR", "MUENCHEN:HRB7042")],
    ["the old and the new form", id("MY-SSM", "993856H"), id("MY-SSM", "201901000005")],
    ["an overseas company and its establishment", id("GB-COH", "FC012345"), id("GB-COH", "BR001234")],
    [
      "two listings",
      id("ticker", "US:UBS", { strength: "listing" }),
      id("ticker", "XSWX:UBSG", { strength: "listing" }),
    ],
    [
      "two securities",
      id("isin", "US0378331005", { strength: "listing" }),
      id("isin", "US0378331006", { strength: "listing" }),
    ],
    ["two VAT numbers", id("vat:DE", "143454214"), id("vat:DE", "811907980")],
    ["two sites", id("duns", "060704780"), id("duns", "060704781")],
    ["an unknown register", id("SA-REG", "1010076663"), id("SA-REG", "4032005233")],
    ["two schemes", id("CZ-ICO", "35919043"), id("SK-ICO", "36781673")],
  ])("%s", (_, a, b) => {
    expect(conflicting(a, b)).toBe(false);
  });

  test("a clue never disagrees: not weak, not ill-formed, not with a failing check digit", () => {
    const sure = id("FR-SIREN", "812809234", { checkDigit: "ok" });
    for (const doubt of [{ strength: "weak" }, { wellFormed: false }, { checkDigit: "bad" }] as const) {
      expect(conflicting(sure, id("FR-SIREN", "652014051", doubt))).toBe(false);
      expect(conflicting(id("FR-SIREN", "652014051", doubt), sure)).toBe(false);
    }
  });
});

test("keys of distinct schemes are never equal, whatever the values", () => {
  expect(REGISTER_SCHEMES.every((scheme) => !scheme.includes("="))).toBe(true);
  const keys = REGISTER_SCHEMES.flatMap((scheme) =>
    ["", "=", "GB-COH=1", "12345678"].map((value) => identifierKey({ scheme, value })),
  );
  expect(new Set(keys).size).toBe(keys.length);
});
