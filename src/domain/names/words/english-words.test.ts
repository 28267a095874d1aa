import { expect, test } from "vitest";
import { isEnglish } from "./english-words.ts";

test.each([
  ["railways"],
  ["museums"],
  ["savings bank"],
  ["technical university"],
  ["polish"],
  ["spain"],
  ["united states"],
])("%s is English", (words) => {
  expect(isEnglish(words.split(" "))).toBe(true);
});

test.each([["koleje"], ["museet"], ["banco central"], ["polskie"], ["espana"], ["stahl"]])(
  "%s is not English",
  (words) => {
    expect(isEnglish(words.split(" "))).toBe(false);
  },
);
