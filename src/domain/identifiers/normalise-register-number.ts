import type { Identifier } from "./identifier.ts";
import { compact, foldNumberText, withoutLabels } from "./number-text.ts";
import type { RegisterScheme } from "./register-scheme.ts";
import { registerScheme } from "./register-schemes.ts";

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
 * punctuation, padding, look-alike letters and the scheme's own prefixes are understood. Idempotent on `normal`.
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
  return null;
}

function checked(
  scheme: Extract<RegisterScheme, { pattern: RegExp }>,
  number: string,
): Identifier["checkDigit"] {
  if (scheme.check === undefined) return "none";
  if (scheme.check(number)) return "ok";
  return scheme.checkIsAdvisory ? "none" : "bad";
}
