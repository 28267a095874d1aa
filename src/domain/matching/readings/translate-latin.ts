/** Translates a name in Latin letters into the words of another name in Latin letters. */
import { isEnglish } from "../../names/words/english-words.ts";
import { type Sensible, sensesOf } from "../../names/words/senses/senses.ts";
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
    ({ own, said }) => !areTwoLanguages(native, own, other, said),
  );
  const written = withTranslations(native, other, found);
  if (!isTranslated(native, other, found)) return { native: written, other: other.tokens };
  return { native: withoutEmpty(written, other.tokens), other: withoutEmpty(other.tokens, written) };
}

/** Senses of words that another language writes as a legal form, or leaves out. */
const COMPANY: ReadonlySet<string> = new Set(["company", "corporation"]);
/** Connecting words that are words or initials in other languages: of Filipino, Maltese, Irish, Swahili, Albanian and Baltic languages. */
const CONNECTIVES: ReadonlySet<string> = new Set(
  "ng mga ta tal tad tas tat tan tar tax taz ghall na an ya wa cha vya za kwa un ir ja din dhe te se per a i w e o".split(
    " ",
  ),
);

function withoutEmpty(
  tokens: readonly ContentToken[],
  other: readonly ContentToken[],
): readonly ContentToken[] {
  const kept = tokens.filter(({ text }) => other.some((word) => word.text === text) || !isEmpty(text));
  return kept.length === tokens.length ? tokens : kept;
}

function isEmpty(word: string): boolean {
  return CONNECTIVES.has(word) || (!isEnglish([word]) && sensesOf(word).some((sense) => COMPANY.has(sense)));
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
