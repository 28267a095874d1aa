import { knownCity } from "../../addresses/city.ts";
import type { AnalysedName, NameToken } from "../../names/analyse/analysed-name.ts";
import { lookUp } from "../../names/words/lexicon.ts";
import { parseRegion } from "../../places/parse-jurisdiction.ts";
import type { Comparable } from "../comparable/comparable.ts";
import type { WrittenNames } from "../readings/written-names.ts";
import { type ContentToken, contentTokens } from "./content-tokens.ts";
import { countriesInBrackets } from "./country-in-brackets.ts";
import { wordsBehind } from "./nothing-behind.ts";
import { isRedundantWord } from "./redundant-words.ts";
import { isOfSharedCountry } from "./shared-countries.ts";
import type { Alignment } from "./token-alignment.ts";
import { leftOver, tellingLeftOver, type UnmatchedWords } from "./unmatched-words.ts";

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
 * @param implied countries that the other name need not say.
 */
function unmatchedWordsOf(
  { name, asked, tokens, used, other, others }: Side,
  company: Comparable | null,
  crossScript: boolean,
  implied: readonly string[] = [],
): UnmatchedWords {
  const unmatched = { word: 0, activity: 0, place: 0, generic: 0, tail: 0 };
  const countries = company?.countries ?? [];
  for (let i = 0; i < tokens.length; i++) {
    if (used[i] === 1) continue;
    const token = tokens[i]!;
    const { tag } = token;
    if (tag === "number" || (token.concept === "company" && (crossScript || isCompanyForm(other)))) continue;
    if (namesOneOf(implied, token)) continue;
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

function namesOneOf(countries: readonly string[], { tag, concept }: NameToken): boolean {
  return tag === "place" && concept !== undefined && countries.includes(concept);
}

/** Two names with their tokens, of which some are matched. */
interface Sides {
  readonly query: AnalysedName;
  readonly candidate: AnalysedName;
  readonly written: WrittenNames;
  readonly alignment: Pick<Alignment, "leftUsed" | "rightUsed">;
  readonly crossScript: boolean;
}

/** The words that one of two names has besides the country, where only one of them says the country. */
const FEWEST_BESIDE_COUNTRY = 2;

/** What the names of a record and of a company have that the other name has not. */
export function unmatchedOnBothSides(
  { query, candidate, written: { left, right, aloud }, alignment, crossScript }: Sides,
  company: Comparable | null,
): { readonly queryUnmatched: UnmatchedWords; readonly candidateUnmatched: UnmatchedWords } {
  const { leftUsed, rightUsed } = alignment;
  const ours = { name: query, asked: true, tokens: left, used: leftUsed, other: candidate, others: right };
  const theirs = {
    name: candidate,
    asked: false,
    tokens: right,
    used: rightUsed,
    other: query,
    others: left,
  };
  const queryUnmatched = unmatchedWordsOf(ours, company, crossScript);
  // The seat in the company's name is a difference where the record's name has another word.
  const seat = tellingLeftOver(queryUnmatched) > 0 ? null : company;
  const candidateUnmatched = unmatchedWordsOf(theirs, seat, crossScript);
  const unmatched = { queryUnmatched, candidateUnmatched };
  if (aloud === null || company === null) return unmatched;
  // "Trafikverket" is the "Swedish Transport Administration": a translation says the country, which the other name implies.
  const { countries } = company;
  if (leftOver(candidateUnmatched) === 0 && mayImply(countries, ours))
    return { ...unmatched, queryUnmatched: unmatchedWordsOf(ours, company, crossScript, countries) };
  if (leftOver(queryUnmatched) === 0 && mayImply(countries, theirs))
    return { ...unmatched, candidateUnmatched: unmatchedWordsOf(theirs, company, crossScript, countries) };
  return unmatched;
}

/** Whether a name has an unmatched word for one of the countries, and it or the other name has enough other words. */
function mayImply(countries: readonly string[], { name, tokens, used, other }: Side): boolean {
  if (!tokens.some((token, i) => used[i] === 0 && namesOneOf(countries, token))) return false;
  return [name, other].some(
    (one) =>
      contentTokens(one).filter((token) => !namesOneOf(countries, token)).length >= FEWEST_BESIDE_COUNTRY,
  );
}
