/** Telephone numbers in the international form of ITU-T E.164, by the numbering plans of libphonenumber. */
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";

/** Ordered from most to least agreement. */
type PhoneLevel = "same" | "same_block" | "different";

const MAX_LENGTH = 200;
const BLOCK_DIGITS = 4;
const SHORTEST_BLOCK = 7;

/**
 * E.164 form (`+442071234567`) of a telephone number, or null when it is not a valid number of its plan. A
 * number without a country prefix is read in `country` (ISO 3166-1 alpha-2) and is null without it. Extensions
 * are dropped; of several numbers in one text the first valid one counts.
 */
export function normalisePhone(raw: string, country?: string): string | null {
  if (raw.length > MAX_LENGTH) return null;
  const text = raw.normalize("NFKC").trim();
  const region = country?.trim().toUpperCase() ?? "";
  const whole = parseOne(text, region);
  if (whole !== null) return whole;
  for (const part of text.split(/[;,/|\n]|\s(?:or|and|und|et|y|e)\s/i)) {
    const number = parseOne(part, region);
    if (number !== null) return number;
  }
  return null;
}

/**
 * How two E.164 numbers agree: `same`; `same_block` when they differ only in the last digits, as the lines of
 * one switchboard do; else `different`. Null when either is missing.
 */
export function comparePhones(a: string | null, b: string | null): PhoneLevel | null {
  if (a === null || b === null) return null;
  if (a === b) return "same";
  let shared = 0;
  while (shared < a.length && shared < b.length && a[shared] === b[shared]) shared++;
  const rest = Math.max(a.length, b.length) - shared;
  return rest <= BLOCK_DIGITS && shared > SHORTEST_BLOCK ? "same_block" : "different";
}

function parseOne(text: string, region: string): string | null {
  const international = text.replace(
    /^(?:tel(?:ephone)?\.?:?|phone:?|ph:)?\s*(?:\(\+\)|\+{2,}|\+?00[\s-]?(?=[1-9]))/i,
    "+",
  );
  const options = isSupportedCountry(region) ? { defaultCountry: region satisfies CountryCode } : {};
  const number = parsePhoneNumberFromString(international, { ...options, extract: true });
  return number?.isValid() ? number.number : null;
}
