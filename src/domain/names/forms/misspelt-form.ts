/**
 * Recognises words of legal forms with one wrong letter, "Limietd", "Gesellschft", "Copr", and as a scanner misreads them,
 * "C0mpany", "Lirnited".
 */

import { memoize } from "../../memoize.ts";
import { wordsByForm, wordsNear } from "../words/deletions.ts";
import { lookUp } from "../words/lexicon.ts";
import { asRead } from "../words/look-alikes.ts";
import { tokenInformation } from "../words/token-information.ts";
import { legalFormTable } from "./legal-form-table.ts";
import { formWord } from "./legal-form-words.ts";

const LATIN = /^[a-z]+$/;
const MISREAD = /^(?=[a-z0-9]*(?:[013568]|rn|vv))\d?[a-z]+(?:\d[a-z]+)*$/;
/** Other words are one letter away from most shorter words. */
const SHORTEST = 7;
/** Shorter words that are corrected where two letters stand in the wrong order. Most other words of four letters are acronyms. */
const SHORT = new Set("gmbh corp ltda sarl".split(" "));
/** The least information of a word that may be misspelt, in nats: hardly any name holds it. Others are words of their own. */
const RARE = 10;

/** The Arabic word for a company has no one spelling in Latin letters, and is one letter away from "shariah". */
const MANY_SPELLINGS = "ar-company";

let wordsNearTo: ReturnType<typeof wordsNear> | null = null;
/** Word as a scanner may read it → the words that it may stand for. */
let looks: ReadonlyMap<string, readonly string[]> | null = null;

/** The word of a legal form that is misspelt so, as the table spells it; null for any other word. */
export const misspeltFormWord = memoize((text): string | null => {
  if (lookUp(text) !== null || tokenInformation(text) < RARE) return null;
  return (MISREAD.test(text) ? misreadAs(text) : null) ?? (LATIN.test(text) ? misspeltAs(text) : null);
});

function misreadAs(text: string): string | null {
  looks ??= wordsByForm(correctable(), (word) => [asRead(word)]);
  const meant = new Set(looks.get(asRead(text))?.map(formWord));
  return meant.size === 1 ? [...meant][0]! : null;
}

function misspeltAs(text: string): string | null {
  wordsNearTo ??= wordsNear(correctable());
  const near = wordsNearTo(text);
  if (near.includes(text)) return null;
  // Two letters in the wrong order are a slip of the hand, and need no other explanation.
  const exchanged = near.filter((word) => editTo(text, word) === "exchange");
  const edited = exchanged.length > 0 ? exchanged : near.filter((word) => editTo(text, word) !== null);
  const meant = new Set(edited.map(formWord));
  return meant.size === 1 ? [...meant][0]! : null;
}

function correctable(): string[] {
  const { words, exact } = legalFormTable();
  return [...words].filter(
    (word) =>
      (SHORT.has(word) || (word.length >= SHORTEST && LATIN.test(word))) &&
      exact.get(word)?.every(({ family }) => family === MANY_SPELLINGS) !== true,
  );
}

/** The one edit between the texts: a letter more, less or another, or two neighbours exchanged; null where there are more. */
function editTo(text: string, word: string): "exchange" | "letter" | null {
  const most = Math.min(text.length, word.length);
  let from = 0;
  while (from < most && text[from] === word[from]) from += 1;
  let end = 0;
  while (end < most - from && text.at(-1 - end) === word.at(-1 - end)) end += 1;
  const [own, meant] = [text.slice(from, text.length - end), word.slice(from, word.length - end)];
  // The first letter is seldom the wrong one.
  if (from === 0) return null;
  if (own.length === 2 && meant.length === 2)
    return own[0] === meant[1] && own[1] === meant[0] ? "exchange" : null;
  // "Institutions" and "corporativo" are other words of the same family, and "Municipa" is the end of a name that was cut.
  const isOther = end === 0;
  return word.length >= SHORTEST && own.length <= 1 && meant.length <= 1 && !isOther ? "letter" : null;
}
