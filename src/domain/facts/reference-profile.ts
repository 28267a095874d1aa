import type { PostalAddress } from "../record.ts";
import type { CompanyReference } from "./company-reference.ts";

/** Countries whose companies a reference snapshot has profiles of; ISO 3166-1 alpha-2. */
export const referenceCountries = ["GB", "US"] as const;
export type ReferenceCountry = (typeof referenceCountries)[number];

/** A company that a reference snapshot lists under a domain. Nobody has verified it: it is no evidence of identity. */
export interface ReferenceProfileFact {
  readonly kind: "reference_profile";
  readonly name: string;
  /** As the snapshot writes it. */
  readonly domain: string;
  readonly country: ReferenceCountry;
  readonly address?: PostalAddress;
}

/**
 * The subject of the profiles of a domain in a country. No company has this key, so that a profile becomes no part of
 * an entity.
 * @param domain registrable domain in its normal form.
 */
export function profileReference(country: ReferenceCountry, domain: string): CompanyReference {
  return { scheme: "reference_domain", value: `${country}/${domain}` };
}
