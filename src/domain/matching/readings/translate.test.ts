import { describe, expect, test } from "vitest";
import { analyseName } from "../../names/analyse/analyse-name.ts";
import { compareNames } from "../compare/name-comparison.ts";
import { type ContentToken, contentTokens } from "../words/content-tokens.ts";
import { sensed, sensedApart } from "./sensed-name.ts";
import { translate } from "./translate.ts";

const compare = (query: string, candidate: string) =>
  compareNames(analyseName(query), analyseName(candidate));
const tokensOf = (name: string) => contentTokens(analyseName(name));
const translated = (query: readonly ContentToken[], candidate: readonly ContentToken[]) => {
  const names = sensedApart(sensed(query), candidate);
  return translate(names.query, names.candidate);
};
const none = { word: 0, activity: 0, place: 0, generic: 0, tail: 0 };

describe("words that mean the same in two languages", () => {
  test.each([
    ["大阪有機化学工業株式会社", "OSAKA ORGANIC CHEMICAL INDUSTRY LTD."],
    ["Научно-Исследовательский Институт Электромеханики", "Research Institute of Electromechanics"],
    ["НИИ Прикладной Химии", "Scientific Research Institute of Applied Chemistry"],
    ["بنك البحرين الاسلامي", "Bahrain Islamic Bank"],
    ["서울증권", "Seoul Securities"],
    ["博世（中国）投资有限公司", "Bosch (China) Investment Ltd."],
    ["厦门钨业股份有限公司", "Xiamen Tungsten Co., Ltd."],
    ["福岡中央銀行", "Fukuoka Central Bank"],
    ["東日本高速道路株式会社", "East Nippon Expressway Company Limited"],
    ["内蒙古银行", "Bank of Inner Mongolia"],
    ["佛山市照明有限公司", "Foshan Lighting Co., Ltd."],
    ["خطوط کشتیرانی جمهوری اسلامی ایران", "Islamic Republic of Iran Shipping Lines"],
    ["Банк Чешской Республики", "Bank of the Czech Republic"],
    [
      "Фонд национального благосостояния Российской Федерации",
      "National Wealth Fund of the Russian Federation",
    ],
    ["Посольство Соединённых Штатов Америки", "Embassy of the United States of America"],
  ])("%s is %s: nothing is left over, and it is not the same name", (native, latin) => {
    for (const comparison of [compare(native, latin), compare(latin, native)]) {
      expect(comparison).toMatchObject({ exact: false, queryUnmatched: none, candidateUnmatched: none });
      expect(comparison.heard).toBeGreaterThan(0);
    }
  });

  test("two Latin names are translated as well: Banco of one, Bank of the other", () => {
    expect(compare("Central Bank of Quilland", "Banco Central de Quilland").queryUnmatched).toEqual(none);
  });

  test.each([
    ["Universität Luzern", "University of Lucerne"],
    ["Rīgas Tehniskā universitāte", "Riga Technical University"],
    ["Universiteti i Tiranës", "University of Tirana"],
    ["Universitair Ziekenhuis Gent", "Ghent University Hospital"],
    ["جامعة القاهرة", "Cairo University"],
    ["มหาวิทยาลัยเชียงใหม่", "Chiang Mai University"],
  ])("a city is the same in every language: %s, %s", (left, right) => {
    for (const comparison of [compare(left, right), compare(right, left)])
      expect(comparison).toMatchObject({ queryUnmatched: none, candidateUnmatched: none });
  });

  test("a part of a city is not the city", () => {
    expect(compare("Sandton Quill Works", "Johannesburg Quill Works").queryUnmatched).not.toEqual(none);
  });

  test.each([
    ["Tổng Công ty Bảo hiểm Bảo Việt", "Bao Viet Insurance Corporation"],
    ["Công ty Cổ phần Cao su Cao Lãnh", "Cao Lanh Rubber JSC"],
  ])("a phrase may have a word that the name has besides: %s, %s", (left, right) => {
    for (const comparison of [compare(left, right), compare(right, left)])
      expect(comparison).toMatchObject({ queryUnmatched: none, candidateUnmatched: none });
  });

  test("related trades are not one: what differs stays a residue", () => {
    const comparison = compare("東京家具", "Tokyo Glass");
    expect(comparison.queryUnmatched).not.toEqual(none);
    expect(comparison.candidateUnmatched).not.toEqual(none);
  });

  test.each([
    ["Строительно-монтажное управление №7", "СМУ №7"],
    ["Торговый дом «Перекрёсток»", "ТД «Перекресток»"],
    ["Przedsiębiorstwo Handlowo-Usługowe Kowalski", "PHU Kowalski"],
    ["Gebroeders Janssen Transport", "Gebr. Janssen Transport"],
  ])("a kind of house written out, and its letters: %s, %s", (long, short) => {
    for (const comparison of [compare(long, short), compare(short, long)])
      expect(comparison).toMatchObject({ exact: false, queryUnmatched: none, candidateUnmatched: none });
  });

  test("within Cyrillic a word is not another of its meaning", () => {
    expect(compare("Балтийская верфь", "Балтийская судоверфь").queryUnmatched).not.toEqual(none);
  });

  test("words that both have as they are need no translation", () => {
    const name = tokensOf("Quill Steel Works");
    expect(translated(name, tokensOf("Quill Steel Factory"))[1]).toBe(name[1]);
    expect(translated(name, name)).toBe(name);
  });

  test("numbers are never translated, whatever they are written as", () => {
    const other = tokensOf("Factory Quill");
    const name = tokensOf("завод Quill");
    expect(translated(name, other)[0]!.sound).toBeDefined();
    const numbered = name.map((token) => ({ ...token, tag: "number" as const }));
    expect(translated(numbered, other)).toBe(numbered);
  });
});
