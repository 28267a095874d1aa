import type { PartialDate } from "./partial-date.ts";

/** Ordered from most to least agreement. */
export type DateLevel = "same" | "same_month" | "same_year" | "adjacent_year" | "different";

/**
 * How the known parts of two dates agree: `same` needs the day on both sides, `same_month` year and month,
 * `same_year` the year; two dates of one month with different days are `same_month`. Null when either is
 * missing.
 */
export function compareDates(a: PartialDate | null, b: PartialDate | null): DateLevel | null {
  if (a === null || b === null) return null;
  const years = Math.abs(a.year - b.year);
  if (years > 0) return years === 1 ? "adjacent_year" : "different";
  if (a.month === null || a.month !== b.month) return "same_year";
  return a.day !== null && a.day === b.day ? "same" : "same_month";
}
