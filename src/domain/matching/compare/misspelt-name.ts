/**
 * Whether two names differ by slips alone: a letter wrong, missing, added or exchanged, or a space at another place. Words are
 * otherwise compared each for itself, and a wrong letter in a short word or in a legal form then counts as two other words,
 * though all the rest of the name agrees.
 *
 * Names of two companies that are as near differ nearly always in a number, in an abbreviation or in a word of up to four
 * letters (KCB Bank, NCBA Bank; Fund A, Fund B), or by two letters of one word. So these are no slips, and others are surer the
 * longer the word is for each of its edits.
 */
import { memoizeLast } from "../../memoize.ts";
import type { AnalysedName, NameToken } from "../../names/analyse/analysed-name.ts";
import { foldComparable } from "../../names/analyse/clean-name.ts";
import { editsBetween } from "../../names/words/edits-between.ts";
import { asRead } from "../../names/words/look-alikes.ts";
import { tokenInformation } from "../../names/words/token-information.ts";
import { digitsOf } from "../words/name-numbers.ts";

/** Letters of a name for each of its edits, up to which it may as well be another name, and from which it is surely misspelt. */
const FEW_IN_NAME = 5;
const MANY_IN_NAME = 10;
/** The same of a changed word. */
const FEW_IN_WORD = 2.5;
const MANY_IN_WORD = 5;
/** Two slips in one word are rarer than slips in two: the word has to be so many letters longer (Samsung, Samyoung). */
const FOR_TWO = 2;
/** Letters of a changed word of a name, at least. */
const SHORTEST = 4;
/** The same where the other word is a known one: "thc" for "the", "sn" for "sdn". Each counts as so many letters. */
const SHORTEST_KNOWN = 2;
const KNOWN_LETTERS = 5;
/** Letters of a word with a figure in the place of a letter that looks like it, at least: "5ky" for "sky". */
const SHORTEST_MISREAD = 3;
/** The longer of two words has so many letters at least, or one is an article ("oj" for "of"): two letters may be a designator (Automotive CV, Automotive LV). */
const LONGER_KNOWN = 3;
/** The most edits of a word, of a stretch of more than two words, and of all. Spaces at other places are half an edit. */
const MOST_IN_WORD = 2.5;
const MOST_IN_STRETCH = 1.5;
const MOST = 4;
const SPACES = 0.5;
/** Names as they are written, with points and other signs, are seldom near where their lengths differ by more. */
const SIGNS_APART = 6;
/** The least information of a misspelt word, in nats, by its letters: hardly any name holds it. Two words of many names are two words. */
const RARE = [99, 99, 5, 7, 9.5] as const;
const LATIN = /^[a-z0-9]+$/;

interface Word {
  readonly text: string;
  readonly isNumber: boolean;
  /** A word of a legal form, of the market, an activity, a place or an article: not a name. */
  readonly isKnown: boolean;
  readonly isArticle: boolean;
  /** The words that are written as this one, without spaces. */
  readonly words: number;
  /** In nats; of its rarest word. */
  readonly information: number;
}

type Change = readonly [Word, Word];

/** 0: the names differ by more than slips, or not at all; else up to 1, the longer the misspelt words and the rest of the name. */
export function misspelt(query: AnalysedName, candidate: AnalysedName): number {
  const near = areNear(query.joined, candidate.joined);
  if (!near && !mayBeNear(query, candidate)) return 0;
  const own = [ownOnce(query), ownWords(candidate)] as const;
  const letters = Math.min(lettersOf(own[0]), lettersOf(own[1]));
  const numbers = sameNumbers(query, candidate);
  return Math.max(
    near ? surenessOf(own, letters, numbers) : 0,
    surenessOf([writtenOnce(query), writtenWords(candidate)], letters, numbers),
  );
}

function areNear(left: string, right: string): boolean {
  return editsBetween(left, right) <= MOST;
}

/** Whether the names may be near as they are written: a misspelt legal form is a word of the name. A cheap test of each pair. */
function mayBeNear(
  { raw: left, tokens: ours }: AnalysedName,
  { raw: right, tokens: theirs }: AnalysedName,
): boolean {
  if (Math.abs(left.length - right.length) > SIGNS_APART) return false;
  const [last, other] = [ours.at(-1), theirs.at(-1)];
  if (last?.text === other?.text && last?.tag !== "form") return true;
  return editsBetween(ours[0]?.text ?? "", theirs[0]?.text ?? "") <= MOST_IN_WORD;
}

function lettersOf(words: readonly Word[]): number {
  return words.reduce((sum, { text }) => sum + text.length, 0);
}

export function sameNumbers({ numbers: left }: AnalysedName, { numbers: right }: AnalysedName): boolean {
  return left.length === right.length && left.every((number, i) => number === right[i]);
}

// A single letter is a designator, also where it is an article of some language ("Superfund A").
function isOwn({ tag, text }: NameToken): boolean {
  return tag !== "form" && (tag !== "stop" || text.length === 1);
}

function ownWords({ tokens }: AnalysedName): Word[] {
  return tokens.filter(isOwn).map(wordOf);
}

function wordOf({ text, tag, information }: NameToken): Word {
  const isName = tag === "word" || tag === "initials" || tag === "number";
  return {
    text,
    isNumber: tag === "number",
    isKnown: !isName,
    isArticle: tag === "stop",
    words: 1,
    // A word of a legal form may be read so though it is misspelt.
    information: tag === "word" ? information : tag === "form" ? tokenInformation(text) : 0,
  };
}

const SINGLE_LETTERS = /(?<![\p{L}\p{N}])([\p{L}\p{N}]) +(?=[\p{L}\p{N}](?![\p{L}\p{N}]))/gu;

/** All words of a name, also of its legal form, as they are written. Single letters in a row are one word. */
function writtenWords({ raw, tokens }: AnalysedName): Word[] {
  const spelled = foldComparable(raw)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return spelled
    .replace(SINGLE_LETTERS, "$1")
    .split(" ")
    .map((text) => {
      const token = tokens.find((one) => one.text === text);
      return { ...(token ? wordOf(token) : otherwiseWritten(text)), isNumber: /^\d+$/.test(text) };
    });
}

/** A word that the analysis writes in another way: of a legal form or number, known or misspelt. */
function otherwiseWritten(text: string): Omit<Word, "isNumber"> {
  const information = tokenInformation(text);
  return { text, isKnown: !isRare({ text, information }), isArticle: false, words: 1, information };
}

// A query's words are compared with every candidate of a shortlist.
const writtenOnce = memoizeLast(writtenWords);
const ownOnce = memoizeLast(ownWords);

/** @param letters of the names without their legal forms. */
function surenessOf(
  [left, right]: readonly (readonly Word[])[],
  letters: number,
  sameNumbers: boolean,
): number {
  let sure = 0;
  for (const changes of changesBetween(left!, right!)) {
    // Each changed word costs an edit, so a name with more of them is not read letter by letter.
    if (changes.length === 0 || changes.length > MOST) continue;
    if (!sameNumbers && !changes.some(isMisread)) continue;
    const edits = changes.reduce((sum, change) => sum + editsOf(change), 0);
    if (edits > MOST) continue;
    // A wrong letter in a known word leaves the name as it is.
    const around = changes.every(isOfKnown) ? Math.min(lettersOf(left!), lettersOf(right!)) : letters;
    const weakest = Math.min(...changes.map(sureness));
    sure = Math.max(sure, weakest * share(around / edits, FEW_IN_NAME, MANY_IN_NAME));
  }
  return sure;
}

function isOfKnown([one, other]: Change): boolean {
  return one.isKnown || other.isKnown;
}

/** 0 up to `none`, 1 from `all` on, and in between the part of the way. */
export function share(value: number, none: number, all: number): number {
  return Math.max(0, Math.min(1, (value - none) / (all - none)));
}

/** The words that differ, side by side, in each way to pair them. */
function changesBetween(left: readonly Word[], right: readonly Word[]): readonly (readonly Change[])[] {
  const most = Math.min(left.length, right.length);
  let from = 0;
  while (from < most && left[from]!.text === right[from]!.text) from++;
  let end = 0;
  while (end < most - from && left.at(-1 - end)!.text === right.at(-1 - end)!.text) end++;
  const ours = left.slice(from, left.length - end);
  const theirs = right.slice(from, right.length - end);
  if (ours.length * theirs.length === 0) return [];
  if (ours.length === 1 && theirs.length === 1) return [sideBySide(ours, theirs)];
  const whole = [[together(ours), together(theirs)] as const];
  if (ours.length === theirs.length) return [sideBySide(ours, theirs), whole];
  if (ours.length === theirs.length + 1) return [whole, ...joined(ours, theirs)];
  if (theirs.length === ours.length + 1)
    return [whole, ...joined(theirs, ours).map((changes) => changes.map(([a, b]) => [b, a] as const))];
  return [whole];
}

function sideBySide(ours: readonly Word[], theirs: readonly Word[]): Change[] {
  return ours.flatMap((word, at) => (word.text === theirs[at]!.text ? [] : [[word, theirs[at]!] as const]));
}

/** The same where two neighbours of the first name are one word of the second. */
function joined(more: readonly Word[], fewer: readonly Word[]): readonly (readonly Change[])[] {
  return fewer.map((one, at) => [
    ...sideBySide(more.slice(0, at), fewer.slice(0, at)),
    [together(more.slice(at, at + 2)), one] as const,
    ...sideBySide(more.slice(at + 2), fewer.slice(at + 1)),
  ]);
}

/** Words written as one. */
function together(words: readonly Word[]): Word {
  return {
    text: words.map(({ text }) => text).join(""),
    isNumber: words.some(({ isNumber }) => isNumber),
    isKnown: false,
    isArticle: false,
    words: words.length,
    information: Math.max(...words.map(({ information }) => information)),
  };
}

function editsOf([one, other]: Change): number {
  const spaces = one.words > 1 || other.words > 1 ? SPACES : 0;
  const edits = editsBetween(one.text, other.text);
  return spaces + (edits > 1 && asRead(one.text) === asRead(other.text) ? 1 : edits);
}

/** A figure for a letter that looks like it. */
function isMisread([one, other]: Change): boolean {
  return digitsOf(one.text) !== digitsOf(other.text) && asRead(one.text) === asRead(other.text);
}

/** 0 where the two may be two words, else up to 1. */
function sureness(change: Change): number {
  const [one, other] = change;
  if (one.isNumber || other.isNumber || !LATIN.test(one.text) || !LATIN.test(other.text)) return 0;
  const misread = isMisread(change);
  if (!misread && digitsOf(one.text) !== digitsOf(other.text)) return 0;
  const edits = editsOf(change);
  if (edits > (one.words > 2 || other.words > 2 ? MOST_IN_STRETCH : MOST_IN_WORD)) return 0;
  const known = isOfKnown(change);
  const [shorter, longer] = [one.text.length, other.text.length].sort((a, b) => a - b) as [number, number];
  if (longer < LONGER_KNOWN && !misread && !one.isArticle && !other.isArticle) return 0;
  if (shorter < (known ? SHORTEST_KNOWN : misread ? SHORTEST_MISREAD : SHORTEST)) return 0;
  if (!misread && !isRare(one) && !isRare(other)) return 0;
  const letters = known || misread ? Math.max(shorter, KNOWN_LETTERS) : shorter;
  return share((letters - (edits >= 2 ? FOR_TWO : 0)) / edits, FEW_IN_WORD, MANY_IN_WORD);
}

function isRare({ text, information }: Pick<Word, "text" | "information">): boolean {
  return information >= RARE[Math.min(text.length, RARE.length - 1)]!;
}
