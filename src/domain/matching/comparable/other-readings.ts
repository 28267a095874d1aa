/** Further readings of a caller's text as a name: without its own abbreviation, and in each of two languages. */
import { analyseName } from "../../names/analyse/analyse-name.ts";
import { compareNames } from "../compare/name-comparison.ts";

/** Behind everything else, also the legal form: in "Bupa Care Homes (AKW) Limited" the letters tell the company apart. */
const FINAL_BRACKETS = /^(.*\S)\s*[([]\s*(\p{Lu}[\p{L}\p{N}]{1,8})\s*[)\]]\s*$/u;
const ROMAN = /^[IVXLC]+$/;
const FEWEST_WORDS = 2;
/** Of the information of both texts, the least share that two names of one company in two languages have in common. */
const TRANSLATED = 0.5;

/** The other readings of a name, in an order that depends on the text alone; most names have none. */
export function otherReadings(name: string): string[] {
  return [...withoutAbbreviation(name), ...inEachLanguage(name)];
}

/** "Iran Aircraft Industries" of "Iran Aircraft Industries (IACI)": the letters may abbreviate a name in another language. */
function withoutAbbreviation(name: string): readonly string[] {
  const [, rest, letters] = FINAL_BRACKETS.exec(name) ?? [];
  if (rest === undefined || letters === undefined || !isAbbreviation(letters)) return [];
  const [only, ...others] = analyseName(letters).tokens;
  const isWord = others.length === 0 && (only?.tag === "word" || only?.tag === "initials");
  return isWord && contentOf(rest).length >= FEWEST_WORDS ? [rest] : [];
}

/** Capitals for the most part: "MZiK". */
function isAbbreviation(letters: string): boolean {
  const capitals = letters.replace(/[^\p{Lu}]/gu, "").length;
  return !ROMAN.test(letters) && capitals >= 2 && 2 * capitals > letters.length;
}

/** "Central Bank of Syria" and "Banque centrale de Syrie" of both with a slash between. */
function inEachLanguage(name: string): readonly string[] {
  const parts = name.split("/").map((part) => part.trim());
  if (parts.length !== 2) return [];
  const [one, other] = parts as [string, string];
  if (contentOf(one).length < FEWEST_WORDS || contentOf(other).length < FEWEST_WORDS) return [];
  return compareNames(analyseName(one), analyseName(other)).overlap >= TRANSLATED ? [one, other] : [];
}

function contentOf(text: string) {
  return analyseName(text).tokens.filter(({ tag }) => tag !== "form" && tag !== "stop");
}
