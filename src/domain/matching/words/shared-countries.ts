/** Countries in names whose names or codes have another number of words: "USA", "United States"; "CZ", "Czech Republic". */
import type { NameToken } from "../../names/analyse/analysed-name.ts";
import { isCountryCode, parseCountry } from "../../places/parse-country.ts";
import type { ContentToken } from "./content-tokens.ts";

const LONGEST_CODE = 3;

/** Whether a word is a code of the compared company's country, which the other name spells out. @param countries of the company. */
export function isCodeOf(code: NameToken, place: NameToken, countries: readonly string[]): boolean {
  if (place.tag !== "place" || code.tag === "place") return false;
  return countries.some((country) => country === place.concept && isCode(code, country));
}

function isCode({ text }: NameToken, country: string): boolean {
  return text.length <= LONGEST_CODE && parseCountry(text) === country;
}

/**
 * Whether a word is of a country's name that another word beside it shares with the other name, which means the same country:
 * "States" where "United" has the match "USA", but not "Equatorial" where "Guinea" has the match "Guinea".
 * @param used the tokens that have a match in the other name. @param others the tokens of the other name.
 */
export function isOfSharedCountry(
  tokens: readonly ContentToken[],
  index: number,
  used: Uint8Array,
  others: readonly ContentToken[],
): boolean {
  const { tag, concept: country } = tokens[index]!;
  if (tag !== "place" || country === undefined || !isCountryCode(country)) return false;
  const isShared = (step: number) => {
    let at = index + step;
    while (tokens[at]?.concept === country && used[at] === 0) at += step;
    return tokens[at]?.concept === country;
  };
  if (!isShared(-1) && !isShared(1)) return false;
  return others.some((other) => (other.tag === "place" ? other.concept === country : isCode(other, country)));
}
