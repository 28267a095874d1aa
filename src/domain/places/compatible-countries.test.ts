import { describe, expect, test } from "vitest";
import { compatibleCountries, isOffshore } from "./compatible-countries.ts";

describe("a territory is compatible with its country, and with nothing beside it", () => {
  test.each([
    ["DE", "DE", "equal"],
    ["PR", "US", "compatible"],
    ["GG", "GB", "compatible"],
    ["IM", "GB", "compatible"],
    ["HK", "CN", "compatible"],
    ["MO", "CN", "compatible"],
    ["RE", "FR", "compatible"],
    ["GL", "DK", "compatible"],
    ["CW", "NL", "compatible"],
    ["CW", "AN", "compatible"],
    ["AN", "NL", "compatible"],
    ["GG", "JE", "different"],
    ["HK", "MO", "different"],
    ["KY", "GB", "different"],
    ["BM", "GB", "different"],
    ["DE", "AT", "different"],
    ["US", "CA", "different"],
    ["__proto__", "US", "different"],
  ])("%s and %s are %s, in either order", (a, b, relation) => {
    expect(compatibleCountries(a, b)).toBe(relation);
    expect(compatibleCountries(b, a)).toBe(relation);
  });
});

test("offshore seats are those chosen for their law", () => {
  expect(["KY", "BM", "VG", "JE", "MH", "SC"].every(isOffshore)).toBe(true);
  expect(["US", "GB", "LU", "NL", "IE", "HK", "SG", "ZZ", ""].some(isOffshore)).toBe(false);
});
