import type { Observation } from "./observation.ts";
import { survivors } from "./survivorship.ts";

/** A citation: the source of one value of the golden record. `age_days` is added at reading time. */
export interface Provenance {
  readonly source_id: string;
  readonly source_url: string | null;
  readonly retrieved_at: string;
  readonly source_as_of: string | null;
  readonly confidence: number;
  readonly licence: string;
  readonly first_seen_at: string;
  readonly last_checked_at: string;
  readonly checks: number;
  readonly valid_from: string;
  readonly valid_to: string | null;
  readonly age_days: number;
  readonly licence_permits_resale: boolean;
  readonly resellable: boolean;
  readonly provider_record_id?: string;
}

export interface GoldenRecord {
  readonly record: Readonly<Record<string, unknown>>;
  readonly provenance: Readonly<Record<string, Provenance>>;
}

/** The golden record at a moment: the survivor of each attribute with its citation, same keys on both sides. */
export function goldenRecord(observations: readonly Observation[], now: Date): GoldenRecord {
  const best = survivors(observations);
  const record: Record<string, unknown> = {};
  const provenance: Record<string, Provenance> = {};
  for (const [attribute, observation] of best) {
    record[attribute] = observation.value;
    provenance[attribute] = citeObservation(observation, now);
  }
  const identifiers = composite(best, observations);
  if (identifiers) {
    record["identity.identifiers"] = identifiers.value;
    provenance["identity.identifiers"] = citeObservation(identifiers.cited, now);
  }
  return { record, provenance };
}

// The composite repeats the surviving identifiers; it has the citation of the most identifying one.
function composite(
  best: ReadonlyMap<string, Observation>,
  observations: readonly Observation[],
): { value: Record<string, unknown>; cited: Observation } | null {
  const lei = best.get("registration.lei");
  const number = best.get("registration.company_number");
  const cited = number ?? lei;
  if (!cited) return null;
  // A number belongs to the jurisdiction that its own source gives, even when another jurisdiction survives.
  const own = survivors(observations.filter((observation) => number && sameRow(observation, number)));
  const jurisdiction = own.get("registration.jurisdiction");
  return {
    cited,
    value: {
      ...(lei ? { lei: lei.value } : {}),
      ...(number ? { company_number: number.value } : {}),
      ...(jurisdiction ? { jurisdiction: jurisdiction.value } : {}),
    },
  };
}

function sameRow(a: Observation, b: Observation): boolean {
  return (
    a.source_id === b.source_id &&
    a.provider_record_id === b.provider_record_id &&
    a.record_id === b.record_id
  );
}

/** The citation of one observation. */
export function citeObservation(observation: Observation, now: Date): Provenance {
  const asOf = timestamp(observation.source_as_of);
  return {
    source_id: observation.source_id,
    source_url: observation.source_url,
    retrieved_at: observation.retrieved_at,
    source_as_of: asOf,
    confidence: observation.confidence,
    licence: observation.licence,
    first_seen_at: observation.first_seen_at,
    last_checked_at: observation.last_checked_at,
    checks: observation.checks,
    valid_from: timestamp(observation.valid_from) ?? asOf ?? observation.first_seen_at,
    valid_to: timestamp(observation.valid_to),
    age_days: ageDays(observation, now),
    licence_permits_resale: observation.licence_permits_resale,
    resellable: observation.licence_permits_resale,
    ...(observation.provider_record_id === null
      ? {}
      : { provider_record_id: observation.provider_record_id }),
  };
}

// Publishers date a row by the day, sometimes by the month; the interface writes moments.
function timestamp(date: string | null): string | null {
  const at = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

const DAY_MS = 86_400_000;

// The age counts from the publisher's date of the value, or else from the day of retrieval.
function ageDays(observation: Observation, now: Date): number {
  const since = Date.parse(timestamp(observation.source_as_of) ?? observation.retrieved_at);
  return Math.max(0, Math.round(((now.getTime() - since) / DAY_MS) * 100) / 100);
}
