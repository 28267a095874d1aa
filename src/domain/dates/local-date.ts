/**
 * The calendar date that a register meant by a timestamp. Some registers (GLEIF above all) store a day as the
 * instant of local midnight, so `1952-10-16T23:00:00Z` in Germany is 1952-10-17, and cutting to ten characters
 * gives the day before. Offsets, historical ones included, come from the runtime's tz database through `Intl`.
 */
import { countryTimeZones } from "./country-time-zones.ts";
import { isCalendarDate } from "./partial-date.ts";

const TIMESTAMP =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;
const PARTIAL = /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/;

/**
 * Calendar date (`YYYY-MM-DD`; `YYYY` and `YYYY-MM` pass through) of an ISO 8601 timestamp in its legal country.
 *
 * A bare date, a time without an offset, a non-zero offset and exactly 00:00:00Z keep the date as written. Any
 * other UTC time is read in the country's zones: the one where it is midnight decides, else the main zone.
 * Null when the text is not such a timestamp, or when a conversion is needed and the country has no zone.
 *
 * @param country ISO 3166-1 alpha-2 code of the legal address, in any case.
 */
export function localDateOf(isoTimestamp: string, country: string): string | null {
  if (isoTimestamp.length > 64) return null;
  const text = isoTimestamp.trim();
  if (PARTIAL.test(text)) return text;
  const match = TIMESTAMP.exec(text);
  if (match === null) return null;
  const [, date = "", hour = "00", minute = "00", second = "00", fraction = "", offset = ""] = match;
  if (!isWrittenDate(date) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const midnight = `${hour}${minute}${second}` === "000000" && Number(fraction) === 0;
  if (midnight || !isUtc(offset)) return date;
  return dateInCountry(Date.parse(`${date}T${hour}:${minute}:${second}Z`), country.trim().toUpperCase());
}

function isWrittenDate(date: string): boolean {
  return isCalendarDate(Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10)));
}

function isUtc(offset: string): boolean {
  return /^(?:Z|[+-]00(?::?00)?)$/i.test(offset);
}

function dateInCountry(instant: number, country: string): string | null {
  const zones = Object.hasOwn(countryTimeZones, country) ? (countryTimeZones[country] ?? "").split(" ") : [];
  let main: string | null = null;
  for (const zone of zones) {
    const local = localTime(instant, zone);
    if (local.time === "00:00:00") return local.date;
    main ??= intendedDate(instant, local);
  }
  return main;
}

interface LocalTime {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `hh:mm:ss`. */
  readonly time: string;
}

/**
 * A writer with other daylight saving or mean time rules than the tz database misses midnight by up to an hour,
 * always on a round instant. Falling short of it would give the day before, so that last hour is rounded up.
 */
function intendedDate(instant: number, local: LocalTime): string {
  const quarterHourMs = 900_000;
  if (local.time < "23:00:00" || instant % quarterHourMs !== 0) return local.date;
  const next = new Date(Date.parse(`${local.date}T00:00:00Z`) + 86_400_000);
  return next.toISOString().slice(0, 10);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function localTime(instant: number, timeZone: string): LocalTime {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-GB-u-ca-iso8601", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    formats.set(timeZone, format);
  }
  const parts: Record<string, string> = {};
  for (const { type, value } of format.formatToParts(instant)) parts[type] = value;
  const { year = "", month, day, hour, minute, second } = parts;
  return { date: `${year.padStart(4, "0")}-${month}-${day}`, time: `${hour}:${minute}:${second}` };
}
