import { describe, expect, test } from "vitest";
import { modelSaying, verdictOn } from "../testing/case.ts";

/** A model that takes every record for an absent company's where nothing withholds that. */
const absent = modelSaying({ match: -10, noMatch: 10 });
const decisionOn = (asked: string, country: string, held: { name: string; country?: string }) =>
  verdictOn({ name: asked, country }, [held], absent).decision;

describe("a company is not called absent", () => {
  test.each([
    [
      "where only the country's name is more",
      "Quillworth Danmark A/S",
      "DK",
      { name: "Quillworth", country: "DK" },
    ],
    [
      "where it is a branch of a company abroad",
      "Quillworth, Corp. Danmark - filial af Quillworth Corp., Canada",
      "DK",
      { name: "Quillworth Corp.", country: "DK" },
    ],
    ["where the candidate states no country", "Quillworth (Singapore) Pte Ltd", "SG", { name: "Quillworth" }],
    [
      "where its registered name is held in a country without that form",
      "Quillworth Cable Sdn. Bhd.",
      "MY",
      { name: "Quillworth Cable Sdn Bhd", country: "MM" },
    ],
  ])("%s", (_, asked, country, held) => expect(decisionOn(asked, country, held)).toBe("unresolved"));
});

describe("a company is called absent", () => {
  test.each([
    [
      "where another country's name is more",
      "Quillworth Norge AS",
      "DK",
      { name: "Quillworth", country: "DK" },
    ],
    ["where a trade is more", "Quillworth Tele Danmark A/S", "DK", { name: "Quillworth", country: "DK" }],
    [
      "where the candidate has a word more",
      "Quillworth Danmark A/S",
      "DK",
      { name: "Quillworth Tea", country: "DK" },
    ],
    [
      "where the form is of both countries",
      "Quillworth Limited",
      "GB",
      { name: "Quillworth Limited", country: "IN" },
    ],
  ])("%s", (_, asked, country, held) => expect(decisionOn(asked, country, held)).toBe("no_match"));
});
