import { countryInField } from "../places/country-field.ts";
import { parseJurisdiction } from "../places/parse-jurisdiction.ts";
import type { Identifier } from "./identifier.ts";

/** The issuer of a number. Codes only: ISO 3166-1 alpha-2, ISO 3166-2 and GLEIF's `RA000585`. */
export interface Issuer {
  readonly jurisdiction?: string;
  /** Stands in for `jurisdiction` when that is not given. */
  readonly country?: string;
  readonly registrationAuthority?: string;
}

/** Reads the issuer from a jurisdiction and a country, codes or names; unreadable text is left out. */
export function issuer(jurisdictionText: string | undefined, countryText: string | undefined): Issuer {
  const jurisdiction = jurisdictionText === undefined ? undefined : parseJurisdiction(jurisdictionText)?.code;
  const country = countryText === undefined ? undefined : countryInField(countryText);
  return { ...(jurisdiction && { jurisdiction }), ...(country && { country }) };
}

/** Applies a normaliser of one identifier or null to a field that may be absent. */
export function one(normalise: (raw: string) => Identifier | null, raw: string | undefined): Identifier[] {
  const identifier = raw === undefined ? null : normalise(raw);
  return identifier === null ? [] : [identifier];
}
