/** Names and adjectives of every country as spellings of one sense each: ประเทศไทย, ไทย and "Thailand" are one country. */
import { COUNTRY_ADJECTIVES } from "../country-adjectives.ts";
import { PLACE_WORDS } from "../place-words.ts";
import { translatedCountryNames } from "../translated-country-names.ts";

/** A line of a country; those of its parts ("GB-SCT") are no country. */
const LINE = /^([A-Z]{2}): (.+)$/gm;
/** A mark of the tables for words that are read in no other way. */
const SET_APART = /-|_$/;

/** Each sense, the country's ISO 3166-1 alpha-2 code, with a spelling; `_` is a space. */
export function* countrySpellings(): Generator<readonly [sense: string, spelling: string]> {
  for (const table of [COUNTRY_ADJECTIVES, PLACE_WORDS]) {
    for (const [, code, words] of table.matchAll(LINE))
      for (const word of words!.split(" ")) if (!SET_APART.test(word)) yield [code!, word];
  }
  for (const [name, code] of translatedCountryNames())
    if (!SET_APART.test(name)) yield [code, name.replaceAll(" ", "_")];
}
