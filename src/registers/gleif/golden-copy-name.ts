import { isIsoDateTime } from "../streaming/iso-date.ts";

const NAME = /(\d{4})(\d{2})(\d{2})-(\d{2})(\d{2})-gleif-goldencopy/i;

/**
 * When GLEIF published a golden copy or delta, from the name it gives the file
 * (`20240505-0800-gleif-goldencopy-lei2-golden-copy.csv`); there are three a day, so to the minute, in UTC.
 */
export function goldenCopyDate(name: string): string | undefined {
  const [, year, month, day, hour, minute] = NAME.exec(name) ?? [];
  const date = `${year}-${month}-${day}T${hour}:${minute}:00Z`;
  return isIsoDateTime(date) ? date : undefined;
}
