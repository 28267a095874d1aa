/**
 * The words of countries' names. Of a company in Guyana, the word "Guyana" tells only the country, which many of its companies
 * have in their names. A table of the names of all countries' companies rates the word as rare, because few are in Guyana.
 */
import countries from "i18n-iso-countries";
import { countryAliases } from "../../places/country-aliases.ts";
import { foldPlace } from "../../places/fold-place.ts";
import type { NameToken } from "../analyse/analysed-name.ts";

const wordsOf = new Map<string, ReadonlySet<string>>();

/** Whether the word is one of the name of a country, in any language. @param codes ISO 3166-1 alpha-2. */
export function namesCountry({ text, tag, concept }: NameToken, codes: readonly string[]): boolean {
  if (tag === "place" && concept !== undefined && codes.includes(concept)) return true;
  return codes.some((code) => wordsOfName(code).has(text));
}

function wordsOfName(code: string): ReadonlySet<string> {
  const known = wordsOf.get(code);
  if (known !== undefined) return known;
  const translated = countries
    .getSupportedLanguages()
    .flatMap((locale) => countries.getName(code, locale, { select: "all" }) ?? []);
  const names = [...translated, ...(countryAliases[code]?.split("|") ?? [])];
  const words = new Set(names.flatMap((name) => foldPlace(name).split(" ")));
  wordsOf.set(code, words);
  return words;
}
