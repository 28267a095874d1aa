import { type Axis, type Plot, percentTick, plot } from "../quality/pictures/plot.ts";
import { dot, polygon, polyline, segment, svgDocument, text } from "../quality/pictures/svg.ts";
import type { QueryScore, Share } from "../quality/query-score.ts";
import type { DepthFigures } from "./depth-page.ts";

/** Recall and precision against the error rate of the stand-ins, with intervals and the predicted recall. */
export function depthPicture(local: QueryScore, figures: readonly DepthFigures[]): string {
  const recalls = figures.flatMap(({ score, predicted }) => [
    ...(score.recall.interval ?? []),
    predicted.low,
    predicted.high,
  ]);
  const low = floorTo(Math.min(local.recall.interval?.[0] ?? 1, ...recalls), 0.02);
  const high = Math.min(1, floorTo(Math.max(...recalls), 0.02) + 0.02);
  const recall = panel(70, "recall", ticksOf(low, high, 0.02));
  const precision = panel(430, "precision of a match", ticksOf(0.985, 1, 0.0025));
  return svgDocument({
    width: 720,
    height: 430,
    title: "Recall and precision against the model's error rate",
    description:
      "Each point is all queries beside one stand-in model, with its exact 95 % interval; the band is the recall that the certification predicts, the dashed line the service without a model, and the aim of precision.",
    body: [
      text({ x: 700, y: 28, style: "note end" }, "blue: wrong by order · orange: wrong by pair"),
      ...recall.axes,
      ...precision.axes,
      ...level(recall, local.recall.share ?? 0),
      ...level(precision, 0.99),
      ...(["order", "pair"] as const).flatMap((by) => curves(recall, precision, figures, by)),
    ],
  });
}

function curves(
  recall: Plot,
  precision: Plot,
  figures: readonly DepthFigures[],
  by: "order" | "pair",
): string[] {
  const style = by === "order" ? "first" : "second";
  const nudge = by === "order" ? -0.0015 : 0.0015;
  const own = figures.filter(({ row }) => row.erring.by === by);
  const x = ({ row }: DepthFigures) => row.erring.rate + nudge;
  const band = [
    ...own.map((one) => recall.at(x(one), one.predicted.high)),
    ...own.map((one) => recall.at(x(one), one.predicted.low)).toReversed(),
  ];
  return [
    ...(by === "order" ? [polygon(band, "band")] : []),
    polyline(
      own.map((one) => recall.at(x(one), one.predicted.share)),
      style,
    ),
    ...own.flatMap((one) => [
      ...point(recall, x(one), one.score.recall, style),
      ...point(precision, x(one), one.score.precision, style),
    ]),
  ];
}

function point(field: Plot, x: number, { share, interval }: Share, style: string): string[] {
  if (share === null || interval === null) return [];
  return [
    segment(field.at(x, interval[0]), field.at(x, interval[1]), style),
    dot(field.at(x, share), `${style}-fill`, `${(100 * share).toFixed(2)} %`),
  ];
}

function level(field: Plot, value: number): string[] {
  return [segment(field.at(0.03, value), field.at(0.22, value), "ideal")];
}

function panel(left: number, label: string, ticks: readonly number[]): Plot {
  const x: Axis = {
    label: "wrong answers of the model",
    from: 0.03,
    to: 0.22,
    ticks: [0.05, 0.1, 0.2],
    format: percentTick,
  };
  const y: Axis = {
    label,
    from: ticks[0]!,
    to: ticks.at(-1)!,
    ticks,
    format: (value) => `${Number((100 * value).toFixed(2))} %`,
  };
  return plot({ left, top: 80, width: 260, height: 280, x, y });
}

function ticksOf(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);
}

const floorTo = (value: number, step: number) => Math.floor(value / step) * step;
