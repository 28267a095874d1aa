import type { BenchmarkPair } from "../../src/training/benchmark-cases.ts";
import { calibrationError } from "./calibration.ts";
import { type Decision, type Share, shareOf } from "./query-score.ts";

export interface PairAnswer {
  readonly id: string;
  readonly decision: Decision;
  /** Probability that the two are one company; null where the answer has none. */
  readonly probability: number | null;
}

export interface AnsweredPair {
  readonly pair: BenchmarkPair;
  readonly answer: PairAnswer;
}

export interface PairScore {
  readonly asked: number;
  readonly same: number;
  readonly precision: Share;
  readonly recall: Share;
  readonly falseMatch: Share;
  readonly abstention: Share;
  readonly f1: number | null;
  /** The best F1 of any threshold on the probability, and that threshold. */
  readonly bestF1: number | null;
  readonly bestF1Threshold: number | null;
  readonly averagePrecision: number | null;
  /** Calibration error of the probability, over all pairs. */
  readonly calibrationError: number | null;
}

/** Scores answers on pairs by the rules that the benchmark's README gives. */
export function scorePairs(items: readonly AnsweredPair[]): PairScore {
  const same = items.filter(({ pair }) => pair.label === "same").length;
  const matches = items.filter(({ answer }) => answer.decision === "match");
  const right = matches.filter(({ pair }) => pair.label === "same").length;
  const precision = shareOf(right, matches.length);
  const recall = shareOf(right, same);
  const claims = items.map(({ pair, answer }) => ({
    confidence: answer.probability ?? (answer.decision === "match" ? 1 : 0),
    right: pair.label === "same",
  }));
  return {
    asked: items.length,
    same,
    precision,
    recall,
    falseMatch: shareOf(matches.length - right, items.length - same),
    abstention: shareOf(items.filter(({ answer }) => answer.decision === "unresolved").length, items.length),
    f1: matches.length + same === 0 ? null : (2 * right) / (matches.length + same),
    ...overThresholds(claims, same),
    calibrationError: calibrationError(claims),
  };
}

function overThresholds(
  claims: readonly { readonly confidence: number; readonly right: boolean }[],
  same: number,
): Pick<PairScore, "bestF1" | "bestF1Threshold" | "averagePrecision"> {
  if (same === 0) return { bestF1: null, bestF1Threshold: null, averagePrecision: null };
  const sorted = [...claims].sort((a, b) => b.confidence - a.confidence);
  let best = 0;
  let threshold = 0;
  let area = 0;
  let right = 0;
  for (let from = 0; from < sorted.length; ) {
    const before = right;
    let to = from;
    // Equal probabilities are accepted together, because no threshold can separate them.
    while (to < sorted.length && sorted[to]!.confidence === sorted[from]!.confidence) {
      right += Number(sorted[to]!.right);
      to++;
    }
    const f1 = (2 * right) / (to + same);
    if (f1 > best) {
      best = f1;
      threshold = sorted[from]!.confidence;
    }
    area += (((right - before) / same) * right) / to;
    from = to;
  }
  return { bestF1: best, bestF1Threshold: threshold, averagePrecision: area };
}
