import { isinCheck, mod97 } from "./check-digits.ts";
import type { Identifier } from "./identifier.ts";
import { compact, foldNumberText, withoutLabels } from "./number-text.ts";
import { isPlaceholderNumber } from "./placeholder-number.ts";

/** Letters and digits behind any label; "" for a placeholder. */
function bare(raw: string, label: RegExp): string {
  if (isPlaceholderNumber(raw)) return "";
  const text = compact(withoutLabels(foldNumberText(raw))).replace(label, "");
  return isPlaceholderNumber(text) ? "" : text;
}

/**
 * LEI (ISO 17442): 20 characters, ISO 7064 mod 97-10. A near miss (15 to 24 characters, or a failing check)
 * is kept as given, `weak`. Null for other text.
 */
export function normaliseLei(raw: string): Identifier | null {
  const value = bare(raw, /^LEI(?:CODE)?(?=[0-9A-Z]{18}\d{2}$)/);
  if (value.length < 15 || value.length > 24 || !/\d/.test(value)) return null;
  const wellFormed = /^[A-Z0-9]{18}\d{2}$/.test(value);
  const holds = wellFormed && mod97(value);
  const checkDigit = wellFormed ? (holds ? "ok" : "bad") : "none";
  return { scheme: "lei", value, checkDigit, wellFormed, strength: holds ? "strong" : "weak" };
}

/** SEC CIK: 1 to 10 digits, compared as a number and written with ten. Null for anything else and for zero. */
export function normaliseCik(raw: string): Identifier | null {
  const digits = compact(withoutLabels(foldNumberText(raw)))
    .replace(/^CIK(?=\d)/, "")
    .replace(/^0+(?=\d)/, "");
  // Numbers in use have up to seven digits, 1111111 among them, so only longer ones can be placeholders.
  if (!/^[1-9]\d{0,9}$/.test(digits) || (digits.length > 7 && isPlaceholderNumber(digits))) return null;
  return {
    scheme: "cik",
    value: digits.padStart(10, "0"),
    checkDigit: "none",
    wellFormed: true,
    strength: "strong",
  };
}

/** ISIN (ISO 6166): names a security, so `listing`; `weak` with a failing check digit. Null when not of its shape. */
export function normaliseIsin(raw: string): Identifier | null {
  const value = bare(raw, /^ISIN(?=[A-Z]{2}[A-Z0-9]{9}\d$)/);
  if (!/^[A-Z]{2}[A-Z0-9]{9}\d$/.test(value)) return null;
  const holds = isinCheck(value);
  return {
    scheme: "isin",
    value,
    checkDigit: holds ? "ok" : "bad",
    wellFormed: true,
    strength: holds ? "listing" : "weak",
  };
}

/** D-U-N-S: nine digits, dashes allowed, a DUNS+4 suffix dropped. It has had no check digit since 2006. */
export function normaliseDuns(raw: string): Identifier | null {
  const value = bare(raw, /^(?:DUNS|DNB)+(?=\d)/).replace(/^(\d{9})\d{4}$/, "$1");
  if (!/^\d{9}$/.test(value)) return null;
  return { scheme: "duns", value, checkDigit: "none", wellFormed: true, strength: "strong" };
}
