import { useState } from "preact/hooks";
import { attributeLabel } from "../../components/attribute.tsx";
import { Bidi } from "../../components/bidi.tsx";
import { Chart, type Plot } from "../../components/chart.tsx";
import { Fault } from "../../components/fault.tsx";
import { ChartFigures } from "../../components/figures-table.tsx";
import { client, type FinancialStatement, type MarketCapHistory } from "../../frame/client.ts";
import { useQuery } from "../../frame/query.ts";
import type { SectionProps } from "../companies/section.ts";

const figures = [
  "revenue",
  "net_income",
  "total_assets",
  "total_liabilities",
  "equity",
  "cash",
  "operating_income",
];

/** The reported figures of the company, and its value at the ends of months. Missing data is never zero. */
export function AccountsSection({ entity }: SectionProps) {
  const id = entity.entity_id;
  const statements = useQuery(["entity", id, "statements"], () => client.entities.getFinancialStatements(id));
  const months = useQuery(["entity", id, "market-cap"], () => client.entities.getMarketCapHistory(id, {}));
  const error = statements.error ?? months.error;
  if (statements.data === undefined || months.data === undefined)
    return error ? <Fault error={error} again={statements.reload} /> : null;
  return (
    <div class="stack">
      <Statements statements={statements.data.statements} total={statements.data.total} />
      <MarketCap history={months.data} />
    </div>
  );
}

interface Amount {
  readonly end: Date;
  readonly series: string;
  readonly value: number;
  readonly statement: FinancialStatement;
}

function Statements({
  statements,
  total,
}: {
  readonly statements: readonly FinancialStatement[];
  readonly total: number;
}) {
  const [figure, setFigure] = useState(figures[0]!);
  const amounts = amountsOf(statements, `financials.${figure}`);
  return (
    <section class="card stack">
      <div class="row between">
        <h2>Statements</h2>
        <div class="input">
          <label for="accounts-figure">Figure</label>
          <select
            id="accounts-figure"
            value={figure}
            onChange={(event) => setFigure(event.currentTarget.value)}
          >
            {figures.map((one) => (
              <option key={one} value={one}>
                {attributeLabel(one)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p class="soft small">
        {total === 1 ? "One statement" : `${total} statements`}. A line joins statements of one currency,
        scope and length of period whose ends are at most a year and a quarter apart: a longer break is a gap.
      </p>
      {amounts.length === 0 ? (
        <p>No installed source states this figure of the company.</p>
      ) : (
        <>
          <Chart
            describe={`${attributeLabel(figure)} of ${amounts.length} statements; the table below lists each.`}
            version={`${figure} ${amounts.length}`}
            options={(plot) => drawnStatements(plot, amounts)}
          />
          <ChartFigures
            caption={`${attributeLabel(figure)} by statement`}
            head={["Period", "Amount", "Currency", "Scope", "Filed", "Source"]}
            numeric={[1]}
            rows={amounts.map(({ statement: of, value }) => [
              of.period_start === null ? of.period_end : `${of.period_start} to ${of.period_end}`,
              value.toLocaleString(),
              of.currency ?? "not stated",
              of.scope.replaceAll("_", " "),
              of.filed_on ?? "not stated",
              <Bidi key="source">{of.source_id}</Bidi>,
            ])}
          />
        </>
      )}
    </section>
  );
}

/** For each period the amount that was filed last. */
function amountsOf(statements: readonly FinancialStatement[], attribute: string): Amount[] {
  const newest = new Map<string, Amount>();
  const byFiling = [...statements].sort((a, b) => ((a.filed_on ?? "") < (b.filed_on ?? "") ? -1 : 1));
  for (const statement of byFiling) {
    const found = statement.observations.find((one) => one.attribute === attribute);
    if (found === undefined || typeof found.value !== "number") continue;
    const { currency, scope, frequency, period_end: end } = statement;
    const series = [frequency, scope, currency ?? "no currency"].join(", ").replaceAll("_", " ");
    newest.set(`${series} ${end}`, { end: new Date(end), series, value: found.value, statement });
  }
  return [...newest.values()].sort((a, b) => a.end.getTime() - b.end.getTime());
}

const LONGEST_STEP_MS = 460 * 86_400_000;

/** Splits each series into runs without a gap: values between two runs are unknown. */
function runsOf(amounts: readonly Amount[]): (Amount & { readonly run: string })[] {
  const last = new Map<string, { readonly end: Date; readonly run: number }>();
  return amounts.map((amount) => {
    const before = last.get(amount.series);
    const isNear = before !== undefined && amount.end.getTime() - before.end.getTime() <= LONGEST_STEP_MS;
    const run = before === undefined ? 0 : isNear ? before.run : before.run + 1;
    last.set(amount.series, { end: amount.end, run });
    return { ...amount, run: `${amount.series} ${run}` };
  });
}

function drawnStatements(plot: Plot, amounts: readonly Amount[]) {
  const points = runsOf(amounts);
  return {
    height: 280,
    marginLeft: 70,
    x: { type: "time" as const, label: null },
    y: { grid: true, label: null, tickFormat: "~s" },
    color: { legend: true },
    marks: [
      plot.ruleY([0]),
      plot.line(points, { x: "end", y: "value", z: "run", stroke: "series" }),
      plot.dot(points, { x: "end", y: "value", fill: "series", r: 3 }),
    ],
  };
}

function MarketCap({ history }: { readonly history: MarketCapHistory }) {
  const valued = history.points.filter(({ value }) => value !== null);
  const disputed = history.points.filter(({ status }) => status === "conflict").length;
  return (
    <section class="card stack">
      <h2>Market capitalisation</h2>
      <p class="soft small">
        At the ends of the last {history.months} completed months, for the{" "}
        {history.scope.replaceAll("_", " ")}. A month without a quote is a gap, one with different quotes has
        no value
        {disputed === 0 ? "" : ` (${disputed} of them)`}; a hollow dot is older than a week.
      </p>
      {valued.length === 0 ? (
        <p>No installed source values the company at the end of any of these months.</p>
      ) : (
        <>
          <Chart
            describe={`Market capitalisation at the end of ${valued.length} of ${history.points.length} months; the table below lists each.`}
            version={`${history.entity_id} ${valued.length}`}
            options={(plot) => drawnMonths(plot, history)}
          />
          <ChartFigures
            caption="Market capitalisation by month"
            head={["Month end", "State", "Value", "Currency", "Quoted on"]}
            numeric={[2]}
            rows={history.points.map((point) => [
              point.month_end,
              point.status,
              point.value === null ? "none" : point.value.toLocaleString(),
              point.currency ?? "none",
              point.quoted_on ?? "none",
            ])}
          />
        </>
      )}
    </section>
  );
}

function drawnMonths(plot: Plot, { points }: MarketCapHistory) {
  const months = points.map(({ month_end: end, value, status }) => ({ end: new Date(end), value, status }));
  const missing = months.filter(({ value }) => value === null);
  return {
    height: 240,
    marginLeft: 70,
    x: { type: "time" as const, label: null },
    y: { grid: true, label: null, zero: true, tickFormat: "~s" },
    marks: [
      plot.ruleX(missing, { x: "end", strokeOpacity: 0.25, strokeDasharray: "2 3" }),
      // A month without a value breaks the line.
      plot.lineY(months, { x: "end", y: "value", stroke: "currentColor" }),
      plot.dot(
        months.filter(({ value }) => value !== null),
        {
          x: "end",
          y: "value",
          r: 3,
          stroke: "currentColor",
          fill: ({ status }) => (status === "stale" ? "none" : "currentColor"),
        },
      ),
    ],
  };
}
