/** Reliability and risk by coverage, each as a chart with its figures: of the tenant's labels, or of the release. */
import { Chart } from "../../components/chart.tsx";
import { ChartFigures } from "../../components/figures-table.tsx";
import { percentOf } from "../../components/probability.tsx";

interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** Matches of like probability. */
export interface ReliabilityBin {
  readonly name: string;
  readonly n: number;
  /** Mean of the stated probabilities; null where the bin is empty. */
  readonly said: number | null;
  readonly right: number | null;
  readonly interval: Bounds | null;
}

interface RiskPoint {
  readonly confidence: number;
  readonly coverage: number;
  readonly risk: number;
}

type Of = "own" | "shipped";

const lines: Readonly<Record<Of, string>> = { own: "var(--accent)", shipped: "var(--text-soft)" };
const percentTick = (share: number): string => `${Math.round(share * 1000) / 10}%`;
const frame = { height: 260, marginTop: 28, marginLeft: 52, marginBottom: 40 };

export function ReliabilityChart({
  of,
  bins,
}: {
  readonly of: Of;
  readonly bins: readonly ReliabilityBin[];
}) {
  const shown = bins.flatMap(({ said, right, interval }) =>
    said === null || right === null || interval === null ? [] : [{ said, right, ...interval }],
  );
  const whose = of === "own" ? "matches" : "matches of the benchmark";
  return (
    <figure class="stack-tight">
      <figcaption>
        <h3>Reliability</h3>
        <p class="soft small">What was said, and what came true. On the line both are the same.</p>
      </figcaption>
      <Chart
        describe={`Reliability of ${whose} by bands of confidence, with 95% intervals.`}
        version={bins.reduce((sum, { n }) => sum + n, 0)}
        options={(plot) => ({
          ...frame,
          x: { domain: [0.9, 1], label: "said", tickFormat: percentTick, ticks: 5 },
          y: {
            domain: [Math.min(0.8, ...shown.map(({ low }) => low)), 1],
            label: "right",
            tickFormat: percentTick,
            grid: true,
          },
          marks: [
            plot.line(
              [
                [0.9, 0.9],
                [1, 1],
              ],
              { stroke: "var(--line-strong)", strokeDasharray: "4 4" },
            ),
            plot.ruleX(shown, {
              ...{ x: "said", y1: "low", y2: "high", stroke: lines[of] },
              ...{ strokeWidth: 3, strokeOpacity: 0.5 },
            }),
            plot.dot(shown, { x: "said", y: "right", fill: lines[of], r: 5 }),
          ],
        })}
      />
      <ChartFigures
        caption={of === "own" ? "Reliability by bands of confidence" : "Reliability on the benchmark"}
        head={["Confidence", "Judged", "Right", "95% interval"]}
        numeric={[1, 2, 3]}
        rows={bins.map(({ name, n, right, interval }) => [
          name,
          n,
          right === null ? "none" : percentOf(right),
          interval === null ? "none" : `${percentOf(interval.low)} to ${percentOf(interval.high)}`,
        ])}
      />
    </figure>
  );
}

export function RiskChart({ of, points }: { readonly of: Of; readonly points: readonly RiskPoint[] }) {
  const whose = of === "own" ? "" : " on the benchmark";
  return (
    <figure class="stack-tight">
      <figcaption>
        <h3>Risk and coverage</h3>
        <p class="soft small">
          {of === "own"
            ? "The share that is wrong, if only the surest were answered."
            : "The same of the benchmark, over each query with a candidate, also where the service abstained."}
        </p>
      </figcaption>
      <Chart
        describe={`Share of wrong matches${whose} by the share that is answered, surest first.`}
        version={points.length}
        options={(plot) => ({
          ...frame,
          x: {
            domain: [0, Math.max(1, ...points.map(({ coverage }) => coverage))],
            ...{ label: "answered", tickFormat: percentTick, ticks: 5 },
          },
          y: {
            domain: [0, Math.max(0.05, ...points.map(({ risk }) => risk))],
            label: "wrong",
            tickFormat: percentTick,
            grid: true,
          },
          marks: [
            plot.ruleY([0]),
            plot.line(points, { x: "coverage", y: "risk", stroke: lines[of], curve: "step-after" }),
            ...(points.length > 60
              ? []
              : [plot.dot(points, { x: "coverage", y: "risk", fill: lines[of], r: 3 })]),
          ],
        })}
      />
      <ChartFigures
        caption={of === "own" ? "Risk by coverage" : "Risk by coverage on the benchmark"}
        head={["Confidence from", "Answered", "Wrong"]}
        numeric={[1, 2]}
        rows={points.map(({ confidence, coverage, risk }) => [
          confidence.toFixed(4),
          percentOf(coverage),
          percentOf(risk),
        ])}
      />
    </figure>
  );
}
