/**
 * The lowest threshold that labels certify. Thresholds are tried from high to low in a fixed order and the
 * first that fails ends the search, so many trials make no lucky result likely (fixed-sequence testing;
 * Angelopoulos et al. 2021, Learn then test). The start depends on the number of labels per probability, not
 * on verdicts.
 */
import { ACCEPTANCE_FLOOR } from "../../domain/matching/score/model.ts";
import { lowerBound, trialsNeeded } from "../../domain/statistics/clopper-pearson.ts";

export interface CheckedCase {
  /** Calibrated probability, 0..1. */
  readonly probability: number;
  readonly positive: boolean;
}

/** Labels at or above a probability, and the one-sided 95 % lower bound of the share that was right. */
export interface Counted {
  readonly right: number;
  readonly total: number;
  readonly bound: number;
}

export interface TriedThreshold {
  readonly threshold: number;
  /** The labels just above the threshold, where an answer is least certain. */
  readonly marginal: Counted;
  /** All labels that the threshold accepts. */
  readonly accepted: Counted;
  readonly holds: boolean;
}

export interface ThresholdChoice {
  /** null: nothing is certified. */
  readonly threshold: number | null;
  /** In the order of trial; empty when there are too few labels to try any. */
  readonly tried: readonly TriedThreshold[];
  /** Labels at or above the floor. */
  readonly aboveFloor: Counted;
}

/** In hundredths, so that floating-point steps give exactly 0.9. */
const HIGHEST = 99;
const MARGIN = 5;

/** @param target least lower bound for all accepted labels, 0.90..1. */
export function chooseThreshold(cases: readonly CheckedCase[], target: number): ThresholdChoice {
  const aboveFloor = count(cases, ACCEPTANCE_FLOOR, Number.POSITIVE_INFINITY);
  const needed = { marginal: trialsNeeded(ACCEPTANCE_FLOOR, 0), accepted: trialsNeeded(target, 0) };
  const tried: TriedThreshold[] = [];
  for (let hundredths = HIGHEST; hundredths >= ACCEPTANCE_FLOOR * 100; hundredths--) {
    const one = tryThreshold(cases, hundredths, target);
    const enough = one.marginal.total >= needed.marginal && one.accepted.total >= needed.accepted;
    if (tried.length === 0 && !enough) continue;
    tried.push(one);
    if (!one.holds) break;
  }
  const held = tried.filter(({ holds }) => holds).at(-1);
  return { threshold: held?.threshold ?? null, tried, aboveFloor };
}

function tryThreshold(cases: readonly CheckedCase[], hundredths: number, target: number): TriedThreshold {
  const threshold = hundredths / 100;
  const end = hundredths + MARGIN >= 100 ? Number.POSITIVE_INFINITY : (hundredths + MARGIN) / 100;
  const marginal = count(cases, threshold, end);
  const accepted = count(cases, threshold, Number.POSITIVE_INFINITY);
  const holds = marginal.bound >= ACCEPTANCE_FLOOR && accepted.bound >= target;
  return { threshold, marginal, accepted, holds };
}

function count(cases: readonly CheckedCase[], from: number, before: number): Counted {
  const within = cases.filter(({ probability }) => probability >= from && probability < before);
  const right = within.filter(({ positive }) => positive).length;
  return { right, total: within.length, bound: lowerBound(right, within.length) };
}
