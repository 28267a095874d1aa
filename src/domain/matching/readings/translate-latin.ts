/** Translates a name in Latin letters into the words of another name in Latin letters. */
import { isEnglish } from "../../names/words/english-words.ts";
import { isCompany } from "../../names/words/senses/company-word.ts";
import { singularsOf } from "../../names/words/senses/sense-names.ts";
import { type Sensible, sensesOf, tabledSensesOf } from "../../names/words/senses/senses.ts";
import { isCountryCode } from "../../places/parse-country.ts";
import type { ContentToken } from "../words/content-tokens.ts";
import type { Sensed } from "./sensed-name.ts";
import { isForeign, isTranslated, translations, withTranslations } from "./translate.ts";

/**
 * As `translate`, for two names in Latin letters, and with the words of `other`. Where one name translates the other, neither has a
 * word for "company" or a connecting word left over.
 */
export function translateLatin(
  native: Sensed,
  other: Sensed,
): { readonly native: readonly ContentToken[]; readonly other: readonly ContentToken[] } {
  const found = translations(native.parts, other.parts).filter(
    ({ own, said }) =>
      !areTwoLanguages(native, own, other, said) && !isUnknownPlural(native, own, other, said),
  );
  const written = withTranslations(native, other, found);
  if (!isTranslated(native, other, found)) return { native: written, other: other.tokens };
  const intoEnglish = found.every(({ own, said }) => isForeign(native, own) !== isForeign(other, said));
  return {
    native: withoutEmpty(written, other.tokens, intoEnglish),
    other: withoutEmpty(other.tokens, written, intoEnglish),
  };
}

/** Connecting words that are words or initials in other languages: of Filipino, Maltese, Irish, Swahili, Albanian and Baltic languages. */
const CONNECTIVES: ReadonlySet<string> = new Set(
  "ng mga ta tal tad tas tat tan tar tax taz ghall na an ya wa cha vya za kwa un ir ja din dhe te se per a i w e o".split(
    " ",
  ),
);

/**
 * Without the words that the other name leaves out: connecting words, and words for a company. Where one name is in English, also
 * other general words of the other for a company, and a republic beside its country.
 */
function withoutEmpty(
  tokens: readonly ContentToken[],
  other: readonly ContentToken[],
  intoEnglish: boolean,
): readonly ContentToken[] {
  const said = new Set(other.map(({ text }) => text));
  const saysCompany = other.some(isCompanyWord);
  const isLeftOut = (token: ContentToken, at: number) =>
    isRepublicOfCountry(tokens, at) || (!saysCompany && isCompanyWord(token) && !isEnglish([token.text]));
  const kept = tokens.filter(
    (token, at) => said.has(token.text) || !(isEmpty(token.text) || (intoEnglish && isLeftOut(token, at))),
  );
  return kept.length === tokens.length ? tokens : kept;
}

function isEmpty(word: string): boolean {
  return CONNECTIVES.has(word) || (!isEnglish([word]) && sensesOf(word).some(isCompany));
}

function isCompanyWord({ tag, concept }: ContentToken): boolean {
  return tag === "generic" && concept === "company";
}

/** "Türkiye Cumhuriyeti", the Republic of Turkey, is "Turkish" in another name. */
function isRepublicOfCountry(tokens: readonly ContentToken[], at: number): boolean {
  if (!sensesOf(tokens[at]!.text).includes("republic")) return false;
  return [tokens[at - 1], tokens[at + 1]].some(
    (beside) => beside !== undefined && sensesOf(beside.text).some(isCountryCode),
  );
}

/** Letters that two spellings of one language begin with: "fabryka", "fabryki". */
const ALIKE = 3;

/**
 * Whether two stretches of one meaning are words of two languages of which none is English: "Distribuce" and "Shpërndarje" are two
 * companies of a group in two countries, as a company translates its name into English.
 */
function areTwoLanguages(native: Sensed, own: Sensible, other: Sensed, said: Sensible): boolean {
  if (!isForeign(native, own) || !isForeign(other, said)) return false;
  return native.tokens[own.from]!.text.slice(0, ALIKE) !== other.tokens[said.from]!.text.slice(0, ALIKE);
}

/**
 * Whether a word is the plural of the other that no table has: "Poultry" and "Poultries" are compared by their spelling, as they may
 * be the names of two companies.
 */
function isUnknownPlural(native: Sensed, own: Sensible, other: Sensed, said: Sensible): boolean {
  if (own.to - own.from > 1 || said.to - said.from > 1) return false;
  const [word, counterpart] = [native.tokens[own.from]!.text, other.tokens[said.from]!.text];
  return isPlural(word, counterpart) || isPlural(counterpart, word);
}

function isPlural(word: string, singular: string): boolean {
  return singularsOf(word).includes(singular) && tabledSensesOf(word).length === 0;
}
