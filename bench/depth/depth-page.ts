import { count, percent, shareInCell, table } from "../quality/markdown.ts";
import { isCounted } from "../quality/quality-run.ts";
import { judgeLeader, type QueryScore, type Share, scoreQueries, shareOf } from "../quality/query-score.ts";
import type { DepthRun, ModelRow } from "./depth-run.ts";
import type { Expectation } from "./expectation.ts";
import type { Ratio } from "./overhead.ts";

/** Recall that the certification of a row predicts, with the 95 % range of the count. */
export interface PredictedRecall {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** A row with the figures of the page and of its picture. */
export interface DepthFigures {
  readonly row: ModelRow;
  readonly score: QueryScore;
  readonly predicted: PredictedRecall;
  /** Matches that rest on the model. */
  readonly byModel: Share;
}

export function localScore(run: DepthRun): QueryScore {
  return scoreQueries(run.local.filter(isCounted));
}

export function figuresOf(run: DepthRun): DepthFigures[] {
  const local = localScore(run);
  return run.rows.map((row) => {
    const counted = row.answers.filter(isCounted);
    const added = counted.filter(
      ({ answer, stage }) => answer.decision === "match" && stage === "llm_adjudication",
    );
    const judged = added.map(judgeLeader).filter((one) => one !== "neutral");
    return {
      row,
      score: scoreQueries(counted),
      predicted: predictedRecall(local, row.expected),
      byModel: shareOf(judged.filter((one) => one === "right").length, judged.length),
    };
  });
}

function predictedRecall({ right, present }: QueryScore, expected: Expectation): PredictedRecall {
  const half = 1.96 * Math.sqrt(expected.variance);
  const share = (gained: number) => (right + gained) / Math.max(1, present);
  return {
    share: share(expected.right),
    low: share(Math.max(0, expected.right - half)),
    high: share(expected.right + half),
  };
}

/** `bench/depth.md`. */
export function depthPage(run: DepthRun): string {
  const local = localScore(run);
  const figures = figuresOf(run);
  const held = figures.filter(({ score }) => (score.precision.share ?? 0) >= 0.99).length;
  return `${[
    "# What a model adds, by how often it is wrong",
    "Written by `npm run bench:depth`; not edited by hand. Shares are in per cent with their exact 95 % intervals (Clopper–Pearson).",
    [
      `- release ${run.pipelineVersion}, model ${run.modelVersion}, ${run.date}, ${run.engine === null ? "inside the process (`--direct`)" : `on ${run.engine}`}`,
      `- ${count(run.local.length)} of ${count(run.available)} queries ${run.engine === null ? "without HTTP and a database, each against an empty store" : "over HTTP, each as a tenant of its own with an empty store"}; ${count(run.open)} of them are open at depth \`probabilistic\` and are asked again at \`adjudication\`; slice X2 is in no sum`,
      `- the model is a stand-in${run.engine === null ? "" : " on loopback"} that knows the benchmark's truth and is wrong by a fixed seed; where nobody can tell, its wrong answer is \`match\`. Each is certified as \`assay model certify\` does on the ${count(run.certificationPairs)} pairs that ship with Assay, from its own answers`,
      "- *by order*: each of the two orders of a pair is answered wrongly by itself, so asking twice shows most errors. *By pair*: both orders are wrong together, so asking twice shows none",
    ].join("\n"),
    "## Precision and recall",
    table(
      [
        "model's wrong answers",
        "precision",
        "recall",
        "recall as the certification predicts",
        "matches that rest on the model, right",
        "wrong matches",
        "questions asked",
      ],
      [
        [
          "no model",
          shareInCell(local.precision),
          shareInCell(local.recall),
          "–",
          "–",
          count(local.wrong),
          "0",
        ],
        ...figures.map(figureRow),
      ],
    ),
    `Aim: precision of 99 % or more beside every model: held by ${held} of ${figures.length}. The prediction sums, over every answer that the model may give to each open query, the calibrated probability of its candidates and the certified chance of the answers, where the decision with all its guards is then a match. It reads neither which company is right nor the stand-in's true error rate, and leaves out the queries where nobody can tell, which recall does not count; the range is that of the count.`,
    "![Recall and precision against the model's error rate](pictures/depth.svg)",
    "## The certifications",
    table(
      [
        "model's wrong answers",
        "same answer in both orders",
        "`match` wrong, at most",
        "… counts as odds ×",
        "`no_match` wrong, at most",
        "… counts as odds ×",
      ],
      figures.map(({ row }) => certificationRow(row)),
    ),
    "A ratio under the odds that a candidate lacks to 0.90 cannot make it a match: a model that is wrong in a fifth of its answers moves only candidates that are nearly believed already.",
    ...overheadSection(run),
  ].join("\n\n")}\n`;
}

function overheadSection({ overhead }: DepthRun): string[] {
  if (overhead === null)
    return ["What a stage costs that is not reached is measured over HTTP only, without `--direct`."];
  return [
    "## A stage that is not reached",
    "The same record, decided without a model, at depth `adjudication` with a model configured and at depth `probabilistic`: the geometric mean of the ratios of the times, one request at a time. Beside it stands the same measurement of `probabilistic` against itself.",
    table(
      ["", "pairs", "ratio of times (95 %)"],
      [
        ["`adjudication` ÷ `probabilistic`", ...ratioCells(overhead.stage)],
        ["`probabilistic` ÷ itself", ...ratioCells(overhead.same)],
      ],
    ),
  ];
}

function nameOf({ rate, by }: ModelRow["erring"]): string {
  return `${percent(rate, 0)} %, by ${by}`;
}

function figureRow({ row, score, predicted, byModel }: DepthFigures): string[] {
  const range = `${percent(predicted.share)} (${percent(predicted.low)}–${percent(predicted.high)})`;
  return [
    nameOf(row.erring),
    shareInCell(score.precision),
    shareInCell(score.recall),
    range,
    `${count(byModel.hits)} of ${count(byModel.all)}: ${shareInCell(byModel)}`,
    count(score.wrong),
    count(row.questions),
  ];
}

function certificationRow({ erring, table: { agreement, rows } }: ModelRow): string[] {
  const cells = (["match", "no_match"] as const).flatMap((answer) => {
    const { error, logOdds } = rows.find((row) => row.answer === answer)!;
    const wrong = error ? `${percent(error.rate)}, ${percent(error.upper)}` : "–";
    return [wrong, Math.exp(logOdds).toPrecision(3)];
  });
  return [nameOf(erring), percent(agreement), ...cells];
}

function ratioCells({ pairs, ratio, low, high }: Ratio): string[] {
  return [count(pairs), `${ratio.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`];
}
