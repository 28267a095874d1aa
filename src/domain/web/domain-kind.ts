/** The value of a domain as evidence: a company's own domain, or one that unrelated companies share. */
import { directories, freeMail, parked, sharedHosts, social } from "./domain-lists.ts";
import { isBelowSharedSuffix, type RegistrableDomain } from "./registrable-domain.ts";

type DomainKind = "own" | "shared_host" | "free_mail" | "social" | "directory" | "parked";

/** Ordered from most to least agreement. */
type DomainLevel = "same" | "same_brand" | "different";

const SHORTEST_BRAND = 3;

/** Kind of a registrable domain as `registrableDomain` gives it; a domain on no list counts as `own`. */
export function domainKind(domain: string): DomainKind {
  if (freeMail.has(domain)) return "free_mail";
  if (social.has(domain)) return "social";
  if (directories.has(domain)) return "directory";
  if (parked.has(domain)) return "parked";
  if (sharedHosts.has(domain) || isBelowSharedSuffix(domain)) return "shared_host";
  return "own";
}

/**
 * How two registrable domains agree: `same`; `same_brand` when only the suffix differs (example.com and
 * example.de, brands of at least three letters); else `different`. Null when either is not a company's own,
 * because two companies on one shared host, or with free mail, have not been compared at all.
 */
export function compareDomains(a: RegistrableDomain, b: RegistrableDomain): DomainLevel | null {
  if (domainKind(a.domain) !== "own" || domainKind(b.domain) !== "own") return null;
  if (a.domain === b.domain) return "same";
  return a.brand === b.brand && a.brand.length >= SHORTEST_BRAND ? "same_brand" : "different";
}
