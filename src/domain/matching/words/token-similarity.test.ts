import { describe, expect, test } from "vitest";
import { isWithoutVowels, misread, misspelling } from "./token-similarity.ts";

describe("a misspelling", () => {
  test.each([
    ["neighbours swapped", "nordisk", "nordsik"],
    ["a letter doubled", "lloyds", "loyds"],
    ["a doubled letter elsewhere", "ericsson", "erricson"],
  ])("%s is one slip: %s, %s", (_, left, right) => {
    expect(misspelling(left, right)).toBe(1 - 1 / Math.max(left.length, right.length));
  });

  test.each([
    ["kone", "kono"],
    ["mann", "hann"],
    ["bayer", "abyer"],
    ["boston", "atlanta"],
  ])("%s is not %s", (left, right) => {
    expect(misspelling(left, right)).toBe(0);
  });
});

describe("a scanner", () => {
  test.each([
    ["so1utions", "solutions"],
    ["b00ts", "boots"],
    ["bumham", "burnham"],
    ["afric6n", "africbn"],
    ["senega1", "senegal"],
  ])("reads %s for %s", (left, right) => {
    expect(misread(left, right)).toBe(true);
    expect(misread(right, left)).toBe(true);
  });

  test.each([
    ["a figure at the end", "agri5", "agris"],
    ["a figure at the front", "5tudio", "studio"],
    ["a serial", "nqm15", "nqms"],
    ["another word", "b00ts", "books"],
    ["the same letters", "milan", "mllan"],
  ])("never %s: %s, %s", (_, left, right) => {
    expect(misread(left, right)).toBe(false);
  });
});

test.each([
  ["cmmnctns", "communications", true],
  ["rngd", "renegade", true],
  ["electrncs", "electronics", false],
  ["rng", "ring", false],
  ["brd", "board", false],
  ["mgmt", "management", false],
  ["knnngtn", "kennington", true],
  ["cmmnctns", "commencements", false],
])("%s is %s without its vowels: %s", (short, long, expected) => {
  expect(isWithoutVowels(short, long)).toBe(expected);
});
