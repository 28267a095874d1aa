import { describe, expect, test } from "vitest";
import { analyseName } from "../../names/analyse/analyse-name.ts";
import { comparableOfCompany, comparableOfRecord } from "../comparable/comparable-of.ts";
import { compareNames } from "../compare/name-comparison.ts";
import { comparePair } from "../compare/pair-evidence.ts";

const compare = (query: string, candidate: string) =>
  compareNames(analyseName(query), analyseName(candidate));
const none = { word: 0, activity: 0, place: 0, generic: 0, tail: 0 };

describe("a name that was cut off inside a word", () => {
  test.each([
    ["Tencent Music Entertainment Gro", "Tencent Music Entertainment Group"],
    ["Nuveen Arizona Quality Municipa", "NUVEEN ARIZONA QUALITY MUNICIPAL INCOME FUND"],
    ["LONGSHINE TECHNOLO", "Longshine Technology Group Co.,Ltd."],
    ["THE MANDARIN HOTEL PUBLIC COMPA", "Mandarin Hotel Public Company Limited"],
  ])("%s is the beginning of %s: what follows is no residue", (query, candidate) => {
    const comparison = compare(query, candidate);
    expect(comparison).toMatchObject({ cut: true, queryUnmatched: none, candidateUnmatched: none });
    expect(compare(candidate, query)).toMatchObject({
      cut: true,
      queryUnmatched: none,
      candidateUnmatched: none,
    });
  });

  test.each([
    ["Acme Tech", "Acme Technology Group"],
    ["Nuveen Arizona Quality Income", "Nuveen Arizona Quality Municipal Income Fund"],
    ["Tencent Music Entertainment", "Tencent Music Entertainment Group"],
  ])("%s is a name of its own beside %s", (query, candidate) => {
    expect(compare(query, candidate).cut).toBe(false);
  });
});

describe("words of one trade or region", () => {
  test.each([
    ["Quillworth Furniture", "Quillworth Glass"],
    ["Quillworth Köln GmbH", "Quillworth Dortmund GmbH"],
    ["China Southern Airlines", "China Eastern Airlines"],
    ["Quillworth Plus", "Quillworth Prime"],
  ])("%s and %s are two names", (left, right) => {
    const { exact, overlap } = compare(left, right);
    expect(exact).toBe(false);
    expect(overlap).toBeLessThan(0.8);
  });

  test.each([
    ["Quillworth Holding", "Quillworth Holdings"],
    ["Quillworth München GmbH", "Quillworth Munich GmbH"],
    ["Quillworth Deutschland", "Quillworth Germany"],
    ["Quillworth Versicherungen", "Quillworth Versicherung"],
  ])("%s and %s say the same", (left, right) => {
    const { queryUnmatched, candidateUnmatched } = compare(left, right);
    expect(queryUnmatched).toMatchObject({ activity: 0, place: 0, generic: 0 });
    expect(candidateUnmatched).toMatchObject({ activity: 0, place: 0, generic: 0 });
  });
});

test.each([
  ["Elsewedy Quill S.A.E.", "El Sewedy Quill SAE"],
  ["Alfuttaim Quill LLC", "Al-Futtaim Quill LLC"],
])("an Arabic article may be joined: %s, %s", (left, right) => {
  for (const comparison of [compare(left, right), compare(right, left)])
    expect(comparison).toMatchObject({ exact: false, queryUnmatched: none, candidateUnmatched: none });
});

test("letters that only look like an article belong to the word", () => {
  expect(compare("Elmore Quill Ltd", "More Quill Ltd").queryUnmatched).not.toEqual(none);
});

test("a trade that is named in two scripts is one", () => {
  const { queryUnmatched, candidateUnmatched } = compare("北陸銀行", "Hokuriku Bank");
  expect([queryUnmatched.activity, candidateUnmatched.activity]).toEqual([0, 0]);
});

describe("what tells nobody apart is no residue", () => {
  test("the place where the candidate has its seat", () => {
    const query = comparableOfRecord({ name: "Quillworth banka AD Podgorica", country: "ME" });
    const company = { source: "r", sourceRecordId: "1", name: "Quillworth banka AD", country: "ME" };
    const at = (city: string) =>
      comparePair(query, comparableOfCompany({ ...company, address: { city, country: "ME" } })).name
        ?.queryUnmatched;
    expect(at("Podgorica")).toEqual(none);
    expect(at("Budva")?.place).toBeGreaterThan(0);
  });

  test.each([
    ["Quillworth Budva AD", 1],
    ["Quillworth AD", 0],
  ])("the seat in a company's name beside %s", (name, words) => {
    const address = { city: "Podgorica", country: "ME" };
    const company = { source: "r", sourceRecordId: "1", name: "Quillworth Podgorica AD", address };
    const { name: compared } = comparePair(comparableOfRecord({ name }), comparableOfCompany(company));
    expect(Math.sign(compared!.candidateUnmatched.place)).toBe(words);
  });

  test.each([
    ["Belarus", "BY", 0],
    ["Hong Kong", "HK", 0],
    ["Schweiz", "CH", 0],
    ["Österreich", "AT", 0],
    ["Côte d’Ivoire", "CI", 0],
    ["Belarus", "RU", 1],
    ["UK", "GB", 1],
    ["Scotland", "GB", 1],
  ])("the country (%s) in brackets in the record's name, for a company of %s", (place, country, words) => {
    const query = comparableOfRecord({ name: `Quillworth Bank (${place})` });
    const company = { source: "r", sourceRecordId: "1", name: "Quillworth Bank", country };
    const unmatched = comparePair(query, comparableOfCompany(company)).name?.queryUnmatched.place;
    expect(Math.sign(unmatched ?? -1)).toBe(words);
  });

  test("… but not in the company's name: without it, the record's may be the parent", () => {
    const query = comparableOfRecord({ name: "Quillworth Bank" });
    const company = { source: "r", sourceRecordId: "1", name: "Quillworth Bank (Belarus)", country: "BY" };
    expect(comparePair(query, comparableOfCompany(company)).name?.candidateUnmatched.place).toBeGreaterThan(
      0,
    );
  });

  test.each([
    ["Swedish Transport Administration", "Trafikverket", "SE", 0],
    ["Trafikverket", "Swedish Transport Administration", "SE", 0],
    ["Swedish Transport Administration", "Trafikverket", "NO", 1],
    ["Swedish Rail Administration", "Trafikverket", "SE", 1],
    ["Nippon Access", "アクセス", "JP", 1],
    ["Quillworth Sweden", "Quillworth", "SE", 1],
  ])("the company's country that a translation says: %s, %s of %s", (name, legalName, country, words) => {
    const company = { source: "r", sourceRecordId: "1", name: legalName, country };
    const { name: compared } = comparePair(comparableOfRecord({ name }), comparableOfCompany(company));
    expect(Math.sign(compared!.queryUnmatched.place + compared!.candidateUnmatched.place)).toBe(words);
  });

  test.each(["Gesellschaft", "Vertriebsgesellschaft"])(
    "the purpose inside a German form counts as a tail, and little: %s",
    (company) => {
      const { candidateUnmatched } = compare(
        "Michgehl & Partner GmbH",
        `Michgehl & Partner ${company} für Datenverarbeitung und Haustechnik mbH`,
      );
      expect(candidateUnmatched).toMatchObject({ word: 0, activity: 0, generic: 0 });
      expect(candidateUnmatched.tail).toBeGreaterThan(0);
      expect(candidateUnmatched.tail).toBeLessThanOrEqual(6);
    },
  );

  test.each([
    "Quillworth Corporation Sponsored",
    "Quillworth, Inc Cumulative Re",
    "QUILLWORTH PLC ORD 1P",
    "QUILLWORTH, S.A. DE CV , CERTIFI",
    "QUILLWORTH INC DRN",
  ])("the security in %s", (name) => {
    expect(compare(name, "Quillworth").exact).toBe(true);
  });
});

describe("figures inside words", () => {
  test.each([
    ["OBX 2025-NQM16 Trust", "OBX 2025-NQM17 Trust"],
    ["Quillworth A380 Leasing", "Quillworth A320 Leasing"],
  ])("%s and %s are two of a series", (query, candidate) => {
    expect(compare(query, candidate).numbers).toBe("conflict");
    expect(compare(query, candidate).queryUnmatched).not.toEqual(none);
  });

  test("other words with figures conflict with nobody", () => {
    expect(compare("Quillworth A380 Leasing", "Quillworth B12 Leasing").numbers).toBe("none");
  });
});

test("a word cut short with a full stop is short for one that begins so", () => {
  expect(compare("KYUSHU EL. PWR", "Kyushu Electric Power")).toMatchObject({
    queryUnmatched: none,
    candidateUnmatched: none,
  });
  expect(compare("KYUSHU EL PWR", "Kyushu Electric Power").candidateUnmatched).not.toEqual(none);
});

test("a country's code in brackets is the country", () => {
  expect(compare("Quill Securities (GH) Limited", "Quill Securities Ghana Limited")).toMatchObject({
    queryUnmatched: none,
    candidateUnmatched: none,
  });
});

describe("a country whose name has several words", () => {
  test.each([
    ["Quillworth United Kingdom Ltd", "Quillworth UK Limited"],
    ["Quillworth Emirats Arabes Unis", "Quillworth UAE"],
    ["Quillworth Hong Kong Limited", "Quillworth (HK) Limited"],
  ])("%s says the same as %s", (query, candidate) => {
    const same = { queryUnmatched: none, candidateUnmatched: none };
    expect(compare(query, candidate)).toMatchObject(same);
    expect(compare(candidate, query)).toMatchObject(same);
  });

  test.each([
    ["Quillworth Guinea", "Quillworth Equatorial Guinea"],
    ["Quillworth North Korea", "Quillworth South Korea"],
    ["Quillworth Sudan", "Quillworth South Sudan"],
  ])("%s is not %s", (query, candidate) => {
    expect(compare(query, candidate).candidateUnmatched.place).toBeGreaterThan(0);
  });

  test("two words of one region are two words", () => {
    expect(compare("Quillworth South West", "Quillworth West").queryUnmatched.place).toBeGreaterThan(0);
  });
});

test.each([
  ["Quillworth CZ s.r.o.", "CZ", 0],
  ["Quillworth CZE s.r.o.", "CZ", 0],
  ["Quillworth CZ s.r.o.", "SK", 1],
])("the code in %s for a company of %s that spells its country out", (name, country, words) => {
  const company = { source: "r", sourceRecordId: "1", name: "Quillworth Czech Republic s.r.o.", country };
  const { name: compared } = comparePair(comparableOfRecord({ name }), comparableOfCompany(company));
  expect(Math.sign(compared!.queryUnmatched.word)).toBe(words);
  expect(Math.sign(compared!.candidateUnmatched.place)).toBe(words);
});

test.each([
  ["Tunisian Gas Company", "Société tunisienne du gaz"],
  ["Fa. Quillworth", "Quillworth Gesellschaft"],
])("%s: a word for company is nothing more where the other name's form is one (%s)", (query, candidate) => {
  const { queryUnmatched, candidateUnmatched } = compareNames(
    analyseName(query, { country: "DE" }),
    analyseName(candidate, { country: "DE" }),
  );
  expect({ queryUnmatched, candidateUnmatched }).toEqual({ queryUnmatched: none, candidateUnmatched: none });
});

test("a city is known in the genitive", () => {
  const { queryUnmatched, candidateUnmatched } = compare(
    "University of Copenhagen",
    "Københavns Universitet",
  );
  expect({ queryUnmatched, candidateUnmatched }).toEqual({ queryUnmatched: none, candidateUnmatched: none });
});
