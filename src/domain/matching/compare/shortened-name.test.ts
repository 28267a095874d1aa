import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analyseName } from "../../names/analyse/analyse-name.ts";
import { compareNames } from "./name-comparison.ts";
import { shortened } from "./shortened-name.ts";

const between = (left: string, right: string, country?: string) =>
  shortened(analyseName(left, { country }), analyseName(right, { country }));

describe("names of which one has words shortened", () => {
  test.each([
    [
      "words without their ends",
      "Constr. Metálicas Arrizabal",
      "Construcciones Metálicas Arrizabal SA",
      "ES",
    ],
    ["a word of two letters", "Balatonvid Ép. Kft.", "Balatonvid Építőipari Kft.", "HU"],
    ["letters within a word left out", "Gpo. Quillworth", "Grupo Quillworth, S.A. de C.V.", "MX"],
    ["the same without a full stop", "Ste Marseillaise Quillworth", "Société Marseillaise Quillworth", "FR"],
    [
      "beginning and end of a compound",
      "Masch.-fabrik Kessenbrock",
      "Maschinenfabrik Kessenbrock GmbH",
      "DE",
    ],
    ["beginnings of both its parts", "Grundst.-Verw. Tiefensee", "Grundstücksverwaltung Tiefensee", "DE"],
    ["first letters and end with a hyphen", "Sp-nia Łobżenica", "Spółdzielnia Łobżenica", "PL"],
    ["an apostrophe for letters", "Nat'l Quillworth Supply", "National Quillworth Supply", "US"],
    ["first letters of words", "PHU Drewex", "Przedsiębiorstwo Handlowo-Usługowe Drewex", "PL"],
    [
      "first letters in Cyrillic",
      "ООО ПКФ Ветлуга",
      'ООО "Производственно-коммерческая фирма "Ветлуга"',
      "RU",
    ],
    [
      "a word that is spelled alike in another language",
      "Мед. центр Здравушка",
      "ООО Медицинский центр Здравушка",
      "RU",
    ],
    ["a word's usual abbreviation", "Hosken Cons Inv Ltd", "Hosken Consolidated Investments Limited", "ZA"],
    ["a beginning that is an article elsewhere", "KYUSHU EL. PWR", "Kyushu Electric Power Company", "JP"],
    ["a beginning that is no word", "Quillworth Constr Ltd", "Quillworth Construction Ltd", "GB"],
  ])("%s: %s", (_, left, right, country) => {
    expect(between(left, right, country)).toBeGreaterThanOrEqual(0.85);
    expect(between(right, left, country)).toBe(between(left, right, country));
  });

  test.each([
    ["a word more", "Constr. Arrizabal", "Construcciones Metálicas Arrizabal"],
    ["another word", "Distrib. Arrizabal", "Dirección Arrizabal"],
    ["nothing in full that names the company", "Constr. Met.", "Construcciones Metálicas"],
    ["other numbers", "Constr. Arrizabal 2", "Construcciones Arrizabal 3"],
    ["other letters at the end", "Quillworth Constr. A", "Quillworth Construction E"],
    ["a title", "Dr. Quillworth GmbH", "Druckerei Quillworth GmbH"],
    ["one letter", "A. Quillworth GmbH", "Anton Quillworth GmbH"],
    ["a word of its own", "Quillworth Auto Ltd", "Quillworth Automation Ltd"],
    ["the same words", "Quillworth Services Ltd", "Quillworth Services Ltd"],
  ])("not with %s: %s", (_, left, right) => {
    expect(between(left, right)).toBe(0);
  });

  test.each([
    ["Quillworth Int. Ltd", "Quillworth Interiors Ltd"],
    ["Quillworth Ins. Ltd", "Quillworth Installations Ltd"],
    ["Quillworth Serv. Ltd", "Quillworth Servers Ltd"],
  ])("hardly where the abbreviation usually means another word: %s", (left, right) => {
    expect(between(left, right)).toBe(0.5);
  });
});

test("the shortened words count as shared, in so far as they are sure", () => {
  const { misspelt, abbreviated, queryUnmatched, candidateUnmatched, tellingWord } = compareNames(
    analyseName("Distrib. Aliment. Quiroga", { country: "ES" }),
    analyseName("Distribuciones Alimentarias Quiroga S.L.", { country: "ES" }),
  );
  expect({ misspelt, abbreviated, word: queryUnmatched.word + candidateUnmatched.word }).toEqual({
    misspelt: 1,
    abbreviated: 0,
    word: 0,
  });
  expect(tellingWord()).toBeNull();
});

test("every beginning of a known word with a full stop, of two letters or more, is short for it", () => {
  const words = ["construcciones", "przedsiębiorstwo", "maschinenfabrik", "engineering", "laboratoires"];
  fc.assert(
    fc.property(fc.constantFrom(...words), fc.nat(), (word, at) => {
      const short = word.slice(0, 4 + (at % (word.length - 6)));
      expect(between(`Quillworth ${short}.`, `Quillworth ${word}`)).toBeGreaterThanOrEqual(0.5);
    }),
  );
});
