import { knownCity } from "../../addresses/city.ts";
import { isPartOfCity } from "../../addresses/city-names.ts";
import type { NameToken } from "../../names/analyse/analysed-name.ts";
import { differInSense } from "../../names/words/senses/senses.ts";
import { misspelling } from "./token-similarity.ts";

/** Concepts of words with one meaning; others group related words (plus and prime, club and federation). */
const ONE_MEANING = new Set([
  ...["group", "holding", "international", "global", "company", "partner", "management", "services"],
  ...["systems", "solutions", "products", "industries", "national", "center", "network", "institute"],
  ...["foundation", "cooperative", "general", "works", "organisation"],
]);
const COGNATE_PREFIX = 5;
const COGNATE_SPELLING = 0.7;

/**
 * Whether two words of one lexicon entry mean the same. An entry covers a trade or a region. Across scripts
 * the same entry suffices; within one script furniture is not glass and Dortmund is not Köln.
 */
export function sameMeaning(left: NameToken, right: NameToken, crossScript: boolean): boolean {
  if (sameCity(left, right)) return true;
  if (left.concept === undefined || left.concept !== right.concept) return false;
  if (left.tag === "place") return samePlace(left);
  return (
    // Senses are finer than trades: where both words have senses, the senses decide.
    (crossScript && !differInSense(left.text, right.text)) ||
    (left.tag === "generic" && ONE_MEANING.has(left.concept)) ||
    cognates(left.text, right.text)
  );
}

// A code of two letters is a country under its several names; a longer code is a region with all its cities.
function samePlace(left: NameToken): boolean {
  return left.concept!.length === 2 && left.concept === left.concept!.toUpperCase();
}

/** Whether two words name one city (Gent and Ghent, Rīgas and Riga), whether or not the lexicon has it. */
function sameCity(left: NameToken, right: NameToken): boolean {
  if (!mayBePlace(left) || !mayBePlace(right)) return false;
  const city = knownCity(left.text);
  if (city === null || city !== knownCity(right.text)) return false;
  return !isPartOfCity(left.text) && !isPartOfCity(right.text);
}

function mayBePlace({ tag }: NameToken): boolean {
  return tag === "place" || tag === "word";
}

function cognates(left: string, right: string): boolean {
  const shorter = Math.min(left.length, right.length);
  const prefix = Math.min(COGNATE_PREFIX, shorter);
  return (
    (prefix >= 4 && left.slice(0, prefix) === right.slice(0, prefix)) ||
    misspelling(left, right) >= COGNATE_SPELLING
  );
}
