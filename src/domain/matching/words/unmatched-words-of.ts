import { knownCity } from "../../addresses/city.ts";
import type { AnalysedName } from "../../names/analyse/analysed-name.ts";
import { lookUp } from "../../names/words/lexicon.ts";
import { parseRegion } from "../../places/parse-jurisdiction.ts";
import type { Comparable } from "../comparable/comparable.ts";
import type { ContentToken } from "./content-tokens.ts";
import { countriesInBrackets } from "./country-in-brackets.ts";
import { wordsBehind } from "./nothing-behind.ts";
import { isRedundantWord } from "./redundant-words.ts";
import { isOfSharedCountry } from "./shared-countries.ts";
import type { UnmatchedWords } from "./unmatched-words.ts";

/** Whether a place in a name is the region of one of the company's addresses: "Elmira Savings Bank NY". */
function isRegionOf(company: Comparable | null, word: string): boolean {
  if (company === null) return false;
  return company.addresses.some(
    ({ country, region }) => country !== null && region !== null && parseRegion(word, country) === region,
  );
}

/** Whether a name has a word of the country in brackets: "Alfa-Bank (Belarus)" of the company of Belarus. */
function isCountryOf(countries: readonly string[], name: AnalysedName, word: string): boolean {
  const country = countriesInBrackets(name).get(word);
  return country !== undefined && countries.includes(country);
}

/** Whether a word of a name is a city of the company's addresses; a main city may be in any language. */
function isSeatOf(company: Comparable | null, word: string): boolean {
  if (!company || company.addresses.every(({ city }) => city === null)) return false;
  const main = knownCity(word);
  return company.addresses.some(
    ({ city }) => city !== null && (isWordOf(city, word) || (main !== null && isWordOf(city, main))),
  );
}

// Whether a word is the name of a city, without spaces, or a word of three letters or more of that name.
function isWordOf(city: string, word: string): boolean {
  if (!city.includes(" ")) return city === word;
  return city.replaceAll(" ", "") === word || (word.length > 2 && city.split(" ").includes(word));
}

interface Side {
  readonly name: AnalysedName;
  /** Whether it is the record's side: `company` is the other one. */
  readonly asked: boolean;
  readonly tokens: readonly ContentToken[];
  readonly used: Uint8Array;
  /** The other name, and its tokens. */
  readonly other: AnalysedName;
  readonly others: readonly ContentToken[];
}

/** Short for "Société" and "Firma". */
const COMPANY_LETTERS: ReadonlySet<string> = new Set(["ste", "fa", "co", "cie"]);

/** Whether a legal form of a name has a word for "company": "Société tunisienne du gaz" is the "Tunisian Gas Company". */
function isCompanyForm({ tokens }: AnalysedName): boolean {
  return tokens.some(
    ({ tag, text }) => tag === "form" && (COMPANY_LETTERS.has(text) || lookUp(text)?.concept === "company"),
  );
}

/**
 * The information of a name's words that the other name does not have. Across scripts, words for "company" do
 * not count: a legal form of one script is a plain word in another (公司, Kaisha). So it is where the other name's form has such a word.
 */
export function unmatchedWordsOf(
  { name, asked, tokens, used, other, others }: Side,
  company: Comparable | null,
  crossScript: boolean,
): UnmatchedWords {
  const unmatched = { word: 0, activity: 0, place: 0, generic: 0, tail: 0 };
  const countries = company?.countries ?? [];
  for (let i = 0; i < tokens.length; i++) {
    if (used[i] === 1) continue;
    const token = tokens[i]!;
    const { tag } = token;
    if (tag === "number" || (token.concept === "company" && (crossScript || isCompanyForm(other)))) continue;
    // Behind the name a town may consist of any words: "Oriel Ltd, Road Town".
    const mayBeTown = tag === "place" || tag === "word" || (asked && wordsBehind(name).has(token.text));
    if (i > 0 && mayBeTown && isSeatOf(company, token.text)) continue;
    if (i > 0 && tag === "place" && isRegionOf(company, token.text)) continue;
    if (asked && tag === "place" && isCountryOf(countries, name, token.text)) continue;
    if (isRedundantWord(name, tokens, i, used, countries) || isOfSharedCountry(tokens, i, used, others))
      continue;
    if (token.tail) unmatched.tail += token.information;
    else if (tag === "activity" || tag === "place" || tag === "generic") unmatched[tag] += token.information;
    else unmatched.word += token.information;
  }
  return unmatched;
}
