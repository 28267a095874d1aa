import type { Observation, SourceKind } from "./observation.ts";

/** Rule 8 as text: the order in which values of several sources survive. */
export const survivorRule =
  "register or named reviewer, then filing, caller, own research, vendor, inferred; of equals the newest publisher's date, then the lower source id";

// Rule 8: a register and a named reviewer have the same rank; an inferred value never outranks its inputs.
const rank: Readonly<Record<SourceKind, number>> = {
  register: 0,
  reviewer: 0,
  filing: 1,
  caller: 2,
  research: 3,
  vendor: 4,
  inferred: 5,
};

const text = (value: string | null): string => value ?? "";

/**
 * Total order: kind of source, newest publisher's date, lower source id, and for one source (for example two
 * callers' records) the latest value; then row, record and value, so that the order is deterministic.
 */
export function precedence(a: Observation, b: Observation): number {
  return (
    rank[a.source_kind] - rank[b.source_kind] ||
    compare(text(b.source_as_of), text(a.source_as_of)) ||
    compare(a.source_id, b.source_id) ||
    compare(b.first_seen_at, a.first_seen_at) ||
    compare(text(a.provider_record_id), text(b.provider_record_id)) ||
    compare(text(a.record_id), text(b.record_id)) ||
    compare(JSON.stringify(a.value), JSON.stringify(b.value))
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The surviving observation of each attribute; the other observations are kept for comparison. */
export function survivors(observations: readonly Observation[]): Map<string, Observation> {
  const best = new Map<string, Observation>();
  for (const observation of observations) {
    if (observation.valid_to !== null) continue;
    const held = best.get(observation.attribute);
    if (!held || precedence(observation, held) < 0) best.set(observation.attribute, observation);
  }
  return best;
}
