import type { NameToken } from "../../names/analyse/analysed-name.ts";
import { romanisedAlike } from "../../names/transliteration/romanisations/romanised-alike.ts";
import { namesCountry } from "../../names/words/country-words.ts";
import type { ContentToken } from "./content-tokens.ts";
import { sameInEnglish } from "./english-spellings.ts";
import { digitsOf } from "./name-numbers.ts";
import { sameMeaning } from "./same-meaning.ts";
import { isCodeOf } from "./shared-countries.ts";
import { abbreviates, isOtherForm, misread, misspelling } from "./token-similarity.ts";

const MISSPELLING_FLOOR = 0.6;
const MISREAD_SCORE = 0.9;
const ROMANISED_SCORE = 0.9;
/** Two words that both have less information are never romanisations of one word ("brook" and "bruck"). */
const LEAST_INFORMATION = 10;
const ABBREVIATION_SCORE = 0.7;
const CONCEPT_SCORE = 0.95;

/** The matched tokens of two names, and the information of the matches in nats. */
export class Alignment {
  readonly leftUsed: Uint8Array;
  readonly rightUsed: Uint8Array;
  shared = 0;
  identifying = 0;
  /** The part of `identifying` in names of the company's own country. */
  ofCountry = 0;
  fuzzyLoss = 0;
  abbreviated = 0;
  equal = 0;
  rarest: { text: string; information: number } | null = null;

  constructor(left: number, right: number) {
    this.leftUsed = new Uint8Array(left);
    this.rightUsed = new Uint8Array(right);
  }

  /** Whether every token of both sides has an equal one: the same name, in any order and umlaut spelling. */
  complete(left: number, right: number): boolean {
    return left === right && this.equal === left;
  }

  /** Notes a word that both names spell the same. */
  noteShared({ text, information }: NameToken): void {
    if (!this.rarest || information > this.rarest.information) this.rarest = { text, information };
  }

  /** Counts all words as matched: the words before a cut are equal, and the cut word and all behind it are not known. */
  useAll(): void {
    this.leftUsed.fill(1);
    this.rightUsed.fill(1);
  }

  /** Matches all words of both names, which are the same letters. @param apart the words of the name that has more of them. */
  takeAll(apart: readonly ContentToken[]): void {
    this.useAll();
    this.fuzzyLoss = 0;
    this.abbreviated = 0;
    this.shared = apart.reduce((sum, { information }) => sum + information, 0);
    this.identifying = apart.reduce((sum, word) => sum + (isIdentifying(word) ? word.information : 0), 0);
  }
}

interface Candidate {
  readonly i: number;
  readonly j: number;
  readonly score: number;
  readonly abbreviation: boolean;
  /** Set where the other word has the same meaning, or only lacks its vowels: no information is lost to spelling. */
  readonly meaning?: boolean;
}

/** Aligns names greedily, deterministically: equal tokens, joined ones, similar ones; ties by position. */
export function align(
  left: readonly ContentToken[],
  right: readonly ContentToken[],
  crossScript: boolean,
  countries: readonly string[] = [],
): Alignment {
  const state = new Alignment(left.length, right.length);
  takeEqual(left, right, state, countries);
  takeJoined(left, right, state, false);
  takeJoined(right, left, state, true);
  const pairs: Candidate[] = [];
  for (let i = 0; i < left.length; i++) {
    if (state.leftUsed[i] === 1) continue;
    for (let j = 0; j < right.length; j++) {
      if (state.rightUsed[j] === 1) continue;
      const similar = similarTokens(left[i]!, right[j]!, crossScript, countries);
      if (similar) pairs.push({ i, j, ...similar });
    }
  }
  pairs.sort((a, b) => b.score - a.score || a.i - b.i || a.j - b.j);
  for (const pair of pairs) {
    if (state.leftUsed[pair.i] === 1 || state.rightUsed[pair.j] === 1) continue;
    take(left[pair.i]!, right[pair.j]!, pair, state, countries);
    state.leftUsed[pair.i] = 1;
    state.rightUsed[pair.j] = 1;
  }
  return state;
}

function takeEqual(
  left: readonly ContentToken[],
  right: readonly ContentToken[],
  state: Alignment,
  countries: readonly string[],
): void {
  for (let i = 0; i < left.length; i++) {
    for (let j = 0; j < right.length; j++) {
      if (state.rightUsed[j] === 1 || !sameWord(left[i]!, right[j]!)) continue;
      const sound = left[i]!.sound ?? right[j]!.sound;
      take(left[i]!, right[j]!, { i, j, score: sound ?? 1, abbreviation: false }, state, countries);
      if (sound === undefined) state.equal++;
      state.noteShared(left[i]!);
      state.leftUsed[i] = 1;
      state.rightUsed[j] = 1;
      break;
    }
  }
}

/** Whether two words are equal, also with umlauts written out (Osnabrück, Osnabrueck) or in British and American spelling. */
export function sameWord(left: NameToken, right: NameToken): boolean {
  if (left.text === right.text) return true;
  // Holding and Holdings, Group and Groupe: the spellings of a word of market vocabulary are one word.
  if (left.tag === "generic" && right.tag === "generic" && sameMeaning(left, right, false)) return true;
  // No other spelling of a word has another first letter.
  if (left.text.charCodeAt(0) !== right.text.charCodeAt(0)) return false;
  if (sameInEnglish(left.text, right.text)) return true;
  if (left.text.length === right.text.length || left.text.length < 5 || right.text.length < 5) return false;
  return withoutUmlauts(left.text) === withoutUmlauts(right.text);
}

function withoutUmlauts(text: string): string {
  return text.replace(/([aou])e/g, "$1");
}

// "face book" and "facebook": matches neighbours of one side that together spell one token of the other side.
function takeJoined(
  parts: readonly NameToken[],
  wholes: readonly NameToken[],
  state: Alignment,
  swapped: boolean,
): void {
  const partUsed = swapped ? state.rightUsed : state.leftUsed;
  const wholeUsed = swapped ? state.leftUsed : state.rightUsed;
  for (let j = 0; j < wholes.length; j++) {
    if (wholeUsed[j] === 1 || wholes[j]!.text.length < 4) continue;
    for (let i = 0; i + 1 < parts.length; i++) {
      const end = joinedRun(parts, partUsed, i, wholes[j]!.text);
      if (end < 0) continue;
      for (let k = i; k <= end; k++) partUsed[k] = 1;
      wholeUsed[j] = 1;
      state.shared += wholes[j]!.information;
      state.identifying += wholes[j]!.information;
      state.noteShared(wholes[j]!);
      break;
    }
  }
}

function joinedRun(parts: readonly NameToken[], used: Uint8Array, from: number, whole: string): number {
  let spelled = "";
  for (let k = from; k < parts.length && k < from + 4; k++) {
    if (used[k] === 1) return -1;
    spelled += parts[k]!.text;
    if (spelled === whole) return k > from ? k : -1;
    if (!whole.startsWith(spelled)) return -1;
  }
  return -1;
}

// Numbers identify a company: VII and VIII, Fund 2 and Fund 3, NQM16 and NQM17 never match by spelling.
function similarTokens(
  left: ContentToken,
  right: ContentToken,
  crossScript: boolean,
  countries: readonly string[],
): Pick<Candidate, "score" | "abbreviation" | "meaning"> | null {
  if (left.tag === "number" || right.tag === "number") return null;
  if (misread(left.text, right.text)) return { score: MISREAD_SCORE, abbreviation: false };
  if (digitsOf(left.text) !== digitsOf(right.text)) return null;
  const isCode = isCodeOf(left, right, countries) || isCodeOf(right, left, countries);
  if (isCode || sameMeaning(left, right, crossScript) || isOtherForm(left.text, right.text))
    return { score: CONCEPT_SCORE, abbreviation: false, meaning: true };
  const spelled = Math.max(
    misspelling(left.text, right.text),
    left.reading ? reading(left.reading, right.reading ?? right.text) : 0,
    right.reading && !left.reading ? reading(right.reading, left.text) : 0,
  );
  if (spelled < ROMANISED_SCORE && !crossScript && areRomanised(left, right, countries))
    return { score: ROMANISED_SCORE, abbreviation: false };
  if (spelled >= MISSPELLING_FLOOR) return { score: spelled, abbreviation: false };
  const joined = Math.max(withArticle(left.text, right, countries), withArticle(right.text, left, countries));
  if (joined >= MISSPELLING_FLOOR) return { score: joined, abbreviation: false };
  const shortened = isShortFor(left, right) || isShortFor(right, left);
  return shortened ? { score: ABBREVIATION_SCORE, abbreviation: true } : null;
}

const ARTICLE_LETTERS = 2;

/** How well a word is another word with a joined Arabic article, 0..1: Elsewedy is "El Sewedy". */
function withArticle(
  text: string,
  { article, text: bare }: ContentToken,
  countries: readonly string[],
): number {
  if (!article || !/^[ae]l/.test(text)) return 0;
  const rest = text.slice(ARTICLE_LETTERS);
  if (rest === bare) return 1;
  return romanisedAlike(countries, rest, bare) ? ROMANISED_SCORE : misspelling(rest, bare);
}

function areRomanised(left: ContentToken, right: ContentToken, countries: readonly string[]): boolean {
  if (Math.max(left.information, right.information) < LEAST_INFORMATION) return false;
  if (left.sound !== undefined || right.sound !== undefined) return false;
  return romanisedAlike(countries, left.text, right.text);
}

function isShortFor(short: ContentToken, long: ContentToken): boolean {
  if (abbreviates(short.text, long.text)) return true;
  return short.dotted && short.text.length < long.text.length && long.text.startsWith(short.text);
}

function reading(romaji: string, other: string): number {
  return romaji === other ? CONCEPT_SCORE : misspelling(romaji, other);
}

function take(
  left: ContentToken,
  right: ContentToken,
  pair: Candidate,
  state: Alignment,
  countries: readonly string[],
): void {
  const information = Math.min(left.information, right.information);
  state.shared += information * pair.score;
  if (isIdentifying(left) && isIdentifying(right)) {
    state.identifying += information * pair.score;
    if (namesCountry(right, countries)) state.ofCountry += information * pair.score;
  }
  if (pair.abbreviation) state.abbreviated += information;
  // A match by sound has no spelling difference: only its certainty is below 1.
  else if (!pair.meaning && left.sound === undefined && right.sound === undefined)
    state.fuzzyLoss += information * (1 - pair.score);
}

function isIdentifying(token: NameToken): boolean {
  return token.tag === "word" || token.tag === "initials" || token.tag === "place" || token.tag === "number";
}
