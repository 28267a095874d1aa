import { type ReferenceCountry, referenceCountries } from "../facts/reference-profile.ts";
import { registrableDomain } from "../web/registrable-domain.ts";

/** A row of a lookup, as it was sent. */
export interface ReferenceRow {
  readonly domain?: string | null | undefined;
  readonly country?: string | null | undefined;
}

/** The subject of a look-up: a registrable domain in its normal form, in one country or in all. */
export interface ReferenceLookup {
  /** Equal for rows that ask for the same. */
  readonly key: string;
  readonly domain: string;
  readonly countries: readonly ReferenceCountry[];
}

/** The lookup of a row, or why it has none. `UK` is `GB`. */
export function lookupOf({
  domain,
  country,
}: ReferenceRow): ReferenceLookup | "missing_domain" | "invalid_input" {
  if ((domain ?? "").trim() === "") return "missing_domain";
  const normal = registrableDomain(domain!);
  const countries = countriesOf((country ?? "").trim().toUpperCase());
  if (normal === null || countries === null) return "invalid_input";
  return { key: `${countries.join("+")}/${normal.domain}`, domain: normal.domain, countries };
}

function countriesOf(written: string): readonly ReferenceCountry[] | null {
  if (written === "") return referenceCountries;
  const code = written === "UK" ? "GB" : written;
  const found = referenceCountries.find((country) => country === code);
  return found === undefined ? null : [found];
}
