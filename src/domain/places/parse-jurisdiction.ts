/** Jurisdictions of incorporation: ISO 3166-2 codes and the names of countries, states and emirates. */
import { foldPlace } from "./fold-place.ts";
import type { Jurisdiction } from "./jurisdiction.ts";
import { isCountryCode, parseCountry } from "./parse-country.ts";
import { completeCountries, subdivisions } from "./subdivisions.ts";

const MAX_LENGTH = 200;

/** ISO 3166-2 lists these as parts of a country although each has a country code of its own. */
const OWN_COUNTRY_CODE: Readonly<Record<string, string>> = {
  "US-PR": "PR",
  "US-GU": "GU",
  "US-VI": "VI",
  "US-AS": "AS",
  "US-MP": "MP",
  "US-UM": "UM",
  "CN-HK": "HK",
  "CN-MO": "MO",
  "CN-TW": "TW",
  "CN-71": "TW",
  "CN-91": "HK",
  "CN-92": "MO",
  "NL-AW": "AW",
  "NL-CW": "CW",
  "NL-SX": "SX",
  "NL-BQ1": "BQ",
  "NL-BQ2": "BQ",
  "NL-BQ3": "BQ",
  "FI-01": "AX",
  "FR-GF": "GF",
  "FR-GP": "GP",
  "FR-MQ": "MQ",
  "FR-RE": "RE",
  "FR-YT": "YT",
  "FR-NC": "NC",
  "FR-PF": "PF",
  "FR-PM": "PM",
  "FR-WF": "WF",
  "FR-BL": "BL",
  "FR-MF": "MF",
  "FR-TF": "TF",
  "FR-971": "GP",
  "FR-972": "MQ",
  "FR-973": "GF",
  "FR-974": "RE",
  "FR-976": "YT",
  "NO-21": "SJ",
  "NO-22": "SJ",
};

/** Names of a subdivision that mean something else just as often: a country, or a part of another country. */
const AMBIGUOUS = new Set(["georgia", "victoria"]);

const listed = new Map(subdivisions.map((part) => [part.code, part]));
const byName = new Map<string, string>();
const byNameWithin = new Map<string, string>();
for (const part of subdivisions) {
  for (const name of part.names.map(foldPlace)) {
    byNameWithin.set(`${part.country} ${name}`, part.code);
    const unique = (byName.get(name) ?? part.code) === part.code && !AMBIGUOUS.has(name);
    byName.set(name, unique ? part.code : "");
  }
}

/**
 * Jurisdiction of an ISO 3166-2 code (`US-DE`, `us_de`), a country in any form that `parseCountry` reads, the
 * name of a state, province or emirate, alone or with its country ("Delaware, USA", "State of Delaware").
 * England and Wales are one jurisdiction, given as GB; Scotland and Northern Ireland are their own. Null when
 * the text is none of these or could be several ("Georgia").
 */
export function parseJurisdiction(text: string): Jurisdiction | null {
  if (text.length > MAX_LENGTH) return null;
  const trimmed = text.trim();
  const coded = /^([a-z]{2})\s?[-_–]\s?([a-z0-9]{1,3})$/i.exec(trimmed);
  if (coded !== null) return ofCode(`${coded[1]}`.toUpperCase(), `${coded[2]}`.toUpperCase());
  const folded = foldPlace(trimmed).replace(
    /^(?:the )?(?:state|province|commonwealth|emirate|canton|territory) of /,
    "",
  );
  if (/^(?:england(?: and)? wales|wales and england|england)$/.test(folded)) return whole("GB");
  const part = byName.get(folded);
  if (part !== undefined) return part === "" ? null : partOf(part);
  const country = parseCountry(trimmed);
  return country === null ? qualified(trimmed) : whole(country);
}

/**
 * ISO 3166-2 code of a region of an address, given as code with or without its country (`US-CT`, `CT`) or by
 * name; null when the country's regions are not known by name and the text is no full code.
 */
export function parseRegion(region: string, country: string): string | null {
  if (region.length > MAX_LENGTH) return null;
  const text = region.trim().toUpperCase().replace("_", "-");
  if (text.startsWith(`${country}-`) && /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(text)) return text;
  if (listed.has(`${country}-${text}`)) return `${country}-${text}`;
  const name = foldPlace(region).replace(/ (?:prefecture|province|state|canton|emirate|ken|fu|to)$/, "");
  return (
    byNameWithin.get(`${country} ${name}`) ?? byNameWithin.get(`${country} ${foldPlace(region)}`) ?? null
  );
}

function ofCode(country: string, part: string): Jurisdiction | null {
  const home = country === "UK" ? "GB" : country;
  const code = `${home}-${part}`;
  const own = OWN_COUNTRY_CODE[code];
  if (own !== undefined) return whole(own);
  if (!isCountryCode(home)) return null;
  if (completeCountries.has(home) && !listed.has(code)) return null;
  return code === "GB-EAW" || code === "GB-ENG" || code === "GB-WLS" || code === "GB-UKM" || code === "GB-GBN"
    ? whole("GB")
    : partOf(code);
}

/** "Delaware, USA", "Ontario (Canada)", "US - Delaware", "DE, USA". */
function qualified(text: string): Jurisdiction | null {
  const pieces = text
    .split(/[,()/]|\s[-–]\s/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
  if (pieces.length !== 2) return null;
  const [first = "", second = ""] = pieces;
  for (const [part, home] of [
    [first, second],
    [second, first],
  ] as const) {
    const country = parseCountry(home);
    const region = country === null ? null : parseRegion(part.replace(/^state of /i, ""), country);
    if (country !== null && region !== null) return ofCode(country, region.slice(3));
  }
  return null;
}

function whole(country: string): Jurisdiction {
  return { country, subdivision: null, code: country };
}

function partOf(code: string): Jurisdiction {
  if (code === "GB-WLS" || code === "GB-ENG") return whole("GB");
  return { country: code.slice(0, 2), subdivision: code, code };
}
