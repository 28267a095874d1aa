import { createHash } from "node:crypto";
import { canonicalJson } from "../../contract/canonical-json.ts";
import type { Comparable } from "../../domain/matching/comparable/comparable.ts";
import type { AnalysedName } from "../../domain/names/analyse/analysed-name.ts";

/**
 * What a record says about its company, as a digest: records of the same names, identifiers, domains, phones, places
 * and dates in their normal forms share it, whatever their spelling, legal forms' included, their order,
 * `client_ref` or depth. SHA-256 in hex.
 */
export function identityDigest(comparable: Comparable): string {
  const said = {
    names: distinct(comparable.names.map(({ analysed }) => nameOf(analysed))),
    identifiers: distinct(comparable.identifiers.map(({ scheme, value }) => `${scheme}:${value}`)),
    domains: distinct(comparable.domains.map(({ domain }) => domain)),
    phones: distinct(comparable.phones),
    countries: distinct(comparable.countries),
    addresses: distinct(comparable.addresses.map((address) => canonicalJson(address))),
    forms: distinct(comparable.forms.map(({ form }) => form)),
    incorporated: distinct(comparable.incorporated.map((date) => canonicalJson(date))),
  };
  return createHash("sha256").update(canonicalJson(said)).digest("hex");
}

function nameOf({ core, forms }: AnalysedName): string {
  return [...core, ...distinct(forms.map(({ family }) => `/${family}`))].join(" ");
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}
