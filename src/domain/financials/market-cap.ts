/**
 * Market capitalisation at the ends of months, from valuations that sources state for a day. A point needs an
 * unadjusted quote of one day; no value is interpolated, converted, summed over share classes or computed
 * from prices.
 */
import type { Provenance } from "../entities/golden-record.ts";
import { citeFact } from "../facts/cite-fact.ts";
import type { ValuationFact } from "../facts/financial-facts.ts";
import type { KnownFact } from "../facts/known-fact.ts";
import type { FinancialGap } from "./statement.ts";

type Valuation = KnownFact<ValuationFact>;

export interface MarketCapQuery {
  /** The moment of the answer, for the ages in citations. */
  readonly now: Date;
  /** Calendar date: the answer covers months that ended before its month, from values published by then. */
  readonly asOf: string;
  /** 1 to 60. */
  readonly months: number;
  readonly scope: "issuer" | "share_class";
  /** Only with the scope `share_class`. */
  readonly shareClass: string | null;
  /** ISO 4217. */
  readonly currency: string | null;
}

/** A valuation of the day that a point is taken from. */
export interface MarketCapCandidate {
  readonly value: number;
  readonly currency: string;
  readonly quoted_on: string;
  readonly published_on: string | null;
  readonly share_class: string | null;
  readonly provenance: Provenance;
}

export interface MarketCapPoint {
  readonly month_end: string;
  /** `stale`: the last quote is more than seven calendar days older than the end of the month. */
  readonly status: "valued" | "missing" | "stale" | "conflict";
  /** Null for `missing` and `conflict`. */
  readonly value: number | null;
  readonly currency: string | null;
  readonly quoted_on: string | null;
  readonly published_on: string | null;
  /** The values of all sources for the day of the last quote. */
  readonly candidates: readonly MarketCapCandidate[];
  readonly provenance: Provenance | null;
}

export interface MarketCapHistory {
  /** The share class of the points. */
  readonly share_class: string | null;
  /** Newest month first. */
  readonly points: readonly MarketCapPoint[];
  readonly gaps: readonly FinancialGap[];
}

const DAY_MS = 86_400_000;
const FRESH_DAYS = 7;

export function marketCapHistory(facts: readonly Valuation[], query: MarketCapQuery): MarketCapHistory {
  const gaps: FinancialGap[] = [];
  const usable = usableValuations(facts, query, gaps);
  const shareClass = query.scope === "share_class" ? classOf(usable, query, gaps) : null;
  const ofClass = usable.filter(
    ({ content }) => query.scope === "issuer" || sameClass(content.shareClass, shareClass),
  );
  const asked = shareClass === null && query.scope === "share_class" ? [] : ofClass;
  const points = monthEnds(query).map((end) => pointOf(end, { valuations: asked, now: query.now }));
  if (asked.length > 0 && points.every(({ status }) => status === "missing"))
    gaps.push({ code: "outside_the_months", detail: "all valuations are of days outside these months" });
  if (query.scope === "issuer" && query.shareClass !== null)
    gaps.push({ code: "share_class_not_used", detail: "the scope issuer has no share classes" });
  if (points.some((point) => severalCurrencies(point.candidates)))
    gaps.push({
      code: "several_currencies",
      detail: "valuations of one day are in several currencies; name one of them",
    });
  return { share_class: shareClass, points, gaps };
}

/** The last days of the completed months before the month of `asOf`, newest first. */
function monthEnds({ asOf, months }: MarketCapQuery): string[] {
  const [year, month] = [Number(asOf.slice(0, 4)), Number(asOf.slice(5, 7))];
  return Array.from({ length: months }, (_, back) =>
    // Day 0 of a month is the last day of the month before it.
    new Date(Date.UTC(year, month - 1 - back, 0)).toISOString().slice(0, 10),
  );
}

function usableValuations(
  facts: readonly Valuation[],
  { asOf, scope, currency }: MarketCapQuery,
  gaps: FinancialGap[],
): Valuation[] {
  const caps = facts.filter(
    ({ content, stated, validTo }) =>
      content.measure === "market_cap" && stated && validTo === null && content.scope === scope,
  );
  if (caps.length === 0)
    gaps.push({
      code: "no_valuations",
      detail: "no source that is installed states valuations of this scope",
    });
  const rules: readonly [code: string, detail: string, holds: (content: ValuationFact) => boolean][] = [
    [
      "other_currency",
      "valuations in other currencies are left out; nothing is converted",
      (content) => currency === null || content.currency === currency,
    ],
    [
      "adjusted",
      "valuations that the source adjusted, or does not call unadjusted, are left out",
      (content) => content.adjusted === false,
    ],
    [
      "not_point_in_time",
      "averages and estimates are left out",
      (content) => content.basis === "point_in_time" || content.basis === "reported",
    ],
    [
      "published_later",
      "valuations published after the day asked for are left out",
      (content) => (content.publishedOn ?? "") <= asOf,
    ],
  ];
  let usable = caps;
  for (const [code, detail, holds] of rules) {
    const kept = usable.filter(({ content }) => holds(content));
    if (kept.length < usable.length) gaps.push({ code, detail });
    usable = kept;
  }
  return usable;
}

/** The requested class, or the only valued one; null when the caller has to choose. */
function classOf(
  usable: readonly Valuation[],
  { shareClass }: MarketCapQuery,
  gaps: FinancialGap[],
): string | null {
  if (shareClass !== null) return shareClass;
  const names = new Map(
    usable.map(({ content }) => [folded(content.shareClass ?? ""), content.shareClass ?? ""]),
  );
  const [only, ...others] = [...names.values()].sort();
  if (only === undefined) return null;
  if (others.length === 0) return only;
  gaps.push({
    code: "share_class_required",
    detail: `share classes are not added up; name one of: ${[only, ...others].slice(0, 20).join("; ")}`,
  });
  return null;
}

function folded(name: string): string {
  return name.normalize("NFKC").trim().replaceAll(/\s+/g, " ").toLowerCase();
}

function sameClass(named: string | undefined, asked: string | null): boolean {
  return asked !== null && folded(named ?? "") === folded(asked);
}

/** The point of a month, from the last day of the month with a stated value. */
function pointOf(
  monthEnd: string,
  { valuations, now }: { readonly valuations: readonly Valuation[]; readonly now: Date },
): MarketCapPoint {
  const ofMonth = valuations.filter(
    ({ content }) => content.quotedOn.slice(0, 7) === monthEnd.slice(0, 7) && content.quotedOn.length === 10,
  );
  const days = ofMonth.map(({ content }) => content.quotedOn).sort();
  const quotedOn = days.at(-1);
  if (quotedOn === undefined) return withoutValue(monthEnd, "missing", []);
  const candidates = ofMonth
    .filter(({ content }) => content.quotedOn === quotedOn)
    .map((fact) => candidateOf(fact, now))
    .sort(bySource);
  const [first, ...others] = candidates;
  if (!first || others.some(({ value, currency }) => value !== first.value || currency !== first.currency))
    return withoutValue(monthEnd, "conflict", candidates);
  const age = (Date.parse(monthEnd) - Date.parse(quotedOn)) / DAY_MS;
  return {
    month_end: monthEnd,
    status: age > FRESH_DAYS ? "stale" : "valued",
    value: first.value,
    currency: first.currency,
    quoted_on: quotedOn,
    published_on: first.published_on,
    candidates,
    provenance: first.provenance,
  };
}

function withoutValue(
  month_end: string,
  status: "missing" | "conflict",
  candidates: readonly MarketCapCandidate[],
): MarketCapPoint {
  const quoted_on = candidates[0]?.quoted_on ?? null;
  return {
    month_end,
    status,
    value: null,
    currency: null,
    quoted_on,
    published_on: null,
    candidates,
    provenance: null,
  };
}

function candidateOf(fact: Valuation, now: Date): MarketCapCandidate {
  const { value, currency, quotedOn, publishedOn, shareClass } = fact.content;
  return {
    value: Number(value),
    currency,
    quoted_on: quotedOn,
    published_on: publishedOn ?? null,
    share_class: shareClass ?? null,
    provenance: citeFact(fact, now),
  };
}

/** A published date stands before an unknown one, an earlier one before a later one; then the lower source and row id. */
function bySource(a: MarketCapCandidate, b: MarketCapCandidate): number {
  const key = ({ published_on, provenance: { source_id, provider_record_id } }: MarketCapCandidate) =>
    `${published_on ?? "~"} ${source_id} ${provider_record_id}`;
  return key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0;
}

function severalCurrencies(candidates: readonly MarketCapCandidate[]): boolean {
  return new Set(candidates.map(({ currency }) => currency)).size > 1;
}
