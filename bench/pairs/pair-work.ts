import type { Comparable } from "../../src/domain/matching/comparable/comparable.ts";
import { normalise } from "../../src/domain/matching/comparable/comparable-of.ts";
import { comparePair } from "../../src/domain/matching/compare/pair-evidence.ts";
import { matchPair } from "../../src/domain/matching/decide/match-pair.ts";
import { type MatchingModel, scorePair } from "../../src/domain/matching/score/model.ts";
import type { BenchmarkPair } from "../../src/training/benchmark-cases.ts";

/** Two records, analysed. */
export interface AnalysedPair {
  readonly left: Comparable;
  readonly right: Comparable;
}

export function analysePairs(pairs: readonly BenchmarkPair[]): AnalysedPair[] {
  return pairs.map(({ left, right }) => ({ left: normalise(left), right: normalise(right) }));
}

/** Scores every pair in one direction, as a shortlist does; the sum keeps the work from being optimised away. */
export function scoreAll(model: MatchingModel, pairs: readonly AnalysedPair[]): number {
  let sum = 0;
  for (const { left, right } of pairs) sum += scorePair(model, comparePair(left, right));
  return sum;
}

/** Judges every pair, as `/v1/match` does: both directions and the calibration. */
export function matchAll(model: MatchingModel, pairs: readonly AnalysedPair[]): number {
  let sum = 0;
  for (const { left, right } of pairs) sum += matchPair(model, left, right).matchConfidence;
  return sum;
}
