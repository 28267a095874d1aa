import type { Observation } from "../entities/observation.ts";
import { citeFact } from "../facts/cite-fact.ts";
import type { IdentifierFact } from "../facts/fact.ts";
import type { KnownFact } from "../facts/known-fact.ts";
import { withoutRevised } from "../facts/validity.ts";
import { identifierKey } from "../identifiers/identifier-key.ts";
import { publicReference } from "../ownership/public-reference.ts";
import { crosswalkSchemes } from "./crosswalk-identifiers.ts";

/** The validity and the successor of each identifier, as sources state them. */
export function sourcedIdentifiers(facts: readonly KnownFact<IdentifierFact>[], now: Date) {
  return withoutRevised(facts)
    .map((fact) => {
      const { successor } = fact.content;
      const { scheme, value, jurisdiction } = publicReference(identifierKey(fact.content));
      return {
        scheme,
        value,
        qualifier: fact.content.qualifier ?? jurisdiction,
        registration_status: fact.content.registrationStatus ?? null,
        valid_from: fact.validFrom,
        valid_to: fact.validTo,
        ended_by: fact.validTo !== null ? "publisher" : fact.stated ? null : "no_longer_stated",
        successor:
          successor === undefined
            ? null
            : { scheme: successor.scheme, value: successor.value ?? null, name: successor.name ?? null },
        provenance: citeFact(fact, now),
      };
    })
    .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
}

function orderOf({
  scheme,
  valid_from,
  value,
}: {
  scheme: string;
  valid_from: string | null;
  value: string;
}): string {
  return `${Object.keys(crosswalkSchemes).indexOf(scheme) + 10} ${valid_from ?? ""} ${value}`;
}

/** A correction by Assay: an identifier that the entity had here and no longer has, or got later. */
export interface Correction {
  readonly attribute: string;
  readonly value: unknown;
  readonly change: "added" | "removed";
  readonly at: string;
  readonly source_id: string;
  readonly record_id: string | null;
}

const ATTRIBUTES: ReadonlySet<string | null> = new Set(Object.values(crosswalkSchemes));

/** Changes of the entity's own identifiers after it was founded, oldest first. */
export function corrections(observations: readonly Observation[], createdAt: string): Correction[] {
  const events = observations
    .filter(({ attribute }) => ATTRIBUTES.has(attribute))
    .flatMap((observation): Correction[] => {
      const { attribute, value, source_id, record_id, first_seen_at, valid_to, last_checked_at } =
        observation;
      const common = { attribute, value, source_id, record_id };
      return [
        ...(Date.parse(first_seen_at) > Date.parse(createdAt)
          ? [{ ...common, change: "added" as const, at: first_seen_at }]
          : []),
        ...(valid_to === null ? [] : [{ ...common, change: "removed" as const, at: last_checked_at }]),
      ];
    });
  return events.sort((a, b) => (JSON.stringify([a.at, a]) < JSON.stringify([b.at, b]) ? -1 : 1));
}
