/** Finds the activity, place or market words that a misspelt word may stand for: "holdin", "compumer", "financte". */
import { memoize } from "../../memoize.ts";
import { deletionsOf, wordsByForm } from "./deletions.ts";
import { editsBetween } from "./edits-between.ts";
import { lexiconWords } from "./lexicon.ts";
import { tokenInformation } from "./token-information.ts";

const LATIN = /^[a-z]+$/;
/** Shorter words are one letter away from many others. */
const SHORTEST = 5;
/** The least information of a misspelt word, in nats: hardly any name holds it. */
const RARE = 9.5;

/** Deletion or word → the words that it may stand for. */
let deletions: ReadonlyMap<string, readonly string[]> | null = null;
/** The letters of the longest word. */
let longest = 0;

/** The words one edit away, empty for a word that names of companies have. */
export const lexiconWordsNear = memoize((text): readonly string[] => {
  if (text.length < SHORTEST - 1 || !LATIN.test(text) || tokenInformation(text) < RARE) return [];
  deletions ??= wordsByForm(
    [...lexiconWords()].filter((word) => word.length >= SHORTEST && LATIN.test(word)),
    (word) => [word, ...deletionsOf(word)],
  );
  longest ||= Math.max(...Array.from(deletions.keys(), ({ length }) => length));
  if (text.length > longest + 1) return [];
  const near = [text, ...deletionsOf(text)].flatMap((form) => deletions!.get(form) ?? []);
  return [...new Set(near)].filter((word) => editsBetween(text, word) === 1);
});
