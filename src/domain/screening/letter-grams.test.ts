import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LetterGrams } from "./letter-grams.ts";

const names = ["krasnayazvezda", "volgatanker", "northerntimber", "northernsteel", "zvezda"];
const letters = new LetterGrams();
for (const name of names) letters.add(name);
for (const _step of letters.packing());

const bestOf = (joined: string, least = 0.1) =>
  [...letters.alikeTo(joined, { limit: 2, least, also: [] })].map(([ordinal]) => names[ordinal]);

describe("names that share runs of letters", () => {
  test.each([
    ["with a wrong letter", "volgatamker", "volgatanker"],
    ["with a letter too many", "northerntimmber", "northerntimber"],
    ["with its words turned round", "tankervolga", "volgatanker"],
  ])("are found %s", (_case, joined, expected) => {
    expect(bestOf(joined)[0]).toBe(expected);
  });

  test("are alike by 1 where they are equal, and by 0 where they share no run", () => {
    const alike = letters.alikeTo("zvezda", { limit: 0, least: 0, also: [1, 4] });
    expect(alike.get(4)).toBeCloseTo(1, 6);
    expect(alike.get(1)).toBe(0);
  });

  test("count a rare run for more than a frequent one", () => {
    const alike = letters.alikeTo("northernstxxl", { limit: 5, least: 0, also: [] });
    expect(alike.get(3)!).toBeGreaterThan(alike.get(2)!);
  });

  test("are the same names as those of a comparison with every name, at every least similarity", () => {
    const word = fc.string({ unit: fc.constantFrom(..."abcde"), minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 40 }),
        word,
        fc.double({ min: 0.05, max: 0.9, noNaN: true }),
        (list, asked, least) => {
          const grams = new LetterGrams();
          for (const name of list) grams.add(name);
          for (const _step of grams.packing());
          const every = grams.alikeTo(asked, { limit: 0, least: 0, also: list.map((_, at) => at) });
          const found = grams.alikeTo(asked, { limit: list.length, least, also: [] });
          for (const [ordinal, alike] of every) {
            if (alike >= least) expect(found.get(ordinal)).toBeCloseTo(alike, 12);
            else expect(found.has(ordinal)).toBe(false);
          }
        },
      ),
    );
  });

  test("are the most similar of all names where there is room for few, and the requested ones beside them", () => {
    // Words of three letters in long lists: runs with hundreds of carriers, and many names that are equally alike.
    const word = fc.string({ unit: fc.constantFrom(..."abc"), minLength: 3, maxLength: 7 });
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 900, maxLength: 1500 }),
        word,
        fc.integer({ min: 1, max: 30 }),
        (list, asked, limit) => {
          const grams = new LetterGrams();
          for (const name of list) grams.add(name);
          for (const _step of grams.packing());
          const also = [3, 700];
          const every = [
            ...grams.alikeTo(asked, { limit: 0, least: 0, also: list.map((_, at) => at) }).values(),
          ].sort((a, b) => b - a);
          const found = grams.alikeTo(asked, { limit, least: 0.01, also });
          const alone = [...grams.alikeTo(asked, { limit, least: 0.01, also: [] }).values()];
          expect(also.every((ordinal) => found.has(ordinal))).toBe(true);
          expect(alone).toHaveLength(Math.min(limit, every.filter((alike) => alike >= 0.01).length));
          for (const [at, alike] of alone.entries()) expect(alike).toBeCloseTo(every[at]!, 9);
        },
      ),
      { numRuns: 20 },
    );
  });

  test("leave no trace of the name that was asked for before", () => {
    const first = letters.alikeTo("volgatanker", { limit: 5, least: 0, also: [] });
    letters.alikeTo("northernsteel", { limit: 5, least: 0, also: [] });
    expect(letters.alikeTo("volgatanker", { limit: 5, least: 0, also: [] })).toEqual(first);
  });
});
