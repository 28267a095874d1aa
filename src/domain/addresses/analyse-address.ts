/**
 * A postal address taken apart into what can be compared. Registers fill the same fields in different ways: the
 * whole address in one line, the postal code or the region behind the city, a county for the town. Nothing is
 * guessed: a part that cannot be told is null.
 */

import { romanise } from "../names/romanise.ts";
import { foldPlace } from "../places/fold-place.ts";
import { parseCountry } from "../places/parse-country.ts";
import { parseRegion } from "../places/parse-jurisdiction.ts";
import type { PostalAddress } from "../record.ts";
import { agentHints } from "./agent-address.ts";
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

const MAX_FIELD = 500;

/**
 * Analyses an address. Any text is accepted; of each field the first 500 UTF-16 units are read.
 *
 * @param country country of the record in any form that `parseCountry` reads, used where the address names none.
 */
export function analyseAddress(address: PostalAddress, country?: string): AnalysedAddress {
  const home = parseCountry(address.country ?? "") ?? parseCountry(country ?? "");
  const lines = [address.line1, address.line2]
    .map(cleaned)
    .filter((line) => line !== "")
    .join(", ");
  const native = eastAsianLine(lines, home);
  const written = writtenCity(cleaned(address.city), home);
  const loose = written.city === null && native === null ? placeInLines(lines, home) : null;
  const postal =
    postalCodeOf(cleaned(address.postal_code), home) ?? firstPostal([written.postal, loose?.postal], home);
  const numbers = streetNumbers(lines, home);
  const folded = foldPlace(romanise(lines.slice(0, 300)));
  return {
    country: home,
    region: regionOf(cleaned(address.region) || written.region || native?.prefecture || "", home),
    city: written.city ?? nativeCity(native, home) ?? loose?.city ?? null,
    postalCode: postal?.code ?? null,
    postalPrefix: postal?.prefix ?? null,
    houseNumbers: numbers.houseNumbers,
    street:
      native === null ? streetTokens(foldPlace(romanise(numbers.rest.slice(0, 300)))) : native.districts,
    poBox: numbers.poBox,
    ...agentHints(lines, folded),
  };
}

function cleaned(text: string | undefined): string {
  return (text ?? "").slice(0, MAX_FIELD).normalize("NFKC").replace(/\s+/gu, " ").trim();
}

interface Place {
  readonly city: string | null;
  readonly region: string;
  readonly postal: string;
}

/** City field that may carry a region and a postal code: "Hermosillo, Sonora 83010", "London EC2", "Surrey". */
function writtenCity(text: string, country: string | null): Place {
  const postal = /(?<![\p{L}\d])\d{4,7}(?![\p{L}\d])/u.exec(text)?.[0] ?? "";
  const [first = "", ...others] = text
    .replace(postal, " ")
    .replace(/\bc\.?\s?p\.?(?=\s*$)/iu, " ")
    .split(/[,;/]/);
  const region = (others.at(-1) ?? "").trim();
  if (country === "GB" && isBritishCounty(first)) return { city: null, region: first.trim(), postal };
  const native = eastAsianLine(first, country);
  const city = native?.city ?? first;
  return { city: city.trim() === "" ? null : comparableCity(city, country), region, postal };
}

function nativeCity(line: EastAsianLine | null, country: string | null): string | null {
  return line?.city == null ? null : comparableCity(line.city, country);
}

/** City and postal code inside a street line: a main city by name, or a word beside a postal code. */
function placeInLines(lines: string, country: string | null): Place | null {
  for (const part of lines.split(/[,;()]/).reverse()) {
    const beside = /^\s*(?:(\d{4,6})\s+(\p{L}[\p{L}\s.-]+)|(\p{L}[\p{L}\s.-]+)\s+(\d{4,6}))\s*$/u.exec(part);
    const name = beside?.[2] ?? beside?.[3];
    const known = knownCity(foldCity(part.replace(/[\d-]+/g, " ")));
    if (known !== null && parseCountry(part.trim()) === null)
      return { city: known, region: "", postal: beside?.[1] ?? beside?.[4] ?? "" };
    const postal = postalCodeOf(beside?.[1] ?? beside?.[4] ?? "", country);
    if (name !== undefined && postal !== null && (beside?.[1]?.length ?? beside?.[4]?.length ?? 0) > 4) {
      return { city: comparableCity(name, country), region: "", postal: postal.code };
    }
  }
  return null;
}

function firstPostal(texts: readonly (string | undefined)[], country: string | null): PostalCode | null {
  for (const text of texts) {
    const code = text === undefined || text === "" ? null : postalCodeOf(text, country);
    if (code !== null) return code;
  }
  return null;
}

function regionOf(text: string, country: string | null): string | null {
  if (text === "") return null;
  const code = country === null ? null : parseRegion(text, country);
  return code ?? (foldPlace(romanise(text)) || null);
}
