import { createHash } from "node:crypto";
import { canonicalJson } from "../../contract/canonical-json.ts";
import type { Comparable } from "../../domain/matching/comparable/comparable.ts";
import type { AnalysedName } from "../../domain/names/analyse/analysed-name.ts";

/**
 * A digest of the facts that a record states of its company: records with the same names, identifiers,
 * domains, phones, places and dates in normal form share it, whatever their spelling (legal forms included),
 * order, `client_ref` or depth. SHA-256 in hex.
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
