/** Statements assembled from the values of filings (XBRL): one for each version of each period of each filer. */
import { citeFact } from "../facts/cite-fact.ts";
import { type Figure, type FiledValues, type PeriodVersion, periodVersions } from "./filed-period.ts";
import { type FinancialBasis, frequencyOf } from "./metrics.ts";
import {
  type FinancialObservation,
  type FinancialStatement,
  type StatementMaking,
  statementId,
} from "./statement.ts";

/** A period of one filer in one currency: all versions of a statement share it. */
interface Period {
  readonly start: string | null;
  readonly end: string;
  readonly facts: FiledValues[];
}

/** Statements of all filers and currencies among the facts, in no order. */
export function statementsOfFilings(
  facts: readonly FiledValues[],
  making: StatementMaking,
): FinancialStatement[] {
  return [...Map.groupBy(facts, seriesOf).values()].flatMap((series) =>
    periodsOf(series).flatMap((period) => [
      ...statementsOf(period, { basis: period.facts[0]!.content.basis, ...making }),
      ...statementsOf(period, { basis: "derived", ...making }),
    ]),
  );
}

function seriesOf({ sourceId, providerRecordId, content }: FiledValues): string {
  return JSON.stringify([sourceId, providerRecordId, content.currency ?? null, content.scope, content.basis]);
}

/** A balance belongs to every period that ends on its day; it stands alone where the filer states no such period. */
function periodsOf(series: readonly FiledValues[]): Period[] {
  const balances = new Map<string, FiledValues[]>();
  const flows = new Map<string, Period>();
  const ends = new Set<string>();
  for (const fact of series) {
    const { periodStart, periodEnd } = fact.content;
    if (periodStart === undefined) {
      const ofDay = balances.get(periodEnd);
      if (ofDay) ofDay.push(fact);
      else balances.set(periodEnd, [fact]);
      continue;
    }
    ends.add(periodEnd);
    const key = `${periodStart} ${periodEnd}`;
    const period = flows.get(key);
    if (period) period.facts.push(fact);
    else flows.set(key, { start: periodStart, end: periodEnd, facts: [fact] });
  }
  const whole = [...flows.values()].map((period) => ({
    ...period,
    facts: [...period.facts, ...(balances.get(period.end) ?? [])],
  }));
  const alone = [...balances].filter(([end]) => !ends.has(end));
  return [...whole, ...alone.map(([end, facts]) => ({ start: null, end, facts }))];
}

function statementsOf(
  period: Period,
  { basis, ...making }: StatementMaking & { readonly basis: FinancialBasis },
): FinancialStatement[] {
  const statements: FinancialStatement[] = [];
  for (const version of periodVersions(period.facts, { derived: basis === "derived" })) {
    const earlier = statements.at(-1)?.statement_id ?? null;
    statements.push(statementOf(period, { version, basis, earlier, ...making }));
  }
  return statements;
}

function statementOf(
  { start, end }: Period,
  {
    version,
    basis,
    earlier,
    digest,
    now,
  }: StatementMaking & {
    readonly version: PeriodVersion;
    readonly basis: FinancialBasis;
    readonly earlier: string | null;
  },
): FinancialStatement {
  const { opened, confirmed } = version;
  const { scope, currency = null, accession = null, filedOn = null, form = null } = opened.content;
  const frequency = frequencyOf(start, end);
  const identity = [
    opened.sourceId,
    opened.providerRecordId,
    start,
    end,
    currency,
    scope,
    basis,
    accession,
    filedOn,
  ];
  const observations = version.figures.map((figure) => observationOf(figure, now));
  const said = observations.map(({ provenance: _, ...rest }) => rest);
  return {
    statement_id: statementId(digest(JSON.stringify(identity)), { frequency, basis }),
    source_id: opened.sourceId,
    source_fingerprint: `sha256:${digest(JSON.stringify([identity, form, said]))}`,
    period_start: start,
    period_end: end,
    filed_on: filedOn,
    last_filed_on: confirmed.content.filedOn ?? null,
    accession,
    form,
    amendment: form?.endsWith("/A") ?? false,
    scope,
    basis,
    currency,
    frequency,
    // The facts of filings carry no mark of restatement.
    restatement: { status: "unknown", earlier_accession: null },
    earlier_statement_id: earlier,
    observations,
  };
}

function observationOf(
  { attribute, amount, includes, derivedFrom, alternatives }: Figure,
  now: Date,
): FinancialObservation {
  const { content } = amount.fact;
  return {
    attribute,
    value: Number(amount.value),
    unit: amount.unit,
    currency: content.currency ?? null,
    basis: derivedFrom.length > 0 ? "derived" : content.basis,
    concept: derivedFrom.length > 0 ? null : amount.concept,
    includes,
    accession: content.accession ?? null,
    filed_on: content.filedOn ?? null,
    alternatives: alternatives.map(({ concept, value }) => ({ concept, value: Number(value) })),
    derived_from: derivedFrom,
    provenance: citeFact(amount.fact, now),
  };
}
