/**
 * A postal address cut into comparable parts. Registers fill the same fields in different ways: the whole
 * address in one line, the postal code or the region behind the city, a county for the town. Nothing is
 * guessed: a part that cannot be determined is null.
 */

import { romanise } from "../names/transliteration/romanise.ts";
import { countryInField } from "../places/country-field.ts";
import { foldPlace } from "../places/fold-place.ts";
import { parseCountry } from "../places/parse-country.ts";
import { parseRegion } from "../places/parse-jurisdiction.ts";
import type { PostalAddress } from "../record.ts";
import { repairText } from "../repair-text.ts";
import { agentHints, withoutCareOf } from "./agent-address.ts";
import { comparableCity, foldCity, isBritishCounty, knownCity } from "./city.ts";
import { type EastAsianLine, eastAsianLine } from "./east-asian-line.ts";
import { streetNumbers } from "./house-numbers.ts";
import { type PostalCode, postalCodeOf } from "./postal-code.ts";
import { streetTokens } from "./street-words.ts";

/** Pure data, safe to store as JSON. Null and empty mean "not known", never "none". */
export interface AnalysedAddress {
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  /** ISO 3166-2 code where it is known, else the folded name. */
  readonly region: string | null;
  /** Comparable form of the city: see `comparableCity`. */
  readonly city: string | null;
  /** Normal form of the country, without spaces. */
  readonly postalCode: string | null;
  /** Leading part of `postalCode` that names the district. */
  readonly postalPrefix: string | null;
  readonly houseNumbers: readonly string[];
  /** Words of the street lines, abbreviations opened, in order. */
  readonly street: readonly string[];
  readonly poBox: string | null;
  readonly careOf: boolean;
  /** The address of a registered or formation agent: shared by many companies. */
  readonly registeredAgent: boolean;
}

/** At least five digits, so that no house number is taken for a code. */
const BESIDE_POSTAL_CODE = /^(\d{5,10})?\s*(\p{L}[\p{L}\s.'-]*)?(\d{5,10})?$/u;

const MAX_FIELD = 500;
const MAX_LINES = 300;

/**
 * Analyses an address. Any text is accepted; of each field the first 500 UTF-16 units are read.
 *
 * @param country country of the record in any form that `countryInField` reads, used where the address names none.
 */
export function analyseAddress(address: PostalAddress, country?: string): AnalysedAddress {
  const home = countryInField(address.country ?? "") ?? countryInField(country ?? "");
  const lines = [address.line1, address.line2]
    .map(cleaned)
    .filter((line) => line !== "")
    .join(", ");
  const native = eastAsianLine(lines, home);
  const written = writtenCity(cleaned(address.city), home);
  const loose = native === null ? placeInLines(lines, home) : NO_PLACE;
  const postal = postalOf([cleaned(address.postal_code), written.postal, loose.postal], home);
  const city = written.city ?? nativeCity(native, home) ?? loose.city;
  const numbers = streetNumbers(withoutCareOf(lines), home);
  return {
    country: home,
    region: regionOf(cleaned(address.region) || written.region || native?.prefecture || "", home),
    city,
    postalCode: postal?.code ?? null,
    postalPrefix: postal?.prefix ?? null,
    houseNumbers: numbers.houseNumbers,
    street: native === null ? streetOf(numbers.rest, city) : native.districts,
    poBox: numbers.poBox,
    ...agentHints(lines, foldPlace(romanise(lines.slice(0, MAX_LINES)))),
  };
}

/** Street words, without the parts of the line that repeat the city or the country. */
function streetOf(rest: string, city: string | null): readonly string[] {
  const parts = rest.slice(0, MAX_LINES).split(/[,;()]/);
  const own = parts.filter(
    (part) => !isCountry(part) && (city === null || comparableCity(part, null) !== city),
  );
  return streetTokens(foldPlace(romanise(own.join(" "))));
}

function isCountry(text: string): boolean {
  return text.trim().length > 3 && parseCountry(text) !== null;
}

function cleaned(text: string | undefined): string {
  return repairText((text ?? "").slice(0, MAX_FIELD))
    .normalize("NFKC")
    .replace(/\s+/gu, " ")
    .trim();
}

interface Place {
  readonly city: string | null;
  readonly region: string;
  readonly postal: string;
}

const NO_PLACE: Place = { city: null, region: "", postal: "" };

/** City field that may carry a region and a postal code: "Hermosillo, Sonora 83010", "London EC2"; a county is a region. */
function writtenCity(text: string, country: string | null): Place {
  const postal = /(?<![\p{L}\d])\d{4,7}(?![\p{L}\d])/u.exec(text)?.[0] ?? "";
  const [first = "", ...others] = text
    .replace(postal, " ")
    .replace(/\bc\.?\s?p\.?(?=\s*$)/iu, " ")
    .split(/[,;/]/);
  const region = (others.at(-1) ?? "").trim();
  if ((country === "GB" && isBritishCounty(first)) || /\p{Script=Han}郡$/u.test(first))
    return { city: null, region: first.trim(), postal };
  const native = eastAsianLine(first, country);
  const city = native?.city ?? first;
  return { city: city.trim() === "" ? null : comparableCity(city, country), region, postal };
}

function nativeCity(line: EastAsianLine | null, country: string | null): string | null {
  return line?.city == null ? null : comparableCity(line.city, country);
}

/** City and postal code inside a street line: a main city by name, or the word beside a postal code. */
function placeInLines(lines: string, country: string | null): Place {
  let city: string | null = null;
  let postal = "";
  for (const part of lines
    .slice(0, MAX_LINES)
    .split(/[,;()]/)
    .reverse()) {
    const [, before = "", named = "", after = ""] = BESIDE_POSTAL_CODE.exec(part.trim()) ?? [];
    const name = named.trimEnd();
    const code = postalCodeOf(before || after, country) === null ? "" : before || after;
    if (postal === "") postal = code;
    city ??= isCountry(part) ? null : knownCity(foldCity(part.replace(/\d[\d-]*/g, " ")));
    if (code !== "" && name !== "") city ??= comparableCity(name, country);
  }
  return { city, region: "", postal };
}

function postalOf(texts: readonly string[], country: string | null): PostalCode | null {
  for (const text of texts) {
    const code = text === "" ? null : postalCodeOf(text, country);
    if (code !== null) return code;
  }
  return null;
}

function regionOf(text: string, country: string | null): string | null {
  if (text === "") return null;
  const code = country === null ? null : parseRegion(text, country);
  return code ?? (foldPlace(romanise(text)) || null);
}
