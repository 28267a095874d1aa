import type { Identifier } from "./identifier.ts";
import { compact, foldNumberText, withoutLabels } from "./number-text.ts";
import type { RegisterScheme } from "./register-scheme.ts";
import { registerScheme } from "./register-schemes.ts";

type PlainScheme = Extract<RegisterScheme, { pattern: RegExp }>;

interface NormalisedNumber {
  /** The scheme's normal form where `wellFormed`; else the upper-case letters and digits of the text. */
  readonly normal: string;
  readonly wellFormed: boolean;
  readonly checkDigit: Identifier["checkDigit"];
  /** The number as given, unchanged: a number is never corrected. */
  readonly raw: string;
}

/**
 * The normal form of a register number in a scheme that `REGISTER_SCHEMES` lists. Labels ("Reg. No.", "CVR-nr."),
 * punctuation, padding, look-alike letters and the scheme's own prefixes are understood, and one or two leading zeros that a
 * spreadsheet has lost where the check digit proves them. Idempotent on `normal`.
 * An unknown scheme gives `wellFormed: false`. Reads the first 200 characters; never throws.
 */
export function normaliseRegisterNumber(scheme: string, raw: string): NormalisedNumber {
  const folded = foldNumberText(raw);
  const known = registerScheme(scheme);
  const fitting = known === undefined ? null : fitted(known, folded);
  if (fitting === null) {
    return {
      normal: compact(withoutLabels(folded)).slice(0, 64),
      wellFormed: false,
      checkDigit: "none",
      raw,
    };
  }
  return { ...fitting, wellFormed: true, raw };
}

function fitted(
  scheme: RegisterScheme,
  folded: string,
): { normal: string; checkDigit: Identifier["checkDigit"] } | null {
  if ("parse" in scheme) {
    const normal = scheme.parse(folded) ?? scheme.parse(withoutLabels(folded));
    return normal === null ? null : { normal, checkDigit: "none" };
  }
  for (const text of [folded, withoutLabels(folded)]) {
    const plain = compact(text);
    for (const number of [plain, scheme.shape?.(plain)]) {
      if (number === undefined || (scheme.shape && number !== scheme.shape(number))) continue;
      if (!scheme.pattern.test(number)) continue;
      return { normal: scheme.print?.(number) ?? number, checkDigit: checked(scheme, number) };
    }
  }
  return withLostZeros(scheme, compact(withoutLabels(folded)));
}

/** Spreadsheets take leading zeros off a number. */
const MOST_LOST_ZEROS = 2;

/** 25.11.2002, 2002-11-25, 11/25/2002 without their signs. */
const DATE = /^(?:(?:19|20)\d{2}[01]\d[0-3]\d|(?:[0-3]\d[01]\d|[01]\d[0-3]\d)(?:19|20)\d{2})$/;

/** Digits that have the shape of the scheme, and its check digit, with zeros in front. */
function withLostZeros(
  scheme: PlainScheme,
  digits: string,
): { normal: string; checkDigit: Identifier["checkDigit"] } | null {
  if (scheme.check === undefined || scheme.checkIsAdvisory) return null;
  if (!/^[1-9]\d{5,}$/.test(digits) || DATE.test(digits)) return null;
  for (let zeros = 1; zeros <= MOST_LOST_ZEROS; zeros++) {
    const number = "0".repeat(zeros) + digits;
    if (scheme.pattern.test(number) && scheme.check(number))
      return { normal: scheme.print?.(number) ?? number, checkDigit: "ok" };
  }
  return null;
}

function checked(scheme: PlainScheme, number: string): Identifier["checkDigit"] {
  if (scheme.check === undefined) return "none";
  if (scheme.check(number)) return "ok";
  return scheme.checkIsAdvisory ? "none" : "bad";
}
