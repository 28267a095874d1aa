import type { Observation, SourceKind } from "./observation.ts";
import { survivors } from "./survivorship.ts";

/** One row of one source, or one record of the caller, and its attributes of an entity. */
export interface EntitySource {
  readonly source_id: string;
  readonly source_kind: SourceKind;
  readonly provider_record_id: string | null;
  /** The member record that gave the values, for a caller's values. */
  readonly record_id: string | null;
  readonly source_url: string | null;
  readonly licence: string;
  readonly licence_permits_resale: boolean;
  readonly retrieved_at: string;
  readonly source_as_of: string | null;
  readonly last_checked_at: string;
  readonly attributes: readonly string[];
  /** Those of `attributes` whose golden value is this source's. */
  readonly surviving: readonly string[];
}

/** The sources behind current observations, in order of their first; `selected` null takes every attribute. */
export function entitySources(
  observations: readonly Observation[],
  selected: readonly string[] | null,
): EntitySource[] {
  const golden = new Set(survivors(observations).values());
  const current = observations.filter(
    ({ attribute, valid_to }) => valid_to === null && (selected?.includes(attribute) ?? true),
  );
  const rows = Map.groupBy(current, ({ source_id, provider_record_id, record_id }) =>
    JSON.stringify([source_id, provider_record_id, record_id]),
  );
  return [...rows.values()].map((row) => {
    const latest = row.reduce((a, b) =>
      Date.parse(b.last_checked_at) > Date.parse(a.last_checked_at) ? b : a,
    );
    return {
      source_id: latest.source_id,
      source_kind: latest.source_kind,
      provider_record_id: latest.provider_record_id,
      record_id: latest.record_id,
      source_url: latest.source_url,
      licence: latest.licence,
      licence_permits_resale: latest.licence_permits_resale,
      retrieved_at: latest.retrieved_at,
      source_as_of: moment(latest.source_as_of),
      last_checked_at: latest.last_checked_at,
      attributes: row.map((observation) => observation.attribute),
      surviving: row
        .filter((observation) => golden.has(observation))
        .map((observation) => observation.attribute),
    };
  });
}

/** The time when the newest of the current observations was last confirmed; null without observations. */
export function observationsAsOf(observations: readonly Observation[]): string | null {
  const times = observations.flatMap(({ last_checked_at, valid_to }) =>
    valid_to === null ? last_checked_at : [],
  );
  return times.length === 0 ? null : times.reduce((a, b) => (Date.parse(b) > Date.parse(a) ? b : a));
}

// Publishers date a row by the day, sometimes by the month; the interface writes moments.
function moment(date: string | null): string | null {
  const at = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
