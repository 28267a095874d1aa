import type { ScreeningTopic } from "./listed-organisation.ts";

export type Freshness = "fresh" | "stale" | "missing";

/** One source of one topic, with its state at the time of a screening. */
export interface TopicCoverage {
  readonly topic: ScreeningTopic;
  readonly freshness: Freshness;
}

export type ScreeningResult = "potential_matches" | "clear" | "inconclusive";

/** The reason why a screening without a match is not clear: the first reason that applies. */
export type InconclusiveReason = "name_not_comparable" | "coverage_missing" | "coverage_stale";

/**
 * Freshness of a snapshot whose publisher's date is `ageDays` ago. A future date does not count as "fresh".
 * @param ageDays null where no snapshot is installed.
 */
export function freshnessOf(ageDays: number | null, maxAgeDays: number): Freshness {
  if (ageDays === null) return "missing";
  return ageDays >= 0 && ageDays <= maxAgeDays ? "fresh" : "stale";
}

interface Screened {
  readonly topics: readonly ScreeningTopic[];
  readonly coverage: readonly TopicCoverage[];
  readonly matches: number;
  /** Whether every name of the subject had a letter or digit to compare, and there was at least one name. */
  readonly comparable: boolean;
}

/**
 * The result of a screening. `clear` requires that every name was compared, a snapshot for every requested topic,
 * and every snapshot to be fresh: the current version of a stale list may name the subject.
 */
export function resultOf({ topics, coverage, matches, comparable }: Screened): {
  readonly result: ScreeningResult;
  readonly reason: InconclusiveReason | null;
} {
  if (matches > 0) return { result: "potential_matches", reason: null };
  if (!comparable) return { result: "inconclusive", reason: "name_not_comparable" };
  const of = (topic: ScreeningTopic) => coverage.filter((entry) => entry.topic === topic);
  if (topics.some((topic) => of(topic).every(({ freshness }) => freshness === "missing"))) {
    return { result: "inconclusive", reason: "coverage_missing" };
  }
  if (topics.some((topic) => of(topic).some(({ freshness }) => freshness === "stale"))) {
    return { result: "inconclusive", reason: "coverage_stale" };
  }
  return { result: "clear", reason: null };
}
