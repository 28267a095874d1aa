import { foldPlace } from "../../places/fold-place.ts";
import { countryNamesIn } from "../../places/parse-country.ts";

/** State languages whose companies write their names with spaces between words, ISO 639-1. */
const LANGUAGES =
  "en fr es pt de it nl ca gl da sv nb nn is fi et lv lt pl cs sk hu ro sq hr bs sl sr mk bg ru uk be el tr az kk ky hy ka ar fa he ur id ms vi";
/** Shorter names are words or names of people too ("Man", "Mali", "Cina"); the tables of places have the sure ones. */
const SHORTEST = 5;
/** Names of a country that are more often something else: names of people and towns, and ordinary words. */
const OTHERWISE: ReadonlySet<string> = new Set(
  "chili dominique granada indie island malte montserrat reunion".split(" "),
);

/**
 * Names of all countries in the languages of the country list package (ISO 3166), with their alpha-2 codes: "Suède", "Sierra Leone",
 * "Швеция". A name that two countries carry is left out.
 */
export function translatedCountryNames(): ReadonlyMap<string, string> {
  const named = new Map<string, string | null>();
  for (const language of LANGUAGES.split(" "))
    for (const [name, code] of countryNamesIn(language)) {
      const folded = foldPlace(name);
      if (folded.length < SHORTEST || OTHERWISE.has(folded)) continue;
      named.set(name, (named.get(name) ?? code) === code ? code : null);
    }
  return new Map([...named].flatMap(([name, code]) => (code === null ? [] : [[name, code] as const])));
}
