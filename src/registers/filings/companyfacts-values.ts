import { decimalOf } from "../../domain/financials/decimal.ts";
import { isIsoDate } from "../streaming/iso-date.ts";

/** One amount of a companyfacts document. `fy`, `fp` and `frame` describe the filing, never the amount. */
export interface FiledValue {
  readonly start: string | null;
  readonly end: string;
  /** Decimal text. */
  readonly value: string;
  readonly accession: string;
  readonly form: string | null;
  readonly filed: string;
  /** ISO 4217. */
  readonly currency: string;
}

export interface TagValues {
  readonly values: readonly FiledValue[];
  /** Number of unusable amounts: no day, filing or exact number, or a period that ends after the filing. */
  readonly faulty: number;
}

const ACCESSION = /^\d{10}-\d{2}-\d{6}$/;
const CURRENCY = /^[A-Z]{3}$/;

/** The amounts in currencies of one tag; shares, amounts per share and other units are left out. */
export function valuesOfTag(tag: unknown): TagValues {
  const values: FiledValue[] = [];
  let faulty = 0;
  const units = isObject(tag) && isObject(tag.units) ? tag.units : {};
  for (const [currency, entries] of Object.entries(units)) {
    if (!CURRENCY.test(currency) || !Array.isArray(entries)) continue;
    for (const entry of entries as readonly unknown[]) {
      const value = filedValueOf(entry, currency);
      if (value === undefined) faulty += 1;
      else values.push(value);
    }
  }
  return { values, faulty };
}

function filedValueOf(entry: unknown, currency: string): FiledValue | undefined {
  if (!isObject(entry)) return undefined;
  const { start, end, val, accn, form, filed } = entry;
  const value = typeof val === "number" ? decimalOf(val) : undefined;
  if (value === undefined || !isDay(end) || !isDay(filed) || end > filed) return undefined;
  if (start !== undefined && start !== null && (!isDay(start) || start > end)) return undefined;
  if (typeof accn !== "string" || !ACCESSION.test(accn)) return undefined;
  return {
    start: isDay(start) ? start : null,
    end,
    value,
    accession: accn,
    form: typeof form === "string" && form.length <= 32 ? form : null,
    filed,
    currency,
  };
}

function isDay(value: unknown): value is string {
  return typeof value === "string" && value.length === 10 && isIsoDate(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
