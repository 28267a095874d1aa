/**
 * Whether two names differ by slips alone: a letter wrong, missing, added or exchanged, or a space at another place. Words are
 * otherwise compared each for itself, and a wrong letter in a short word or in a legal form then counts as two other words,
 * though all the rest of the name agrees.
 */
import type { AnalysedName, NameToken } from "../../names/analyse/analysed-name.ts";
import { editsBetween } from "../../names/words/edits-between.ts";
import { asRead } from "../../names/words/look-alikes.ts";
import { digitsOf } from "../words/name-numbers.ts";

/** A wrong letter among so few letters of a name is another name. */
const LEAST_LETTERS = 6;
/** Letters for each wrong one from which on the rest of the name leaves no doubt. */
const MANY_LETTERS = 16;
/** Letters of a changed word: with two it is another word or a designator ("Fund AB"), with so many one of its letters is a slip. */
const SHORTEST = 3;
const LONG_WORD = 6;
/** Letters that a word of a legal form counts as, at least: the form says little about which company it is. */
const FORM_LETTERS = 5;
/** The least information of a word that is misspelt, in nats: hardly any name holds it. Two words of many names are two words. */
const RARE = 9.5;
/** The same of a word of three letters, whose information has a bound. It counts beside a word of a legal form alone. */
const RARE_SHORT = 7.5;
const LATIN = /^[a-z0-9]+$/;

/** 0: the names differ by more than slips, or not at all; else up to 1, the more letters of the name agree for each slip. */
export function misspelt(query: AnalysedName, candidate: AnalysedName): number {
  return (
    slipsIn(query.tokens.filter(isOwn), candidate.tokens.filter(isOwn)) ||
    slipsIn(query.tokens, candidate.tokens)
  );
}

function isOwn({ tag }: NameToken): boolean {
  return tag !== "form" && tag !== "stop";
}

function slipsIn(left: readonly NameToken[], right: readonly NameToken[]): number {
  const changed = changedWords(left, right);
  if (changed.length === 0 || !changed.every(areSlip)) return 0;
  const edits = changed.reduce((sum, [one, other]) => sum + Math.max(editsIn(one, other), 1), 0);
  const letters = Math.min(lettersOf(left), lettersOf(right));
  if (letters < LEAST_LETTERS * edits) return 0;
  const shortest = Math.min(...changed.map(lengthOf));
  return share(letters / edits, LEAST_LETTERS - 2, MANY_LETTERS) * share(shortest, SHORTEST - 1, LONG_WORD);
}

function share(value: number, none: number, all: number): number {
  return Math.max(0, Math.min(1, (value - none) / (all - none)));
}

function lettersOf(tokens: readonly NameToken[]): number {
  return tokens.filter(isOwn).reduce((sum, { text }) => sum + text.length, 0);
}

interface Word {
  readonly text: string;
  readonly isNumber: boolean;
  readonly isForm: boolean;
  /** Nats of its rarest word. */
  readonly information: number;
}

/** The words that differ, side by side; the whole differing stretch as one word where it has another number of words. */
function changedWords(
  left: readonly NameToken[],
  right: readonly NameToken[],
): readonly (readonly [Word, Word])[] {
  const most = Math.min(left.length, right.length);
  let from = 0;
  while (from < most && left[from]!.text === right[from]!.text) from++;
  let end = 0;
  while (end < most - from && left.at(-1 - end)!.text === right.at(-1 - end)!.text) end++;
  const ours = left.slice(from, left.length - end);
  const theirs = right.slice(from, right.length - end);
  if (ours.length !== theirs.length)
    return ours.length * theirs.length === 0 ? [] : [[wordOf(ours), wordOf(theirs)]];
  return ours.flatMap((token, at) =>
    token.text === theirs[at]!.text ? [] : [[wordOf([token]), wordOf([theirs[at]!])] as const],
  );
}

function wordOf(tokens: readonly NameToken[]): Word {
  return {
    text: tokens.map(({ text }) => text).join(""),
    isNumber: tokens.some(({ tag }) => tag === "number"),
    isForm: tokens.every(({ tag }) => tag === "form"),
    information: Math.max(...tokens.map((token) => (token.tag === "word" ? token.information : 0))),
  };
}

function areSlip(pair: readonly [Word, Word]): boolean {
  const [one, other] = pair;
  if (one.isNumber || other.isNumber || lengthOf(pair) < SHORTEST) return false;
  const rarest = Math.max(one.information, other.information);
  if (rarest < (one.isForm || other.isForm ? RARE_SHORT : RARE)) return false;
  if (!LATIN.test(one.text) || !LATIN.test(other.text)) return false;
  if (digitsOf(one.text) !== digitsOf(other.text)) return asRead(one.text) === asRead(other.text);
  return editsIn(one, other) <= 2;
}

function lengthOf([one, other]: readonly [Word, Word]): number {
  const letters = Math.min(one.text.length, other.text.length);
  return one.isForm || other.isForm ? Math.max(letters, FORM_LETTERS) : letters;
}

function editsIn(one: Word, other: Word): number {
  return digitsOf(one.text) === digitsOf(other.text) ? editsBetween(one.text, other.text) : 1;
}
