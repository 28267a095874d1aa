import { describe, expect, test } from "vitest";
import { analyseName } from "../../names/analyse/analyse-name.ts";
import { compareNames } from "./name-comparison.ts";

const compare = (query: string, candidate: string) =>
  compareNames(analyseName(query), analyseName(candidate));
const NOTHING = expect.objectContaining({ word: 0, activity: 0, place: 0, generic: 0, tail: 0 });

describe("the same words", () => {
  test.each([
    ["a form in front", "Limited Rayvolution", "Rayvolution Limited"],
    ["a form in front", "S.A. Panoplia,", "Panoplia, S.A."],
    [
      "a form that goes on",
      "Ix Elektronik İç Ve Dış Ticaret Limited Şirketi",
      "Ix Elektronik Ic Ve Dis Ticaret Limited",
    ],
    ["another order", "Maritime Oriel Shipping Ltd", "Oriel Maritime Shipping Ltd"],
  ])("are the same name with %s: %s", (_, query, candidate) => {
    expect(compare(query, candidate)).toMatchObject({
      exact: true,
      queryUnmatched: NOTHING,
      candidateUnmatched: NOTHING,
      overlap: 1,
    });
  });

  test.each([
    ["a form more", "Limited Rayvolution Holding", "Rayvolution Limited"],
    ["another form", "Limited Rayvolution", "Rayvolution LLC"],
    ["a word that a form goes on with", "Rayvolution Credit", "Rayvolution Credit Union"],
    ["one word twice", "Limited Limited Rayvolution", "Rayvolution Rayvolution Limited"],
  ])("are another name with %s: %s", (_, query, candidate) => {
    expect(compare(query, candidate).exact).toBe(false);
  });

  test.each([
    ["form and order", "Oriel Maritime Shipping Ltd", "Oriel Maritime Shipping Ltd", true],
    ["the order of an index", "Shipping Ltd, Oriel Maritime", "Oriel Maritime Shipping Ltd", true],
    ["two words the other way round", "Media Mobile Ltd", "Mobile Media Ltd", false],
    ["three words in disorder", "Maritime Oriel Shipping Ltd", "Oriel Maritime Shipping Ltd", false],
    ["another form", "Oriel Maritime Shipping LLC", "Oriel Maritime Shipping Ltd", false],
  ])("verbatim, %s", (_, query, candidate, verbatim) => {
    expect(compare(query, candidate).verbatim).toBe(verbatim);
  });
});

describe("the same letters", () => {
  const joined = "orielmaritimeshippinginsuranceservices";
  const apart = "Oriel Maritime Shipping Insurance Services";

  test("leave no word over, and share the information of the words that are apart", () => {
    const found = compare(joined, apart);
    expect(found).toMatchObject({
      exact: false,
      joinedEqual: true,
      queryUnmatched: NOTHING,
      candidateUnmatched: NOTHING,
      overlap: 1,
    });
    expect(found.shared).toBe(compare(apart, apart).shared);
    expect(compare(apart, joined).shared).toBe(found.shared);
  });
});

test("a connecting word that is joined leaves the same letters", () => {
  expect(compare("Al-Khaleej Bank", "Alkhaleej Bank Co Ltd").joinedEqual).toBe(true);
  expect(compare("Bank of Oriel", "Bank Oriel").joinedEqual).toBe(false);
  expect(compare("Bank of Oriel", "Bankof Oriel").joinedEqual).toBe(true);
});

test("a word that one name writes as two is the rarest shared one", () => {
  const rarest = (query: string, candidate: string) => compare(query, candidate).rarestShared?.text;
  expect(rarest("Dona Shellwick", "N.P.T.T. Donashellwick")).toBe("donashellwick");
  expect(rarest("Donashellwick", "N.P.T.T. Dona Shellwick")).toBe("donashellwick");
});
