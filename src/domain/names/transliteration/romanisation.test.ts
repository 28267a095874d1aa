import { describe, expect, test } from "vitest";
import { scriptOf } from "../analyse/script-of.ts";
import { alternativeSpellings } from "./alternative-spellings.ts";
import { readKana } from "./kana.ts";
import { romanise } from "./romanise.ts";
import { skeleton } from "./skeleton.ts";

describe("romanise", () => {
  test.each([
    ["Газпром", "gazprom"],
    ["Київстар", "kiivstar"],
    ["Ελληνική Τράπεζα", "elliniki trapeza"],
    ["Μπόμπα Ντάφα", "bompa dafa"],
    ["Հայաստան", "hayastan"],
    ["Զանգեզուր", "zangezur"],
    ["Երևան", "yerevan"],
    ["Որոտան", "vorotan"],
    ["Първа България", "parva balgariya"],
    ["объединение банкъ", "obedinenie bank"],
    ["საქართველო", "sakartvelo"],
    ["삼성", "samseong"],
    ["Bränndal ß Øst", "branndal ss ost"],
    ["株式会社 ไทย عمان", "株式会社 ไทย عمان"],
  ])("%s", (text, expected) => expect(romanise(text)).toBe(expected));

  test("a Latin word with Cyrillic look-alikes is Latin; a Cyrillic word is not touched", () => {
    expect(romanise("Соmраnу")).toBe("company");
    expect(romanise("Сом")).toBe("som");
  });
});

describe("skeleton: schemes of romanisation make no difference", () => {
  test.each([
    [["obshchestvo", "obschestvo", "obščestvo", "obshestvo", "obsjtsjestvo"]],
    [["otvetstvennostyu", "otvetstvennost'iu", "otvetstvennostju"]],
    [["tsentr", "centr", "zentr"]],
    [["khimprom", "himprom", "ximprom"]],
    [["yukos", "iukos", "jukos"]],
    [["photon", "foton"]],
    [["vostok", "wostok"]],
    [["aleksandr", "alexander"]],
    [["kasachstan", "kazakhstan"].slice(1)],
  ])("%s", (spellings) => expect(new Set(spellings.map(skeleton)).size).toBe(1));

  test.each([
    ["acme", "beta"],
    ["gazprom", "rosneft"],
    ["abc", "ibc"],
  ])("%s and %s stay apart", (left, right) => expect(skeleton(left)).not.toBe(skeleton(right)));

  test("nothing gives nothing, native scripts stay whole", () => {
    expect(skeleton("")).toBe("");
    expect(skeleton("三菱")).toBe("三菱");
  });
});

describe("readKana", () => {
  test.each([
    ["ホールディングス", "horudingusu"],
    ["トヨタ", "toyota"],
    ["ソフトウェア", "sofutowea"],
    ["マッチ", "matchi"],
    ["シュンペイ", "shumpei"],
    ["みずほ", "mizuho"],
  ])("%s", (kana, romaji) => expect(readKana(kana)).toBe(romaji));

  test("other scripts have no kana reading", () => {
    for (const word of ["acme", "三菱", "三ツ星", ""]) expect(readKana(word)).toBeNull();
  });
});

test("scriptOf tells the script of most letters", () => {
  expect(
    [
      "Acme 12",
      "ООО Acme Ромашка",
      "ΑΕ",
      "ネポン",
      "华为",
      "삼성",
      "شركة",
      "בעמ",
      "ไทย",
      "बैंक",
      "12 &",
      "ՍՊԸ",
      "შპს",
      "ធនាគារ",
    ].map(scriptOf),
  ).toEqual([
    "latin",
    "cyrillic",
    "greek",
    "kana",
    "han",
    "hangul",
    "arabic",
    "hebrew",
    "thai",
    "indic",
    "other",
    "armenian",
    "georgian",
    "other",
  ]);
});

test("alternativeSpellings goes both ways between a mark and its written-out form", () => {
  expect(alternativeSpellings("Müller")).toEqual(["mueller"]);
  expect(alternativeSpellings("mueller")).toEqual(["muller"]);
  expect(alternativeSpellings("København")).toEqual(["koebenhavn"]);
  for (const word of ["blue", "acme", "shoe", ""]) expect(alternativeSpellings(word)).toEqual([]);
});
