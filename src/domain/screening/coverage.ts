import type { ScreeningTopic } from "./listed-organisation.ts";

export type Freshness = "fresh" | "stale" | "missing";

/** One source of one topic, as far as it is known when somebody is screened. */
export interface TopicCoverage {
  readonly topic: ScreeningTopic;
  readonly freshness: Freshness;
}

export type ScreeningResult = "potential_matches" | "clear" | "inconclusive";

/** Why a screening without a match is not clear: the first of these that holds. */
export type InconclusiveReason = "coverage_missing" | "coverage_stale";

/**
 * Freshness of a snapshot whose publisher's date is `ageDays` ago. A date in the future is no ground for "fresh".
 * @param ageDays null where no snapshot is installed.
 */
export function freshnessOf(ageDays: number | null, maxAgeDays: number): Freshness {
  if (ageDays === null) return "missing";
  return ageDays >= 0 && ageDays <= maxAgeDays ? "fresh" : "stale";
}

/**
 * What a screening says. `clear` needs a snapshot for every requested topic and every snapshot of it fresh: a list that
 * has grown old may be the one that names the subject.
 */
export function resultOf(
  topics: readonly ScreeningTopic[],
  coverage: readonly TopicCoverage[],
  matches: number,
): { readonly result: ScreeningResult; readonly reason: InconclusiveReason | null } {
  if (matches > 0) return { result: "potential_matches", reason: null };
  const of = (topic: ScreeningTopic) => coverage.filter((entry) => entry.topic === topic);
  if (topics.some((topic) => of(topic).every(({ freshness }) => freshness === "missing"))) {
    return { result: "inconclusive", reason: "coverage_missing" };
  }
  if (topics.some((topic) => of(topic).some(({ freshness }) => freshness === "stale"))) {
    return { result: "inconclusive", reason: "coverage_stale" };
  }
  return { result: "clear", reason: null };
}
