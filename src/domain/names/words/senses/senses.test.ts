import { describe, expect, test } from "vitest";
import { analyseName } from "../../analyse/analyse-name.ts";
import { spellings } from "./sense-tables.ts";
import { sensibleParts } from "./senses.ts";
import { slavicStem } from "./slavic-stem.ts";

const wordsOf = (name: string) => [...analyseName(name).core];
const sensesOf = (name: string) =>
  sensibleParts(wordsOf(name)).map(({ from, to, senses }) => [
    wordsOf(name).slice(from, to).join(" "),
    ...senses,
  ]);

describe("meanings of words", () => {
  test.each([
    ["大阪有機化学", "有机", "organic"],
    ["トーア再保険", "再保险", "reinsurance"],
    ["Уральский завод", "zavod", "plant"],
    ["مصرف الرافدين الاسلامي", "اسلامي", "islamic"],
    ["خبرگزاری تسنیم", "خبرگزاري", "news_agency"],
    ["Εθνική Τράπεζα", "trapeza", "bank"],
    ["מגדל ביטוח", "ביטוח", "insurance"],
    ["הראל ושירותים", "ושירותים", "service"],
    ["כלל לביטוח", "לביטוח", "insurance"],
    ["टाटा ऊर्जा", "ऊर्जा", "energy"],
    ["ปูนซิเมนต์ไทย", "ปูนซิเมนต์", "cement"],
    ["ซิงเกอร์ประเทศไทย", "ประเทศไทย", "TH"],
    ["شركة ارتيكس للاستثمار الصناعي", "صناعي", "industry"],
    ["شركة ذيب لتأجير السيارات", "لتاجير", "rental"],
    ["საქართველოს ბანკი", "banki", "bank"],
    ["Hrvatska elektroprivreda", "elektroprivreda", "electricity"],
    ["Rijksuniversiteit Groningen", "rijksuniversiteit", "university"],
    ["Magyar Nemzeti Bank", "nemzeti", "national"],
    ["Московская биржа", "moskovskaya", "moscow"],
    ["水戸カンツリー倶楽部", "カンツリー 倶乐部", "country_club"],
    ["鲁维德元器件有限公司", "元器件", "component"],
    ["鲁维德人工智能", "人工智能", "artificial_intelligence"],
    ["鳳凰國際貿易", "凤凰", "phoenix"],
    ["Great Wall Supply", "great wall", "great_wall"],
    ["Spitali Universitar i Tiranës", "spitali universitar", "university_hospital"],
    ["Orkuveita Reykjavíkur", "orkuveita", "energy"],
    ["Azərbaycan Dəmir Yolları", "demir yollari", "railway"],
    ["Toshkent metallurgiya zavodi", "zavodi", "plant"],
    ["Таван Богд эмнэлэг", "emneleg", "hospital"],
    ["Pamantasan ng Lungsod ng Maynila", "pamantasan", "university"],
    ["Hospitali ya Taifa Muhimbili", "hospitali", "hospital"],
    ["Xí nghiệp Xây lắp 24", "xay lap", "construction"],
    ["Cty TM DV Phúc An", "tm dv", "trade_service"],
    ["Иранская национальная нефтяная компания", "iranskaya", "IR"],
    ["Compagnie nationale iranienne du pétrole", "iranienne", "IR"],
    ["החווה של משה", "החווה", "farm"],
    ["נוער הגבעות", "הגבעות", "hill"],
    ["Ciments du Maroc", "ciments", "cement"],
    ["Fromagerie Boivin", "fromagerie", "cheese"],
    ["Музеј на Македонија", "muzej", "museum"],
    ["Цементный завод Семей", "tsementnyy", "cement"],
    ["Первомайская мебельная фабрика", "mebelnaya", "furniture"],
    ["Черкаський консервний комбінат", "konservniy", "canning"],
    ["Топлофикация Перник", "toplofikatsiya", "district_heating"],
  ])("%s: %s means %s", (name, words, sense) => {
    expect(sensesOf(name)).toContainEqual(expect.arrayContaining([words, sense]));
  });

  test("a phrase is one meaning however it is written, and comes before its words", () => {
    for (const name of ["Scientific Research Institute Alpha", "Научно-исследовательский институт Альфа"])
      expect(sensesOf(name)[0]).toContain("research_institute");
    expect(sensesOf("НИИ Альфа")).toEqual([["nii", "research_institute"]]);
  });

  test("a word that is inflected is found in its other forms", () => {
    expect(sensesOf("Дирекция строительства заводов").flat()).toEqual(
      expect.arrayContaining(["construction", "plant"]),
    );
    expect(sensesOf("Торговый дом Альфа").flat()).toContain("trading_house");
  });

  test("a name that nobody translates has no sense", () => {
    expect(sensesOf("Quillworth Zebulon")).toEqual([]);
  });
});

describe("the tables", () => {
  test("every sense has two spellings or more, and none twice", () => {
    const bySense = new Map<string, string[]>();
    for (const [sense, spelling] of spellings())
      bySense.set(sense, [...(bySense.get(sense) ?? []), spelling]);
    const poor = [...bySense].filter(([, all]) => all.length < 2 || new Set(all).size < all.length);
    expect(poor).toEqual([]);
  });

  test.each([
    ["door", "window"],
    ["sand", "gravel"],
    ["symphony", "philharmonic"],
    ["joinery", "carpentry"],
    ["diocese", "archdiocese"],
  ])("%s is not %s: neighbours in a trade keep their own sense", (left, right) => {
    const [own, other] = [sensesOf(left).flat().slice(1), sensesOf(right).flat().slice(1)];
    expect(own).not.toEqual([]);
    expect(own.filter((sense) => other.includes(sense))).toEqual([]);
  });

  test("no spelling is empty or has a sign that names are not written with", () => {
    const odd = [...spellings()].filter(([, spelling]) => !/^[\p{L}\p{M}\p{N}'_~ー々]+$/u.test(spelling));
    expect(odd).toEqual([]);
  });
});

test.each([
  ["zavod", ["zavoda", "zavodov", "zavode"]],
  ["predpriyat", ["predpriyatie", "predpriyatiye", "predpriyatiya"]],
  ["stroiteln", ["stroitelnyy", "stroitelnaya", "stroitelnogo", "stroitelniy"]],
])("%s is the stem of %j", (stem, forms) => {
  expect(new Set(forms.map(slavicStem))).toEqual(new Set([slavicStem(stem)]));
});
