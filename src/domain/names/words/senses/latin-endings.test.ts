import { describe, expect, test } from "vitest";
import { sensesByStem, sensesOfForm, stemsOf } from "./latin-endings.ts";
import { spellings } from "./sense-tables.ts";
import { sensesOf } from "./senses.ts";

describe("a form of a word that the tables have in another form", () => {
  test.each([
    ["medizinischen", "medical"],
    ["wissenschaftlichen", "scientific"],
    ["mexicanos", "MX"],
  ])("%s is of %s", (word, sense) => {
    expect(sensesOf(word)).toContain(sense);
  });

  const known = sensesByStem([
    ["forester", ["forest"]],
    ["mulleres", ["women"]],
    ["technisch", ["technical"]],
    ["technische", ["technical"]],
    ["stroika", ["construction"]],
    ["haus", ["house"]],
  ]);

  test.each([
    ["technischen", ["technical"], "an ending of the same word"],
    ["foresters", ["forest"], "an ending behind the whole word"],
    ["technischer", [], "an ending that makes another word"],
    ["muller", [], "a name of many companies, beside one word alone"],
    ["hause", [], "a short stem"],
    ["technokrat", [], "another word"],
    ["стройки", [], "a word in other letters"],
  ])("%s: %j, by %s", (word, senses) => {
    expect(sensesOfForm(word, known)).toEqual(senses);
  });
});

test("two words of the tables with one stem and two of the endings have a sense in common in 96 of 100 cases", () => {
  const words = new Set([...spellings()].flatMap(([, word]) => (/^[a-z]{7,}$/.test(word) ? [word] : [])));
  const byStem = new Map<string, string[]>();
  for (const word of words) {
    for (const stem of stemsOf(word)) byStem.set(stem, [...(byStem.get(stem) ?? []), word]);
  }
  let pairs = 0;
  let one = 0;
  for (const [stem, forms] of byStem) {
    for (const [at, left] of forms.entries()) {
      for (const right of forms.slice(at + 1)) {
        // A longer stem of both is the stem.
        if (left[stem.length] === right[stem.length]) continue;
        pairs += 1;
        if (sensesOf(left).some((sense) => sensesOf(right).includes(sense))) one += 1;
      }
    }
  }
  expect(pairs).toBeGreaterThan(5000);
  expect(one / pairs).toBeGreaterThan(0.96);
});
