import { countryList } from "../places/country-list.ts";
import { clue, schemeIdentifier, withDerived } from "./derived-identifiers.ts";
import { isGermanCourtCode } from "./german-courts.ts";
import { withGermanCourt } from "./german-register.ts";
import type { Identifier } from "./identifier.ts";
import { sortedUnique } from "./identifier-order.ts";
import type { Issuer } from "./issuer.ts";
import { compact, foldNumberText, genericNumber, withoutLabels } from "./number-text.ts";
import { isPlaceholderNumber } from "./placeholder-number.ts";
import { REGISTER_SCHEMES, registerScheme, schemesOf } from "./register-schemes.ts";
import { registrationAuthority } from "./registration-authorities.ts";

/** Countries whose parts have separate company registers: a number is valid only in its own part. */
const OWN_REGISTERS = new Set(["US", "CA"]);
/** Fewer digits than this in an unknown register's number is a clue: short numbers recur everywhere. */
const ENOUGH_DIGITS = 4;
/** A word of a longer text with at least this many digits may be a number by itself. */
const LIKE_A_NUMBER = 6;
const MOST_NUMBERS = 4;

/**
 * The identifiers that a bare register number may be. The authority's schemes come first, then the jurisdiction's;
 * each scheme whose shape fits is given, and where one's check digit holds, those whose digit fails are not. A
 * jurisdiction without a known scheme gives `<JURISDICTION>-REG`, strong from four digits on; one with schemes
 * that all refuse the number gives the same as a clue. An authority that is not in the tables gives `ra:<code>`.
 * A placeholder gives nothing. Derived identifiers are included. Sorted, without duplicates; never throws.
 */
export function registerIdentifiers(number: string, where: Issuer): Identifier[] {
  if (isPlaceholderNumber(number)) return [];
  const found = numbersIn(number, where).flatMap((part) =>
    isPlaceholderNumber(part) ? [] : issued(part, where),
  );
  return sortedUnique(found.flatMap(withDerived));
}

/**
 * The identifiers that a register number may be when its issuer is unknown: of each known scheme whose shape
 * fits, and the plain number of each place without a known shape. For retrieval, not for comparison: most
 * belong to other companies. A placeholder gives nothing. Sorted, without duplicates; never throws.
 */
export function registerIdentifiersAnywhere(number: string): Identifier[] {
  if (isPlaceholderNumber(number)) return [];
  const unknown = countryList().filter(
    ({ code }) => schemesOf(code).length === 0 && !OWN_REGISTERS.has(code),
  );
  return sortedUnique(
    [
      ...fits(number, REGISTER_SCHEMES, true),
      ...unknown.flatMap(({ code }) => byJurisdiction(number, code)),
    ].flatMap(withDerived),
  );
}

/**
 * The numbers in one field: usually the whole of it. When the whole field fits no scheme, the parts of a list
 * ("1157746895690; 1055238018098") or the one number inside a remark ("1021601627090 on 25.11.2002").
 */
function numbersIn(number: string, where: Issuer): string[] {
  if (!/[\s;,|]/.test(number.trim()) || wholeFits(number, where)) return [number];
  const text = number.slice(0, 400);
  const inside = text
    .split(/[\s;,|()]+/)
    .filter((word) => digitsIn(word) >= LIKE_A_NUMBER && wholeFits(word, where));
  if (inside.length > 0) return inside.slice(0, MOST_NUMBERS);
  const parts = text.split(/[;,|\n]| \/ /).filter((part) => digitsIn(part) >= ENOUGH_DIGITS);
  return parts.length > 0 ? parts.slice(0, MOST_NUMBERS) : [number];
}

function wholeFits(number: string, where: Issuer): boolean {
  return issued(number, where).some(
    (identifier) => identifier.wellFormed && !identifier.scheme.endsWith("-REG"),
  );
}

function issued(number: string, where: Issuer): Identifier[] {
  const place = (where.jurisdiction ?? where.country ?? "").trim().toUpperCase();
  const authority = where.registrationAuthority ? registrationAuthority(where.registrationAuthority) : null;
  if (authority === null) return byJurisdiction(number, place);
  if (isGermanCourtCode(authority.code)) return byCourt(number, authority.code);
  if (authority.jurisdiction) return byJurisdiction(number, authority.jurisdiction);
  const fitting = fits(number, authority.schemes ?? [], false);
  if (fitting.length > 0) return fitting;
  const own: Identifier = {
    ...clue(`ra:${authority.code}`, genericNumber(number)),
    wellFormed: true,
    strength: digitsIn(number) >= ENOUGH_DIGITS ? "strong" : "weak",
  };
  // Another authority of the same place may use another numbering: only a check digit rules that out.
  const likely = byJurisdiction(number, place).map(
    (identifier): Identifier =>
      identifier.checkDigit === "ok" ? identifier : { ...identifier, strength: "weak" },
  );
  return genericNumber(number) === "" ? likely : [own, ...likely];
}

function byCourt(number: string, code: string): Identifier[] {
  const identifier = schemeIdentifier("DE-HR", number);
  if (identifier === null) return byJurisdiction(number, "DE");
  return [{ ...identifier, value: withGermanCourt(identifier.value, code), strength: "strong" }];
}

function byJurisdiction(number: string, place: string): Identifier[] {
  const country = place.slice(0, 2);
  const own = schemesOf(place);
  const schemes = own.length > 0 || OWN_REGISTERS.has(country) ? own : schemesOf(country);
  const fitting = fits(
    number,
    schemes.map((scheme) => scheme.id),
    true,
  );
  if (fitting.length > 0) return fitting;
  const value = genericNumber(withoutLabels(foldNumberText(number)));
  if (value === "") return [];
  const register = OWN_REGISTERS.has(country) ? place : country;
  const known = schemes.length > 0 || register === "" || OWN_REGISTERS.has(register);
  if (known) return [clue(`${register || "XX"}-REG`, value)];
  const strong = digitsIn(number) >= ENOUGH_DIGITS;
  return [{ ...clue(`${register}-REG`, value), wellFormed: true, strength: strong ? "strong" : "weak" }];
}

/** The identifiers of those schemes that the number fits; `bare` also asks for the narrower shape of each. */
function fits(number: string, schemes: readonly string[], bare: boolean): Identifier[] {
  const fitting = schemes.flatMap((id) => {
    const identifier = schemeIdentifier(id, number);
    const likely = registerScheme(id)?.likely;
    return identifier === null || (bare && likely && !likely.test(compact(identifier.value)))
      ? []
      : [identifier];
  });
  const sure = fitting.filter((identifier) => identifier.checkDigit === "ok");
  return sure.length > 0 ? fitting.filter((identifier) => identifier.checkDigit !== "bad") : fitting;
}

function digitsIn(text: string): number {
  return foldNumberText(text).replace(/\D/g, "").length;
}
