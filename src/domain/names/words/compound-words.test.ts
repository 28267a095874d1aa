import { expect, test } from "vitest";
import { compoundParts } from "./compound-words.ts";

const partsOf = (word: string) => compoundParts(word)?.map(({ text }) => text) ?? null;

test.each([
  ["handelshaus", ["handels", "haus"]],
  ["kaffeehandel", ["kaffee", "handel"]],
  ["gesundheitsbibliothek", ["gesundheits", "bibliothek"]],
  ["energieversorgung", ["energie", "versorgung"]],
  ["fiskerskole", ["fisker", "skole"]],
  ["krebsforschungszentrum", ["krebs", "forschungs", "zentrum"]],
])("%s is common words", (word, expected) => {
  expect(partsOf(word)).toEqual(expected);
});

test.each([
  ["a word with a sense of its own", "sparkasse"],
  ["a name", "handelsblattner"],
  ["a short word", "bankhaus"],
  ["a word of another script", "химпром"],
])("%s is no compound: %s", (_, word) => {
  expect(partsOf(word)).toBeNull();
});
