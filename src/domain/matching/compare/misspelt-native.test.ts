import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analyseName } from "../../names/analyse/analyse-name.ts";
import { areOneLetterApart, misspeltNative } from "./misspelt-native.ts";

const of = (name: string) => analyseName(name);
const between = (left: string, right: string) => misspeltNative(of(left), of(right));

describe("slips in names that stay in their script", () => {
  test.each([
    ["kana of full size", "キャノン電子株式会社", "キヤノン電子株式会社"],
    ["hiragana for katakana", "住友ごむ工業株式会社", "住友ゴム工業株式会社"],
    ["a missing sign of a long vowel", "株式会社スタープランニング", "株式会社スタプランニング"],
    ["a wrong letter in a market word", "株式会社山路ホールテイングス", "株式会社山路ホールティングス"],
    ["a missing letter in a legal form", "黒峰興業株式会", "黒峰興業株式会社"],
    ["a wrong letter in a legal form", "黒峰興業有限公斯", "黒峰興業有限公司"],
    ["two letters exchanged in a legal form", "株会式社黒峰", "株式会社黒峰"],
    ["a letter twice", "株式会社黒黒峰製作所", "株式会社黒峰製作所"],
    ["a wrong letter in a long word of kana", "ベルトカプロネイト株式会社", "ベルトカプロネスト株式会社"],
    ["a wrong letter in Arabic", "شركة المستقبلل للتجارة", "شركة المستقبل للتجارة"],
  ])("%s: %s", (_, left, right) => {
    expect(between(left, right)).toBeGreaterThan(0.4);
    expect(between(right, left)).toBe(between(left, right));
  });

  test.each([
    ["another word of one letter more or less", "東急建設株式会社", "東洋建設株式会社"],
    ["another short word of kana", "株式会社オーテック", "株式会社オービック"],
    ["another legal form", "黒峰興業株式会社", "黒峰興業有限会社"],
    ["another number", "第一黒峰興業3号株式会社", "第一黒峰興業4号株式会社"],
    ["Latin letters", "SBIホールディングス株式会社", "SBSホールディングス株式会社"],
    ["two words", "三菱商事", "三菱商會"],
    ["names in Latin", "Acme Holdings", "Acmo Holdings"],
  ])("%s is no slip: %s, %s", (_, left, right) => {
    expect(between(left, right)).toBe(0);
    expect(between(right, left)).toBe(0);
  });

  test("any missing letter of a legal form is a slip, in either direction", () => {
    fc.assert(
      fc.property(fc.constantFrom("黒峰興業", "白山電子", "オリオン"), fc.nat(3), (name, at) => {
        const form = [..."株式会社"];
        form.splice(at, 1);
        const wrong = name + form.join("");
        expect(between(wrong, `${name}株式会社`)).toBeGreaterThan(0.5);
        expect(between(`${name}株式会社`, wrong)).toBe(between(wrong, `${name}株式会社`));
      }),
    );
  });
});

test.each([
  ["one letter of a short name", "峯興業", "峯栄興業", true],
  ["two letters", "峯興業", "峯栄工業", false],
  ["another number", "黒峰3号", "黒峰4号", false],
  ["names of two letters", "日宣", "日式", false],
  ["Latin", "Acme", "Acmo", false],
])("one letter apart, %s: %s, %s", (_, left, right, apart) => {
  expect(areOneLetterApart(of(left), of(right))).toBe(apart);
});
