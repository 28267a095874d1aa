import { Chart, type Plot } from "../../components/chart.tsx";
import { Fault } from "../../components/fault.tsx";
import { ChartFigures } from "../../components/figures-table.tsx";
import { Moment } from "../../components/moment.tsx";
import { percentOf } from "../../components/probability.tsx";
import { client, type Rate } from "../../frame/client.ts";
import { useQuery } from "../../frame/query.ts";
import { type Piece, type periods, piecesOf } from "./periods.ts";

interface Point extends Piece {
  readonly automated: Rate;
  readonly abstained: Rate;
}

/** The shares over the period. A piece without decisions is a gap, not zero. */
export function Trend({
  period,
  until,
}: {
  readonly period: (typeof periods)[number];
  readonly until: string;
}) {
  const { data, error, reload } = useQuery(["usage", "trend", period.days, until], () =>
    Promise.all(piecesOf(period, until).map(readPoint)),
  );
  if (error) return <Fault error={error} again={reload} />;
  return (
    <section class="card stack">
      <h2>Over time</h2>
      <p class="soft small">
        Each bar is a 95% interval. A shaded part of the period has no decision, so it has no share either.
      </p>
      {data === undefined ? (
        <div class="chart-place" />
      ) : (
        <>
          <Chart
            describe={describe(data)}
            version={`${period.days} ${until}`}
            options={(plot) => drawn(plot, data)}
          />
          <ChartFigures
            caption="Decisions over time"
            head={["From", "Decisions", "Decided", "Abstained"]}
            numeric={[1, 2, 3]}
            rows={data.map(({ since, automated, abstained }) => [
              <Moment key="since" iso={since} />,
              automated.total,
              automated.rate === null ? "none" : percentOf(automated.rate),
              abstained.rate === null ? "none" : percentOf(abstained.rate),
            ])}
          />
        </>
      )}
    </section>
  );
}

async function readPoint(piece: Piece): Promise<Point> {
  const { rates } = await client.usage.get({ ...piece });
  return { ...piece, automated: rates.automated, abstained: rates.abstained };
}

function describe(points: readonly Point[]): string {
  const gaps = points.filter(({ automated }) => automated.total === 0).length;
  return `Shares of decided and abstained records with 95% intervals, in ${points.length} pieces of the period; ${gaps} of them have no decision.`;
}

function drawn(plot: Plot, points: readonly Point[]) {
  const middle = ({ since, until }: Piece) => new Date((Date.parse(since) + Date.parse(until)) / 2);
  const series = (name: "automated" | "abstained", shift: number) =>
    points.map((point) => ({
      at: new Date(middle(point).getTime() + shift * (Date.parse(point.until) - Date.parse(point.since))),
      rate: point[name].rate ?? Number.NaN,
      low: point[name].interval?.low ?? Number.NaN,
      high: point[name].interval?.high ?? Number.NaN,
    }));
  const [decided, abstained] = [series("automated", -0.06), series("abstained", 0.06)];
  const empty = points.filter(({ automated }) => automated.total === 0);
  const lines = (data: typeof decided, colour: string, symbol: "circle" | "square") => [
    plot.line(data, { x: "at", y: "rate", stroke: colour, strokeWidth: 1.5 }),
    plot.ruleX(data, { x: "at", y1: "low", y2: "high", stroke: colour, strokeOpacity: 0.55, strokeWidth: 3 }),
    plot.dot(data, { x: "at", y: "rate", fill: colour, symbol, r: 4 }),
  ];
  const last = (data: typeof decided) => data.filter(({ rate }) => !Number.isNaN(rate)).slice(-1);
  const [decidedEnd, abstainedEnd] = [last(decided), last(abstained)];
  // The upper label is moved up and the lower one down, so that labels of close ends do not overlap.
  const decidedIsUpper = (decidedEnd[0]?.rate ?? 0) >= (abstainedEnd[0]?.rate ?? 0);
  const named = (end: typeof decided, text: string, options: { fill: string; isUpper: boolean }) =>
    plot.text(end, {
      x: "at",
      y: "rate",
      text: () => text,
      dx: 10,
      dy: options.isUpper ? -6 : 6,
      textAnchor: "start",
      fill: options.fill,
    });
  return {
    height: 240,
    marginLeft: 48,
    marginRight: 76,
    x: { type: "time" as const, label: null, ticks: 5 },
    y: {
      domain: [0, 1],
      percent: false,
      tickFormat: (share: number) => `${Math.round(share * 100)}%`,
      label: null,
      grid: true,
      ticks: 5,
    },
    marks: [
      plot.rect(empty, {
        x1: ({ since }: Piece) => new Date(since),
        x2: ({ until }: Piece) => new Date(until),
        y1: 0,
        y2: 1,
        fill: "var(--sunken)",
      }),
      plot.ruleY([0]),
      ...lines(decided, "var(--accent)", "circle"),
      ...lines(abstained, "var(--caution)", "square"),
      named(decidedEnd, "decided", { fill: "var(--accent)", isUpper: decidedIsUpper }),
      named(abstainedEnd, "abstained", { fill: "var(--caution)", isUpper: !decidedIsUpper }),
    ],
  };
}
