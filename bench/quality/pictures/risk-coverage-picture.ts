import { lowerBound, upperBound } from "../intervals.ts";
import type { CurvePoint } from "../risk-coverage.ts";
import { percentTick, plot } from "./plot.ts";
import { dot, type Point, polygon, polyline, svgDocument, text } from "./svg.ts";

export interface RiskCoverageInput {
  readonly service: readonly CurvePoint[];
  readonly baseline: readonly CurvePoint[];
  /** The coverage and the risk of the service's own decisions. */
  readonly decided: { readonly coverage: number; readonly risk: number };
  readonly answerable: number;
}

const DRAWN = 160;

/** Error rate against coverage, the error on a logarithmic axis, with the exact 95 % band of the service. */
export function riskCoveragePicture({ service, baseline, decided, answerable }: RiskCoverageInput): string {
  const field = plot({
    left: 70,
    top: 70,
    width: 610,
    height: 300,
    x: {
      label: "answers per query whose company is in the register",
      from: 0,
      to: 1,
      ticks: [0, 0.2, 0.4, 0.6, 0.8, 1],
      format: percentTick,
    },
    y: {
      label: "wrong answers",
      from: 0.001,
      to: 1,
      ticks: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1],
      format: percentTick,
      scale: "logarithmic",
    },
  });
  const shown = (points: readonly CurvePoint[]) => thinned(points.filter(({ coverage }) => coverage <= 1));
  const curve = (points: readonly CurvePoint[]) =>
    shown(points).map(({ coverage, risk }) => field.at(coverage, risk));
  const band = (bound: (wrong: number, answered: number) => number): Point[] =>
    shown(service).map(({ coverage, risk }) => {
      const answered = Math.round(coverage * answerable);
      return field.at(coverage, bound(Math.round(risk * answered), answered));
    });
  const upper = band((wrong, answered) => upperBound(wrong, answered, 0.025));
  const lower = band((wrong, answered) => lowerBound(wrong, answered, 0.025));
  const mark = field.at(decided.coverage, decided.risk);
  return svgDocument({
    width: 720,
    height: 430,
    title: "Error against coverage",
    description: `At the floor the service answers ${percentTick(decided.coverage)} of what can be answered with ${percentTick(decided.risk)} wrong.`,
    body: [
      ...field.axes,
      polygon([...upper, ...lower.toReversed()], "band"),
      polyline(curve(baseline), "second"),
      polyline(curve(service), "first"),
      dot(mark, "first-fill", "what the service decides"),
      text({ x: mark.x - 8, y: mark.y - 10, style: "end" }, "what the service decides"),
      text(
        { x: 680, y: 28, style: "note end" },
        "blue: the service, with 95 % band · orange: trivial baseline",
      ),
    ],
  });
}

// Drops points: more points than the picture has columns only make the file larger.
function thinned(points: readonly CurvePoint[]): CurvePoint[] {
  const step = Math.max(1, Math.floor(points.length / DRAWN));
  return points.filter((_, at) => at % step === 0 || at === points.length - 1);
}
