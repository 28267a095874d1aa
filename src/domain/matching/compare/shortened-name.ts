/**
 * Whether one name is the other with words shortened: "Constr. Metálicas Arrizabal" and "Construcciones Metálicas Arrizabal",
 * "Masch.-fabrik Kessenbrock" and "Maschinenfabrik Kessenbrock". The tables of abbreviations hold those of some languages; here
 * the other name tells which word is meant. A word is shortened by its end or by letters within it, and the end stands for at
 * least two letters (ISO 4:1997, truncation and contraction).
 */
import { memoizeLast } from "../../memoize.ts";
import type { AnalysedName } from "../../names/analyse/analysed-name.ts";
import { foldComparable } from "../../names/analyse/clean-name.ts";
import { expandAbbreviation, isStopWord, lookUp } from "../../names/words/lexicon.ts";
import { sensesOf } from "../../names/words/senses/senses.ts";
import { tokenCount, tokenInformation } from "../../names/words/token-information.ts";
import type { AlignedWords } from "../words/telling-word.ts";
import { sameNumbers } from "./misspelt-name.ts";

/** A word as it is written. */
interface Piece {
  readonly text: string;
  /** A full stop follows. */
  readonly dotted: boolean;
  /** No space is between the word and the one before. */
  readonly tied: boolean;
  /** A hyphen alone stands before the word: "sp-nia" for "spółdzielnia". */
  readonly hyphened: boolean;
  readonly isForm: boolean;
}

/** The least information of the words that both names have in full, in nats. */
const LEAST_SHARED = 5;
/** The most words that differ. */
const MOST_DIFFERENT = 6;
/** The fewest letters that an abbreviation leaves out. */
const FEWEST_LEFT_OUT = 2;
/** How sure an abbreviation is by its letters, for a word that is known in names and for another one. */
const KNOWN_WORD = [0, 0, 0.85, 1, 1] as const;
const OTHER_WORD = [0, 0, 0, 0.9, 1] as const;
/** Without a full stop. */
const UNDOTTED = 0.9;
/** Of an abbreviation that usually means another word. */
const UNUSUAL = 0.5;
/** The share of the shorter of two words with which related words begin alike. */
const RELATED = 0.65;
const WITHOUT_VOWELS = /^.[^aeiou]+.$/;
const FEWEST_INITIALS = 2;
const TWO_INITIALS = 0.85;
const SHORTEST = 3;
const SHORTEST_APART = 4;
/** Names of the table of words; a word of more of them is a word of its own. */
const FEW_NAMES = 20;

/**
 * Whether names may differ by shortened words alone: each word without a match, of the name that has fewer, begins as one of the
 * other name does. A cheap test of each pair.
 */
export function mayBeShortened(left: AlignedWords, right: AlignedWords): boolean {
  const [ours, theirs] = [initialsOfUnmatched(left), initialsOfUnmatched(right)];
  const [fewer, more] = ours.length < theirs.length ? [ours, theirs] : [theirs, ours];
  return more.length <= MOST_DIFFERENT && fewer.every((letter) => more.includes(letter));
}

function initialsOfUnmatched({ tokens, used }: AlignedWords): string[] {
  return tokens.flatMap(({ text }, at) => (used[at] === 1 ? [] : [text[0]!]));
}

/** 0: the names differ by more than shortened words, or not at all; else up to 1, the surer the abbreviations are. */
export function shortened(query: AnalysedName, candidate: AnalysedName): number {
  const [ours, theirs] = [piecesOnce(query), piecesOf(candidate)];
  if (!sameNumbers(query, candidate)) return 0;
  const left = ours.filter((piece) => piece.isForm || !hasWord(theirs, piece));
  const right = theirs.filter((piece) => piece.isForm || !hasWord(ours, piece));
  const [own, other] = [ownWords(left), ownWords(right)];
  if (own + other === 0 || own > MOST_DIFFERENT || other > MOST_DIFFERENT) return 0;
  const shared = ours.filter((piece) => !piece.isForm && !isMarketWord(piece.text) && hasWord(theirs, piece));
  const information = shared.reduce((sum, { text }) => sum + tokenInformation(text), 0);
  return information < LEAST_SHARED ? 0 : covered(left, right);
}

function ownWords(pieces: readonly Piece[]): number {
  return pieces.filter(({ isForm }) => !isForm).length;
}

function hasWord(pieces: readonly Piece[], { text }: Piece): boolean {
  return pieces.some((piece) => piece.text === text);
}

/** How surely each word that differs is short for one of the other name, in order, 0..1. Words of a legal form may be left over. */
function covered(left: readonly Piece[], right: readonly Piece[]): number {
  // From the ends of both names, so that each place is looked at once.
  const width = right.length + 1;
  const sure = new Float64Array((left.length + 1) * width);
  const at = (i: number, j: number) => sure[i * width + j]!;
  for (let i = left.length; i >= 0; i--) {
    for (let j = right.length; j >= 0; j--) {
      const [one, other] = [left[i], right[j]];
      if (one === undefined && other === undefined) sure[i * width + j] = 1;
      else
        sure[i * width + j] = Math.max(
          one?.isForm ? at(i + 1, j) : 0,
          other?.isForm ? at(i, j + 1) : 0,
          one === undefined || other === undefined ? 0 : bestStep(left, right, i, j, at),
        );
    }
  }
  return at(0, 0);
}

/** The best way to match the words at two places with each other, and the words behind them. */
function bestStep(
  left: readonly Piece[],
  right: readonly Piece[],
  i: number,
  j: number,
  at: (i: number, j: number) => number,
): number {
  const [one, other] = [left[i]!, right[j]!];
  const single = one.isForm && other.isForm ? 0 : Math.max(shortFor(one, other), shortFor(other, one));
  const [theirs, ours] = [initialsFor(one, right, j), initialsFor(other, left, i)];
  return Math.max(
    single > 0 ? Math.min(single, at(i + 1, j + 1)) : 0,
    isCompound(left, i, other) ? at(i + 2, j + 1) : 0,
    isCompound(right, j, one) ? at(i + 1, j + 2) : 0,
    theirs > 0 ? Math.min(theirs, at(i + 1, j + one.text.length)) : 0,
    ours > 0 ? Math.min(ours, at(i + other.text.length, j + 1)) : 0,
  );
}

/** How surely a word is the initials of words that follow one another, 0..1: "PHU" of "Przedsiębiorstwo Handlowo-Usługowe". */
function initialsFor({ text, isForm }: Piece, long: readonly Piece[], from: number): number {
  if (isForm || text.length < FEWEST_INITIALS || from + text.length > long.length) return 0;
  const words = long.slice(from, from + text.length);
  if (!words.every((word, at) => word.text.length > 1 && word.text[0] === text[at])) return 0;
  const known = words.filter((word) => word.isForm || isKnown(word.text)).length;
  if (text.length === FEWEST_INITIALS) return known === text.length ? TWO_INITIALS : 0;
  return known > 0 ? 1 : 0;
}

/** Whether two words mean the same, or begin alike for the most part: "society" and "sociedad", but not "international" and "interiors". */
function areRelated(one: string, other: string): boolean {
  const concept = lookUp(one)?.concept;
  if (concept !== undefined && concept === lookUp(other)?.concept) return true;
  let alike = 0;
  while (alike < one.length && one[alike] === other[alike]) alike++;
  return alike >= RELATED * Math.min(one.length, other.length);
}

const DOTTED = { opens: false, dotted: true };

/** How surely the first word is short for the second, 0..1. */
function shortFor(short: Piece, long: Piece): number {
  if (short.text[0] !== long.text[0] || long.text.length < short.text.length + FEWEST_LEFT_OUT) return 0;
  const usual = expandAbbreviation(short.text, DOTTED);
  if (usual === long.text) return 1;
  const sure = asStands(short, long.text);
  // "Int." is international: "interiors" is another word.
  return usual === short.text || areRelated(usual, long.text) ? sure : Math.min(sure, UNUSUAL);
}

function asStands({ text: short, dotted }: Piece, long: string): number {
  const known = isKnown(long);
  if (dotted && long.startsWith(short)) return (known ? KNOWN_WORD : OTHER_WORD)[Math.min(short.length, 4)]!;
  if (known && isStump(short) && long.startsWith(short)) return UNDOTTED;
  if (!known || !isContraction(short, long)) return 0;
  return dotted || WITHOUT_VOWELS.test(short) ? 1 : UNDOTTED;
}

/** A beginning that is no word of its own: "constr", "distrib". */
function isStump(text: string): boolean {
  return text.length >= SHORTEST && /[^aeiou]$/.test(text) && !isKnown(text) && tokenCount(text) < FEW_NAMES;
}

/** "hwy" for "highway", "ayto" for "ayuntamiento": the first letter, some within and the last, and no word of its own. */
function isContraction(short: string, long: string): boolean {
  if (short.length < SHORTEST || short.at(-1) !== long.at(-1) || isKnown(short)) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length;
}

/** Whether two words are the beginnings, or the beginning and the end, of one: "Masch.-fabrik", "Grundst.-Verwaltungsges.". */
function isCompound(pieces: readonly Piece[], at: number, { text: long }: Piece): boolean {
  const [first, second] = [pieces[at], pieces[at + 1]];
  if (first === undefined || second === undefined || first.isForm || second.isForm) return false;
  if (!long.startsWith(first.text)) return false;
  const rest = long.slice(first.text.length);
  if (!first.dotted) {
    const letters = first.text.length + second.text.length;
    return (
      second.hyphened &&
      isKnown(long) &&
      rest.endsWith(second.text) &&
      letters + FEWEST_LEFT_OUT <= long.length
    );
  }
  if (first.text.length < 2 || (!second.tied && second.text.length < SHORTEST_APART)) return false;
  return second.dotted ? rest.includes(second.text) : rest.endsWith(second.text);
}

function isKnown(text: string): boolean {
  return lookUp(text) !== null || sensesOf(text).length > 0;
}

function isMarketWord(text: string): boolean {
  const tag = lookUp(text)?.tag;
  return tag === "activity" || tag === "generic";
}

/** They have a full stop and are short for no word of a name. */
const TITLES: ReadonlySet<string> = new Set(["dr", "prof", "mr", "mrs", "ms"]);
const WORD = /[\p{L}\p{N}]+/gu;
/** "Gen'l", "Ass'n". */
const APOSTROPHE = /(?<=\p{L}{2})'(?=\p{L}{1,2}(?!\p{L}))/gu;
const DOTTED_LETTERS = /(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+(?![\p{L}\p{N}])\.?/gu;

function piecesOf({ raw, tokens }: AnalysedName): readonly Piece[] {
  const forms = new Set(tokens.filter(({ tag }) => tag === "form").map(({ text }) => text));
  const folded = foldComparable(raw)
    .replace(APOSTROPHE, "")
    .replace(DOTTED_LETTERS, (letters) => letters.replaceAll(".", ""));
  const pieces = [...folded.matchAll(WORD)].map(({ 0: text, index }) => {
    const before = folded[index - 1];
    return {
      text,
      dotted: folded[index + text.length] === "." && text.length > 1 && !TITLES.has(text),
      hyphened: before === "-" && folded[index - 2] !== ".",
      tied: before !== undefined && before !== " ",
      isForm: forms.has(text),
    };
  });
  return pieces.filter((piece, at) => !isConnective(piece) || isDesignator(pieces, at));
}

// "KYUSHU EL. PWR": an abbreviated word is not a connecting word.
function isConnective({ text, dotted, isForm }: Piece): boolean {
  return !isForm && !dotted && isStopWord(text);
}

/** Whether a single letter ends a name: "Fund A" and "Fund E" are two, though both letters connect words in some language. */
function isDesignator(pieces: readonly Piece[], at: number): boolean {
  return pieces[at]!.text.length === 1 && pieces.slice(at + 1).every(({ isForm }) => isForm);
}

// A query's words are compared with every candidate of a shortlist.
const piecesOnce = memoizeLast(piecesOf);
