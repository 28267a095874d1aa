/** The quality of a tenant's decisions, measured by its own labels. */
import type { Label, ListedDecision } from "../../frame/client.ts";

/** A match that a person has labelled. */
export interface JudgedMatch {
  /** Calibrated probability of the decision, 0..1. */
  readonly confidence: number;
  readonly right: boolean;
}

interface Share {
  readonly count: number;
  readonly total: number;
  readonly rate: number | null;
  readonly interval: {
    readonly method: "wilson";
    readonly confidence: number;
    readonly low: number;
    readonly high: number;
  } | null;
}

/** 97.5 % quantile of the normal distribution: a two-sided interval of 95 %. */
const Z = 1.959963984540054;

/** A share with Wilson's interval (Wilson 1927); null where no case was counted. */
export function shareOf(count: number, total: number): Share {
  if (total === 0) return { count, total, rate: null, interval: null };
  const rate = count / total;
  const centre = rate + Z ** 2 / (2 * total);
  const spread = Z * Math.sqrt((rate * (1 - rate)) / total + Z ** 2 / (4 * total ** 2));
  const scale = 1 + Z ** 2 / total;
  const bound = (value: number) => Math.min(1, Math.max(0, value / scale));
  return {
    count,
    total,
    rate,
    interval: {
      method: "wilson",
      confidence: 0.95,
      low: bound(centre - spread),
      high: bound(centre + spread),
    },
  };
}

/**
 * The matches that labels in force judge. A "cannot tell" label judges none, and a superseded label is out of
 * force; the latest label of a decision counts.
 */
export function judgedMatches(labels: readonly Label[], decisions: readonly ListedDecision[]): JudgedMatch[] {
  const verdicts = new Map<string, boolean>();
  for (const label of labels) {
    if (label.decision_id === null || label.superseded_by_label_id !== null) continue;
    if (label.label !== "cannot_tell") verdicts.set(label.decision_id, label.label === "match");
  }
  return decisions.flatMap(({ decision_id: id, decision, match_confidence: confidence }) => {
    const right = verdicts.get(id);
    return right === undefined || decision !== "match" ? [] : [{ confidence, right }];
  });
}

interface Band extends Share {
  readonly from: number;
  readonly to: number;
  /** Mean of the stated probabilities; null where the band is empty. */
  readonly said: number | null;
}

/** A match never has a probability below the floor of 0.90. */
const edges = [0.9, 0.95, 0.99, 1];

/** The share of right matches, by bands of their stated probability. */
export function reliabilityOf(matches: readonly JudgedMatch[]): Band[] {
  return edges.slice(1).map((to, at) => {
    const from = edges[at]!;
    const within = matches.filter(({ confidence }) => confidence >= from && (confidence < to || to === 1));
    const sum = within.reduce((total, { confidence }) => total + confidence, 0);
    return {
      ...shareOf(within.filter(({ right }) => right).length, within.length),
      ...{ from, to, said: within.length === 0 ? null : sum / within.length },
    };
  });
}

interface RiskPoint {
  /** Share of the judged matches that are answered, 0..1. */
  readonly coverage: number;
  /** Share of wrong ones among the answered matches, 0..1. */
  readonly risk: number;
  readonly confidence: number;
}

/** The risk if only the most certain matches were answered; equal confidences are answered together. */
export function riskCoverage(matches: readonly JudgedMatch[]): RiskPoint[] {
  const sorted = [...matches].sort((a, b) => b.confidence - a.confidence);
  let wrong = 0;
  return sorted.flatMap(({ confidence, right }, at) => {
    if (!right) wrong += 1;
    if (sorted[at + 1]?.confidence === confidence) return [];
    return [{ coverage: (at + 1) / sorted.length, risk: wrong / (at + 1), confidence }];
  });
}
