import type { Evaluation } from "../../src/contract/evaluation.ts";
import { isCounted, type QualityRun } from "./quality-run.ts";
import { type AnsweredQuery, type Share, scoreQueries } from "./query-score.ts";

/**
 * The figures of a run as the service's own evaluation shows them, for all stages together and for each stage that
 * matched. Rates only: what a deployment's own traffic would give is not known from a benchmark.
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
  };
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
