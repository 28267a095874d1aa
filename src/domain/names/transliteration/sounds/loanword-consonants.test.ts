import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readKana } from "../kana.ts";
import { kanaConsonants, loanwordConsonants } from "./loanword-consonants.ts";

describe("kana loanwords keep the consonants of the English word", () => {
  test.each([
    ["カーブス", "curves"],
    ["グッドスピード", "goodspeed"],
    ["メンバーズ", "members"],
    ["フェスタリア", "festaria"],
    ["チムニー", "chimney"],
    ["カーメイト", "carmate"],
    ["シークス", "siix"],
    ["ユニバンス", "univance"],
    ["スーパーバリュー", "supervalue"],
    ["ホールディングス", "holdings"],
    ["プライウッド", "plywood"],
    ["ダイナパック", "dynapac"],
    ["セメダイン", "cemedine"],
    ["テクニカル", "technical"],
    ["シェアリングテクノロジー", "sharingtechnology"],
    ["キッズスター", "kidsstar"],
    ["ソケッツ", "sockets"],
    ["ベクトル", "vector"],
    ["ガレージ", "garage"],
    ["ティーガイア", "tgaia"],
    ["ドリームベッド", "dreambed"],
    ["シンシア", "sincere"],
    ["コマース", "commerce"],
    ["クラフティア", "kraftia"],
    ["フェイス", "faith"],
    ["ナレッジ", "knowledge"],
    ["ヤンマー", "yanmar"],
    ["アイリスオーヤマ", "irisohyama"],
  ])("%s and %s", (kana, word) => {
    expect(loanwordConsonants(word)).toContain(kanaConsonants(readKana(kana)!));
  });

  test("others are others", () => {
    expect(loanwordConsonants("sonec")).not.toContain(kanaConsonants(readKana("コナカ")!));
  });

  test("one letter is no key", () => {
    expect(kanaConsonants(readKana("ティア")!)).toBeNull();
    expect(loanwordConsonants("aero")).not.toContain("a");
  });
});

test("any text is accepted, and the keys are few", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      kanaConsonants(text);
      expect(loanwordConsonants(text).length).toBeLessThanOrEqual(8);
    }),
  );
  expect(loanwordConsonants("tschgerdsti".repeat(50)).length).toBeLessThanOrEqual(8);
});
