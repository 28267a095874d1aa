import { describe, expect, test } from "vitest";
import { sameInitials, withLetterNames } from "./letter-names.ts";

describe("letters that a name spells out", () => {
  test.each([
    ["a Korean word of letters", "에스케이", "sk"],
    ["before a word", "에이치엘사이언스", "hl 사이언스"],
    ["behind a word", "갤럭시아에스엠", "갤럭시아 sm"],
    ["the longest run that leaves a word", "에스티큐브", "st 큐브"],
    ["a Thai word of letters", "เอสวีโอเอ", "svoa"],
    ["Thai letters in words of their own", "เค ดับบลิว เมททัล", "kw เมททัล"],
    ["Thai letters with full stops", "ซี.เอม.ที.ไอ.", "cmti"],
    ["one Thai letter", "แพลน บี มีเดีย", "แพลน b มีเดีย"],
    ["an initial", "ส. ขอนแกน", "s ขอนแกน"],
    ["before a Thai word", "เอสซีจีแพคเกจจิง", "scg แพคเกจจิง"],
    ["and between words", "แลนด์แอนด์เฮาส์", "แลนด์ and เฮาส์"],
  ])("%s: %s", (_, text, letters) => {
    expect(withLetterNames(text)).toBe(letters);
  });

  test.each([
    ["a word that begins like letters", "유엔젤"],
    ["common syllables", "유비케어"],
    ["city", "시티은행"],
    ["engineering", "엔지니어링"],
    ["Citi inside a name", "한국씨티은행"],
    ["Oasis", "โอเอซิส"],
    ["a Thai word", "เจริญ"],
    ["good", "ดี"],
    ["Latin", "SK Hynix"],
  ])("none in %s: %s", (_, text) => {
    expect(withLetterNames(text)).toBe(text);
  });
});

test.each([
  ["bng", "bg", true],
  ["ena", "ea", true],
  ["cni", "cni", true],
  ["nhn", "hn", false],
  ["tns", "tnc", false],
])("%s and %s are the same initials: %s", (left, right, same) => {
  expect(sameInitials(left, right)).toBe(same);
});
