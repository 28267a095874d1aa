/** The kind of source of a value, highest first in survivorship (rule 8). */
export type SourceKind = "register" | "reviewer" | "filing" | "caller" | "research" | "vendor" | "inferred";

/** One value of one attribute from one source, with all the facts of its citation. */
export interface Observation {
  readonly attribute: string;
  /** JSON value in the attribute's type. */
  readonly value: unknown;
  readonly source_kind: SourceKind;
  readonly source_id: string;
  readonly source_url: string | null;
  /** The source's own id of the row it came from. */
  readonly provider_record_id: string | null;
  /** The member record that contributed the value, for a caller's values. */
  readonly record_id: string | null;
  readonly licence: string;
  readonly licence_permits_resale: boolean;
  /** ISO 8601: the time when Assay took the value from the source. */
  readonly retrieved_at: string;
  /** ISO 8601: the publisher's date, null when it gives none. */
  readonly source_as_of: string | null;
  /** 0..1, the trust in unconfirmed values of this kind of source. */
  readonly confidence: number;
  readonly first_seen_at: string;
  readonly last_checked_at: string;
  /** How often Assay read this value from the source. */
  readonly checks: number;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
}

/** Trust by kind of source: a chosen order in numbers, not a measured probability. */
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

/** Whether a row of an installed register gives the value: its own field, a filing, or a derived value. */
export function isOfRegisterRow({
  source_kind,
  record_id,
  provider_record_id,
}: Pick<Observation, "source_kind" | "record_id" | "provider_record_id">): boolean {
  if (source_kind === "register") return true;
  const read = source_kind === "filing" || source_kind === "inferred";
  return read && record_id === null && provider_record_id !== null;
}

/** The register row that an observation was read from; null for an observation from another source. */
function registerRow(observation: Observation): string | null {
  if (!isOfRegisterRow(observation)) return null;
  return JSON.stringify([observation.source_id, observation.provider_record_id]);
}

/**
 * Adds new observations to earlier ones; nothing is dropped. The same value from the same row of a source is
 * one observation: a new reading raises its count of checks and keeps its first-seen time. `later` holds
 * register rows whole: a value that such a row no longer gives is valid until that reading. A row that is not
 * in `later` was not read and changes nothing. A value that comes back is a new observation.
 */
export function mergeObservations(
  earlier: readonly Observation[],
  later: readonly Observation[],
): Observation[] {
  const readings = new Map<string, Observation>();
  for (const observation of later) {
    const row = registerRow(observation);
    if (row !== null) readings.set(row, observation);
  }
  const seenNow = new Map(later.map((observation) => [identityOf(observation), observation]));
  // Most observations of an entity with many records come from other records and are unaffected here.
  const speakers = new Set(later.map(({ record_id }) => record_id));
  const merged = earlier.map((observation) => {
    if (observation.valid_to !== null || !speakers.has(observation.record_id)) return observation;
    const key = identityOf(observation);
    const again = seenNow.get(key);
    if (again) {
      seenNow.delete(key);
      return checkedAgain(observation, again);
    }
    const reading = readings.get(registerRow(observation) ?? "");
    return reading ? vanished(observation, reading) : observation;
  });
  return [...merged, ...seenNow.values()];
}

function checkedAgain(before: Observation, now: Observation): Observation {
  // Reading the same or an older snapshot again for another record does not count as a new check.
  if (instant(now.last_checked_at) <= instant(before.last_checked_at)) return before;
  return {
    ...now,
    source_as_of: now.source_as_of ?? before.source_as_of,
    first_seen_at: before.first_seen_at,
    checks: before.checks + 1,
    // The publisher's date of the row changes with each snapshot; the start of the value's validity does not.
    valid_from: before.valid_from ?? before.source_as_of ?? before.first_seen_at,
  };
}

function vanished(before: Observation, reading: Observation): Observation {
  if (instant(reading.retrieved_at) < instant(before.retrieved_at)) return before;
  const since = before.valid_from ?? before.source_as_of ?? before.first_seen_at;
  const dated = reading.source_as_of !== null && instant(reading.source_as_of) > instant(since);
  return { ...before, valid_to: dated ? reading.source_as_of : reading.retrieved_at };
}

function instant(time: string): number {
  return Date.parse(time);
}
