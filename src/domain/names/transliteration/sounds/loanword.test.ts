import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loanwordSureness } from "./loanword.ts";

const sureness = (kana: string, word: string) => loanwordSureness(kana, word, 0.001);

describe("kana are heard as the word that they write", () => {
  test.each([
    ["ルネサス", "renesas"],
    ["セメダイン", "cemedine"],
    ["リクルート", "recruit"],
    ["タマホーム", "tamahome"],
    ["サンメッセ", "sunmesse"],
    ["シェアリングテクノロジー", "sharingtechnology"],
    ["ダイナパック", "dynapac"],
    ["テクノレックス", "technolex"],
    ["マネースクウェア", "moneysquare"],
    ["エクスパートナーズ", "expartners"],
    ["ハイパー", "hyper"],
    ["ナレッジ", "knowledge"],
    ["ゼネラルパッカー", "generalpacker"],
    ["リンクアンドモチベーション", "linkmotivation"],
  ])("%s is %s", (kana, word) => {
    expect(sureness(kana, word)).toBeGreaterThan(0.5);
  });
});

describe("and not as another", () => {
  test.each([
    ["other consonants", "クラリオン", "corona"],
    ["other vowels", "コナカ", "kaneka"],
    ["two consonants alone", "ユークス", "yakuza"],
    ["a letter more", "エレコム", "telecom"],
    ["its end only", "リース", "fujilease"],
    ["half of it", "マイクロソフト", "micro"],
  ])("%s: %s is not %s", (_, kana, word) => {
    expect(sureness(kana, word)).toBeLessThan(0.4);
  });

  test("the nearer spelling is the surer, and so is the longer word", () => {
    expect(sureness("ノーリツ", "noritz")).toBeGreaterThan(sureness("ノーリツ", "norris"));
    expect(sureness("テクノロジー", "technology")).toBeGreaterThan(sureness("テク", "tech"));
  });
});

test("a reading below the least score is not heard, and no other reading changes", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("ノーリツ", "リクルート", "エリッツ", "ケイブ", "グリー"),
      fc.constantFrom("noritz", "recruit", "elitz", "cave", "gree", "elite"),
      fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      (kana, word, least) => {
        const sure = sureness(kana, word);
        expect(loanwordSureness(kana, word, least)).toBe(sure >= least ? sure : 0);
      },
    ),
  );
});

test("any text is accepted", () => {
  const text = fc.string({ unit: fc.constantFrom(..."アンッークスaz東 "), maxLength: 90 });
  fc.assert(
    fc.property(text, text, (kana, word) => {
      const sure = loanwordSureness(kana, word, 0.4);
      expect(sure === 0 || (sure >= 0.4 && sure <= 1)).toBe(true);
    }),
  );
  expect(loanwordSureness("ア".repeat(500), "a".repeat(32), 0.4)).toBe(0);
});
