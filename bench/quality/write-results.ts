import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ReceiptView } from "./ask.ts";
import { evaluationOf } from "./evaluation-of.ts";
import { withBlock } from "./markdown.ts";
import { qualityPage } from "./page/quality-page.ts";
import { readmeSummary } from "./page/readme-summary.ts";
import { wrongMatchesPage } from "./page/wrong-matches-page.ts";
import { histogramPicture } from "./pictures/histogram-picture.ts";
import { reliabilityPicture } from "./pictures/reliability-picture.ts";
import { riskCoveragePicture } from "./pictures/risk-coverage-picture.ts";
import { waterfallPicture } from "./pictures/waterfall-picture.ts";
import { isCounted, isSeen, type QualityRun } from "./quality-run.ts";
import { judgeLeader, scoreQueries } from "./query-score.ts";
import { riskCoverage } from "./risk-coverage.ts";

/** Writes the pages and the pictures of a run into a directory. */
export function writeResults(run: QualityRun, directory: string): void {
  mkdirSync(join(directory, "pictures"), { recursive: true });
  writeFileSync(join(directory, "quality.md"), qualityPage(run));
  writeFileSync(join(directory, "wrong-matches.md"), wrongMatchesPage(run));
  for (const [name, picture] of picturesOf(run))
    writeFileSync(join(directory, "pictures", `${name}.svg`), picture);
}

/** Rewrites the block of figures in a README that has its markers; false, without a write, where it has none. */
export function writeReadmeSummary(run: QualityRun, path: string): boolean {
  if (!existsSync(path)) return false;
  const text = withBlock(readFileSync(path, "utf8"), "quality", readmeSummary(run));
  if (text === null) return false;
  writeFileSync(path, text);
  return true;
}

/** Writes the data that `GET /v1/reference/evaluation` shows for this release. */
export function writeEvaluation(run: QualityRun, directory: string): void {
  mkdirSync(directory, { recursive: true });
  const text = `${JSON.stringify(evaluationOf(run), null, 1)}\n`;
  writeFileSync(join(directory, `${run.pipelineVersion}.json`), text);
}

/** Writes one JSON object a line, for an external scorer. */
export function writeAnswers(run: QualityRun, directory: string): void {
  mkdirSync(directory, { recursive: true });
  const lines = (items: readonly object[]) => items.map((item) => `${JSON.stringify(item)}\n`).join("");
  writeFileSync(join(directory, "answers.jsonl"), lines(run.queries.map(({ answer }) => answer)));
  writeFileSync(
    join(directory, "pair-answers.jsonl"),
    lines(run.pairs.map(({ answer }) => ({ ...answer, match_confidence: answer.probability }))),
  );
}

function picturesOf(run: QualityRun): (readonly [string, string])[] {
  const counted = run.queries.filter(isCounted);
  const { claims, leaderClaims, present, right, wrong } = scoreQueries(counted);
  const shown = exampleOf(run);
  const waterfall = shown && waterfallPicture(shown.id, shown.receipt);
  return [
    [
      "risk-coverage",
      riskCoveragePicture({
        service: riskCoverage(counted),
        baseline: riskCoverage(counted.map(({ baseline }) => baseline)),
        decided: {
          coverage: (right + wrong) / Math.max(present, 1),
          risk: wrong / Math.max(right + wrong, 1),
        },
        answerable: present,
      }),
    ],
    ["reliability", reliabilityPicture(leaderClaims, claims)],
    ["confidence", histogramPicture(leaderClaims)],
    ...(waterfall ? [["waterfall", waterfall] as const] : []),
  ];
}

/** The right match of a seen case whose receipt has the most features, the first by id. */
function exampleOf(run: QualityRun): { readonly id: string; readonly receipt: ReceiptView } | null {
  const told = run.queries.flatMap((item) => {
    const { query, answer, receipt } = item;
    const fit = answer.decision === "match" && judgeLeader(item) === "right" && isSeen(item);
    return fit && receipt !== null && receipt.score !== null ? [{ id: query.id, receipt }] : [];
  });
  const [first] = told.sort(
    (a, b) => b.receipt.top_features.length - a.receipt.top_features.length || (a.id < b.id ? -1 : 1),
  );
  return first ?? null;
}
