import { expect, test } from "vitest";
import { foldKana, inOtherKana } from "./kana.ts";

test.each([
  ["small and full size", "キャノン", "キヤノン"],
  ["hiragana and katakana", "とよた", "トヨタ"],
  ["v and b", "ヴィーナス", "ビーナス"],
  ["v alone", "イヴ", "イブ"],
])("%s: %s and %s", (_, one, other) => {
  expect(foldKana(one)).toBe(foldKana(other));
});

test("a long vowel is kept", () => {
  expect(foldKana("ビール")).not.toBe(foldKana("ビル"));
});

test("a word of one kana is written in the other", () => {
  expect(inOtherKana("とよたー")).toBe("トヨター");
  expect(inOtherKana("トヨタ")).toBe("とよた");
  expect(inOtherKana("日本トヨタ")).toBe("日本トヨタ");
});
