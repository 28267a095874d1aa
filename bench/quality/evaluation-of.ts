import type { Evaluation } from "../../src/contract/evaluation.ts";
import { reliabilityBins } from "./calibration.ts";
import { isCounted, type QualityRun } from "./quality-run.ts";
import { type AnsweredQuery, type Share, scoreQueries } from "./query-score.ts";
import { type CurvePoint, riskCoverage } from "./risk-coverage.ts";

/**
 * The figures of a run in the form of the service's own evaluation, for all stages together and for each
 * stage that matched. Rates only: a benchmark does not show the rates of a deployment's own traffic.
 */
export function evaluationOf(run: QualityRun): Evaluation {
  const counted = run.queries.filter(isCounted);
  const stages = [...new Set(counted.map(({ receipt }) => receipt?.stage ?? null))].filter(
    (stage) => stage !== null,
  );
  return {
    pipeline_version: run.pipelineVersion,
    model_version: run.modelVersion,
    dataset: `${counted.length} queries against one register, of which none is traffic of a deployment`,
    command: "npm run bench:quality",
    measured_at: `${run.date}T00:00:00.000Z`,
    metrics: [
      ...metricsOf(null, counted),
      ...stages.sort().flatMap((stage) =>
        precisionOf(
          stage,
          counted.filter(({ receipt }) => receipt?.stage === stage),
        ),
      ),
    ],
    curves: {
      risk_coverage: thinned(riskCoverage(counted)).map((point) => ({ ...point })),
      reliability: reliabilityBins(scoreQueries(counted).claims).map((bin) => ({
        ...{ said: bin.claimed, right: bin.observed, n: bin.count },
        interval: { low: bin.interval[0], high: bin.interval[1] },
      })),
    },
  };
}

const MOST_POINTS = 40;

/** At most 40 points of the curve, evenly spread over it, the first and the last among them. */
export function thinned(points: readonly CurvePoint[]): CurvePoint[] {
  if (points.length <= MOST_POINTS) return [...points];
  const step = (points.length - 1) / (MOST_POINTS - 1);
  return Array.from({ length: MOST_POINTS }, (_, at) => points[Math.round(at * step)]!);
}

type Metric = Evaluation["metrics"][number];

function metricsOf(stage: string | null, items: readonly AnsweredQuery[]): Metric[] {
  const score = scoreQueries(items);
  const matches = score.claims.length;
  return [
    ...metric(stage, "precision", score.precision),
    ...metric(stage, "recall", score.recall),
    ...metric(stage, "abstention", score.abstention),
    ...metric(stage, "no_match_where_absent", score.noMatch),
    ...(score.calibrationError === null
      ? []
      : [
          {
            stage,
            metric: "expected_calibration_error",
            n: matches,
            value: score.calibrationError,
            interval: null,
          },
        ]),
  ];
}

function precisionOf(stage: string, items: readonly AnsweredQuery[]): Metric[] {
  return metric(stage, "precision", scoreQueries(items).precision);
}

function metric(stage: string | null, name: string, { all, share, interval }: Share): Metric[] {
  if (share === null) return [];
  return [
    {
      stage,
      metric: name,
      n: all,
      value: share,
      interval: interval && { low: interval[0], high: interval[1] },
    },
  ];
}
