/** Behind everything else, also the legal form: in "Bupa Care Homes (AKW) Limited" the letters tell the company apart. */
const IN_BRACKETS = /^(.*\S)\s*[([（]\s*(\p{Lu}[\p{L}\p{N}]{1,8})\s*[)\]）]\s*$/u;
/** Spaces on both sides: "A/S" is a legal form. */
const BEHIND_SLASH = /^(.*\S)\s+\/\s+(\p{Lu}[\p{L}\p{N}]{1,8})\s*$/u;
/** In a name that is all in capitals, more letters are rather a word. */
const LONGEST_IN_CAPITALS = 5;
const ROMAN = /^[IVXLC]+$/;

interface Abbreviated {
  /** The name without the abbreviation. */
  readonly rest: string;
  readonly letters: string;
}

/**
 * The abbreviation at the very end of a name, in brackets or behind a slash: "Iran Aircraft Industries (IACI)", "Al-Itihaad
 * Al-Islamiya / AIAI". It need not have the name's initials, as it may abbreviate a name in another language.
 */
export function finalAbbreviation(raw: string): Abbreviated | null {
  // Few names end so, and this runs for the words of many.
  if (!/[)\]）]\s*$|\//u.test(raw)) return null;
  const [, rest, letters] = IN_BRACKETS.exec(raw) ?? BEHIND_SLASH.exec(raw) ?? [];
  if (rest === undefined || letters === undefined || !isAbbreviation(letters)) return null;
  return letters.length > LONGEST_IN_CAPITALS && !/\p{Ll}/u.test(rest) ? null : { rest, letters };
}

/** Capitals for the most part: "MZiK". Roman numerals count the companies of a series. */
function isAbbreviation(letters: string): boolean {
  const capitals = letters.replace(/[^\p{Lu}]/gu, "").length;
  return !ROMAN.test(letters) && capitals >= 2 && 2 * capitals > letters.length;
}
