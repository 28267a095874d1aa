import { expect, test } from "vitest";
import { namedLetter, spelledLetters } from "./kana-letters.ts";

test.each([
  ["エヌティティ", "ntt"],
  ["ヱスビー", "sb"],
  ["ケーエフシー", "kfc"],
  ["ジェイアール", "jr"],
  ["アイエイチアイ", "ihi"],
  ["ティーディーケイ", "tdk"],
  ["シイエムシイ", "cmc"],
  ["テーオーダブリュー", "tow"],
  ["エーアイテイー", "ait"],
  ["エイアンドティー", "at"],
  ["エムアンドエー", "ma"],
])("%s spells %s", (kana, letters) => {
  expect(spelledLetters(kana)).toBe(letters);
});

test("words are not letters, and neither is one letter alone", () => {
  for (const kana of ["データ", "エスケープ", "エス", "エスアンド", "アンド", "", "NTT", "東京"])
    expect(spelledLetters(kana), kana).toBeNull();
});

test("a letter alone is named by a whole word", () => {
  expect(namedLetter("ジェイ")).toBe("j");
  expect(namedLetter("エス")).toBe("s");
  for (const kana of ["ジェイエス", "ジェ", "", "j"]) expect(namedLetter(kana), kana).toBeNull();
});
