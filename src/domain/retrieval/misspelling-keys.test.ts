import fc from "fast-check";
import { expect, test } from "vitest";
import { analyseName } from "../names/analyse/analyse-name.ts";
import { retrievalKeys } from "./keys.ts";
import { shortlist } from "./shortlist.ts";

const keysOf = (name: string, side: "stored" | "query") =>
  retrievalKeys({ names: [analyseName(name)] }, side);

/** A register of companies, as postings by key. */
function registerOf(...names: readonly string[]) {
  const postings = new Map<string, number[]>();
  for (const [ordinal, name] of names.entries())
    for (const key of new Set(keysOf(name, "stored").map((one) => one.key)))
      postings.set(key, [...(postings.get(key) ?? []), ordinal]);
  return {
    count: (key: string) => postings.get(key)?.length ?? 0,
    postings: (key: string) => postings.get(key) ?? [],
  };
}

const finds = (stored: string, asked: string) =>
  shortlist(keysOf(asked, "query"), registerOf(stored)).candidates.length > 0;

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const letter = fc.constantFrom(...LETTERS);
/** Words that no list of legal forms, places or market words has. */
const word = fc
  .string({ unit: fc.constantFrom(..."bdgklmnprtvzaeiou"), minLength: 3, maxLength: 9 })
  .map((text) => `zq${text}`);

/** The analysis cuts some of these texts into two words, and "zoon", Dutch for a son, is a market word. */
const isOneWord = (text: string) =>
  analyseName(text)
    .tokens.map(({ tag }) => tag)
    .join() === "word";

const edits = {
  substituted: (text: string, at: number, by: string) => text.slice(0, at) + by + text.slice(at + 1),
  left_out: (text: string, at: number) => text.slice(0, at) + text.slice(at + 1),
  added: (text: string, at: number, by: string) => text.slice(0, at) + by + text.slice(at),
  exchanged: (text: string, at: number) =>
    at + 1 < text.length ? text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2) : text,
};

test.each(Object.entries(edits))(
  "a name of one word is found with a letter %s, wherever it is",
  (_, edit) => {
    fc.assert(
      fc.property(word, fc.nat(), letter, (stored, place, by) => {
        const asked = edit(stored, place % stored.length, by);
        fc.pre(asked !== stored && isOneWord(asked) && isOneWord(stored));
        expect(finds(`${stored} Ltd`, `${asked} Ltd`)).toBe(true);
      }),
      { numRuns: 500 },
    );
  },
);

test.each([
  ["Reprompt", "Rerompt"],
  ["Adomos S.A.", "Adlmos S.A."],
  ["Miliboo Societe anonyme", "Mi1ib0o Societe anonyme"],
  ["Westernfield", "Westemfield"],
  ["Bioquantrix", "Bxoquantrux"],
  ["AXOM SA", "pAXOM SA"],
  ["Hotel Holding", "Hotle Holdin"],
  ["SHOR PARTY", "SOHR PATRY"],
])("%s is found as %s", (stored, asked) => {
  expect(finds(stored, asked)).toBe(true);
});

test("a word that some company has is taken for right, so nothing is looked up for its misspellings", () => {
  const register = registerOf("Reprompt", "Rerompt");
  const found = shortlist(keysOf("Rerompt", "query"), register).candidates.map(({ ordinal }) => ordinal);
  expect(found).toContain(1);
  const looked: string[] = [];
  shortlist(keysOf("Rerompt", "query"), {
    ...register,
    postings: (key) => {
      looked.push(key);
      return register.postings(key);
    },
  });
  expect(looked.some((key) => /^m[htm]:/.test(key))).toBe(false);
});

test("a stored name with more words gives no such keys: its other words find it", () => {
  const given = (name: string) =>
    keysOf(name, "stored").filter(({ field }) => field === "misspelling").length;
  expect(given("Quillworth Limited")).toBe(3);
  expect(given("Quillworth Brackenfold Limited")).toBe(6);
  expect(given("Quillworth Brackenfold Zarnitz Limited")).toBe(0);
});
