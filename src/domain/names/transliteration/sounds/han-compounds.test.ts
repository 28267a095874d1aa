import { expect, test } from "vitest";
import { foldHanVariants } from "../han-variants.ts";
import { compoundReadings } from "./han-compounds.ts";

const readings = (text: string) => [...compoundReadings(foldHanVariants(text))];

test("a character has the reading of its compound, and several readings outside one", () => {
  expect(readings("日本電子")).toEqual([undefined, undefined, "den", "shi"]);
  expect(readings("日本電工")).toEqual([undefined, undefined, "den", "ko"]);
  expect(readings("川崎重工業")).toEqual([undefined, undefined, "ju", "ko", "gyo"]);
  expect(readings("金子")).toEqual([]);
});

test("old and simplified forms of the characters are read alike", () => {
  expect(readings("電氣")).toEqual(readings("電気"));
});
