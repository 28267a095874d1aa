/** Dates as registers and people write them: often only a year or a month is known. */

/** A date known to the year, the month or the day. Proleptic Gregorian; `month` 1–12, `day` 1–31. */
export interface PartialDate {
  readonly year: number;
  readonly month: number | null;
  readonly day: number | null;
}

const FIRST_YEAR = 1000;
const LAST_YEAR = 2199;

const MONTHS: readonly string[] =
  "january february march april may june july august september october november december".split(" ");

/** Each pattern names its parts; separators within one date are the same, so `1/2.3` is no date. */
const patterns: readonly RegExp[] = [
  // A time of day and an offset may follow; the date counts as written.
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:[T ]\d{2}:?\d{2}.{0,30})?$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<year>\d{4})(?:[-/.](?<month>\d{1,2}))?$/,
  /^(?<year>\d{4})(?<separator>[/.])(?<month>\d{1,2})\k<separator>(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})(?<separator>[/.-])(?<month>\d{1,2})\k<separator>(?<year>\d{4})$/,
  /^(?<month>\d{1,2})[/.](?<year>\d{4})$/,
  /^(?<year>\d{4})年(?:(?<month>\d{1,2})月(?:(?<day>\d{1,2})日)?)?$/,
  /^(?:(?<day>\d{1,2})(?:st|nd|rd|th)?[\s-]+)?(?<name>[a-z]{3,9})\.?,?[\s-]+(?<year>\d{4})$/i,
  /^(?<name>[a-z]{3,9})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/i,
];

/**
 * Date of a text in one of the usual notations: ISO 8601 with or without time, `YYYYMMDD`, `DD/MM/YYYY`,
 * `DD.MM.YYYY`, year or year and month alone, English month names, 年月日. Day comes before month unless only
 * the other order exists in the calendar. Null for other text, days that do not exist, years outside 1000–2199.
 */
export function parsePartialDate(text: string): PartialDate | null {
  if (text.length > 64) return null;
  const trimmed = text.normalize("NFKC").trim();
  for (const pattern of patterns) {
    const parts = pattern.exec(trimmed)?.groups;
    if (parts !== undefined) return dateOf(parts);
  }
  return null;
}

/** Whether the day exists in the Gregorian calendar, for years 1 to 9999. */
export function isCalendarDate(year: number, month: number, day: number): boolean {
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return false;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day <= (lengths[month - 1] ?? 0);
}

function dateOf(parts: Readonly<Record<string, string | undefined>>): PartialDate | null {
  const year = Number(parts.year);
  const month = parts.name === undefined ? optional(parts.month) : monthOfName(parts.name);
  const day = optional(parts.day);
  if (year < FIRST_YEAR || year > LAST_YEAR) return null;
  if (month === null) return day === null && parts.name === undefined ? { year, month, day } : null;
  if (isCalendarDate(year, month, day ?? 1)) return { year, month, day };
  const monthFirst = parts.separator === "/" && day !== null && isCalendarDate(year, day, month);
  return monthFirst ? { year, month: day, day: month } : null;
}

function optional(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits);
}

/** Month by its English name, in full or by its first three letters (`Sept` too). */
function monthOfName(name: string): number | null {
  const lower = name.toLowerCase().replace(/^sept$/, "sep");
  const at = MONTHS.findIndex((month) => month === lower || month.slice(0, 3) === lower);
  return at < 0 ? null : at + 1;
}
