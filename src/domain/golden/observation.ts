/** Who says it, highest first in survivorship (service.md, matching rule 8). */
export type SourceKind = "register" | "reviewer" | "filing" | "caller" | "research" | "vendor" | "inferred";

/** One value that one source gave for one attribute, with everything that a citation needs. */
export interface Observation {
  readonly attribute: string;
  /** JSON value in the attribute's type. */
  readonly value: unknown;
  readonly source_kind: SourceKind;
  readonly source_id: string;
  readonly source_url: string | null;
  /** The source's own id of the row it came from. */
  readonly provider_record_id: string | null;
  /** The member record that contributed it, for what callers say. */
  readonly record_id: string | null;
  readonly licence: string;
  readonly licence_permits_resale: boolean;
  /** ISO 8601: when Assay took it from the source. */
  readonly retrieved_at: string;
  /** ISO 8601: the publisher's date, null when it gives none. */
  readonly source_as_of: string | null;
  /** 0..1, how far a value of this kind of source is to be trusted as it stands. */
  readonly confidence: number;
  readonly first_seen_at: string;
  readonly last_checked_at: string;
  /** How often the source was seen to say so. */
  readonly checks: number;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
}

/** Trust by kind of source: an ordering made visible, not a measured probability. */
export const confidenceOfKind: Readonly<Record<SourceKind, number>> = {
  register: 0.99,
  reviewer: 0.99,
  filing: 0.95,
  caller: 0.6,
  research: 0.8,
  vendor: 0.7,
  inferred: 0.5,
};

function identityOf(observation: Observation): string {
  return JSON.stringify([
    observation.attribute,
    observation.source_id,
    observation.provider_record_id,
    observation.record_id,
    observation.value,
  ]);
}

/**
 * Adds what was seen now to what was seen before: the same value from the same row of the same source is one
 * observation, checked once more where the source was read again, and keeps when it was first seen. Nothing is dropped.
 */
export function mergeObservations(earlier: readonly Observation[], later: readonly Observation[]): Observation[] {
  const merged = new Map(earlier.map((observation) => [identityOf(observation), observation]));
  for (const observation of later) {
    const key = identityOf(observation);
    const before = merged.get(key);
    merged.set(
      key,
      before
        ? {
            ...before,
            // Reading the same snapshot for another record checks nothing anew.
            checks: before.checks + (observation.last_checked_at > before.last_checked_at ? 1 : 0),
            last_checked_at: observation.last_checked_at,
            retrieved_at: observation.retrieved_at,
            source_as_of: observation.source_as_of ?? before.source_as_of,
          }
        : observation,
    );
  }
  return [...merged.values()];
}
