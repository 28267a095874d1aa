import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Identifier } from "../identifiers/identifier.ts";
import { analyseName } from "../names/analyse/analyse-name.ts";
import { type RetrievalSubject, retrievalKeys } from "./keys.ts";
import type { RetrievalField, RetrievalSide } from "./retrieval-key.ts";

const named = (name: string, country?: string): RetrievalSubject => ({
  names: [analyseName(name, country === undefined ? {} : { country })],
  ...(country === undefined ? {} : { countries: [country] }),
});

const keysOf = (subject: RetrievalSubject, side: RetrievalSide) =>
  retrievalKeys(subject, side).map(({ key }) => key);

/** The fields in which a query for one name shares a key with the other name as stored. */
function meeting(query: RetrievalSubject, stored: RetrievalSubject): Set<RetrievalField> {
  const indexed = new Set(keysOf(stored, "stored"));
  return new Set(
    retrievalKeys(query, "query").flatMap(({ key, field }) => (indexed.has(key) ? [field] : [])),
  );
}

describe("a name is found under", () => {
  test.each<[string, string, string, RetrievalField]>([
    ["its words in another order", "Jack Henry & Associates Inc", "Henry Jack & Associates", "name"],
    ["another legal form", "Intuit Inc.", "Intuit LLC", "name"],
    ["another spacing", "Lend Lease Group", "Lendlease Group", "name"],
    ["another spacing inside a longer name", "N.P.T.T. Dona-Shell", "Donashell Trading", "token"],
    ["what distinguishes it", "Westwing Holding GmbH", "Westwing", "name"],
    ["the same when the query is the longer", "Prodigal", "Prodigal Group", "name"],
    ["a rare word alone", "Hawk Plant Hire Shropshire", "Hawk Rentals", "token"],
    ["another spelling of a word", "Kalinov Machinery", "Calinow Tools", "skeleton"],
    ["an abbreviated word", "Fujikon Industrial", "Fujik Trading", "prefix"],
    ["its acronym", "International Business Machines Corporation", "IBM Corporation", "acronym"],
    [
      "what its acronym stands for",
      "IBM Corporation",
      "International Business Machines Corporation",
      "acronym",
    ],
    ["its Cyrillic spelling", "ООО Азимут", "Azimut LLC", "name"],
    ["the head of its Cyrillic words", "Московский институт", "Moscow Institute", "sound"],
    ["its Japanese name without the form", "三共生興(株)", "三共生興株式会社", "name"],
    ["a part of its Japanese name", "三井不動産", "三井不動産レジデンシャル", "bigram"],
    ["the reading of its characters", "昭和産業株式会社", "Showa Sangyo Co., Ltd.", "sound"],
    ["the English word behind its kana", "カーブス株式会社", "Curves Co., Ltd.", "sound"],
    ["a free spelling of its kana", "ダイナパック株式会社", "Dynapac Co., Ltd.", "sound"],
    ["a word within its kana", "ソーシャルワイヤー株式会社", "SOCIALWIRE CO., LTD.", "sound"],
    ["letters spelled out in kana", "ケー・エフ・シー株式会社", "KFC, Ltd.", "sound"],
    ["its pinyin", "华为技术有限公司", "Huawei Technologies Co., Ltd.", "sound"],
    ["the consonants of its Korean spelling", "롯데케미칼", "Kemikal Lotte", "sound"],
    ["the consonants of neighbouring words", "소프트캠프", "SoftCamp", "sound"],
    ["the consonants of its Hebrew spelling", "שטראוס גרופ", "Strauss Trading", "sound"],
    ["the consonants of its Hindi spelling", "टाटा मोटर्स", "Tata Motors", "sound"],
    ["the consonants of its Thai spelling", "บริษัท มิตรผล จำกัด", "Mitr Phol Sugar", "sound"],
    ["the consonants of its Arabic spelling", "شركة الخليج", "Khaleej Company", "sound"],
    ["an Arabic name that Latin joins", "شركة عبد العزيز", "Abdulaziz Trading", "sound"],
    ["aspirated letters of Urdu", "گندھارا انڈسٹریز", "Ghandhara Motors", "sound"],
    ["the chosen name of a group", "腾讯控股有限公司", "Tencent Music", "meaning"],
    ["letters that are words in Russian", "ООО «Эл Джи Электроникс»", "LG Services", "token"],
    ["the letter i in Hindi", "आईटीसी लिमिटेड", "ITC Hotels", "sound"],
    ["a short Korean word with its vowels", "주식회사 우리", "Woori Card", "sound"],
    ["letters by their Korean names", "주식회사 케이티", "KT Rental", "token"],
    ["letters by their Hindi names", "एचडीएफसी", "HDFC Life", "sound"],
    ["a short Greek word, and what another word means", "ΑΛΦΑ ΤΡΑΠΕΖΑ", "Alpha Bank", "sound"],
    ["a short Hebrew word, and what another word means", "פז חברת נפט", "Paz Petroleum", "sound"],
    ["a short Arabic word, and what another word means", "مصرف الراجحي", "Al Rajhi Bank", "sound"],
    ["two consonants of a name without another word", "شركة المراعي", "Almarai", "sound"],
    ["what its words mean", "Мир Времени", "Time World LLC", "meaning"],
    ["what one of its words means, and its country", "بنك تونس", "Bank of Tunisia", "meaning"],
  ])("%s: %s, asked for as %s", (_rule, stored, query, field) => {
    expect([...meeting(named(query), named(stored))]).toContain(field);
    expect([...meeting(named(stored), named(query))]).toContain(field);
  });

  test("nothing that other companies of the same form share", () => {
    expect([...meeting(named("Acme GmbH", "DE"), named("Zenith GmbH", "DE"))]).toEqual(["country"]);
    expect([...meeting(named("The Acme Ltd"), named("The Zenith Ltd"))]).toEqual([]);
    expect([...meeting(named("東京株式会社"), named("大阪株式会社"))]).not.toContain("bigram");
  });

  test("no name without a word that another script may write so", () => {
    const short = (name: string, country: string) =>
      keysOf(named(name, country), "stored").filter((key) => /^[LN][vpo]:/.test(key));
    expect(short("Woori Bank", "KR")).not.toEqual([]);
    expect(short("Woori Bank", "DE")).toEqual([]);
  });

  test("a Chinese name by its Cantonese sound in Hong Kong only", () => {
    expect([...meeting(named("Chow Tai Fook", "HK"), named("周大福", "HK"))]).toContain("sound");
    expect([...meeting(named("周大福", "HK"), named("Chow Tai Fook", "HK"))]).toContain("sound");
    expect([...meeting(named("Chow Tai Fook", "CN"), named("周大福", "CN"))]).not.toContain("sound");
  });

  test("a Chinese name by the first letters of its pinyin", () => {
    expect([...meeting(named("BYD", "CN"), named("比亚迪股份有限公司", "CN"))]).toContain("sound");
  });

  test("two native names do not meet by sound, which is for another script only", () => {
    expect([...meeting(named("昭和産業"), named("昭和産業"))]).not.toContain("sound");
  });

  test("nor two names of one language by what two of their words mean together", () => {
    const meanings = (name: string, side: "query" | "stored") =>
      keysOf(named(name), side).filter((key) => /^[FLN]t:/.test(key));
    expect(meanings("Stahl", "query")).toEqual([]);
    expect(meanings("Stahl und Glas", "stored")).toEqual(["Ft:glass steel"]);
    expect(meanings("Stahl und Glas", "query")).toEqual(["Nt:glass steel", "Lt:glass steel"]);
    expect(meanings("Steel and Glass", "stored")).toEqual(["Lt:glass steel"]);
    expect(meanings("Steel and Glass", "query")).toEqual(["Nt:glass steel", "Ft:glass steel"]);
  });

  test.each([
    ["Banco de España", "Bank of Spain"],
    ["Polskie Koleje Państwowe", "Polish State Railways"],
    ["Zürcher Kantonalbank", "Zurich Cantonal Bank"],
    ["Trafikverket", "Swedish Transport Administration"],
  ])("two names in Latin letters of which one translates the other: %s, %s", (own, english) => {
    expect([...meeting(named(own), named(english))]).toContain("meaning");
    expect([...meeting(named(english), named(own))]).toContain("meaning");
  });

  test("sounds of Latin words only where a country of the company writes the script", () => {
    const sounds = (country: string) =>
      retrievalKeys(named("Showa", country), "query").filter(({ field }) => field === "sound");
    expect(sounds("JP")).not.toEqual([]);
    expect(sounds("FR")).toEqual([]);
  });
});

describe("other facts", () => {
  const identifier: Identifier = {
    scheme: "GB-COH",
    value: "01300409",
    checkDigit: "none",
    wellFormed: true,
    strength: "strong",
  };
  const facts: RetrievalSubject = {
    names: [],
    identifiers: [identifier],
    domains: [{ domain: "china-mapleleaf.com", brand: "china-mapleleaf" }],
    phones: ["+442071234567"],
    emails: [" Info@Acme.COM "],
    addresses: [{ country: "GB", postalCode: "SK12 1NB", houseNumbers: ["12", "14"] }],
    countries: ["GB"],
  };

  test("each is a key of its own field", () => {
    const fields = retrievalKeys(facts, "stored").map(({ field }) => field);
    expect(new Set(fields)).toEqual(
      new Set(["identifier", "domain", "name", "token", "phone", "email", "address", "country"]),
    );
    expect(keysOf(facts, "stored")).toEqual(
      expect.arrayContaining([
        "u:china-mapleleaf.com",
        "f:+442071234567",
        "e:info@acme.com",
        "h:GB:SK12 1NB:12",
      ]),
    );
  });

  test("a bare number is no key without its scheme", () => {
    const other = {
      ...facts,
      identifiers: [{ ...identifier, scheme: "IE-CRO" }],
      domains: [],
      phones: [],
      emails: [],
      addresses: [],
    };
    expect([...meeting(other, facts)]).toEqual(["country"]);
  });

  test("a stronger identifier counts more, a malformed one least", () => {
    const boost = (change: Partial<Identifier>) =>
      retrievalKeys({ names: [], identifiers: [{ ...identifier, ...change }] }, "query")[0]!.boost;
    const boosts = [
      boost({}),
      boost({ strength: "listing" }),
      boost({ strength: "weak" }),
      boost({ wellFormed: false }),
    ];
    expect(boosts).toEqual(boosts.toSorted((a, b) => b - a));
    expect(new Set(boosts).size).toBe(4);
  });

  test("the brand of a web address finds the name that it spells", () => {
    expect([...meeting(facts, named("China Mapleleaf Ltd"))]).toContain("name");
    expect([...meeting(named("China Mapleleaf Ltd"), facts)]).toContain("name");
  });

  test("without house numbers an address is no key", () => {
    const bare = { names: [], addresses: [{ country: "GB", postalCode: "SK12 1NB", houseNumbers: [] }] };
    expect(keysOf(bare, "query")).toEqual([]);
  });
});

describe("for any text", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 80 }),
    fc.string({ unit: "grapheme", maxLength: 80 }),
  );
  const sides = fc.constantFrom<RetrievalSide>("stored", "query");

  test("a name with a letter or digit gives a key, each key once per field, none of them long", () => {
    fc.assert(
      fc.property(text, sides, (name, side) => {
        const keys = retrievalKeys({ names: [analyseName(name)] }, side);
        if (/[\p{L}\p{N}]/u.test(name.normalize("NFKC"))) expect(keys.length).toBeGreaterThan(0);
        expect(new Set(keys.map(({ field, key }) => `${field} ${key}`)).size).toBe(keys.length);
        for (const { key, boost } of keys) {
          expect(key.length).toBeLessThanOrEqual(120);
          expect(boost).toBeGreaterThan(0);
        }
      }),
    );
  });

  test("a query for a stored name finds it by name", () => {
    fc.assert(
      fc.property(text, (name) => {
        const subject = { names: [analyseName(name)] };
        if (retrievalKeys(subject, "stored").length > 0)
          expect([...meeting(subject, subject)]).toContain("name");
      }),
      { examples: [["㈉"], ["֏"]] },
    );
  });

  test.each(["֏", "ⷤ", "$"])("%s alone is no name and gives no key", (sign) => {
    expect(keysOf({ names: [analyseName(sign)] }, "stored")).toEqual([]);
    expect(keysOf({ names: [analyseName(sign)] }, "query")).toEqual([]);
  });

  test("paragraphs, thousands of aliases and broken text are capped", () => {
    const names = Array.from({ length: 3000 }, (_, index) =>
      analyseName(`Alias ${index} of something ${"x".repeat(50)}`),
    );
    expect(retrievalKeys({ names }, "stored").length).toBeLessThanOrEqual(2000);
    expect(retrievalKeys({ names: [analyseName("wort ".repeat(20_000))] }, "query").length).toBeLessThan(300);
    expect(keysOf({ names: [analyseName("\ud800\u0000\u200f")] }, "query")).toEqual([]);
  });
});
