/** Shares of a company as an interval of per cent, since registers state bands; sums of holdings by several owners. */
import type { ShareBand } from "../facts/relationship-facts.ts";

export interface ShareInterval {
  /** Per cent, 0 to 100. */
  readonly minimum: number;
  readonly maximum: number;
  /** Whether the share is more than the minimum, and less than the maximum, and not equal to it. */
  readonly aboveMinimum: boolean;
  readonly belowMaximum: boolean;
}

/** Sums of exact shares such as 33.3 and 16.7 miss 50 by a rounding error of binary fractions. */
const ROUNDING = 1e-9;
const HALF = 50;

const NONE: ShareInterval = { minimum: 0, maximum: 0, aboveMinimum: false, belowMaximum: false };

/** A bound that is not stated is 0 or 100. */
export function intervalOf({
  minimum = 0,
  maximum = 100,
  exclusiveMinimum,
  exclusiveMaximum,
}: ShareBand): ShareInterval {
  return {
    minimum,
    maximum,
    aboveMinimum: exclusiveMinimum === true,
    belowMaximum: exclusiveMaximum === true,
  };
}

/** The share that several owners have together: of bands [a, b] and [c, d] it is [a + c, b + d], 100 at the most. */
export function sumOf(intervals: readonly ShareInterval[]): ShareInterval {
  const sum = intervals.reduce(
    (total, one) => ({
      minimum: total.minimum + one.minimum,
      maximum: total.maximum + one.maximum,
      aboveMinimum: total.aboveMinimum || one.aboveMinimum,
      belowMaximum: total.belowMaximum || one.belowMaximum,
    }),
    NONE,
  );
  return { ...sum, minimum: Math.min(sum.minimum, 100), maximum: Math.min(sum.maximum, 100) };
}

/** Several statements about one holding: the greatest share that one of them supports, never their sum. */
export function greatestOf(intervals: readonly ShareInterval[]): ShareInterval | null {
  return intervals.reduce<ShareInterval | null>((best, one) => {
    if (best === null) return one;
    const lower = compare(one.minimum, one.aboveMinimum, best.minimum, best.aboveMinimum) > 0 ? one : best;
    const upper = compare(one.maximum, !one.belowMaximum, best.maximum, !best.belowMaximum) > 0 ? one : best;
    return {
      minimum: lower.minimum,
      aboveMinimum: lower.aboveMinimum,
      maximum: upper.maximum,
      belowMaximum: upper.belowMaximum,
    };
  }, null);
}

/** Whether the share is 50 per cent or more at its least. */
export function isHalfOrMore({ minimum }: ShareInterval): boolean {
  return minimum >= HALF - ROUNDING;
}

/** Whether the share is more than 50 per cent at its least. */
export function isMoreThanHalf({ minimum, aboveMinimum }: ShareInterval): boolean {
  return minimum > HALF + ROUNDING || (aboveMinimum && minimum >= HALF - ROUNDING);
}

/** Whether the interval leaves room for 50 per cent. */
export function mayBeHalfOrMore({ maximum, belowMaximum }: ShareInterval): boolean {
  return maximum > HALF + ROUNDING || (!belowMaximum && maximum >= HALF - ROUNDING);
}

function compare(left: number, leftMore: boolean, right: number, rightMore: boolean): number {
  return left - right || Number(leftMore) - Number(rightMore);
}
