/**
 * The words of countries' names. Of a company in Guyana, the word "Guyana" tells only the country: one company in nine has
 * its country's name in its own, and in some countries every second one. The frequency of the word in a table of
 * all countries' names does not show this, because few companies of the table are in Guyana.
 */
import countries from "i18n-iso-countries";
import { countryAliases } from "../../places/country-aliases.ts";
import { foldPlace } from "../../places/fold-place.ts";
import type { NameToken } from "../analyse/analysed-name.ts";

let codesOfWord: ReadonlyMap<string, ReadonlySet<string>> | null = null;

/** Whether the word is one of the name of a country, in any language. @param codes ISO 3166-1 alpha-2. */
export function namesCountry({ text, tag, concept }: NameToken, codes: readonly string[]): boolean {
  if (tag === "place" && concept !== undefined && codes.includes(concept)) return true;
  codesOfWord ??= wordsOfNames();
  const named = codesOfWord.get(text);
  return named !== undefined && codes.some((code) => named.has(code));
}

function wordsOfNames(): Map<string, Set<string>> {
  const words = new Map<string, Set<string>>();
  const add = (code: string, name: string) => {
    for (const word of foldPlace(name).split(" ")) {
      const known = words.get(word);
      if (known) known.add(code);
      else words.set(word, new Set([code]));
    }
  };
  for (const locale of countries.getSupportedLanguages())
    for (const [code, names] of Object.entries(countries.getNames(locale, { select: "all" })))
      for (const name of names) add(code, name);
  for (const [code, names] of Object.entries(countryAliases))
    for (const name of names.split("|")) add(code, name);
  return words;
}
