/**
 * Keys of words that may be misspelt. A word is cut into two halves: where a letter is wrong, missing or too much, one half
 * is as it was. The length beside a half makes it rare. Method: Li, Deng, Wang and Feng, "Pass-Join: A
 * Partition-based Method for Similarity Joins", PVLDB 5(3), 2011, for one edit; two neighbouring letters that change places
 * at the cut are tried too.
 */
import type { AnalysedName, NameToken } from "../names/analyse/analysed-name.ts";
import type { KeyCollector } from "./key-collector.ts";
import { wordKey } from "./name-keys.ts";
import type { RetrievalSide } from "./retrieval-key.ts";

const BOOST = 1.5;
const SHORTEST = 5;
const WORD = /^[a-z0-9]*[a-z][a-z0-9]*$/;
/** Tags of words whose right spelling is not in a list. */
const MISSPELT: ReadonlySet<string> = new Set(["word", "place"]);
/**
 * A name with more such words is found by the others. A query has more, as a misspelt market word or legal form is not
 * recognised.
 */
const MOST_WORDS: Readonly<Record<RetrievalSide, number>> = { stored: 2, query: 4 };

/** Adds the keys of a name that has few words by which it would be found where one of them is misspelt. */
export function addMisspellingKeys(keys: KeyCollector, { tokens }: AnalysedName, side: RetrievalSide): void {
  const words = tokens.filter(({ tag }) => MISSPELT.has(tag));
  if (words.length > MOST_WORDS[side]) return;
  for (const word of words) {
    if (!isCuttable(word)) continue;
    if (side === "stored")
      for (const half of halves(word.text, word.text.length)) keys.add("misspelling", half, BOOST);
    else
      for (const half of halvesOfNeighbours(word.text)) keys.addMisspelling(half, BOOST, wordKey(word.text));
  }
}

function isCuttable({ text }: NameToken): boolean {
  return text.length >= SHORTEST && WORD.test(text);
}

/** The halves that a word of `length` letters has, if the text is that word or has an edit in its other half. */
function halves(text: string, length: number): string[] {
  const cut = length >> 1;
  return [`mh:${length}:${text.slice(0, cut)}`, `mt:${length}:${text.slice(cut - length)}`];
}

/** The halves of every word that is one edit away. */
function halvesOfNeighbours(text: string): Set<string> {
  const cut = text.length >> 1;
  const exchanged = text.slice(0, cut - 1) + text[cut] + text[cut - 1] + text.slice(cut + 1);
  const near = [-1, 0, 1].map((more) => text.length + more).filter((length) => length >= SHORTEST);
  return new Set([...near.flatMap((length) => halves(text, length)), ...halves(exchanged, text.length)]);
}
