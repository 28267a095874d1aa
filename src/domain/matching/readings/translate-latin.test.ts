import { describe, expect, test } from "vitest";
import { analyseName } from "../../names/analyse/analyse-name.ts";
import { compareNames } from "../compare/name-comparison.ts";
import { contentTokens } from "../words/content-tokens.ts";
import { sensed, sensedApart } from "./sensed-name.ts";
import { translateLatin } from "./translate-latin.ts";

const compare = (query: string, candidate: string) =>
  compareNames(analyseName(query), analyseName(candidate));
const none = { word: 0, activity: 0, place: 0, generic: 0, tail: 0 };

function expectOneName(left: string, right: string): void {
  for (const comparison of [compare(left, right), compare(right, left)])
    expect(comparison).toMatchObject({ exact: false, queryUnmatched: none, candidateUnmatched: none });
}

describe("two names in Latin letters, one of which translates the other", () => {
  test.each([
    ["Polskie Koleje Państwowe", "Polish State Railways"],
    ["Türkiye Petrol Rafinerileri", "Turkish Petroleum Refineries"],
    ["Latvijas valsts meži", "Latvian State Forests"],
    ["Tập đoàn Điện lực Việt Nam", "Vietnam Electricity Group"],
  ])("%s, %s", (own, english) => {
    expectOneName(own, english);
  });

  test.each([
    ["Zürcher Kantonalbank", "Zurich Cantonal Bank"],
    ["Gresik Energieversorgung", "Gresik Energy Supply"],
    ["Deutsches Krebsforschungszentrum", "German Cancer Research Center"],
    ["Svenska Handelsbanken", "Swedish Bank of Commerce"],
  ])("a compound is two or three words of English: %s, %s", (own, english) => {
    expectOneName(own, english);
  });

  test.each([
    ["Banca Quillania", "Quyllania Bank"],
    ["Aksa Akrilik Kimya", "Aksa Acrylic Chemistry"],
    ["Münchener Hafen", "Munich Port"],
  ])("beside a translation, words that are spelled alike are one word: %s, %s", (own, english) => {
    expect(compare(own, english)).toMatchObject({ queryUnmatched: none, candidateUnmatched: none });
  });

  test.each([
    ["Shirika la Reli Quillania", "Quillania Railways"],
    ["Perusahaan Listrik Negara", "State Electricity"],
    ["Unibersidad ng Quillania", "University of Quillania"],
    ["Borża ta' Quillania", "Quillania Stock Exchange"],
  ])("a word for a company and a connecting word are not left over: %s, %s", (own, english) => {
    expectOneName(own, english);
  });

  test.each([
    ["Quillania Versicherungsgesellschaft AG", "Quillania Insurance Company"],
    ["Quillania Kindlustusselts", "Quillania Insurance"],
  ])("the word for a company within a compound is not left over: %s, %s", (own, english) => {
    expectOneName(own, english);
  });

  test.each([
    ["Türkiye Cumhuriyeti Devlet Demiryolları", "Turkish State Railways"],
    ["Hospodářská komora České republiky", "Czech Chamber of Commerce"],
  ])("neither is the word for a republic beside its country: %s, %s", (own, english) => {
    expectOneName(own, english);
  });

  test.each([
    ["Hrvatske vode", "Croatian Waters"],
    ["Banque des États de l'Afrique Centrale", "Bank of Central African States"],
  ])(
    "English says in the plural what the other language says in the singular, or the reverse: %s, %s",
    (own, english) => {
      expectOneName(own, english);
    },
  );

  test.each([
    ["Oulun Yliopistollinen Sairaala", "Oulu University Hospital"],
    ["Berliner Hafen", "Port of Berlin"],
  ])("a city in another case: %s, %s", (own, english) => {
    expectOneName(own, english);
  });
});

describe("two companies", () => {
  test.each([
    ["two kinds of organisation", "Uniwersytet Warszawski", "Politechnika Warszawska"],
    ["words of two senses that are spelled alike", "Quillania Universal Banco", "Quillania University Bank"],
    ["two languages of which none is English", "Quillania Distribuce", "Quillania Shpërndarje"],
    [
      "a republic in two names of one language",
      "Železnice Slovenskej republiky",
      "Železničná spoločnosť Slovensko",
    ],
    ["a plural that no table has", "RS Poultry", "RS Poultries"],
  ])("%s: %s, %s", (_, left, right) => {
    expect(compare(left, right).queryUnmatched).not.toEqual(none);
  });

  test("without a translation, words that are spelled alike stay two words", () => {
    const query = sensed(contentTokens(analyseName("Kavernilla Bank")));
    const names = sensedApart(query, contentTokens(analyseName("Kavernylla Bank")));
    expect(translateLatin(names.query, names.candidate).native).toBe(query.tokens);
  });
});
