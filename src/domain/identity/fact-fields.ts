import type { Observation } from "../entities/observation.ts";
import { confidenceOfKind } from "../entities/observation.ts";
import type { FactKind } from "../facts/fact.ts";
import type { KnownFact } from "../facts/known-fact.ts";
import { identifierKey } from "../identifiers/identifier-key.ts";
import { OWNERS, ownerOf } from "../ownership/observe-owners.ts";
import type { Relationship } from "../ownership/ownership-graph.ts";
import { publicReference } from "../ownership/public-reference.ts";
import { type CrosswalkScheme, crosswalkSchemes } from "./crosswalk-identifiers.ts";

/** Kinds of facts that state a field of the golden record. Statements and valuations have operations of their own. */
export const fieldKinds: readonly FactKind[] = ["name", "address", "identifier", "status", "relationship"];

const NAMES: Readonly<Record<string, string>> = {
  legal: "identity.legal_name",
  trading: "identity.trading_names",
  previous: "identity.previous_names",
  alternative: "identity.alternative_names",
  transliteration: "identity.alternative_names",
};

const ADDRESSES: Readonly<Record<string, string>> = {
  registered: "location.registered_address",
  headquarters: "location.headquarters_address",
};

/** Fields whose value is a list: a fact states one entry of it. */
export const listFields: ReadonlySet<string> = new Set([
  "identity.trading_names",
  "identity.previous_names",
  "identity.alternative_names",
  "registration.tickers",
  OWNERS,
]);

/** The golden record's field of a fact, and the value of the fact; null for a fact without a field. */
export function fieldOfFact({ content, ...fact }: KnownFact): { field: string; value: unknown } | null {
  const of = (field: string | null | undefined, value: unknown) => (field ? { field, value } : null);
  switch (content.kind) {
    case "name":
      return of(NAMES[content.role], content.name);
    case "address":
      return of(ADDRESSES[content.role], content.address);
    case "status":
      return of("registration.status", content.status);
    case "identifier": {
      const { scheme, value } = publicReference(identifierKey(content));
      const field = Object.hasOwn(crosswalkSchemes, scheme)
        ? crosswalkSchemes[scheme as CrosswalkScheme]
        : null;
      return of(field, scheme === "cik" ? value.replace(/^0+/, "") : value);
    }
    case "relationship": {
      const { basis, level, object } = content;
      if (basis === "control" || basis === "ownership")
        return of(OWNERS, ownerOf({ ...fact, content } as Relationship));
      const isParent = basis === "consolidation" && object.reference?.scheme === "lei";
      if (!isParent || (level !== "direct" && level !== "ultimate")) return null;
      return of(`hierarchy.${level}_parent_lei`, object.reference?.value);
    }
    default:
      return null;
  }
}

/** A fact as an observation with its publisher's dates. It never survives; it dates surviving values. */
export function observationOfFact(
  fact: KnownFact,
  { field, value }: { field: string; value: unknown },
): Observation {
  return {
    attribute: field,
    value,
    source_kind: "register",
    source_id: fact.sourceId,
    source_url: fact.sourceUrl,
    provider_record_id: fact.providerRecordId,
    record_id: null,
    licence: fact.licence,
    licence_permits_resale: fact.licencePermitsResale,
    retrieved_at: fact.lastSeenAt,
    source_as_of: fact.sourceAsOf,
    confidence: confidenceOfKind.register,
    first_seen_at: fact.firstSeenAt,
    last_checked_at: fact.lastSeenAt,
    checks: 1,
    valid_from: fact.validFrom,
    valid_to: fact.validTo,
  };
}
