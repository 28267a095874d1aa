/** Agreement of two analysed addresses on ordered levels. A missing part is never a disagreement. */
import { distance } from "fastest-levenshtein";
import { type CountryRelation, compatibleCountries } from "../places/compatible-countries.ts";
import type { AnalysedAddress } from "./analyse-address.ts";
import { type CityLevel, compareCities } from "./city.ts";
import { cityInformation, MOST_CITY_INFORMATION } from "./city-information.ts";
import { isStreetKind } from "./street-words.ts";

/** From most to least agreement. */
type AddressLevel =
  | "same_building"
  | "same_street"
  | "same_postal_code"
  | "same_city"
  | "same_region"
  | "different_city"
  | "different_country";

export interface AddressComparison {
  readonly level: AddressLevel;
  /** Both sides have house numbers and none of them agree. */
  readonly houseNumbersDisagree: boolean;
  /** `prefix`: the same postal district. Null when a side has no code. */
  readonly postal: "same" | "prefix" | "different" | null;
  readonly city: CityLevel | null;
  /** How rare the shared city or postal code is in the country, in nats from 0 to 6. */
  readonly placeInformation: number;
  readonly country: CountryRelation | null;
  /** Agreement of the street text without numbers, 0 to 1; 0 when a side has none. */
  readonly similarity: number;
}

const KIND_WEIGHT = 0.3;
const SAME_STREET = 0.7;
const OTHER_STREET = 0.2;

/** Compares two addresses; null when they have no part in common that could be compared. */
export function compareAddresses(a: AnalysedAddress, b: AnalysedAddress): AddressComparison | null {
  const country = a.country === null || b.country === null ? null : compatibleCountries(a.country, b.country);
  const postal = comparePostal(a, b);
  const city = cityOf(a, b, postal);
  const similarity = streetSimilarity(a.street, b.street);
  const numbers = compareNumbers(a.houseNumbers, b.houseNumbers);
  const street =
    similarity >= SAME_STREET
      ? "same"
      : similarity < OTHER_STREET && comparable(a.street, b.street)
        ? "other"
        : null;
  const level = levelOf({
    country,
    postal,
    city,
    region: sameRegion(a, b),
    street,
    sameNumber: numbers === "same",
  });
  if (level === null) return null;
  const houseNumbersDisagree = numbers === "different";
  const placeInformation = informationOf(a, b, { city, postal });
  return { level, houseNumbersDisagree, postal, city, placeInformation, country, similarity };
}

/**
 * Whether two addresses name one street and house, and no different countries or towns. Other than with `same_building`, neither a
 * town nor a postal code has to agree: a free text often has its town among the words of the street.
 */
export function isSameHouse(a: AnalysedAddress, b: AnalysedAddress): boolean {
  if (a.country !== null && b.country !== null && compatibleCountries(a.country, b.country) === "different")
    return false;
  if (a.city !== null && b.city !== null && compareCities(a.city, b.city) === "different") return false;
  return (
    streetSimilarity(a.street, b.street) >= SAME_STREET &&
    compareNumbers(a.houseNumbers, b.houseNumbers) === "same"
  );
}

function informationOf(
  a: AnalysedAddress,
  b: AnalysedAddress,
  { city, postal }: Pick<AddressComparison, "city" | "postal">,
): number {
  if (postal === "same") return MOST_CITY_INFORMATION;
  if (city !== "same") return 0;
  return Math.min(inCountryOf(a, b), inCountryOf(b, a));
}

function inCountryOf({ city, country }: AnalysedAddress, other: AnalysedAddress): number {
  const home = country ?? other.country;
  return city === null || home === null ? 0 : cityInformation(city, home);
}

interface Parts {
  readonly country: CountryRelation | null;
  readonly postal: AddressComparison["postal"];
  readonly city: CityLevel | null;
  readonly region: boolean | null;
  /** `other`: both streets are known, in one script, and share almost no word. */
  readonly street: "same" | "other" | null;
  readonly sameNumber: boolean;
}

function levelOf({ country, postal, city, region, street, sameNumber }: Parts): AddressLevel | null {
  if (country === "different") return "different_country";
  const sameTown = city === "same" || city === "similar";
  const near = postal === "same" || postal === "prefix" || (sameTown && postal === null);
  if (sameNumber && ((postal === "same" && street !== "other") || (near && street === "same")))
    return "same_building";
  if (street === "same" && near) return "same_street";
  if (postal === "same") return "same_postal_code";
  if (sameTown) return "same_city";
  if (region === true || postal === "prefix") return "same_region";
  if (city === "different" || postal === "different" || region === false) return "different_city";
  return null;
}

/** Two names of one postal district are no disagreement: a suburb and its city, a village and its post town. */
function cityOf(
  a: AnalysedAddress,
  b: AnalysedAddress,
  postal: AddressComparison["postal"],
): CityLevel | null {
  if (a.city === null || b.city === null) return null;
  const city = compareCities(a.city, b.city);
  return city === "different" && (postal === "same" || postal === "prefix") ? null : city;
}

function comparePostal(a: AnalysedAddress, b: AnalysedAddress): AddressComparison["postal"] {
  if (a.postalCode === null || b.postalCode === null) return null;
  if (a.country !== b.country && a.country !== null && b.country !== null) return "different";
  if (a.postalCode === b.postalCode) return "same";
  return a.postalPrefix === b.postalPrefix ? "prefix" : "different";
}

function sameRegion(a: AnalysedAddress, b: AnalysedAddress): boolean | null {
  if (a.region === null || b.region === null) return null;
  if (a.region === b.region) return true;
  const coded = /^[A-Z]{2}-/;
  return coded.test(a.region) && coded.test(b.region) ? false : null;
}

function compareNumbers(left: readonly string[], right: readonly string[]): "same" | "different" | null {
  if (left.length === 0 || right.length === 0) return null;
  let unclear = false;
  for (const a of left) {
    for (const b of right) {
      if (a === b || sameWithoutLetter(a, b)) return "same";
      if (a.endsWith(`-${b}`) || b.endsWith(`-${a}`) || a.startsWith(`${b}-`) || b.startsWith(`${a}-`))
        unclear = true;
    }
  }
  return unclear ? null : "different";
}

// "62" and "62a" are one house; "62a" and "62b" are two.
function sameWithoutLetter(a: string, b: string): boolean {
  const bare = (number: string) => number.replace(/\p{L}$/u, "");
  return (bare(a) === a || bare(b) === b) && bare(a) === bare(b);
}

/** Mean of the share of common words and of the share of the shorter side that the other side contains. */
function streetSimilarity(left: readonly string[], right: readonly string[]): number {
  const total = weightOf(left) + weightOf(right);
  const shorter = Math.min(weightOf(left), weightOf(right));
  if (shorter === 0) return 0;
  const free = [...right];
  let shared = 0;
  let named = false;
  for (const token of left) {
    const at = free.findIndex((other) => sameWord(token, other));
    if (at < 0) continue;
    free.splice(at, 1);
    shared += isStreetKind(token) ? KIND_WEIGHT : 1;
    named ||= !isStreetKind(token);
  }
  const score = (2 * shared) / total / 2 + Math.min(shared / shorter, 1) / 2;
  return named ? Math.min(score, 1) : score * KIND_WEIGHT;
}

/** Whether both sides have a street and write it in comparable letters. */
function comparable(left: readonly string[], right: readonly string[]): boolean {
  if (left.length === 0 || right.length === 0) return false;
  const latin = (tokens: readonly string[]) => tokens.some((token) => /\p{Script=Latin}/u.test(token));
  return latin(left) === latin(right);
}

function weightOf(tokens: readonly string[]): number {
  return tokens.reduce((sum, token) => sum + (isStreetKind(token) ? KIND_WEIGHT : 1), 0);
}

function sameWord(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.min(a.length, b.length) < 5 || Math.abs(a.length - b.length) > 2) return false;
  return distance(a, b) <= (Math.min(a.length, b.length) >= 8 ? 2 : 1);
}
