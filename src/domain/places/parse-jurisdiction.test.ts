import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isCountryCode } from "./parse-country.ts";
import { parseJurisdiction, parseRegion } from "./parse-jurisdiction.ts";

describe("jurisdictions of incorporation", () => {
  test.each([
    ["US-DE", "US", "US-DE"],
    ["us_de", "US", "US-DE"],
    ["CA-ON", "CA", "CA-ON"],
    ["ae-du", "AE", "AE-DU"],
    ["Delaware", "US", "US-DE"],
    ["State of Delaware", "US", "US-DE"],
    ["Delaware, USA", "US", "US-DE"],
    ["US - Delaware", "US", "US-DE"],
    ["DE, USA", "US", "US-DE"],
    ["Georgia, USA", "US", "US-GA"],
    ["Ontario", "CA", "CA-ON"],
    ["Ontario (Canada)", "CA", "CA-ON"],
    ["Québec", "CA", "CA-QC"],
    ["New South Wales", "AU", "AU-NSW"],
    ["Dubai", "AE", "AE-DU"],
    ["DIFC", "AE", "AE-DU"],
    ["Abu Dhabi Global Market", "AE", "AE-AZ"],
    ["Labuan", "MY", "MY-15"],
    ["Scotland", "GB", "GB-SCT"],
    ["northern-ireland", "GB", "GB-NIR"],
    ["CH-GE", "CH", "CH-GE"],
    ["FR-75", "FR", "FR-75"],
  ])("%s is %s %s", (text, country, subdivision) => {
    expect(parseJurisdiction(text)).toEqual({ country, subdivision, code: subdivision });
  });

  test.each([
    ["England & Wales", "GB"],
    ["England and Wales", "GB"],
    ["england-wales", "GB"],
    ["GB-EAW", "GB"],
    ["England", "GB"],
    ["Wales", "GB"],
    ["United Kingdom", "GB"],
    ["DE", "DE"],
    ["Germany", "DE"],
    ["gg", "GG"],
    ["US-PR", "PR"],
    ["CN-HK", "HK"],
    ["FR-RE", "RE"],
    ["NL-CW", "CW"],
    ["Cayman Islands", "KY"],
  ])("%s is the whole of %s", (text, country) => {
    expect(parseJurisdiction(text)).toEqual({ country, subdivision: null, code: country });
  });

  test.each(["", "n/a", "Georgia", "Victoria", "US-ZZ", "XX-YY", "Nothing", "DE, DE, DE", "__proto__"])(
    "%s is none",
    (text) => {
      expect(parseJurisdiction(text)).toBeNull();
    },
  );

  test("strange text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const found = parseJurisdiction(text);
        expect(found === null || isCountryCode(found.country)).toBe(true);
      }),
    );
    expect(parseJurisdiction("US-DE".repeat(20_000))).toBeNull();
  });
});

describe("regions of addresses", () => {
  test.each([
    ["CT", "US", "US-CT"],
    ["Connecticut", "US", "US-CT"],
    ["US-CT", "US", "US-CT"],
    ["東京都", "JP", "JP-13"],
    ["Tokyo Prefecture", "JP", "JP-13"],
    ["Bayern", "DE", "DE-BY"],
    ["Bavaria", "DE", "DE-BY"],
    ["Genève", "CH", "CH-GE"],
    ["LC-01", "LC", "LC-01"],
    ["Jiangsu Province", "CN", "CN-JS"],
    ["Maharashtra", "IN", "IN-MH"],
    ["Surrey", "GB", null],
    ["", "US", null],
    ["US-CT", "CA", null],
  ])("%s in %s is %s", (region, country, code) => {
    expect(parseRegion(region, country)).toBe(code);
  });
});
