import { featureMeaning } from "./feature-meaning.ts";
import { acceptanceFloor, percentOf } from "./probability.tsx";

export interface WaterfallScore {
  /** Log-odds before any evidence: of "none of these". */
  readonly intercept: number;
  readonly contributions: readonly {
    readonly feature: string;
    readonly value: number;
    readonly contribution: number;
  }[];
  readonly logOdds: number;
  /** After calibration, 0..1. */
  readonly probability: number | null;
}

/**
 * How a score came about: each bar begins where the one before it ended, from the odds before any evidence to those
 * after all of it. Bars for the match are filled and go right, bars against it are outlined and go left.
 */
export function Waterfall({ intercept, contributions, logOdds, probability }: WaterfallScore) {
  const ends = [intercept];
  for (const { contribution } of contributions) ends.push(ends.at(-1)! + contribution);
  const low = Math.min(0, logOdds, ...ends);
  const high = Math.max(0, logOdds, ...ends);
  const scale = { low, width: high - low || 1 };
  return (
    <figure class="stack-tight">
      <ol class="waterfall">
        <Bar label="Before any evidence" amount={intercept} from={0} to={intercept} scale={scale} />
        {contributions.map(({ feature, value, contribution }, at) => (
          <Bar
            key={feature}
            label={featureMeaning(feature)}
            detail={`${feature} = ${Number(value.toFixed(3))}`}
            amount={contribution}
            from={ends[at]!}
            to={ends[at + 1]!}
            scale={scale}
          />
        ))}
        <Bar label="Together" amount={logOdds} from={0} to={logOdds} scale={scale} total />
      </ol>
      <figcaption class="soft small">
        Amounts are log-odds: + speaks for the match, − against it.
        {probability === null
          ? ""
          : ` Calibrated among all candidates and “none of these” that is ${percentOf(probability)}, ${
              probability >= acceptanceFloor ? "at or over" : "under"
            } the floor of ${percentOf(acceptanceFloor)}.`}
      </figcaption>
    </figure>
  );
}

function Bar(props: {
  readonly label: string;
  readonly detail?: string;
  readonly amount: number;
  readonly from: number;
  readonly to: number;
  readonly scale: { readonly low: number; readonly width: number };
  readonly total?: boolean;
}) {
  const { amount, from, to, scale, total = false } = props;
  const place = (value: number) => ((value - scale.low) / scale.width) * 100;
  const left = Math.min(place(from), place(to));
  const width = Math.max(Math.abs(place(to) - place(from)), 0.6);
  const kind = total ? "sum" : amount < 0 ? "against" : "for";
  return (
    <li class={total ? "total" : ""}>
      <span title={props.detail}>{props.label}</span>
      <svg viewBox="0 0 100 18" preserveAspectRatio="none" aria-hidden="true">
        <line class="zero" x1={place(0)} x2={place(0)} y1="0" y2="18" vector-effect="non-scaling-stroke" />
        <rect class={kind} x={left} y="3" width={width} height="12" vector-effect="non-scaling-stroke" />
      </svg>
      <span class="amount">{signed(amount)}</span>
    </li>
  );
}

const signed = (amount: number): string => `${amount < 0 ? "−" : "+"}${Math.abs(amount).toFixed(2)}`;
