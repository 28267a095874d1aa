/**
 * Selects the statement that answers a request. Requirements never fall back: where none of the statements
 * meets them all, no statement is selected and a gap gives the reason. Preferences choose among those that
 * meet them: the fewest mismatches, then the latest dates, then the lower id.
 */
import type { StatementInventory } from "./inventory.ts";
import { type FinancialBasis, type FinancialScope, type Frequency, statementAttributes } from "./metrics.ts";
import { byLatest, type FinancialGap, type FinancialStatement } from "./statement.ts";

/** Conditions on a statement; an absent condition accepts every statement. */
export interface StatementCriteria {
  readonly source_id?: string | undefined;
  readonly currency?: string | undefined;
  readonly scope?: FinancialScope | undefined;
  readonly basis?: FinancialBasis | undefined;
  readonly frequency?: Frequency | undefined;
  /** Figures that the statement has to have. */
  readonly attributes?: readonly string[] | undefined;
}

/** Exactly one of `statement_id`, `period_end` and `relative_period`. */
export interface StatementSelection {
  readonly statement_id?: string | undefined;
  /** Calendar date, matched exactly. */
  readonly period_end?: string | undefined;
  /** 0 is the newest of the distinct ends of the statements that meet the requirements. */
  readonly relative_period?: number | undefined;
  readonly requirements?: StatementCriteria | undefined;
  readonly preferences?: StatementCriteria | undefined;
}

/** A condition that a statement does not meet. */
export interface Mismatch {
  readonly criterion: keyof StatementCriteria;
  readonly requested: string;
  /** The statement's own value; null when it has none. */
  readonly actual: string | null;
}

export interface SelectedStatement {
  readonly selected: FinancialStatement | null;
  /** The preferences that the selected statement does not meet. */
  readonly fallback_reasons: readonly Mismatch[];
  readonly gaps: readonly FinancialGap[];
}

export function selectStatement(
  { statements, gaps }: StatementInventory,
  selection: StatementSelection,
): SelectedStatement {
  const strict = statements.filter((statement) => meets(statement, selection.requirements));
  const candidates = ofPeriod(strict, selection);
  const preferred = candidates
    .map((statement) => ({ statement, missed: mismatches(statement, selection.preferences) }))
    .sort((a, b) => a.missed.length - b.missed.length || byLatest(a.statement, b.statement))[0];
  if (!preferred)
    return {
      selected: null,
      fallback_reasons: [],
      gaps: [...whyNone({ statements, strict, selection }), ...gaps],
    };
  return {
    selected: preferred.statement,
    fallback_reasons: preferred.missed,
    gaps: [...notReported(preferred.statement), ...gaps.filter(({ code }) => code !== "not_reported")],
  };
}

function meets(statement: FinancialStatement, criteria: StatementCriteria | undefined): boolean {
  return mismatches(statement, criteria).length === 0;
}

/** The conditions that the statement does not meet, one for each missing figure. */
function mismatches(statement: FinancialStatement, criteria: StatementCriteria = {}): Mismatch[] {
  const missed: Mismatch[] = [];
  for (const criterion of ["source_id", "currency", "scope", "basis", "frequency"] as const) {
    const [requested, actual] = [criteria[criterion], statement[criterion]];
    if (requested !== undefined && requested !== actual) missed.push({ criterion, requested, actual });
  }
  const has = new Set<string>(statement.observations.map(({ attribute }) => attribute));
  for (const requested of new Set(criteria.attributes))
    if (!has.has(requested)) missed.push({ criterion: "attributes", requested, actual: null });
  return missed;
}

function ofPeriod(
  strict: readonly FinancialStatement[],
  { statement_id, period_end, relative_period }: StatementSelection,
): readonly FinancialStatement[] {
  if (statement_id !== undefined)
    return strict.filter((statement) => statement.statement_id === statement_id);
  const end = period_end ?? distinctEnds(strict)[relative_period ?? 0];
  return strict.filter((statement) => statement.period_end === end);
}

/** The days on which the statements end, newest first. */
export function distinctEnds(statements: readonly FinancialStatement[]): string[] {
  return [...new Set(statements.map((statement) => statement.period_end))].sort().reverse();
}

interface NothingSelected {
  readonly statements: readonly FinancialStatement[];
  readonly strict: readonly FinancialStatement[];
  readonly selection: StatementSelection;
}

function whyNone({ statements, strict, selection }: NothingSelected): FinancialGap[] {
  const { statement_id, period_end, requirements = {} } = selection;
  if (statement_id !== undefined || period_end !== undefined) {
    const meant = ofPeriod(statements, selection);
    if (meant.length > 0) return unmet(meant, requirements);
    return statement_id !== undefined
      ? [{ code: "statement_not_found", detail: "no statement of this company has this id" }]
      : [{ code: "period_not_available", detail: "no statement of this company ends on this day" }];
  }
  if (strict.length === 0 && statements.length > 0) return unmet(statements, requirements);
  const available = distinctEnds(strict).length;
  return [
    {
      code: "period_not_available",
      detail: `the statements that meet the requirements have ${available} distinct ends`,
    },
  ];
}

/** Each requirement that no statement meets; else, that no statement meets all requirements together. */
function unmet(statements: readonly FinancialStatement[], requirements: StatementCriteria): FinancialGap[] {
  const missed = statements.map((statement) => mismatches(statement, requirements));
  const first = missed[0] ?? [];
  const everywhere = first.filter(({ criterion, requested }) =>
    missed.every((of) => of.some((other) => other.criterion === criterion && other.requested === requested)),
  );
  if (everywhere.length === 0)
    return [
      { code: "requirement_not_met", detail: "no statement of the period meets all requirements together" },
    ];
  return everywhere.map(({ criterion, requested }) => ({
    code: "requirement_not_met",
    detail: "no statement of the period meets this requirement",
    criterion,
    ...(criterion === "attributes" ? { attribute: requested } : {}),
  }));
}

function notReported({ observations }: FinancialStatement): FinancialGap[] {
  const has = new Set(observations.map(({ attribute }) => attribute));
  return statementAttributes
    .filter((attribute) => !has.has(attribute))
    .map((attribute) => ({
      code: "not_reported",
      detail: "the statement does not have this figure; it is not zero",
      attribute,
    }));
}
