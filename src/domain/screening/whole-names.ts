/**
 * Compares two names as they are written, from the first letter to the last and with their legal forms: a wrong, missing,
 * added or swapped letter, a lost or added space and letters that look alike in print leave nearly all of a name as it was,
 * also where they break the words by which names are otherwise compared.
 */
import type { AnalysedName } from "../names/analyse/analysed-name.ts";
import { romanise } from "../names/transliteration/romanise.ts";
import { phonesOfLatin } from "../names/transliteration/sounds/letter-phones.ts";
import { editsBetween, MOST_EDITS } from "../names/words/edits-between.ts";
import type { RetrievalSide } from "../retrieval/retrieval-key.ts";

const LONGEST = 80;
/** Letters and digits that look alike in print, as one of them (Rice, Jenkins and Nartker, 1995). */
const LOOK_ALIKE: readonly (readonly [RegExp, string])[] = [
  [/rn/g, "m"],
  [/cl/g, "d"],
  [/vv/g, "w"],
  [/[1i|]/g, "l"],
  [/0/g, "o"],
  [/5/g, "s"],
  [/6/g, "b"],
  [/u/g, "v"],
  [/c/g, "e"],
];

export interface WholeName {
  /** Letters and digits without spaces, in Latin letters where the script goes into Latin letter by letter. */
  readonly letters: string;
  /** The letters with those that look alike made one. */
  readonly seen: string;
  /** The letters as sounds: one sign each. */
  readonly sounds: string;
}

const known = new WeakMap<AnalysedName, WholeName>();

export function wholeName(name: AnalysedName): WholeName {
  let whole = known.get(name);
  if (whole === undefined) {
    const words = romanise(name.raw).match(/[\p{L}\p{N}]+/gu) ?? [];
    const letters = words.join("").slice(0, LONGEST);
    whole = {
      letters,
      seen: LOOK_ALIKE.reduce((text, [pattern, one]) => text.replace(pattern, one), letters),
      sounds: words
        .map((word) => phonesOfLatin(word) || word)
        .join("")
        .slice(0, LONGEST),
    };
    known.set(name, whole);
  }
  return whole;
}

const own = new WeakMap<AnalysedName, string>();

/** The letters of the words that identify the company, without spaces; of all words where it has no others. */
export function ownWords(name: AnalysedName): string {
  let words = own.get(name);
  if (words === undefined) {
    words = name.tokens
      .filter(({ tag }) => tag === "word" || tag === "initials" || tag === "number")
      .map(({ text }) => text)
      .join("")
      .slice(0, LONGEST);
    if (words === "") words = name.joined.slice(0, LONGEST);
    own.set(name, words);
  }
  return words;
}

const sorted = new WeakMap<AnalysedName, string>();

/** The words in a fixed order. A subject's name is compared with every name of a shortlist, so they are kept. */
export function sortedWords(name: AnalysedName): string {
  let words = sorted.get(name);
  if (words === undefined) {
    words = name.core.length === 1 ? name.core[0]! : [...name.core].sort().join(" ");
    sorted.set(name, words);
  }
  return words;
}

/** 1 − edits ÷ letters of the longer text, 0..1; 0 from five edits on. An edit swaps two neighbours or changes one letter. */
export function editsAlike(left: string, right: string): number {
  const longer = Math.max(left.length, right.length);
  if (longer === 0) return 0;
  const edits = editsBetween(left, right);
  return edits > MOST_EDITS ? 0 : Math.max(1 - edits / longer, 0);
}

/** Letters of a name beyond which its runs of letters find it with two wrong ones. */
const LONGEST_SHORT = 11;
/** Letters that a subject's name may have more than a short listed name: two wrong ones. */
const MOST_ADDED = 2;
const SHORTEST_SHORT = 3;
/** Letters from which on two are left out. */
const LONG_ENOUGH = 6;
/** Letters of a name from which letters are left out; the others stay out of account. */
const HEAD = 7;

/**
 * The first seven letters of a short name as they are, with each of them left out, and from six letters on with each two: two
 * names that differ by as many edits share one of these (Mor and Fraenkel, 1982; of beginnings, Garbe's SymSpell, 2012).
 * Names that are longer share runs of letters; a subject's name may be two letters longer than a short listed one.
 */
export function withLettersLeftOut(letters: string, side: RetrievalSide): readonly string[] {
  const longest = LONGEST_SHORT + (side === "query" ? MOST_ADDED : 0);
  if (letters.length < SHORTEST_SHORT || letters.length > longest) return [];
  const head = letters.slice(0, HEAD);
  const once = withoutOne(head);
  const twice = head.length < LONG_ENOUGH ? [] : once.flatMap(withoutOne);
  return [...new Set([head, ...once, ...twice])];
}

function withoutOne(letters: string): string[] {
  return Array.from({ length: letters.length }, (_, at) => letters.slice(0, at) + letters.slice(at + 1));
}
