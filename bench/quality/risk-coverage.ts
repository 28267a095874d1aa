import { type AnsweredQuery, judgeLeader } from "./query-score.ts";

/** The effect of accepting every leader of at least `confidence`. */
export interface CurvePoint {
  readonly confidence: number;
  /** Accepted answers divided by the queries whose company is in the register; it may exceed 1. */
  readonly coverage: number;
  /** Share of wrong answers among the accepted ones, 0..1. */
  readonly risk: number;
}

/**
 * Risk against coverage from the most confident leader down, whatever the decision. Neutral answers are left
 * out; equal confidences are accepted together, because no threshold can separate them.
 */
export function riskCoverage(items: readonly AnsweredQuery[]): CurvePoint[] {
  const answerable = items.filter(({ query }) => query.truth.kind === "present").length;
  const leaders = items
    .flatMap((item) => {
      const judged = judgeLeader(item);
      const confidence = item.answer.match_confidence;
      return confidence === null || judged === null || judged === "neutral"
        ? []
        : [{ confidence, wrong: judged === "wrong" }];
    })
    .sort((a, b) => b.confidence - a.confidence);
  const points: CurvePoint[] = [];
  let wrong = 0;
  for (const [at, leader] of leaders.entries()) {
    wrong += Number(leader.wrong);
    if (leaders[at + 1]?.confidence === leader.confidence) continue;
    points.push({
      confidence: leader.confidence,
      coverage: (at + 1) / Math.max(answerable, 1),
      risk: wrong / (at + 1),
    });
  }
  return points;
}

/** Risk at a coverage, interpolated linearly between points; null where the curve never reaches that coverage. */
export function riskAt(points: readonly CurvePoint[], coverage: number): number | null {
  const at = points.findIndex((point) => point.coverage >= coverage);
  if (at === -1) return null;
  const after = points[at]!;
  const before = points[at - 1];
  if (before === undefined) return after.risk;
  const share = (coverage - before.coverage) / (after.coverage - before.coverage);
  return before.risk + share * (after.risk - before.risk);
}

const STEPS = 1_000;

/**
 * Mean risk over coverages from 0 to 1: the area under the curve. Smaller is better; null where the curve
 * ends before 1.
 */
export function areaUnderRisk(points: readonly CurvePoint[]): number | null {
  let sum = 0;
  for (let step = 1; step <= STEPS; step++) {
    const risk = riskAt(points, step / STEPS);
    if (risk === null) return null;
    sum += risk;
  }
  return sum / STEPS;
}
