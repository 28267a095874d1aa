/**
 * Reads the two valuations and the seven metrics from a supplier's answer, by the operator's declaration.
 * Values are raw: as the supplier gives them, with nothing computed, converted or filled in.
 */
import type { FinancialGap } from "./statement.ts";

export const supplierMetrics = [
  "revenue",
  "net_income",
  "total_assets",
  "total_liabilities",
  "equity",
  "cash",
  "operating_income",
] as const;
export type SupplierMetric = (typeof supplierMetrics)[number];

/** A place in the answer as a JSON Pointer (RFC 6901), or a text that always holds. */
export type Place = string | { readonly constant: string };

export interface ValuationMapping {
  readonly value: string;
  readonly currency?: Place | undefined;
  readonly as_of?: Place | undefined;
}

/** `columns` points to a list of objects in which `date` and `value` are places; or the two point to lists side by side. */
export interface MetricMapping {
  readonly columns?: string | undefined;
  readonly date: string;
  readonly value: string;
  readonly frequency?: Place | undefined;
  readonly currency?: Place | undefined;
}

export interface SupplierMapping {
  readonly market_cap?: ValuationMapping | undefined;
  readonly enterprise_value?: ValuationMapping | undefined;
  readonly metrics?: Readonly<Partial<Record<SupplierMetric, MetricMapping | undefined>>> | undefined;
}

/** A supplier as the operator has declared it. */
export interface DeclaredSupplier {
  readonly source_id: string;
  readonly name: string;
  readonly licence: string;
  readonly licence_permits_resale: boolean;
  /** Address templates, tried in order; the first one whose identifiers the company has is requested. */
  readonly addresses: readonly string[];
  /** Request headers, with the credential among them. */
  readonly headers: Readonly<Record<string, string>>;
  /** 1 to 30 seconds. */
  readonly timeout_s: number;
  readonly mapping: SupplierMapping;
}

export interface SupplierValuation {
  readonly value: number | null;
  readonly currency: string | null;
  readonly as_of: string | null;
}

export interface SupplierColumns {
  readonly name: SupplierMetric;
  readonly frequency: string | null;
  readonly currency: string | null;
  readonly columns: readonly { readonly date: string; readonly value: number | null }[];
}

export interface SupplierObservations {
  readonly market_cap: SupplierValuation;
  readonly enterprise_value: SupplierValuation;
  readonly metrics: readonly SupplierColumns[];
  readonly gaps: readonly FinancialGap[];
}

const MOST_COLUMNS = 100;
const LONGEST_TEXT = 64;

/** The answer without supplier data: null for every value, and the gap with the reason. */
export function noSupplierObservations(gap: FinancialGap): SupplierObservations {
  return { ...supplierObservations({}, null), gaps: [gap] };
}

export function supplierObservations(mapping: SupplierMapping, body: unknown): SupplierObservations {
  const gaps: FinancialGap[] = [];
  const valuation = (name: "market_cap" | "enterprise_value"): SupplierValuation => {
    const map = mapping[name];
    const read = map ? valuationOf(map, body) : { value: null, currency: null, as_of: null };
    if (read.value === null) gaps.push(missing(`financials.${name}`, map !== undefined));
    return read;
  };
  const market_cap = valuation("market_cap");
  const enterprise_value = valuation("enterprise_value");
  const metrics = supplierMetrics.map((name): SupplierColumns => {
    const map = mapping.metrics?.[name];
    const read = map ? columnsOf(name, map, body) : { name, frequency: null, currency: null, columns: [] };
    if (!read.columns.some(({ value }) => value !== null))
      gaps.push(missing(`financials.${name}`, map !== undefined));
    return read;
  });
  return { market_cap, enterprise_value, metrics, gaps };
}

function missing(attribute: string, mapped: boolean): FinancialGap {
  return mapped
    ? { code: "not_supplied", detail: "the supplier's answer has no such number; it is not zero", attribute }
    : {
        code: "not_mapped",
        detail: "the declaration of the supplier does not say where this value stands",
        attribute,
      };
}

function valuationOf({ value, currency, as_of }: ValuationMapping, body: unknown): SupplierValuation {
  return { value: numberOf(at(body, value)), currency: textAt(body, currency), as_of: textAt(body, as_of) };
}

function columnsOf(name: SupplierMetric, map: MetricMapping, body: unknown): SupplierColumns {
  return {
    name,
    frequency: textAt(body, map.frequency),
    currency: textAt(body, map.currency),
    columns: cellsOf(map, body).flatMap(([said, value]) => {
      const date = textOf(said);
      return date === null ? [] : [{ date, value: numberOf(value) }];
    }),
  };
}

function cellsOf({ columns, date, value }: MetricMapping, body: unknown): (readonly [unknown, unknown])[] {
  if (columns !== undefined) {
    const entries = at(body, columns);
    const listed: readonly unknown[] = Array.isArray(entries) ? entries.slice(0, MOST_COLUMNS) : [];
    return listed.map((entry) => [at(entry, date), at(entry, value)]);
  }
  const [dates, values] = [at(body, date), at(body, value)];
  if (!Array.isArray(dates) || !Array.isArray(values) || dates.length !== values.length) return [];
  return (dates as readonly unknown[]).slice(0, MOST_COLUMNS).map((said, index) => [said, values[index]]);
}

/** A number, or a text that holds one; any other value is not a number, and never zero. */
function numberOf(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string" || !/^-?\d{1,30}(\.\d{1,15})?$/.test(value.trim())) return null;
  return Number(value);
}

function textAt(body: unknown, place: Place | undefined): string | null {
  if (place === undefined) return null;
  return typeof place === "string" ? textOf(at(body, place)) : place.constant;
}

function textOf(value: unknown): string | null {
  if (typeof value === "number" && Number.isSafeInteger(value)) return String(value);
  if (typeof value !== "string" || !value.isWellFormed()) return null;
  const text = value.trim();
  return text === "" || text.length > LONGEST_TEXT || /[\u0000-\u001f]/.test(text) ? null : text;
}

/** The value at a JSON Pointer; undefined where there is none. */
function at(value: unknown, pointer: string): unknown {
  let here: unknown = value;
  for (const token of pointer.split("/").slice(1)) {
    const key = token.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof here !== "object" || here === null || !Object.hasOwn(here, key)) return undefined;
    here = (here as Record<string, unknown>)[key];
  }
  return here;
}

/** The placeholders that an address may contain, and the attribute of each. */
export const supplierIdentifiers = {
  lei: "registration.lei",
  cik: "registration.cik",
  company_number: "registration.company_number",
  jurisdiction: "registration.jurisdiction",
  country: "location.country",
  isin: "registration.isin",
  ticker: "registration.tickers",
  vat_number: "registration.vat_number",
  domain: "digital.domain",
} as const;

export type SupplierIdentifier = keyof typeof supplierIdentifiers;

const PLACEHOLDER = /\{([a-z_0-9]+)\}/g;

/** The names in braces of an address, such as `lei` of `https://api.example/{lei}`. */
export function placeholdersOf(template: string): string[] {
  return [...template.matchAll(PLACEHOLDER)].map(([, name]) => name!);
}

/**
 * The first of the addresses whose identifiers the company has, with each value escaped as a part of a path
 * or a query; null where the company has none of them. Of several tickers the first counts.
 */
export function supplierAddress(
  templates: readonly string[],
  record: Readonly<Record<string, unknown>>,
): string | null {
  for (const template of templates) {
    const values = new Map(placeholdersOf(template).map((name) => [name, identifierOf(record, name)]));
    if ([...values.values()].every((value) => value !== null))
      return template.replaceAll(PLACEHOLDER, (_, name: string) => encodeURIComponent(values.get(name)!));
  }
  return null;
}

function identifierOf(record: Readonly<Record<string, unknown>>, name: string): string | null {
  if (!Object.hasOwn(supplierIdentifiers, name)) return null;
  const value = record[supplierIdentifiers[name as SupplierIdentifier]];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === "string" && first !== "" && first.isWellFormed() ? first : null;
}
