import { describe, expect, test } from "vitest";
import { countryInField } from "./country-field.ts";

describe("the country of a field", () => {
  test.each([
    ["a code", "de", "DE"],
    ["a code beside its name", "US - United States", "US"],
    ["a name with its code in brackets", "Singapore (SG)", "SG"],
    ["a place in front of it", "California, USA", "US"],
    ["a letter missing", "Germny", "DE"],
    ["letters exchanged", "Untied Kingdom", "GB"],
    ["two slips in a long name", "Phillipines", "PH"],
  ])("%s: %s", (_, text, country) => {
    expect(countryInField(text)).toBe(country);
  });

  test.each([
    ["as near to two countries", "Slovania"],
    ["nearly as near to another", "Austrla"],
    ["a state's code that is a country's too", "San Francisco, CA"],
    ["two countries", "Ireland/UK"],
    ["a part of two names", "Georgia, USA"],
    ["a continent", "Africa"],
    ["a city", "Mexico City"],
    ["no country", "Unknown"],
    ["a short word", "Male"],
    ["a long text", `Germny ${"x".repeat(300)}`],
  ])("%s is none: %s", (_, text) => {
    expect(countryInField(text)).toBeNull();
  });
});
