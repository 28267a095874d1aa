// Line breaks, tabs and other controls, runs of blanks, and blanks at either end.
const UNTIDY = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]|\s{2}|^\s|\s$/;
const BLANKS = /[\s\u0000-\u001f\u007f-\u009f]+/g;

/** No publisher has a longer name or address line; a longer text is damage or an attack. */
const MAX_LENGTH = 1000;

/**
 * Publisher's text fit for a database: well-formed Unicode, no control characters (PostgreSQL refuses NUL),
 * blanks folded and trimmed, at most 1,000 UTF-16 units. Spelling and case stay. Undefined for empty text.
 */
export function cleanText(text: string | undefined): string | undefined {
  if (text === undefined || text === "") return undefined;
  const wellFormed = text.isWellFormed() ? text : text.toWellFormed();
  const tidy = UNTIDY.test(wellFormed) ? wellFormed.replace(BLANKS, " ").trim() : wellFormed;
  if (tidy.length <= MAX_LENGTH) return tidy === "" ? undefined : tidy;
  // A cut may halve a surrogate pair: the half is dropped.
  return tidy
    .slice(0, MAX_LENGTH)
    .replace(/[\ud800-\udbff]$/, "")
    .trimEnd();
}
