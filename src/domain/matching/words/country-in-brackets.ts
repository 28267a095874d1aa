import { memoizeLast } from "../../memoize.ts";
import type { AnalysedName } from "../../names/analyse/analysed-name.ts";
import { foldComparable } from "../../names/analyse/clean-name.ts";
import { parseCountry } from "../../places/parse-country.ts";
import { parseRegion } from "../../places/parse-jurisdiction.ts";

const BRACKETS = /[(（]([^()（）]+)[)）]/gu;
/** Letters of a country's name at least: abbreviations ("UK") tell the companies of a British group apart. */
const SHORTEST = 4;

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * The countries that a name has in brackets ("Alfa-Bank (Belarus)"), ISO 3166-1 alpha-2, by each word of their names,
 * written as the words of names are compared. Parts of a country that have names of their own ("Scotland") are none:
 * companies of one group are told apart by them.
 */
export const countriesInBrackets = memoizeLast(({ raw }: AnalysedName): ReadonlyMap<string, string> => {
  // Few names have brackets, and this runs for every candidate of every query.
  if (!raw.includes("(") && !raw.includes("（")) return NONE;
  const found = new Map<string, string>();
  for (const [, inside] of raw.matchAll(BRACKETS)) {
    const country = inside!.length < SHORTEST ? null : parseCountry(inside!);
    if (country === null || parseRegion(inside!, country) !== null) continue;
    for (const word of foldComparable(inside!).split(/[^\p{L}]+/u)) if (word !== "") found.set(word, country);
  }
  return found;
});
