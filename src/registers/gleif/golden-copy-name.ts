import { isIsoDateTime } from "../streaming/iso-date.ts";

const NAME = /(\d{4})(\d{2})(\d{2})-(\d{2})(\d{2})-gleif-goldencopy/i;

/**
 * The time when GLEIF published a golden copy or delta, from the name of the file
 * (`20240505-0800-gleif-goldencopy-lei2-golden-copy.csv`): to the minute, in UTC, as there are three a day.
 */
function goldenCopyDate(name: string): string | undefined {
  const [, year, month, day, hour, minute] = NAME.exec(name) ?? [];
  const date = `${year}-${month}-${day}T${hour}:${minute}:00Z`;
  return isIsoDateTime(date) ? date : undefined;
}

/** GLEIF publishes every eight hours, and offers these deltas with each publication. */
const WINDOWS: ReadonlyMap<string, number> = new Map([
  ["intra-day", 8],
  ["last-day", 24],
  ["last-week", 7 * 24],
  ["last-month", 31 * 24],
]);

/** The hours that a delta reaches back, from its name (`…-lei2-intra-day.json`); undefined for a full file. */
function goldenCopyWindow(name: string): number | undefined {
  const [, window = ""] = /-(intra-?day|last-?day|last-?week|last-?month)\b/i.exec(name) ?? [];
  return WINDOWS.get(window.toLowerCase().replace(/(intra|last)-?/, "$1-"));
}

/** Common settings of all GLEIF files; `FileContent` in the header of LEI-CDF and RR-CDF marks a delta. */
export const goldenCopyReading = {
  dateInName: goldenCopyDate,
  delta: { hoursInName: goldenCopyWindow, content: /(?:GLEIF|LOU)_DELTA_PUBLISHED/ },
};
