import { expect, test } from "vitest";
import { spelledLetters } from "./kana-letters.ts";

test.each([
  ["エヌティティ", "ntt"],
  ["ヱスビー", "sb"],
  ["ケーエフシー", "kfc"],
  ["ジェイアール", "jr"],
  ["アイエイチアイ", "ihi"],
  ["ティーディーケイ", "tdk"],
])("%s spells %s", (kana, letters) => {
  expect(spelledLetters(kana)).toBe(letters);
});

test("words are not letters, and neither is one letter alone", () => {
  for (const kana of ["データ", "エスケープ", "エス", "", "NTT", "東京"])
    expect(spelledLetters(kana), kana).toBeNull();
});
