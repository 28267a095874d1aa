/**
 * The composition of a score, from "none of these" to the decision: one table, in which each bar begins at
 * the end of the bar above it. The numbers beside the bars state the same for screen readers.
 */
import { useState } from "preact/hooks";
import { acceptanceFloor, percentOf } from "../components/probability.tsx";
import { featureMeaning } from "./feature-meaning.ts";
import { guardWords } from "./words.ts";

/** The part of a receipt, of a pair or of a candidate's comparison that explains its score. */
export interface ScoredEvidence {
  /** Log-odds before and after the evidence; null or absent: the pair was not scored. */
  readonly score?: { readonly intercept: number; readonly log_odds: number } | null | undefined;
  readonly top_features: readonly {
    readonly feature: string;
    /** 0..1, of which `contribution` is the weighted effect in log-odds. */
    readonly value: number;
    readonly contribution: number;
  }[];
  /** After calibration, 0..1; null: no separate calibration. */
  readonly probability: number | null;
  /** The guards that withheld a match. */
  readonly guards?: readonly { readonly guard: string }[];
  readonly identifier_rule?: { readonly rule: string; readonly scheme: string } | null | undefined;
}

/** The number of contributions that are shown before the reader asks for all. */
const FIRST = 10;

interface Bar {
  readonly label: string;
  readonly detail?: string;
  readonly amount: number;
  readonly from: number;
  readonly to: number;
  readonly kind: "for" | "against" | "sum";
}

/** @param props.of the subject of the score, for the caption: "Siemens AG", "this pair". */
export function Waterfall({ evidence, of }: { readonly evidence: ScoredEvidence; readonly of?: string }) {
  const [all, setAll] = useState(false);
  const { score, top_features: features, identifier_rule: rule } = evidence;
  if (score === null || score === undefined)
    return (
      <p>
        {rule
          ? `Decided by an identifier (${rule.scheme.toUpperCase()}, rule ${rule.rule}): no score was needed.`
          : "No score was computed: nothing was compared that could be weighed."}
      </p>
    );
  const bars = barsOf(score, features, all);
  const ends = bars.flatMap(({ from, to }) => [from, to]);
  const low = Math.min(0, ...ends);
  const scale = { low, width: Math.max(0, ...ends) - low || 1 };
  return (
    <div class="stack-tight">
      <table class="waterfall">
        <caption class="visually-hidden">
          Evidence{of === undefined ? "" : ` on ${of}`}, in log-odds: a positive amount speaks for the match,
          a negative one against it.
        </caption>
        <thead class="visually-hidden">
          <tr>
            <th scope="col">Evidence</th>
            <td />
            <th scope="col">Amount</th>
            <th scope="col">Sum so far</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <BarRow key={bar.label} bar={bar} scale={scale} />
          ))}
        </tbody>
      </table>
      <Reached probability={evidence.probability} guards={evidence.guards ?? []} />
      {features.length > FIRST + 1 ? (
        <div>
          <button class="button small quiet" type="button" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? "Show the largest effects only" : `Show all ${features.length} effects`}
          </button>
        </div>
      ) : null}
    </div>
  );
}

function barsOf(
  score: { readonly intercept: number; readonly log_odds: number },
  features: ScoredEvidence["top_features"],
  all: boolean,
): Bar[] {
  const shown = all || features.length <= FIRST + 1 ? features : features.slice(0, FIRST);
  let at = score.intercept;
  const bars: Bar[] = [
    { label: "None of these, before any evidence", amount: at, from: 0, to: at, kind: kindOf(at) },
  ];
  const add = (label: string, amount: number, detail?: string) => {
    bars.push({
      label,
      amount,
      from: at,
      to: at + amount,
      kind: kindOf(amount),
      ...(detail ? { detail } : {}),
    });
    at += amount;
  };
  for (const { feature, value, contribution } of shown)
    add(featureMeaning(feature), contribution, `${feature} = ${Number(value.toFixed(3))}`);
  const rest = score.log_odds - at;
  if (shown.length < features.length) add(`${features.length - shown.length} smaller effects`, rest);
  bars.push({ label: "Together", amount: score.log_odds, from: 0, to: score.log_odds, kind: "sum" });
  return bars;
}

const kindOf = (amount: number): "for" | "against" => (amount < 0 ? "against" : "for");

function BarRow({
  bar,
  scale,
}: {
  readonly bar: Bar;
  readonly scale: { readonly low: number; readonly width: number };
}) {
  const place = (value: number) => ((value - scale.low) / scale.width) * 100;
  const left = Math.min(place(bar.from), place(bar.to));
  const width = Math.max(Math.abs(place(bar.to) - place(bar.from)), 0.6);
  return (
    <tr class={bar.kind === "sum" ? "total" : ""}>
      <th scope="row" title={bar.detail}>
        {bar.label}
      </th>
      <td class="drawn">
        <svg viewBox="0 0 100 18" preserveAspectRatio="none" aria-hidden="true">
          <line class="zero" x1={place(0)} x2={place(0)} y1="0" y2="18" vector-effect="non-scaling-stroke" />
          <rect
            class={bar.kind}
            x={left}
            y="3"
            width={width}
            height="12"
            vector-effect="non-scaling-stroke"
          />
        </svg>
      </td>
      <td class="amount">{signed(bar.amount)}</td>
      <td class="visually-hidden">{signed(bar.to)}</td>
    </tr>
  );
}

interface ReachedProps {
  readonly probability: number | null;
  readonly guards: NonNullable<ScoredEvidence["guards"]>;
}

function Reached({ probability, guards }: ReachedProps) {
  const scale = "Amounts are log-odds: + speaks for the match, − against it.";
  if (probability === null) return <p class="soft small">{scale}</p>;
  const reached = probability >= acceptanceFloor;
  return (
    <>
      <p>
        Calibrated among all candidates and “none of these”: <strong>{percentOf(probability)}</strong>,{" "}
        {reached ? "at or over" : "under"} the floor of {percentOf(acceptanceFloor)} from which a match is
        accepted.
      </p>
      {reached && guards.length > 0 ? (
        <p>
          A guard withheld the match all the same: {guards.map(({ guard }) => guardWords(guard)).join("; ")}.
        </p>
      ) : null}
      <p class="soft small">{scale}</p>
    </>
  );
}

const signed = (amount: number): string => `${amount < 0 ? "−" : "+"}${Math.abs(amount).toFixed(2)}`;
