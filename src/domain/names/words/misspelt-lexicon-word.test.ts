import fc from "fast-check";
import { expect, test } from "vitest";
import { lexiconWords } from "./lexicon.ts";
import { lexiconWordsNear } from "./misspelt-lexicon-word.ts";
import { tokenInformation } from "./token-information.ts";

test.each([
  ["holdin", "holding"],
  ["compumer", "computer"],
  ["pertoleum", "petroleum"],
  ["sservices", "services"],
])("%s may stand for %s", (written, meant) => {
  expect(lexiconWordsNear(written)).toContain(meant);
});

test.each(["holding", "acme", "bank", "holdings-x", "χολντινγκ", "zz", ""])(
  "%s stands for nothing else",
  (written) => {
    expect(lexiconWordsNear(written)).toEqual([]);
  },
);

test("a market word with a letter more is found, unless names have that word", () => {
  const words = [...lexiconWords()].filter((word) => /^[a-z]{6,}$/.test(word));
  fc.assert(
    fc.property(fc.constantFrom(...words), fc.nat(), fc.constantFrom(..."qxz"), (word, place, letter) => {
      const at = place % (word.length + 1);
      const written = word.slice(0, at) + letter + word.slice(at);
      fc.pre(tokenInformation(written) >= 9.5);
      expect(lexiconWordsNear(written)).toContain(word);
    }),
  );
});
