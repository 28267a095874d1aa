import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { postalCodeOf } from "./postal-code.ts";

describe("a postal code in the normal form of its country", () => {
  test.each([
    ["EC1A 1BB", "GB", "EC1A1BB", "EC1A"],
    ["ec1a1bb", "GB", "EC1A1BB", "EC1A"],
    ["KA7 2TG", "GB", "KA72TG", "KA7"],
    ["SE1", "GB", "SE1", "SE1"],
    ["JE2 3RA", "JE", "JE23RA", "JE2"],
    ["02139", "US", "02139", "021"],
    ["2139", "US", "02139", "021"],
    ["02139-4307", "US", "02139", "021"],
    ["901", "PR", "00901", "009"],
    ["V6C 3A6", "CA", "V6C3A6", "V6C"],
    ["1081 KM", "NL", "1081KM", "1081"],
    ["1075hj", "NL", "1075HJ", "1075"],
    ["105-0012", "JP", "1050012", "105"],
    ["〒105-0012", "JP", "1050012", "105"],
    ["L-2449", "LU", "2449", "24"],
    ["L - 1282", "LU", "1282", "12"],
    ["FI-15101", "FI", "15101", "15"],
    ["100", "FI", "00100", "00"],
    ["D-80331", "DE", "80331", "80"],
    ["1067", "DE", "01067", "01"],
    ["411 05", "SE", "41105", "41"],
    ["747 05", "CZ", "74705", "74"],
    ["62-070", "PL", "62070", "62"],
    ["D02 VR98", "IE", "D02VR98", "D02"],
    ["KY1-9005", "KY", "KY19005", "KY1"],
    ["VG1110", "VG", "VG1110", "VG"],
    ["1070-020", "PT", "1070020", "1070"],
    ["400013", "IN", "400013", "400"],
    ["400 013", "IN", "400013", "400"],
    ["01310-100", "BR", "01310100", "01310"],
    ["C1425", "AR", "C1425", "C1425"],
    ["10682", "TW", "106", "106"],
    ["VLT 1117", "MT", "VLT1117", "VLT"],
    ["1155", null, "1155", "11"],
    ["D-80331", null, "80331", "803"],
  ])("%s in %s is %s, district %s", (text, country, code, prefix) => {
    expect(postalCodeOf(text, country)).toEqual({ code, prefix });
  });

  test.each([
    ["999077", "HK"],
    ["00000", "US"],
    ["A000", "US"],
    ["00000-1234", "US"],
    ["L-000", "ZZ"],
    ["99999", "DE"],
    ["12345678", "US"],
    ["ABCDE", "GB"],
    ["80331", "NL"],
    ["1234567", "DE"],
    ["94129", "CA"],
    ["", "DE"],
    ["n/a", "DE"],
    ["-", null],
    ["12", null],
    ["506980", "AE"],
    ["D02 VR98", "DE"],
  ])("%s in %s is none", (text, country) => {
    expect(postalCodeOf(text, country)).toBeNull();
  });
});

test("the normal form is its own normal form, and begins with its district", () => {
  const country = fc.constantFrom("GB", "US", "DE", "NL", "JP", "CA", "IE", "PL", "KY", "ZZ");
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{0,2}-?[0-9]{1,5}[A-Z -]?[0-9A-Z]{0,3}$/), country, (text, home) => {
      const postal = postalCodeOf(text, home);
      if (postal === null) return;
      expect(postalCodeOf(postal.code, home)).toEqual(postal);
      expect(postal.code.startsWith(postal.prefix)).toBe(true);
    }),
  );
});

test("any text is met with a code or null", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(postalCodeOf(text, null)?.code ?? "0").toMatch(/^[A-Z0-9]{1,10}$/);
    }),
  );
  expect(postalCodeOf("1".repeat(100_000), "DE")).toBeNull();
});
