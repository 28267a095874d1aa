import { describe, expect, it } from "vitest";
import { sameInEnglish } from "./english-spellings.ts";

describe("British and American spelling", () => {
  it.each([
    ["labour", "labor"],
    ["neighbourhoods", "neighborhoods"],
    ["multicolour", "multicolor"],
    ["theatres", "theaters"],
    ["defence", "defense"],
    ["organisation", "organization"],
    ["analysers", "analyzers"],
    ["jewellery", "jewelry"],
    ["jewellers", "jewelers"],
    ["travelling", "traveling"],
    ["enrolment", "enrollment"],
    ["orthopaedics", "orthopedics"],
    ["anaesthesia", "anesthesia"],
    ["archaeology", "archeology"],
    ["sulphur", "sulfur"],
    ["tyres", "tires"],
    ["programme", "program"],
    ["catalogues", "catalogs"],
    ["mouldings", "moldings"],
  ])("%s is %s", (british, american) => {
    expect(sameInEnglish(british, american)).toBe(true);
    expect(sameInEnglish(american, british)).toBe(true);
  });

  it.each([
    ["flour", "flor"],
    ["grey", "gray"],
    ["miller", "miler"],
    ["rise", "rize"],
    ["labour", "labours"],
    ["libre", "liber"],
    ["center", "centers"],
    ["will", "wil"],
  ])("%s is not %s", (one, other) => {
    expect(sameInEnglish(one, other)).toBe(false);
  });
});
