import { parseCountry } from "../../places/parse-country.ts";
import { subdivisions } from "../../places/subdivisions.ts";
import { legalFormTable } from "../forms/legal-form-table.ts";
import { lookUp } from "../words/lexicon.ts";

/** Behind everything else, also the legal form: in "Bupa Care Homes (AKW) Limited" the letters tell the company apart. */
const IN_BRACKETS = /^(.*\S)\s*[([（]\s*(\p{Lu}[\p{L}\p{N}]{2,8})\s*[)\]）]\s*$/u;
/** Spaces on both sides: "A/S" is a legal form. */
const BEHIND_SLASH = /^(.*\S)\s+\/\s+(\p{Lu}[\p{L}\p{N}]{2,8})\s*$/u;
/** In a name that is all in capitals, more letters are rather a word. */
const LONGEST_IN_CAPITALS = 5;
const ROMAN = /^[IVXLC]+$/;

/** The codes of states and provinces without their country: "TX", "NSW". */
const SUBDIVISIONS: ReadonlySet<string> = new Set(
  subdivisions.map(({ code }) => code.slice(code.indexOf("-") + 1)),
);
/** Parts of the world, and abbreviations of countries that are no ISO code: groups name their companies after both. */
const REGIONS: ReadonlySet<string> = new Set(
  "EMEA APAC ANZ DACH CEE CIS GCC MENA LATAM ASEAN ROI ROC".split(" "),
);
/** Currencies tell the shares of funds apart (ISO 4217). */
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

interface Abbreviated {
  /** The name without the abbreviation. */
  readonly rest: string;
  readonly letters: string;
}

/**
 * The abbreviation at the very end of a name, in brackets or behind a slash: "Iran Aircraft Industries (IACI)", "Al-Itihaad
 * Al-Islamiya / AIAI". It has three letters or more, which need not be the name's initials: it may abbreviate a name in another
 * language.
 */
export function finalAbbreviation(raw: string): Abbreviated | null {
  // Few names end so, and this runs for the words of many.
  if (!/[)\]）]\s*$|\//u.test(raw)) return null;
  const [, rest, letters] = IN_BRACKETS.exec(raw) ?? BEHIND_SLASH.exec(raw) ?? [];
  if (rest === undefined || letters === undefined || !isAbbreviation(letters)) return null;
  return letters.length > LONGEST_IN_CAPITALS && !/\p{Ll}/u.test(rest) ? null : { rest, letters };
}

/**
 * Capitals for the most part: "MZiK". Roman numerals, places, currencies and known words tell the companies of a group apart, and a
 * legal form is read as one.
 */
function isAbbreviation(letters: string): boolean {
  const capitals = letters.replace(/[^\p{Lu}]/gu, "").length;
  if (ROMAN.test(letters) || capitals < 2 || 2 * capitals <= letters.length) return false;
  const word = letters.toLowerCase();
  if (lookUp(word) !== null || legalFormTable().words.has(word)) return false;
  const isPlace = SUBDIVISIONS.has(letters) || REGIONS.has(letters) || parseCountry(letters) !== null;
  return !isPlace && !CURRENCIES.has(letters);
}
