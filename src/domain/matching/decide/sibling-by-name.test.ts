import { describe, expect, test } from "vitest";
import { sure, verdictOn } from "../testing/case.ts";

const withheld = { decision: "unresolved", reason: "signal_conflict" } as const;

describe("a sibling of the company is withheld where nothing but the name agrees", () => {
  test.each([
    ["each has a place of its own", "Quillworth (Banbury) Limited", "Quillworth (Liverpool) Limited", "GB"],
    ["each has a trade of its own, without forms", "Quillworth Olefins", "Quillworth Polymers", "BE"],
    ["each has words behind the form", "Quillworth SICAV - Bluefields", "Quillworth SICAV - Valemount", "AD"],
    [
      "a registered name has a trade more",
      "Quillworth Life Jamaica Limited",
      "Quillworth Jamaica Limited",
      "JM",
    ],
    ["a registered name lacks a word", "Quillworth S.A.", "Quillworth Coffee S.A.", "PA"],
    ["only the country's name tells anything", "Bank of Guyana", "Guyana Bank for Trade", "GY"],
    ["one registered name is a holding's", "Quillworth Limited", "Quillworth Holdings Limited", "GB"],
    ["the names differ in a letter", "Quillworth Aggregator E LP", "Quillworth Aggregator F LP", "KY"],
  ])("%s", (_, asked, held, country) => {
    const { decision, reason, guards } = verdictOn({ name: asked, country }, [{ name: held, country }], sure);
    expect({ decision, reason }).toEqual(withheld);
    expect(guards).toMatchObject([{ guard: "signal_conflict", disagreeing: ["identity.legal_name"] }]);
  });
});

describe("a match is not withheld", () => {
  test.each([
    ["a short name leaves a word out", "Quillworth", "Quillworth Coffee S.A."],
    ["a registered name has a market word more", "Quillworth Group Limited", "Quillworth Limited"],
    ["a holding without its legal form", "Quillworth Holding", "Quillworth Limited"],
    ["a misspelt word", "Quillworht Coffee Limited", "Quillworth Coffee Limited"],
    ["a misspelt legal form", "Quillworth Coffee Limietd", "Quillworth Coffee Limited"],
    [
      "a space inside a word",
      "Quillworth Internat ional Trade Limited",
      "Quillworth International Trade Limited",
    ],
    ["the country's name and all other words", "Bank of Guyana", "Guyana Bank"],
  ])("%s", (_, asked, held) => {
    const country = "GY";
    expect(verdictOn({ name: asked, country }, [{ name: held, country }], sure).decision).toBe("match");
  });
});

test.each(["Quillworth Holding S.A.", "Quillworth Bank S.A."])("a town does not answer for %s", (name) => {
  const town = { country: "PA", address: { city: "Colon", country: "PA" } };
  const verdict = verdictOn({ ...town, name }, [{ ...town, name: "Quillworth S.A." }], sure);
  expect(verdict).toMatchObject(withheld);
});

const panama = { country: "PA" };
const site = { domain: "quillworth.com" };
const town = { address: { city: "Colon", country: "PA" } };
const street = { address: { ...town.address, line1: "Avenida Balboa 12" } };

test.each([
  ["a web address", site, "match", "match"],
  ["a town", town, "match", "unresolved"],
  ["a street", street, "match", "unresolved"],
])("%s that agrees: a word more, a word of each", (_, field, more, each) => {
  const asked = (name: string) =>
    verdictOn({ ...panama, ...field, name }, [{ ...panama, ...field, name: "Quillworth Coffee S.A." }], sure);
  expect(asked("Quillworth S.A.").decision).toBe(more);
  expect(asked("Quillworth Tea S.A.").decision).toBe(each);
});

describe("neighbours at one address", () => {
  const home = {
    country: "DK",
    address: { city: "Aalborg", country: "DK", line1: "Indkildevej 2A", postal_code: "9210" },
  };
  test.each([
    ["share no word", "Quillworth A/S", "Viewpont A/S"],
    ["each have a word of their own", "Quillworth Wholesale A/S", "Trailers of Quillworth"],
    ["are a company and its holding", "Quillworth A/S", "Quillworth Holding A/S"],
  ])("who %s are no match", (_, asked, held) => {
    expect(verdictOn({ ...home, name: asked }, [{ ...home, name: held }], sure)).toMatchObject(withheld);
  });

  test("a registered name with the country's name more is a match", () => {
    const verdict = verdictOn(
      { ...home, name: "Quillworth Danmark A/S" },
      [{ ...home, name: "Quillworth A/S" }],
      sure,
    );
    expect(verdict.decision).toBe("match");
  });
});
