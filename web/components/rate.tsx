import type { Rate as Measured } from "../frame/client.ts";
import { percentOf } from "./probability.tsx";

export type RateFigures = Pick<Measured, "count" | "total" | "rate" | "interval">;

/** A share as a bar with its interval, and in words; without counted cases no figure is shown. */
export function Rate({ value }: { readonly value: RateFigures }) {
  const { rate, interval, count, total } = value;
  if (rate === null || total === 0) return <span class="soft">nothing was counted yet</span>;
  return (
    <span class="rate">
      <svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
        <rect class="track" x="0" y="2" width="100" height="10" />
        <rect class="filled" x="0" y="2" width={rate * 100} height="10" />
        {interval === null ? null : (
          <path
            class="whisker"
            d={`M${interval.low * 100} 7H${interval.high * 100}M${interval.low * 100} 3V11M${interval.high * 100} 3V11`}
            vector-effect="non-scaling-stroke"
          />
        )}
      </svg>
      <span>
        <strong>{percentOf(rate)}</strong>{" "}
        <span class="soft">
          {interval === null ? "" : `(${percentOf(interval.low)} to ${percentOf(interval.high)}), `}
          {count.toLocaleString()} of {total.toLocaleString()}
        </span>
      </span>
    </span>
  );
}
