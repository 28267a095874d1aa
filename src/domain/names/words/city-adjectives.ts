/**
 * Adjectives and cases of the names of cities: "Münchener" and "Münchner" are of München, "Warszawska" of Warszawa, "Københavns" of
 * København, "Krakowie" of Kraków.
 */
import { slavicBase } from "./slavic-adjective.ts";

const LATIN_WORD = /^[a-z]{5,}$/;
const GERMAN = /^[a-z]{4,}er$/;
/** What German puts in place of the end of a name before "-er": Bremen, Basel, Dresden, Halle. */
const GERMAN_ENDS = [
  ["", ""],
  ["", "en"],
  ["n", "en"],
  ["l", "el"],
  ["", "e"],
] as const;
const SLAVIC_ENDS = ["", "a", "o", "sk", "y"];
const LOCATIVE = /(?:ie|u)$/;
const LOCATIVE_ENDS = ["", "a", "o"];

/** The names that the word may be an adjective or a case of; most are names of nothing. @param word folded. */
export function namesBehind(word: string): readonly string[] {
  if (!LATIN_WORD.test(word)) return [];
  const names: string[] = [];
  if (GERMAN.test(word)) {
    const bare = word.slice(0, -2);
    for (const [end, full] of GERMAN_ENDS)
      if (bare.endsWith(end)) names.push(bare.slice(0, bare.length - end.length) + full);
  }
  if (word.endsWith("s")) names.push(word.slice(0, -1));
  if (word.endsWith("se")) names.push(word.slice(0, -2));
  const base = slavicBase(word);
  if (base !== null) names.push(...SLAVIC_ENDS.map((end) => base + end));
  if (LOCATIVE.test(word)) names.push(...LOCATIVE_ENDS.map((end) => word.replace(LOCATIVE, end)));
  return names;
}
