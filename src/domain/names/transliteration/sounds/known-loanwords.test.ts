import fc from "fast-check";
import { expect, test } from "vitest";
import { isLoanword, loanwordsInKana, loanwordsInLatin } from "./known-loanwords.ts";

test.each([
  ["ソーシャルワイヤー", "socialwire", "social"],
  ["ソーシャルワイヤー", "socialwire", "wire"],
  ["フェイス", "faith", "faith"],
  ["フェイス", "face", "face"],
  ["マザーズテクノロジー", "motherstechnology", "technology"],
])("%s and %s both have %s", (kana, latin, word) => {
  expect(loanwordsInKana(kana)).toContain(word);
  expect(loanwordsInLatin(latin)).toContain(word);
});

test("a word is not searched for shorter ones", () => {
  expect(loanwordsInLatin("network")).toEqual(["network"]);
  expect(loanwordsInKana("ネットワーク")).toEqual(["network"]);
});

test("a loanword is the whole of a word", () => {
  expect(isLoanword("ネットワークス")).toBe(true);
  expect(isLoanword("ネットワークスジャパン")).toBe(false);
});

test("any text is accepted, and few words come of it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      expect(loanwordsInKana(text).length).toBeLessThan(8);
      expect(loanwordsInLatin(text).length).toBeLessThan(3);
    }),
  );
  expect(loanwordsInKana("フェイス".repeat(500)).length).toBeLessThan(8);
});
