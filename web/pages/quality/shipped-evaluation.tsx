import { Empty } from "../../components/empty.tsx";
import { FiguresTable } from "../../components/figures-table.tsx";
import { Moment } from "../../components/moment.tsx";
import { percentOf } from "../../components/probability.tsx";
import { stageWords } from "../../evidence/words.ts";
import type { EvaluationReport } from "../../frame/client.ts";
import { type ReliabilityBin, ReliabilityChart, RiskChart } from "./quality-charts.tsx";

const names: Readonly<Record<string, string>> = {
  precision: "Precision of a match",
  recall: "Companies that were found",
  abstention: "Abstained",
  no_match_where_absent: "“New company” where the company is absent",
  expected_calibration_error: "Calibration error",
};

export function Shipped({ evaluation }: { readonly evaluation: EvaluationReport }) {
  const { metrics, curves, dataset, command, measured_at: at, pipeline_version: version } = evaluation;
  if (metrics.length === 0)
    return (
      <Empty title={`Release ${version} has no evaluation`}>
        <p>A release is measured by a benchmark run. This one was not.</p>
      </Empty>
    );
  return (
    <section class="card stack">
      <h2>The shipped evaluation</h2>
      <p class="soft">
        Release {version}: {dataset}, by <code>{command}</code>
        {at === null ? "" : ", "}
        {at === null ? null : <Moment iso={at} time={false} />}.
      </p>
      {curves === null ? (
        <p class="soft small">This release was measured without the points of its curves.</p>
      ) : (
        <div class="columns">
          <ReliabilityChart of="shipped" bins={curves.reliability.map(binOf)} />
          <RiskChart of="shipped" points={sharesOf(curves.risk_coverage)} />
        </div>
      )}
      <FiguresTable
        caption="Figures of the shipped evaluation"
        head={["Figure", "Stage", "Value", "95% interval", "Measured on"]}
        numeric={[2, 3, 4]}
        rows={metrics.map(({ metric, stage, value, interval, n }) => [
          names[metric] ?? metric.replaceAll("_", " "),
          stage === null ? "All" : stageWords(stage),
          percentOf(value),
          interval === null ? "" : `${percentOf(interval.low)} to ${percentOf(interval.high)}`,
          n.toLocaleString(),
        ])}
      />
    </section>
  );
}

type Curves = NonNullable<EvaluationReport["curves"]>;

/**
 * The file divides by the queries whose company is in the register; a query without its company can have a
 * candidate too. Here all answers together are the whole, as in the tenant's own curve.
 */
function sharesOf(points: Curves["risk_coverage"]): Curves["risk_coverage"] {
  const whole = Math.max(...points.map(({ coverage }) => coverage)) || 1;
  return points.map((point) => ({ ...point, coverage: point.coverage / whole }));
}

const binOf = ({ said, right, n, interval }: Curves["reliability"][number]): ReliabilityBin => {
  return { name: percentOf(said), said, right, n, interval };
};
