import { describe, expect, test } from "vitest";
import { comparableOfRecord } from "../comparable/comparable-of.ts";
import { comparePair } from "../compare/pair-evidence.ts";
import { modelSaying, verdictOn } from "../testing/case.ts";
import { matchPair } from "./match-pair.ts";
import { hasRegisteredName } from "./registered-name.ts";

const there = (city: string, country: string) => ({ country, address: { city, country } });

describe("a name in another town", () => {
  test.each([
    ["is the company's where a register holds no name twice", "Quillworth A/S", "QUILLWORTH A/S", "DK", true],
    ["may be another's where two towns may each have it", "Quillworth GmbH", "Quillworth GmbH", "DE", false],
    ["may be another's without its legal form", "Quillworth", "Quillworth", "DK", false],
    ["may be another's with another legal form", "Quillworth ApS", "Quillworth A/S", "DK", false],
    ["may be another's with a word more", "Quillworth Tele A/S", "Quillworth A/S", "DK", false],
    ["may be another's if it is a partnership's", "Quillworth I/S", "Quillworth I/S", "DK", false],
  ])("%s", (_, asked, held, country, expected) => {
    const query = comparableOfRecord({ ...there("Aalborg", country), name: asked });
    const candidate = comparableOfRecord({ ...there("Copenhagen", country), name: held });
    expect(hasRegisteredName(comparePair(query, candidate), query)).toBe(expected);
  });

  test("is not enough where the web addresses differ too", () => {
    const query = comparableOfRecord({
      ...there("Aalborg", "DK"),
      name: "Quillworth A/S",
      domain: "quillworth.dk",
    });
    const other = comparableOfRecord({
      ...there("Copenhagen", "DK"),
      name: "Quillworth A/S",
      domain: "elsewhere.dk",
    });
    expect(hasRegisteredName(comparePair(query, other), query)).toBe(false);
  });
});

test.each([
  ["DK", "A/S", "match"],
  ["DE", "GmbH", "unresolved"],
])("a list and a pair decide a name in another town of %s alike", (country, form, expected) => {
  // The difference of the towns costs more than the name brings.
  const model = {
    ...modelSaying(),
    match: { intercept: 5, weights: { list_conflict: -10 } },
    pairMatch: { intercept: 5, weights: { pair_conflict: -10 } },
  };
  const asked = { ...there("Aalborg", country), name: `Quillworth ${form}` };
  const held = { ...there("Copenhagen", country), name: `Quillworth ${form}` };
  expect(verdictOn(asked, [held], model).decision).toBe(expected);
  expect(matchPair(model, comparableOfRecord(asked), comparableOfRecord(held)).decision).toBe(
    expected === "match" ? "match" : "no_match",
  );
});
