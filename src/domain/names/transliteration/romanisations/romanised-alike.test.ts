import { describe, expect, test } from "vitest";
import { romanisedAlike } from "./romanised-alike.ts";

describe("one word of another script in two romanisations is one word", () => {
  test.each([
    ["TW", "hsinyi", "xinyi"],
    ["CN", "chekiang", "zhejiang"],
    ["CN", "kwangtung", "guangdong"],
    ["CN", "szechuan", "sichuan"],
    ["HK", "tsingtao", "qingdao"],
    ["KR", "joseon", "choson"],
    ["KR", "gyeongnam", "kyongnam"],
    ["KR", "saneop", "sanup"],
    ["RU", "zheleznodorozhnyy", "jeleznodorojnyi"],
    ["UA", "shchekavytsia", "schekavitsya"],
    ["RS", "djordjevic", "dzhordzhevic"],
    ["EG", "masria", "masreya"],
    ["SA", "khaleej", "khalij"],
    ["AE", "muhammad", "mohamed"],
    ["IR", "foolad", "fulad"],
    ["CY", "hadjipetrou", "chatzipetrou"],
    ["GR", "filippou", "philippou"],
    ["IN", "lakshmi", "laxmi"],
    ["IN", "shreeram", "sriram"],
  ])("%s: %s and %s", (country, left, right) => {
    expect(romanisedAlike([country], left, right)).toBe(true);
    expect(romanisedAlike([country], right, left)).toBe(true);
  });
});

describe("words that differ in sound stay two words", () => {
  test.each([
    ["two words in pinyin", "CN", "zhangjiang", "changjiang"],
    ["other syllables", "CN", "kwangtung", "guangxi"],
    ["no Chinese syllables", "CN", "hsinder", "xinder"],
    ["another vowel", "KR", "samson", "samsun"],
    ["another vowel", "SA", "salim", "salam"],
    ["another consonant", "RU", "himik", "gimik"],
    ["another ending", "IN", "krishna", "krishnan"],
    ["under four letters", "TW", "hsu", "xu"],
    ["a country that writes Latin letters", "GB", "hsinyi", "xinyi"],
  ])("%s (%s): %s and %s", (_, country, left, right) => {
    expect(romanisedAlike([country], left, right)).toBe(false);
  });
});
