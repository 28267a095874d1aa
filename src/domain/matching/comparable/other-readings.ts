/** Further readings of a caller's text as a name: without its own abbreviation, and in each of two languages. */
import { analyseName } from "../../names/analyse/analyse-name.ts";
import { finalAbbreviation } from "../../names/analyse/final-abbreviation.ts";
import { compareNames } from "../compare/name-comparison.ts";
import type { UnmatchedWords } from "../words/unmatched-words.ts";

const FEWEST_WORDS = 2;
/** Of the information of both texts, the least share that two names of one company in two languages have in common. */
const TRANSLATED = 0.5;

/** The other readings of a name, in an order that depends on the text alone; most names have none. */
export function otherReadings(name: string): string[] {
  return [...withoutAbbreviation(name), ...inEachLanguage(name)];
}

function withoutAbbreviation(name: string): readonly string[] {
  const rest = finalAbbreviation(name)?.rest;
  return rest !== undefined && contentOf(rest).length >= FEWEST_WORDS ? [rest] : [];
}

/** "Central Bank of Syria" and "Banque centrale de Syrie" of both with a slash between. */
function inEachLanguage(name: string): readonly string[] {
  const parts = name.split("/").map((part) => part.trim());
  if (parts.length !== 2) return [];
  const [one, other] = parts as [string, string];
  if (contentOf(one).length < FEWEST_WORDS || contentOf(other).length < FEWEST_WORDS) return [];
  const { overlap, queryUnmatched, candidateUnmatched } = compareNames(analyseName(one), analyseName(other));
  // Known words that differ tell two companies apart: "Acme Bank/Acme Insurance". An unknown one may be a translation.
  const differ = known(queryUnmatched) > 0 && known(candidateUnmatched) > 0;
  return overlap >= TRANSLATED && !differ ? [one, other] : [];
}

function known({ activity, place, generic }: UnmatchedWords): number {
  return activity + place + generic;
}

function contentOf(text: string) {
  return analyseName(text).tokens.filter(({ tag }) => tag !== "form" && tag !== "stop");
}
