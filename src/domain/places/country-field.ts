import { memoize } from "../memoize.ts";
import { editsBetween } from "../names/words/edits-between.ts";
import { foldPlace } from "./fold-place.ts";
import { knownCountryNames, parseCountry } from "./parse-country.ts";

/**
 * ISO 3166-1 alpha-2 code of the text of a field that is meant for a country: what `parseCountry` reads, a code beside its name ("US -
 * United States"), a place in front of a country ("California, USA"), and a misspelt name ("Germny"). Null where the text means none
 * or several. Not for free text, in which a word that is nearly a country's name may be any word.
 */
export const countryInField: (text: string) => string | null = memoize(
  (text) => parseCountry(text) ?? countryOfParts(text) ?? misspeltCountry(foldPlace(text.slice(0, LONGEST))),
);

const LONGEST = 60;
const SEPARATOR = /[,;:/|()]| [-–—] /;

/** A code counts only beside the name of its country: "San Francisco, CA" is no place in Canada. */
function countryOfParts(text: string): string | null {
  const parts = text
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length < 2 || text.length > LONGEST) return null;
  const named = new Set(parts.filter((part) => part.length > 2).flatMap((part) => parseCountry(part) ?? []));
  const coded = parts.filter((part) => part.length <= 2).map(parseCountry);
  const [country] = named;
  return named.size === 1 && coded.every((code) => code === country) ? country! : null;
}

/** Letters of a name that may have one slip, and two. */
const SHORTEST = 5;
const LONG = 10;

/** The only country with a name that is so near; a second one that is one slip further away leaves it open (Slovakia, Slovenia). */
function misspeltCountry(folded: string): string | null {
  if (folded.length < SHORTEST) return null;
  const most = folded.length >= LONG ? 2 : 1;
  const nearest = new Map<string, number>();
  for (const [name, code] of knownCountryNames()) {
    if (Math.abs(name.length - folded.length) > most + 1 || name[0] !== folded[0]) continue;
    const edits = editsBetween(name, folded);
    if (edits <= most + 1 && edits < (nearest.get(code) ?? most + 2)) nearest.set(code, edits);
  }
  const [first, second] = [...nearest].sort(([, a], [, b]) => a - b);
  if (first === undefined || first[1] > most) return null;
  return second === undefined || second[1] > first[1] + 1 ? first[0] : null;
}
