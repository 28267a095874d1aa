/** Finds words that the other name does not have but that do not tell companies apart. */

import { memoizeLast } from "../../memoize.ts";
import type { AnalysedName } from "../../names/analyse/analysed-name.ts";
import { finalAbbreviation } from "../../names/analyse/final-abbreviation.ts";
import { areBeginnings } from "../../names/analyse/own-abbreviation.ts";
import { type SpelledOut, spelledOut } from "../../names/analyse/spelled-out.ts";
import { type ContentToken, wordsInFinalBrackets } from "./content-tokens.ts";

/** Market data cut names at 30 characters or so. */
const CUT_LENGTH = 24;
const CUT_FORMS = [
  ...["limited", "incorporated", "corporation", "company", "partnership", "aktiengesellschaft"],
  ...["gesellschaft", "berhad", "tbk", "sociedad", "societe", "societa"],
];
const SHORTEST_ACRONYM = 2;
const DASH = /[-–—]/;
/** A last word of three letters or more behind a dash: "Companhia Energetica de Brasilia - CEB". */
const BEHIND_DASH = /(?:\s[-–—]|[-–—]\s)\s*(\p{Lu}[\p{L}\p{N}]{2,9})\s*$/u;
/** Words that an abbreviation of other letters stands behind, at least. */
const FEWEST_ABBREVIATED = 2;
const SHORTEST_CONTRACTION = 4;

/** Words for the sign in "Energie 360°". */
const DEGREES: ReadonlySet<string> = new Set(
  "grad degree degrees degre degres grado grados gradi graus".split(" "),
);

/** Countries whose market data write the kind of a share behind the name: "Zehnder N", a registered share. */
const SHARE_LETTERS: ReadonlyMap<string, readonly string[]> = new Map([["n", ["CH", "LI"]]]);

/**
 * Whether the token repeats a part of the name: a second occurrence of a word ("EBN Banco de Negocios (EBN
 * Banco)"), the words of an acronym beside them, the name's initials or the beginnings of its words in brackets or behind a dash
 * ("Banque El Amana (BEA)", "Petróleo Brasileiro - Petrobras"), other letters at the end of several words ("Iran Aircraft
 * Industries (IACI)"), the sign
 * of degrees behind a number, a legal form with its end cut off ("Harmony Gold Mining Company Lim"), or the kind of a share.
 * @param used the tokens that have a match in the other name. @param countries of the compared company.
 */
export function isRedundantWord(
  name: AnalysedName,
  tokens: readonly ContentToken[],
  index: number,
  used: Uint8Array,
  countries: readonly string[],
): boolean {
  const { text, tail } = tokens[index]!;
  const shared = (word: string) => tokens.some((other, i) => used[i] === 1 && other.text === word);
  if (shared(text) || isSpelledOut(name, text, shared)) return true;
  const aside = tail || (DASH.test(name.raw) && asideOf(name).has(text));
  if (aside && text.length >= SHORTEST_ACRONYM && initialsOf(name).includes(text)) return true;
  if (aside && isContraction(name, text)) return true;
  if (tail && isFinalAbbreviation(name, tokens, index)) return true;
  if (DEGREES.has(text) && tokens[index - 1]?.tag === "number") return true;
  if (index === 0 || index < tokens.length - 1) return false;
  return isCutForm(name, text) || countries.some((country) => SHARE_LETTERS.get(text)?.includes(country));
}

// Keeps the last result, as the words of one name are checked one after the other.
const spelledOutIn: (name: AnalysedName) => SpelledOut | null = memoizeLast(spelledOut);

// In "ELVIS Europäischer Ladungs-Verbund Internationaler Spediteure" acronym and words mean the same.
function isSpelledOut(name: AnalysedName, text: string, shared: (word: string) => boolean): boolean {
  const found = spelledOutIn(name);
  if (found === null) return false;
  if (found.words.includes(text)) return shared(found.acronym);
  const telling = name.tokens.filter(
    ({ tag, text: word }) => tag !== "stop" && tag !== "form" && found.words.includes(word),
  );
  return found.acronym === text && telling.every(({ text: word }) => shared(word));
}

/** The words in brackets at the end of a name, or the last word behind a dash. */
const asideOf = memoizeLast(({ raw }: AnalysedName): ReadonlySet<string> => {
  const behind = DASH.test(raw) ? BEHIND_DASH.exec(raw)?.[1] : undefined;
  return behind === undefined ? wordsInFinalBrackets(raw) : new Set([behind.toLowerCase()]);
});

const initialsOf = memoizeLast((name: AnalysedName): readonly string[] => {
  const aside = asideOf(name);
  const words = name.tokens.filter(({ text }) => !aside.has(text));
  const initials = (kinds: readonly string[]) =>
    words
      .filter(({ tag }) => !kinds.includes(tag))
      .map(({ text }) => text[0])
      .join("");
  return [initials([]), initials(["form"]), initials(["stop"]), initials(["form", "stop"])];
});

/** Whether a text in brackets or behind a dash consists of the beginnings of words of the name, in order. */
function isContraction(name: AnalysedName, text: string): boolean {
  if (text.length < SHORTEST_CONTRACTION || !asideOf(name).has(text)) return false;
  return areBeginnings(text, name.tokens);
}

function isFinalAbbreviation({ raw }: AnalysedName, tokens: readonly ContentToken[], index: number): boolean {
  const { text, tag } = tokens[index]!;
  const isLetters = (tag === "word" || tag === "initials") && tokens.length > FEWEST_ABBREVIATED;
  return isLetters && finalAbbreviation(raw)?.letters.toLowerCase() === text;
}

function isCutForm({ raw, tokens }: AnalysedName, text: string): boolean {
  return (
    raw.length >= CUT_LENGTH &&
    tokens.at(-1)!.text === text &&
    CUT_FORMS.some((form) => form.length > text.length && form.startsWith(text))
  );
}
