import { perfectCalibrationError } from "../calibration.ts";
import { lowerBound } from "../intervals.ts";
import { count, decimal, percent, shareInCell, table } from "../markdown.ts";
import { scorePairs } from "../pair-score.ts";
import { isAdversarial, isCounted, isSeen, type QualityRun, type QueryOutcome } from "../quality-run.ts";
import { scoreQueries } from "../query-score.ts";

/** The few lines that the README shows, each figure from the run. */
export function readmeSummary(run: QualityRun): string {
  const counted = run.queries.filter(isCounted);
  const unseen = counted.filter((item) => !isSeen(item));
  const ordinary = counted.filter((item) => !isAdversarial(item));
  const parts = [counted, unseen, ordinary];
  const scores = parts.map((items) => scoreQueries(items));
  const baseline = scoreQueries(counted.map((item) => item.baseline));
  const rows = [
    [
      "precision of a match, %",
      ...scores.map((score) => shareInCell(score.precision)),
      shareInCell(baseline.precision),
    ],
    [
      "… one-sided 95 % lower bound",
      ...[...scores, baseline].map(({ precision }) =>
        precision.all === 0 ? "–" : percent(lowerBound(precision.hits, precision.all), 2),
      ),
    ],
    ["recall, %", ...scores.map((score) => shareInCell(score.recall)), shareInCell(baseline.recall)],
    [
      "`no_match` where the company is absent, %",
      ...scores.map((score) => shareInCell(score.noMatch)),
      shareInCell(baseline.noMatch),
    ],
    [
      "calibration error (a perfect system's)",
      ...parts.map(calibrationCell),
      decimal(baseline.calibrationError),
    ],
  ];
  return [
    `${count(run.queries.length)} queries about real companies against ${count(run.links.rows)} register records, through the public API; release ${run.pipelineVersion}, model ${run.modelVersion}, ${run.date}. 95 % intervals in brackets.`,
    table(
      ["", "all", "not seen by training", "without the slices that mislead", "trivial baseline, all"],
      rows,
    ),
    `Pairs: best F1 ${decimal(scorePairs(run.pairs).bestF1, 3)} (baseline ${decimal(scorePairs(run.pairs.map((item) => item.baseline)).bestF1, 3)}). Per slice, with every miss: [bench/quality.md](bench/quality.md).`,
    "![Error against coverage](bench/pictures/risk-coverage.svg)",
  ].join("\n\n");
}

function calibrationCell(items: readonly QueryOutcome[]): string {
  const { claims, calibrationError } = scoreQueries(items);
  return `${decimal(calibrationError)} (${decimal(perfectCalibrationError(claims)?.mean ?? null)})`;
}
