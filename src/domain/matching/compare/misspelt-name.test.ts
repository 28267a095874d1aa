import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analyseName } from "../../names/analyse/analyse-name.ts";
import { misspelt } from "./misspelt-name.ts";

const between = (left: string, right: string) => misspelt(analyseName(left), analyseName(right));

describe("names that differ by slips alone", () => {
  test.each([
    ["a wrong letter", "Stealth Global Holcings Limited", "Stealth Global Holdings Limited"],
    [
      "two letters exchanged",
      "Bank VTB Kazakhstan Joint Stcok Company",
      "Bank VTB Kazakhstan Joint Stock Company",
    ],
    [
      "a letter more in the legal form",
      "Grand Prix International Publiic Company Limited",
      "Grand Prix International Public Company Limited",
    ],
    ["a letter more in a short legal form", "Shanghai Medicilon gInc.", "Shanghai Medicilon Inc."],
    ["a wrong first letter", "kksa Akrilik Kimya Sanayii A.S.", "Aksa Akrilik Kimya Sanayii A.S."],
    ["a space at another place", "P TMultipolar Technology Tbk", "PT Multipolar Technology Tbk"],
    ["a figure for a letter", "African Glo6al Distribution S.L.", "African Global Distribution S.L."],
    ["slips in two words", "Nordlihct Maritime Straegies", "Nordlicht Maritime Strategies"],
    [
      "slips in a word and in the legal form",
      "Globex Trading Corptoration LCL",
      "Globex Trading Corporation LLC",
    ],
    ["a wrong letter in an article", "Univercity oj Balamand", "University of Balamand"],
    ["a wrong letter in a short legal form", "Keyrus Resources Sn. Bhd.", "Keyrus Resources Sdn. Bhd."],
    ["a space and a letter", "Sirius Rea lEsttae Limited", "Sirius Real Estate Limited"],
    ["one letter read as two", "FP rnarkets Global LLC", "FP Markets Global LLC"],
    ["a figure in a legal form", "Agricola Gaxiola 5.A. de C.V.", "Agricola Gaxiola S.A. de C.V."],
  ])("%s: %s", (_, left, right) => {
    expect(between(left, right)).toBeGreaterThan(0.4);
    expect(between(right, left)).toBe(between(left, right));
  });

  test("count less in a short name", () => {
    expect(between("Keyrud S.A.", "Keyrus S.A.")).toBeLessThan(0.3);
    expect(between("Keyrud S.A.", "Keyrus S.A.")).toBeGreaterThan(0);
    expect(between("Keyrud Consulting S.A.", "Keyrus Consulting S.A.")).toBeGreaterThan(0.4);
  });

  test.each([
    ["the same name", "Acme Widgets Ltd", "Acme Widgets Ltd"],
    ["the same words, another form", "Acme Widgets Ltd", "Acme Widgets LLC"],
    ["another word", "ValueInvest Japan KL", "ValueInvest Global KL"],
    ["two words of many names", "Ocean Power Services", "Ocean Tower Services"],
    ["another designator", "Solar Partners A LP", "Solar Partners B LP"],
    ["another roman numeral", "Fortress Credit Fund II", "Fortress Credit Fund III"],
    ["another number", "Fortress Credit Fund 12", "Fortress Credit Fund 13"],
    ["another serial", "Angel Oak Mortgage 2025NQM16", "Angel Oak Mortgage 2025NQM17"],
    ["another short word", "BBS GmbH", "IBS GmbH"],
    ["another abbreviation", "KCB Bank Tanzania Limited", "NCBA Bank Tanzania Limited"],
    ["another designator, an article elsewhere", "Superfund A Holdings Inc.", "Superfund B Holdings Inc."],
    [
      "another designator of two letters",
      "Alliance Automotive UK CV Limited",
      "Alliance Automotive UK LV Limited",
    ],
    ["another ordinal", "Vermillion Aviation (Seven) Limited", "Vermillion Aviation (Nine) Limited"],
    ["two letters of a short word", "Salama Insurance Company", "Walaa Insurance Company"],
    ["a letter of each of two short words", "Nova Banka a.d. Banjaluka", "Naša Banka a.d. Banja Luka"],
    ["a word more", "Oriel Shipping Norway", "Oriel Shipping"],
    ["letters of another script", "三菱商事", "三菱商會"],
  ])("%s is no slip: %s, %s", (_, left, right) => {
    expect(between(left, right)).toBe(0);
    expect(between(right, left)).toBe(0);
  });

  test("any one letter left out of a long word is a slip, in either direction", () => {
    const word = fc.stringMatching(
      /^[bdfgklmnprstvz][aeiou][bdfgklmnprstvz]{2}[aeiou][bdfgklmnprstvz][aeiou]q$/,
    );
    fc.assert(
      fc.property(word, word, fc.nat(6), (first, second, at) => {
        const wrong = first.slice(0, at) + first.slice(at + 1);
        fc.pre(wrong !== first);
        const value = between(`${wrong} ${second} Ltd`, `${first} ${second} Ltd`);
        expect(value).toBeGreaterThan(0.5);
        expect(value).toBeLessThanOrEqual(1);
        expect(between(`${first} ${second} Ltd`, `${wrong} ${second} Ltd`)).toBe(value);
      }),
    );
  });
});
