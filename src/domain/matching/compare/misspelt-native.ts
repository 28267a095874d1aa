/**
 * Whether two names in Han, kana, Arabic, Hebrew, Thai or another script that stays native differ by slips alone. Such names are
 * written without spaces, or cut into words by their known ones, so a slip moves the cuts: the letters are compared, and the
 * words tell what the slip is in.
 *
 * Names of two companies of one country that are one letter apart differ in a number, in Latin letters, or in a short word of the
 * name (東急建設, 東洋建設; オーテック, オービック), and hardly ever within a legal form or a longer market word. So a slip there is sure,
 * and one in a word of a name is surer the longer the word is.
 */
import type { AnalysedName, NameToken, Script } from "../../names/analyse/analysed-name.ts";
import { foldKana } from "../../names/transliteration/kana.ts";
import { editsBetween } from "../../names/words/edits-between.ts";
import { sameNumbers, share } from "./misspelt-name.ts";

const NATIVE: ReadonlySet<Script> = new Set(["han", "kana", "arabic", "hebrew", "thai", "indic", "other"]);
const LONG_VOWEL = /ー/g;
const LONG_VOWEL_EDIT = 0.5;
/** The most letters that one slip changes: two neighbours that changed places. */
const LONGEST_STRETCH = 2;
const DIGIT_OR_LATIN = /[a-z0-9]/;
const HAN = /^[\u3400-\u9fff\u3005]+$/;
const KANA = /^[\u30a1-\u30fa\u30fc]+$/;
type Kind = "han" | "kana" | "other";
/** Letters of a word of a legal form, the market, an activity or a place, at least: with fewer, another word may be as near. */
const SHORTEST_KNOWN: Readonly<Record<Kind, number>> = { han: 3, kana: 5, other: 4 };

/** Tags of words that name a company. */
const NAMING: ReadonlySet<NameToken["tag"]> = new Set(["word", "initials", "number"]);

/** Letters for each edit up to which it may be another name, and from which it is surely misspelt. */
type Range = readonly [few: number, many: number];
const KNOWN_RANGE: Range = [2, 5];
const NAME_RANGE: Range = [3, 7];
const WORD_RANGE: Readonly<Record<Kind, Range>> = { han: [4, 8], kana: [5, 8], other: [3, 6] };
const DOUBLED_RANGE: Range = [1, 3];

/** The letters of a name, and the place of the word that each belongs to. */
interface Letters {
  readonly text: string;
  readonly owner: readonly number[];
  readonly tokens: readonly NameToken[];
  /** Letters of the name without its legal forms. */
  readonly own: number;
}

/** 0: the names differ by more than slips, or not in script; else up to 1. Names with the same letters in other kana are 1. */
export function misspeltNative(query: AnalysedName, candidate: AnalysedName): number {
  if (!NATIVE.has(query.script) || !NATIVE.has(candidate.script)) return 0;
  if (!sameNumbers(query, candidate)) return 0;
  const [left, right] = [lettersOf(query), lettersOf(candidate)];
  if (left.text === right.text) return 1;
  return Math.max(byLongVowels(left, right), bySlips(left, right));
}

/** Letters from which on a name is seldom one letter from another company's. */
const SHORTEST_APART = 3;

/**
 * Whether the names differ by one letter, which may be a slip though it is no sure one: a company with such a name is not certainly
 * another.
 */
export function areOneLetterApart(query: AnalysedName, candidate: AnalysedName): boolean {
  if (!NATIVE.has(query.script) || !NATIVE.has(candidate.script)) return false;
  const shorter = Math.min(query.joined.length, candidate.joined.length);
  return (
    shorter >= SHORTEST_APART &&
    sameNumbers(query, candidate) &&
    editsBetween(foldKana(query.joined), foldKana(candidate.joined)) === 1
  );
}

function lettersOf({ tokens }: AnalysedName): Letters {
  const folded = tokens.map((token) => ({ ...token, text: foldKana(token.text) }));
  return {
    text: folded.map(({ text }) => text).join(""),
    owner: folded.flatMap(({ text }, at) => Array.from({ length: text.length }, () => at)),
    tokens: folded,
    own: folded.reduce((sum, { tag, text }) => sum + (tag === "form" ? 0 : text.length), 0),
  };
}

/** コンピュータ and コンピューター: the same but for signs of long vowels. */
function byLongVowels(left: Letters, right: Letters): number {
  const [one, other] = [left.text.replace(LONG_VOWEL, ""), right.text.replace(LONG_VOWEL, "")];
  if (one !== other) return 0;
  const edits = LONG_VOWEL_EDIT * Math.max(1, Math.abs(left.text.length - right.text.length));
  return share(Math.min(left.own, right.own) / edits, ...WORD_RANGE.kana);
}

function bySlips(left: Letters, right: Letters): number {
  const most = Math.min(left.text.length, right.text.length);
  let from = 0;
  while (from < most && left.text[from] === right.text[from]) from++;
  let end = 0;
  while (end < most - from && left.text.at(-1 - end) === right.text.at(-1 - end)) end++;
  const stretches = [left, right].map(({ text }) => text.slice(from, text.length - end));
  if (stretches.some((stretch) => stretch.length > LONGEST_STRETCH || DIGIT_OR_LATIN.test(stretch))) return 0;
  if (editsBetween(stretches[0]!, stretches[1]!) > 1) return 0;
  const [ours, theirs] = [wordsAt(left, from, end), wordsAt(right, from, end)];
  const known = [ours, theirs].filter(areKnown).length;
  // A legal form for a legal form is another company's.
  if (known === 2) return 0;
  if (known === 1) return share(most, ...KNOWN_RANGE);
  const own = Math.min(left.own, right.own);
  if (isDoubled(left.text, right.text, from, stretches)) return share(own, ...DOUBLED_RANGE);
  const words = [ours, theirs].map((tokens) => tokens.map(({ text }) => text).join(""));
  const shorter = words.reduce((a, b) => (a.length <= b.length ? a : b));
  if ([...ours, ...theirs].some(({ tag }) => tag === "number" || tag === "initials")) return 0;
  return share(shorter.length, ...WORD_RANGE[kindOf(shorter)]) * share(own, ...NAME_RANGE);
}

/** The words that hold the letters from one place to another; both neighbours where it lies between two words. */
function wordsAt({ text, owner, tokens }: Letters, from: number, end: number): readonly NameToken[] {
  const to = text.length - end;
  const [first, last] = to > from ? [owner[from]!, owner[to - 1]!] : [owner[from - 1], owner[from]];
  return tokens.slice(first ?? last ?? 0, (last ?? first ?? 0) + 1);
}

function areKnown(words: readonly NameToken[]): boolean {
  if (words.length === 0 || words.some(({ tag }) => NAMING.has(tag))) return false;
  const text = words.map((word) => word.text).join("");
  return text.length >= SHORTEST_KNOWN[kindOf(text)];
}

function kindOf(text: string): Kind {
  return HAN.test(text) ? "han" : KANA.test(text) ? "kana" : "other";
}

/** Whether one of the texts has a letter twice that the other has once. */
function isDoubled(left: string, right: string, from: number, [ours, theirs]: readonly string[]): boolean {
  if (ours!.length + theirs!.length !== 1) return false;
  const [longer, letter] = ours === "" ? [right, theirs!] : [left, ours!];
  return longer[from - 1] === letter || longer[from + 1] === letter;
}
