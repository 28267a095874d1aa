import { createHash } from "node:crypto";
import { canonicalJson } from "../../contract/canonical-json.ts";
import type { Comparable } from "../../domain/matching/comparable.ts";

/**
 * What a record says about its company, as a digest: records of the same normalised names, identifiers, domains,
 * phones, places, forms and dates share it, whatever their spelling, order, `client_ref` or depth. SHA-256 in hex.
 */
export function identityDigest(comparable: Comparable): string {
  const said = {
    names: distinct(
      comparable.names.map(({ analysed }) => analysed.tokens.map((token) => token.text).join(" ")),
    ),
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

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}
