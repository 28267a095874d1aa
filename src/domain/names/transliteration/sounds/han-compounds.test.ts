import { expect, test } from "vitest";
import { foldHanVariants } from "../han-variants.ts";
import { compoundReadings, nameReadings, namesIn } from "./han-compounds.ts";

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

test("a name has further readings for each of its characters", () => {
  expect([...nameReadings(foldHanVariants("神戸物産"))]).toEqual([["ko"], ["be"]]);
  expect([...nameReadings(foldHanVariants("新八幡"))]).toEqual([undefined, ["ya", "ya"], ["wata", "hata"]]);
  expect(nameReadings("电子")).toEqual([]);
});

test("names have one reading for each character", () => {
  const names = namesIn("神户服部长谷川大和");
  expect(names.map(({ text }) => text)).toEqual(["神户", "服部", "长谷川", "长谷", "大和"]);
  for (const { text, readings } of names) {
    expect(readings).toHaveLength(text.length);
    expect(readings.every((reading) => /^[a-z]+$/.test(reading))).toBe(true);
  }
});
