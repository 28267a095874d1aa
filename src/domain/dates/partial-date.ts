/** Dates as registers and people write them: often only a year or a month is known. */

/** A date known to the year, the month or the day. Proleptic Gregorian; `month` 1–12, `day` 1–31. */
export interface PartialDate {
  readonly year: number;
  readonly month: number | null;
  readonly day: number | null;
}

/** Ordered from most to least agreement. */
export type DateLevel = "same" | "same_month" | "same_year" | "adjacent_year" | "different";

/** Whether the day exists in the Gregorian calendar, for years 1 to 9999. */
export function isCalendarDate(year: number, month: number, day: number): boolean {
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return false;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day <= (lengths[month - 1] ?? 0);
}
