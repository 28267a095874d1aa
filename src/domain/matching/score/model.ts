import type { PairEvidence } from "../compare/pair-evidence.ts";
import { features } from "./features.ts";

/**
 * A trained matching model: one committed JSON file in `models/`, never changed once a receipt refers to it.
 * Weights are log-odds per unit of a feature in 0..1; a feature that the model does not name has no weight,
 * so a model stays valid when features are added.
 */
export interface MatchingModel {
  /** Date-based release, e.g. `2026-11-20.1`; `pipeline_version` names it. */
  readonly version: string;
  readonly pair: LinearScore;
  /** Log-odds of "none of these" as a function of the query alone, on the scale of the pair score. */
  readonly none: LinearScore;
  /** Calibrates the leading candidate's posterior: logistic over the list features. */
  readonly match: LinearScore;
  /** Calibrates "none of these". */
  readonly noMatch: LinearScore;
  /** Whether the two calibrated probabilities are made one distribution (`oneDistribution`). Absent: they are not. */
  readonly oneDistribution?: boolean | undefined;
  /** Whether a leader at the floor yields where "none of these" is likelier than it. Absent: the leader stands. */
  readonly yieldsToNone?: boolean | undefined;
  /**
   * The number of companies that the registers must have for `match` to be valid, as the training data had: a
   * short register does not show that no other company has the name. Absent: any number.
   */
  readonly leastCompanies?: number | undefined;
  /** Calibrates a pair that is compared without a list. */
  readonly pairMatch: LinearScore;
  readonly thresholds: Thresholds;
  /** Calibrated probability that a binding by a decisive identifier is right, as measured in training. */
  readonly identifierConfidence: number;
}

export interface LinearScore {
  readonly intercept: number;
  readonly weights: Readonly<Record<string, number>>;
  /** Values without a linear effect: each adds the log-odds of its curve instead of weight × value. */
  readonly curves?: Readonly<Record<string, Curve>> | undefined;
}

/** Log-odds by value, as points in ascending order of value: straight between two points, level outside. */
export type Curve = readonly (readonly [value: number, logOdds: number])[];

export interface Thresholds {
  /** Least calibrated probability of a match; never under the acceptance floor of 0.90. */
  readonly upper: number;
  /** Least calibrated probability of `no_match`. */
  readonly noMatch: number;
  /** Pair match: at or under this probability two records are a `no_match`. */
  readonly lower: number;
  /** Self-reported confidence under which an adjudicator's verdict would not be used. */
  readonly llmConfidenceFloor: number;
}

/** The floor that no model, threshold or guard can lower (rule 4). */
export const ACCEPTANCE_FLOOR = 0.9;

/** Least calibrated probability of a match by this model. */
export function matchFloor({ thresholds }: Pick<MatchingModel, "thresholds">): number {
  return Math.max(ACCEPTANCE_FLOOR, thresholds.upper);
}

export interface Contribution {
  readonly feature: string;
  readonly value: number;
  /** weight × value, in log-odds. */
  readonly contribution: number;
}

/**
 * intercept + Σ weight × value + Σ curve(value), in the order of the model, so that the result has the same
 * bits every time. A missing value adds nothing.
 */
export function linearScore(score: LinearScore, values: Readonly<Record<string, number>>): number {
  let total = score.intercept;
  for (const name in score.weights) total += score.weights[name]! * (values[name] ?? 0);
  for (const name in score.curves) {
    const value = values[name];
    if (value !== undefined) total += curveAt(score.curves[name]!, value);
  }
  return total;
}

function curveAt(curve: Curve, value: number): number {
  const next = curve.findIndex(([at]) => value < at);
  if (next === 0) return curve[0]![1];
  const [from, low] = curve.at(next === -1 ? -1 : next - 1)!;
  if (next === -1) return low;
  const [to, high] = curve[next]!;
  return low + ((high - low) * (value - from)) / (to - from);
}

/** Every non-zero term of the score, largest effect first; with the intercept they sum to the log-odds. */
export function contributionsOf(
  score: LinearScore,
  values: Readonly<Record<string, number>>,
): Contribution[] {
  const terms: Contribution[] = [];
  for (const feature in values) {
    const value = values[feature]!;
    const contribution = (score.weights[feature] ?? 0) * value;
    if (contribution !== 0) terms.push({ feature, value, contribution });
  }
  return terms.sort(
    (a, b) => Math.abs(b.contribution) - Math.abs(a.contribution) || (a.feature < b.feature ? -1 : 1),
  );
}

type Term = readonly [value: (evidence: PairEvidence) => number, weight: number];
const compiled = new WeakMap<LinearScore, readonly Term[]>();

/**
 * The pair score, which ranks a shortlist of fifty, without a table of values. Terms are added in the order
 * of the model, as `linearScore` does, so that a replay gives the same bits.
 */
export function scorePair(model: MatchingModel, evidence: PairEvidence): number {
  let terms = compiled.get(model.pair);
  if (!terms) {
    const byName = new Map(features.map((feature) => [feature.name, feature.value]));
    // Features without a weight are not computed.
    terms = Object.entries(model.pair.weights).flatMap(([name, weight]): Term[] => {
      const value = byName.get(name);
      return value === undefined || weight === 0 ? [] : [[value, weight]];
    });
    compiled.set(model.pair, terms);
  }
  let total = model.pair.intercept;
  for (const [value, weight] of terms) total += weight * value(evidence);
  return total;
}

export function sigmoid(logOdds: number): number {
  return logOdds >= 0 ? 1 / (1 + Math.exp(-logOdds)) : Math.exp(logOdds) / (1 + Math.exp(logOdds));
}

/** Inverse of `sigmoid`, bounded to ±12 so that probabilities of 0 and 1 give finite numbers. */
export function logit(probability: number): number {
  if (probability <= 0) return -12;
  if (probability >= 1) return 12;
  return Math.max(-12, Math.min(12, Math.log(probability / (1 - probability))));
}

/** 1 - p, rounded to 12 decimals: 0.1 for 0.9, where the difference of the doubles is 0.09999999999999998. */
export function complementOf(probability: number): number {
  return Number((1 - probability).toFixed(12));
}
