import { describe, expect, test } from "vitest";
import { sensesByStem, sensesOfForm } from "./latin-endings.ts";
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
    ["muller", [], "a name that is as frequent as a name, beside one word alone"],
    ["hause", [], "a short stem"],
    ["technokrat", [], "another word"],
    ["стройки", [], "a word in other letters"],
  ])("%s: %j, by %s", (word, senses) => {
    expect(sensesOfForm(word, known)).toEqual(senses);
  });
});
