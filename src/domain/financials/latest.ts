/** The figures of a source row that its golden record shows: those of its newest year, and its newest valuations. */
import type { StatedFact } from "../facts/fact.ts";
import type { FinancialStatementFact, ValuationFact } from "../facts/financial-facts.ts";
import type { KnownFact } from "../facts/known-fact.ts";
import { statementInventory } from "./inventory.ts";
import {
  type FinancialBasis,
  type FinancialScope,
  type Frequency,
  frequencyOf,
  type StatementAttribute,
} from "./metrics.ts";
import type { FinancialObservation, FinancialStatement } from "./statement.ts";

/** A figure of a statement, with the fields that give its amount a meaning. */
export interface StatementFigure {
  readonly attribute: StatementAttribute;
  readonly value: number;
  /** ISO 4217; absent where the source does not say. */
  readonly currency?: string;
  readonly periodStart?: string;
  readonly periodEnd: string;
  readonly frequency: Frequency;
  readonly scope: FinancialScope;
  readonly basis: FinancialBasis;
  readonly filedOn?: string;
  readonly concept?: string;
  readonly sourceUrl?: string;
  readonly licence?: string;
}

/** A valuation of one day. */
export interface ValuationFigure {
  readonly attribute: "financials.market_cap" | "financials.enterprise_value";
  readonly value: number;
  readonly currency: string;
  readonly quotedOn: string;
  readonly publishedOn?: string;
  readonly scope: "issuer";
  readonly basis: FinancialBasis;
  readonly sourceUrl?: string;
  readonly licence?: string;
}

export type FinancialFigure = StatementFigure | ValuationFigure;

/** The figures and valuations to show; undefined where the row states none. */
export function latestFinancials(facts: readonly StatedFact[]): readonly FinancialFigure[] | undefined {
  const statements = facts.flatMap((fact) => {
    const { content } = fact;
    return content.kind === "financial_statement" ? [asKnown(fact, content)] : [];
  });
  const figures = [...latestStatement(statements), ...latestValuations(facts)];
  return figures.length === 0 ? undefined : figures;
}

/** A fact of the row being read, as a known fact; the installer adds the times and the citation later. */
function asKnown(fact: StatedFact, content: FinancialStatementFact): KnownFact<FinancialStatementFact> {
  return {
    subject: "",
    content,
    validFrom: null,
    validTo: fact.period?.validTo ?? null,
    stated: true,
    sourceId: "",
    providerRecordId: "",
    sourceUrl: fact.sourceUrl ?? null,
    licence: fact.licence ?? "",
    licencePermitsResale: false,
    sourceAsOf: fact.asOf ?? null,
    firstSeenAt: "",
    lastSeenAt: "",
  };
}

const SCOPES: readonly FinancialScope[] = ["legal_entity", "consolidated_group", "unknown"];

/** The newest year, or where no year is stated the newest period. Its figures come from one statement alone. */
function latestStatement(facts: readonly KnownFact<FinancialStatementFact>[]): StatementFigure[] {
  const years = facts.filter(({ content }) => frequencyOfFact(content) === "annual");
  const end = (years.length > 0 ? years : facts)
    .map(({ content }) => content.periodEnd)
    .sort()
    .at(-1);
  // Ids only have to order statements here, so their first character is enough.
  const { statements } = statementInventory(
    facts.filter(({ content }) => content.periodEnd === end),
    { asOf: null, digest: () => "0", now: new Date(0) },
  );
  const stated = statements.filter(({ basis }) => basis !== "derived");
  const annual = stated.filter(({ frequency }) => frequency === "annual");
  const [latest] = (annual.length > 0 ? annual : stated).sort(inOrder(currencyCounts(facts)));
  if (!latest) return [];
  const derived = statements.find(
    (other) =>
      other.basis === "derived" &&
      other.period_start === latest.period_start &&
      other.period_end === latest.period_end &&
      other.currency === latest.currency,
  );
  const added = derived?.observations.filter(({ basis }) => basis === "derived") ?? [];
  return [...latest.observations, ...added].map((observation) => figureOf(observation, latest));
}

function frequencyOfFact({ frequency, periodStart, periodEnd }: FinancialStatementFact): Frequency {
  return frequency ?? frequencyOf(periodStart ?? null, periodEnd);
}

/** The number of the row's statements in each currency: the company's accounting currency has the most. */
function currencyCounts(facts: readonly KnownFact<FinancialStatementFact>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { content } of facts) {
    const currency = content.currency ?? "";
    counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  return counts;
}

/** Orders statements of one end and filing: the company's own accounts, the commonest currency, the id. */
function inOrder(counts: ReadonlyMap<string, number>) {
  return (a: FinancialStatement, b: FinancialStatement): number =>
    compare(b.period_end, a.period_end) ||
    SCOPES.indexOf(a.scope) - SCOPES.indexOf(b.scope) ||
    compare(b.filed_on ?? "", a.filed_on ?? "") ||
    (counts.get(b.currency ?? "") ?? 0) - (counts.get(a.currency ?? "") ?? 0) ||
    compare(a.currency ?? "", b.currency ?? "") ||
    compare(a.statement_id, b.statement_id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function figureOf(observation: FinancialObservation, statement: FinancialStatement): StatementFigure {
  const { attribute, value, currency, basis, concept, filed_on, provenance } = observation;
  return {
    attribute,
    value,
    ...(currency === null ? {} : { currency }),
    ...(statement.period_start === null ? {} : { periodStart: statement.period_start }),
    periodEnd: statement.period_end,
    frequency: statement.frequency,
    scope: statement.scope,
    basis,
    ...(filed_on === null ? {} : { filedOn: filed_on }),
    ...(concept === null ? {} : { concept }),
    ...(provenance.source_url === null ? {} : { sourceUrl: provenance.source_url }),
    ...(provenance.licence === "" ? {} : { licence: provenance.licence }),
  };
}

/** The newest unadjusted quote of the issuer, unless the row states several amounts for the day. */
function latestValuations(facts: readonly StatedFact[]): ValuationFigure[] {
  return (["market_cap", "enterprise_value"] as const).flatMap((measure) => {
    const quotes = facts.flatMap((fact) => {
      const { content } = fact;
      return content.kind === "valuation" && content.measure === measure && isPlain(content)
        ? [{ fact, content }]
        : [];
    });
    const newest = quotes
      .map(({ content }) => content.quotedOn)
      .sort()
      .at(-1);
    const ofDay = quotes.filter(({ content }) => content.quotedOn === newest);
    const [first] = ofDay;
    const agree = ofDay.every(
      ({ content }) => content.value === first!.content.value && content.currency === first!.content.currency,
    );
    if (!first || !agree) return [];
    const { value, currency, quotedOn, publishedOn, basis = "unknown" } = first.content;
    return [
      {
        attribute: `financials.${measure}` as const,
        value: Number(value),
        currency,
        quotedOn,
        ...(publishedOn === undefined ? {} : { publishedOn }),
        scope: "issuer" as const,
        basis,
        ...(first.fact.sourceUrl === undefined ? {} : { sourceUrl: first.fact.sourceUrl }),
        ...(first.fact.licence === undefined ? {} : { licence: first.fact.licence }),
      },
    ];
  });
}

function isPlain({ scope, adjusted, basis }: ValuationFact): boolean {
  return scope === "issuer" && adjusted !== true && basis !== "average" && basis !== "estimated";
}
