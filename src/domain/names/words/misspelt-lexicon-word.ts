/** Finds the activity, place or market words that a misspelt word may stand for: "holdin", "compumer", "financte". */
import { memoize } from "../../memoize.ts";
import { wordsNear } from "./deletions.ts";
import { editsBetween } from "./edits-between.ts";
import { lexiconWords } from "./lexicon.ts";
import { tokenInformation } from "./token-information.ts";

const LATIN = /^[a-z]+$/;
/** Shorter words are one letter away from many others. */
const SHORTEST = 5;
/** The least information of a misspelt word, in nats: hardly any name holds it. */
const RARE = 9.5;

let near: ReturnType<typeof wordsNear> | null = null;

/** The words one edit away, empty for a word that names of companies have. */
export const lexiconWordsNear = memoize((text): readonly string[] => {
  if (text.length < SHORTEST - 1 || !LATIN.test(text) || tokenInformation(text) < RARE) return [];
  near ??= wordsNear([...lexiconWords()].filter((word) => word.length >= SHORTEST && LATIN.test(word)));
  return [...new Set(near(text))].filter((word) => editsBetween(text, word) === 1);
});
