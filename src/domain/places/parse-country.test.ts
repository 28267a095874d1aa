import fc from "fast-check";
import countries from "i18n-iso-countries";
import { describe, expect, test } from "vitest";
import { countryName, isCountryCode, parseCountry } from "./parse-country.ts";

describe("countries by code", () => {
  test.each([
    ["GB", "GB"],
    ["gb", "GB"],
    [" gb ", "GB"],
    ["GBR", "GB"],
    ["gbr", "GB"],
    ["826", "GB"],
    ["036", "AU"],
    ["UK", "GB"],
    ["EL", "GR"],
    ["XK", "XK"],
    ["AN", "AN"],
    ["ANT", "AN"],
    ["530", "AN"],
    ["UAE", "AE"],
    ["PRC", "CN"],
    ["BVI", "VG"],
  ])("%s is %s", (text, code) => {
    expect(parseCountry(text)).toBe(code);
  });

  test("every ISO code, in each of its three forms", () => {
    for (const [alpha2, alpha3] of Object.entries(countries.getAlpha2Codes())) {
      expect(parseCountry(alpha2)).toBe(alpha2);
      expect(parseCountry(alpha3.toLowerCase())).toBe(alpha2);
      const numeric = countries.alpha2ToNumeric(alpha2);
      if (numeric !== undefined) expect(parseCountry(numeric)).toBe(alpha2);
    }
  });
});

describe("countries by name", () => {
  test.each([
    ["U.S.A.", "US"],
    ["U.S.", "US"],
    ["United States of America (the)", "US"],
    ["Great Britain", "GB"],
    ["England", "GB"],
    ["Scotland", "GB"],
    ["england & wales", "GB"],
    ["Holland", "NL"],
    ["The Netherlands", "NL"],
    ["South Korea", "KR"],
    ["Korea, Republic of", "KR"],
    ["Korea, Democratic People's Republic of", "KP"],
    ["Russia", "RU"],
    ["Russian Federation", "RU"],
    ["Czechia", "CZ"],
    ["Ivory Coast", "CI"],
    ["Côte d'Ivoire", "CI"],
    ["COTE D’IVOIRE", "CI"],
    ["Türkiye", "TR"],
    ["TURKEY", "TR"],
    ["Viet Nam", "VN"],
    ["Vietnam", "VN"],
    ["Hong Kong SAR", "HK"],
    ["Hong Kong, China", "HK"],
    ["Macao", "MO"],
    ["中国", "CN"],
    ["中華人民共和國", "CN"],
    ["中華民國", "TW"],
    ["台灣", "TW"],
    ["香港", "HK"],
    ["日本", "JP"],
    ["대한민국", "KR"],
    ["Deutschland", "DE"],
    ["Bundesrepublik Deutschland", "DE"],
    ["Россия", "RU"],
    ["Российская Федерация", "RU"],
    ["Україна", "UA"],
    ["Ελλάδα", "GR"],
    ["ישראל", "IL"],
    ["ประเทศไทย", "TH"],
    ["भारत", "IN"],
    ["Österreich", "AT"],
    ["Oesterreich", "AT"],
    ["Schweiz", "CH"],
    ["Suisse", "CH"],
    ["España", "ES"],
    ["Brasil", "BR"],
    ["Virgin Islands, British", "VG"],
    ["Virgin Islands, U.S.", "VI"],
    ["Taiwan, Province of China", "TW"],
    ["Republic of China", "TW"],
    ["People's Republic of China", "CN"],
    ["Republic of Korea", "KR"],
    ["Tanzania, United Republic of", "TZ"],
    ["Macedonia, the Former Yugoslav Republic of", "MK"],
    ["Congo", "CG"],
    ["Congo, the Democratic Republic of the", "CD"],
    ["Republic of Croatia", "HR"],
    ["Kingdom of Belgium", "BE"],
    ["State of Qatar", "QA"],
    ["Falkland Islands (Malvinas)", "FK"],
    ["St. Lucia", "LC"],
    ["Saint Lucia", "LC"],
    ["Georgia", "GE"],
    ["Niger", "NE"],
    ["Nigeria", "NG"],
    ["Dominica", "DM"],
    ["Dominican Republic", "DO"],
    ["Guinea", "GN"],
    ["Guinea-Bissau", "GW"],
    ["Curaçao", "CW"],
    ["Jersey", "JE"],
    ["Isle of Man", "IM"],
    ["Netherlands Antilles", "AN"],
    ["Burma", "MM"],
    ["Republic of Ireland", "IE"],
    ["Northern Ireland", "GB"],
    ["الإمارات", "AE"],
  ])("%s is %s", (text, code) => {
    expect(parseCountry(text)).toBe(code);
  });

  test("every English name of the ISO list is that country", () => {
    for (const [code, names] of Object.entries(countries.getNames("en", { select: "all" }))) {
      for (const name of names.filter((given) => given !== "Congo"))
        expect(parseCountry(name), name).toBe(code);
    }
  });

  test("a name that countryName gives is read back", () => {
    for (const code of [...Object.keys(countries.getAlpha2Codes()), "AN"]) {
      expect(parseCountry(countryName(code)), code).toBe(code);
    }
  });
});

describe("null rather than a guess", () => {
  test.each([
    "",
    " ",
    "n/a",
    "unknown",
    "none",
    "-",
    "XX",
    "ZZ",
    "EU",
    "US-DE",
    "Kongo",
    "Republic",
    "of",
    "the",
    "Europe",
    "California",
    "12",
    "999",
    "__proto__",
    "constructor",
    "Paris",
  ])("%s", (text) => {
    expect(parseCountry(text)).toBeNull();
  });

  test("strange text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const code = parseCountry(text);
        expect(code === null || isCountryCode(code)).toBe(true);
      }),
    );
    expect(parseCountry("Germany ".repeat(20_000))).toBeNull();
  });
});

describe("everyday English names", () => {
  test.each([
    ["US", "United States"],
    ["RU", "Russia"],
    ["TW", "Taiwan"],
    ["KR", "South Korea"],
    ["CZ", "Czechia"],
    ["VG", "British Virgin Islands"],
    ["AN", "Netherlands Antilles"],
    ["ZZ", "ZZ"],
    ["__proto__", "__proto__"],
  ])("%s is %s", (code, name) => {
    expect(countryName(code)).toBe(name);
  });
});
