import { isCalendarDate } from "../../domain/dates/partial-date.ts";

const DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;
const SLASHED = /^\s*(\d{2})\/(\d{2})\/(\d{4})\s*$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/;

/** Whether the text is a date of the calendar as `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
export function isIsoDate(text: string): boolean {
  const [, year, month = "01", day = "01"] = DATE.exec(text) ?? [];
  return year !== undefined && isCalendarDate(Number(year), Number(month), Number(day));
}

/** Whether the text is an ISO 8601 time on a date of the calendar, with or without an offset. */
export function isIsoDateTime(text: string): boolean {
  return DATE_TIME.test(text) && isIsoDate(text.slice(0, 10));
}

/** `DD/MM/YYYY` as an ISO date; undefined for anything else. */
export function isoOfDayFirst(text: string | undefined): string | undefined {
  const [, day, month, year] = SLASHED.exec(text ?? "") ?? [];
  return isoOfParts(year, month, day);
}

/** `MM/DD/YYYY`, as agencies of the United States write it, as an ISO date; undefined for anything else. */
export function isoOfMonthFirst(text: string | undefined): string | undefined {
  const [, month, day, year] = SLASHED.exec(text ?? "") ?? [];
  return isoOfParts(year, month, day);
}

function isoOfParts(year?: string, month?: string, day?: string): string | undefined {
  if (day === undefined || month === undefined || year === undefined) return undefined;
  return isCalendarDate(Number(year), Number(month), Number(day)) ? `${year}-${month}-${day}` : undefined;
}
