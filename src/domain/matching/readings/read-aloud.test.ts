import { describe, expect, test } from "vitest";
import { analyseName } from "../../names/analyse/analyse-name.ts";
import { compareNames } from "../compare/name-comparison.ts";
import { contentTokens } from "../words/content-tokens.ts";
import { readAloud } from "./read-aloud.ts";

const heard = (native: string, latin: string) =>
  readAloud(contentTokens(analyseName(native)), contentTokens(analyseName(latin))).map(({ text }) => text);
const compare = (query: string, candidate: string) =>
  compareNames(analyseName(query), analyseName(candidate));

describe("a name in another script is read as the words of a Latin one", () => {
  test.each([
    ["Han read in Japanese", "積水樹脂株式会社", "Sekisui Jushi Corporation", ["sekisui", "jushi"]],
    ["a vowel that two characters share", "鳥居薬品", "Torii Pharmaceutical", ["torii", "药品"]],
    ["Han that is repeated", "佐々木製作所", "Sasaki Seisakusho", ["sasaki", "seisakusho"]],
    ["a character with the reading of its compound", "日本電工株式会社", "Nippon Denko", ["nippon", "denko"]],
    ["and not with another one of its readings", "日本電子株式会社", "Nippon Denko", ["nippon", "电子"]],
    ["Han that only names have", "荒川化学工業", "ARAKAWA CHEMICAL INDUSTRIES, LTD.", ["arakawa"]],
    ["a part that the other voices", "株式会社熊谷組", "Kumagai Gumi Co.,Ltd.", ["kumagai", "gumi"]],
    ["across Han and kana", "梅の花", "Ume no Hana", ["ume", "no", "hana"]],
    [
      "Han read in Chinese",
      "扬州扬杰电子科技股份有限公司",
      "Yangzhou Yangjie Technology",
      ["yangzhou", "yangjie"],
    ],
    ["kana", "ダイワ通信株式会社", "DAIWA TSUSHIN Co., Ltd", ["daiwa", "tsushin"]],
    [
      "a loanword in kana",
      "ルネサスエレクトロニクス株式会社",
      "Renesas Electronics",
      ["renesas", "electronics"],
    ],
    ["a name with a reading of its own", "株式会社服部商店", "Hattori Shoten", ["hattori", "shoten"]],
    ["a single character before a trade", "星製薬株式会社", "Hoshi Pharmaceutical", ["hoshi", "制药"]],
    ["a kana that is repeated", "いすゞ自動車株式会社", "ISUZU MOTORS LIMITED", ["isuzu"]],
    ["old kana", "ニッカウヰスキー株式会社", "Nikka Whisky", ["nikka", "whisky"]],
    ["a loanword that ends like another", "ホテルニューグランド", "Hotel New Grand", ["new", "grand"]],
    [
      "words that the table of words does not cut",
      "イオンディライト株式会社",
      "Aeon Delight",
      ["aeon", "delight"],
    ],
    ["letters with and", "株式会社エイアンドティー", "A&T Corporation", ["at"]],
    ["letters by their names", "株式会社ケー・エフ・シー", "KFC Ltd", ["kfc"]],
    ["a lone letter by its name", "株式会社ケイファーマ", "K Pharma,Inc.", ["k", "pharma"]],
    ["a free spelling", "株式会社エリッツ", "ELITZ CORPORATION", ["elitz"]],
    [
      "words that Latin runs together",
      "シェアリングテクノロジー株式会社",
      "SHARINGTECHNOLOGY INC.",
      ["sharingtechnology"],
    ],
    ["words that kana run together", "タマホーム株式会社", "Tama Home Co.,Ltd.", ["tama", "home"]],
    ["a word with a letter", "株式会社サンエー", "SAN-A CO.,LTD.", ["san", "a"]],
    ["Han and a loanword run together", "株式会社駒井ハルテック", "KOMAIHALTEC Inc.", ["komaihaltec"]],
    ["a reading and a meaning run together", "長野銀行", "NAGANOBANK", ["naganobank"]],
    ["an ordinal", "第一カッター興業株式会社", "DAI-ICHI CUTTER KOGYO K.K.", ["dai", "ichi", "kogyo"]],
    ["a number within a word", "株式会社ウッドワン", "WOOD ONE CO.,LTD.", ["wood", "1"]],
    ["Arabic", "بنك البحرين", "Bank of Bahrain", ["bank", "bahrain"]],
    ["an Arabic name in two words", "عبد العزيز العثيم", "Abdulaziz Al Othaim", ["abdulaziz", "othaim"]],
    [
      "an Arabic word with the next article",
      "عبد اللطيف جميل",
      "Abdul Latif Jameel",
      ["abdul", "latif", "jameel"],
    ],
    ["an Urdu name in two words", "آدم جی", "Adamjee", ["adamjee"]],
  ])("%s: %s", (_, native, latin, words) => {
    expect(heard(native, latin)).toEqual(expect.arrayContaining(words));
  });

  test("a word that is not heard stays, with its share of the information", () => {
    const tokens = readAloud(
      contentTokens(analyseName("旭川満拓")),
      contentTokens(analyseName("Asahikawa Crossing")),
    );
    expect(tokens.map(({ text, sound }) => [text, sound !== undefined])).toEqual([
      ["asahikawa", true],
      ["满拓", false],
    ]);
    expect(tokens[1]!.information).toBeLessThan(contentTokens(analyseName("旭川満拓"))[0]!.information);
  });

  test("behind the last part that is looked at nothing is lost", () => {
    const native = contentTokens(analyseName(`ルネサス${"生".repeat(60)}`));
    const rest = (latin: string) =>
      readAloud(native, contentTokens(analyseName(latin)))
        .filter(({ sound }) => sound === undefined)
        .map(({ text }) => text)
        .join("");
    expect(rest("Renesas")).toBe("生".repeat(60));
    expect(rest("Namai")).toBe(`ルネサス${"生".repeat(60)}`);
  });

  test("words that are surely heard are not given up for a run that hardly is", () => {
    const tokens = readAloud(
      contentTokens(analyseName("ケイファーマ")),
      contentTokens(analyseName("K Pharma")),
    );
    expect(tokens.every(({ sound }) => sound !== undefined && sound > 0.9)).toBe(true);
  });

  test.each([
    ["other syllables", "株式会社コナカ", "Kaneka Corporation"],
    ["a loanword of other vowels", "クラリオン株式会社", "CORONA CORPORATION"],
    ["two consonants", "株式会社ユークス", "YAKUZA"],
    ["one character of many", "光製作所", "Ko Works"],
  ])("not %s: %s is not %s", (_, native, latin) => {
    const before = contentTokens(analyseName(native));
    expect(readAloud(before, contentTokens(analyseName(latin)))).toBe(before);
  });
});

describe("names compared by sound", () => {
  test("leave nothing over on either side, in both directions, and are not exact", () => {
    for (const [query, candidate] of [
      ["昭和産業株式会社", "Showa Sangyo Co., Ltd."],
      ["Showa Sangyo Co., Ltd.", "昭和産業株式会社"],
    ] as const) {
      const comparison = compare(query, candidate);
      expect(comparison.exact).toBe(false);
      expect(comparison.heard).toBeGreaterThan(0.5);
      expect(comparison.queryUnmatched).toEqual(comparison.candidateUnmatched);
    }
  });

  test("are the surer the fewer would sound alike", () => {
    const kana = compare("株式会社なとり", "NATORI CO., LTD.").heard;
    const loanword = compare("ルネサスエレクトロニクス株式会社", "Renesas Electronics Corporation").heard;
    expect(kana).toBeGreaterThan(loanword);
    expect(loanword).toBeGreaterThan(0);
  });

  test("have the numbers that are said within words", () => {
    expect(compare("株式会社ウッドワン", "WOOD ONE CO.,LTD.").numbers).toBe("equal");
    expect(compare("株式会社ウッドワン", "WOOD TWO CO.,LTD.").numbers).not.toBe("equal");
    expect(compare("第一三共株式会社", "Daiichi Sankyo Company, Limited").numbers).toBe("none");
    expect(compare("第一三共株式会社", "Daini Sankyo Company, Limited").numbers).not.toBe("none");
    expect(compare("株式会社セブン銀行", "Seven Bank, Ltd.").numbers).toBe("equal");
  });

  test("are not heard where a word is only abbreviated or misspelt", () => {
    expect(compare("株式会社CSSホールディングス", "COMSYS Holdings Corporation").heard).toBe(0);
  });

  test("with a word left over are not heard", () => {
    expect(compare("大成建設株式会社", "Taisei Corporation").heard).toBe(0);
    expect(compare("オエノンホールディングス株式会社", "ANA Holdings Inc.").heard).toBe(0);
    expect(compare("Showa Sangyo Co., Ltd.", "Showa Sangyo Co., Ltd.").heard).toBe(0);
  });
});
