import { expect, test } from "vitest";
import { compoundReadings } from "./han-compounds.ts";

test("a character has the reading of its compound, and several readings outside one", () => {
  expect(compoundReadings("日本電子")).toEqual(["", "", "den", "shi"]);
  expect(compoundReadings("日本電工")).toEqual(["", "", "den", "ko"]);
  expect(compoundReadings("川崎重工業")).toEqual(["", "", "ju", "ko", "gyo"]);
  expect(compoundReadings("金子")).toEqual(["", ""]);
});

test("old and simplified forms of the characters are read alike", () => {
  expect(compoundReadings("電氣")).toEqual(compoundReadings("電気"));
});
