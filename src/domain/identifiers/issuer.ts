import { parseCountry } from "../places/parse-country.ts";
import { parseJurisdiction } from "../places/parse-jurisdiction.ts";
import type { Identifier } from "./identifier.ts";

/** Where a number was issued. Codes only: ISO 3166-1 alpha-2, ISO 3166-2 and GLEIF's `RA000585`. */
export interface Issuer {
  readonly jurisdiction?: string;
  /** Stands in for `jurisdiction` when that is not given. */
  readonly country?: string;
  readonly registrationAuthority?: string;
}

/** The issuer behind a jurisdiction and a country as given, codes or names; what cannot be read is left out. */
export function issuer(jurisdictionText: string | undefined, countryText: string | undefined): Issuer {
  const jurisdiction = jurisdictionText === undefined ? undefined : parseJurisdiction(jurisdictionText)?.code;
  const country = countryText === undefined ? undefined : parseCountry(countryText);
  return { ...(jurisdiction && { jurisdiction }), ...(country && { country }) };
}

/** What a normaliser that gives one identifier or null makes of a field that may be absent. */
export function one(normalise: (raw: string) => Identifier | null, raw: string | undefined): Identifier[] {
  const identifier = raw === undefined ? null : normalise(raw);
  return identifier === null ? [] : [identifier];
}
