import { parseCountry } from "../places/parse-country.ts";
import { parseJurisdiction } from "../places/parse-jurisdiction.ts";
import type { Observation } from "./observation.ts";
import { survivors } from "./survivorship.ts";

/** The fields that show, find and filter an entity in lists: read from its golden values. */
export interface EntityListing {
  readonly legalName: string | null;
  readonly domain: string | null;
  readonly country: string | null;
  /** Folded name, domain, website, registration number and LEI, a line each. */
  readonly searchText: string;
  /** Codes of its country and jurisdiction, and of the jurisdiction's country, sorted. */
  readonly places: readonly string[];
}

const SEARCHED = [
  "identity.legal_name",
  "digital.domain",
  "digital.website",
  "registration.company_number",
  "registration.lei",
] as const;

/** The listing of an entity with these observations. */
export function listingOf(observations: readonly Observation[]): EntityListing {
  const golden = survivors(observations);
  const textOf = (attribute: string): string | null => {
    const value = golden.get(attribute)?.value;
    return typeof value === "string" ? value : null;
  };
  const country = textOf("location.country");
  const places = [country, textOf("registration.jurisdiction")].flatMap((place) => placeCodes(place));
  return {
    legalName: textOf("identity.legal_name"),
    domain: textOf("digital.domain"),
    country,
    searchText: SEARCHED.map((attribute) => foldSearchText(textOf(attribute) ?? "")).join("\n"),
    places: [...new Set(places)].sort(),
  };
}

/**
 * Text as `searchText` holds it: compatibility forms and case folded, invisible characters left out, on one
 * line, so that two writings that differ only in these are equal. Source: NFKC_Casefold of the Unicode
 * Standard, 3.13, whose full case folding JavaScript gives as lower case of upper case.
 */
export function foldSearchText(text: string): string {
  const visible = text.normalize("NFKC").replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "");
  const caseless = visible.toLowerCase().toUpperCase().toLowerCase().replaceAll("ς", "σ");
  return caseless.normalize("NFKC").replaceAll(/\s+/g, " ").trim();
}

/** The code in `places` for a country or jurisdiction as a caller writes it; unknown text is unchanged. */
export function placeCode(text: string): string {
  const country = parseCountry(text);
  return country ?? parseJurisdiction(text)?.code ?? text.trim().toUpperCase();
}

function placeCodes(text: string | null): string[] {
  if (text === null) return [];
  const code = placeCode(text);
  const jurisdiction = parseJurisdiction(text);
  return jurisdiction ? [code, jurisdiction.code, jurisdiction.country] : [code];
}
