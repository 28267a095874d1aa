/** The statements of a company, from the facts of its sources. */
import type { FinancialStatementFact } from "../facts/financial-facts.ts";
import type { KnownFact } from "../facts/known-fact.ts";
import { statementsOfFilings } from "./filed-statements.ts";
import { statementAttributes } from "./metrics.ts";
import { byLatest, type FinancialGap, type FinancialStatement, type StatementMaking } from "./statement.ts";
import { wholeStatements } from "./whole-statement.ts";

type StatementFact = KnownFact<FinancialStatementFact>;

export interface StatementInventory {
  /** Latest end first, of one end the latest filing, then the lower id. */
  readonly statements: readonly FinancialStatement[];
  /** The gaps of the inventory. */
  readonly gaps: readonly FinancialGap[];
}

export interface InventoryOptions extends StatementMaking {
  /** Calendar date: only filings up to this day. Null: everything. */
  readonly asOf: string | null;
}

/** All statements after the filings up to the date. Statements that no source holds now are only counted. */
export function statementInventory(
  facts: readonly StatementFact[],
  { asOf, ...making }: InventoryOptions,
): StatementInventory {
  const stated = facts.filter((fact) => fact.stated && fact.validTo === null);
  const known = stated.filter(({ content }) => asOf === null || (content.filedOn ?? "9999") <= asOf);
  const statements = [
    ...statementsOfFilings(
      known.filter(({ content }) => content.assembly === "filed_values"),
      making,
    ),
    ...wholeStatements(
      known.filter(({ content }) => content.assembly === "statement"),
      making,
    ),
  ].sort(byLatest);
  const undated = asOf === null ? [] : stated.filter(({ content }) => content.filedOn === undefined);
  return {
    statements,
    gaps: [
      ...sourceGaps(undated, {
        code: "filing_date_unknown",
        detail: "statements without a date of filing are left out of an answer as of a day",
      }),
      ...sourceGaps(
        facts.filter((fact) => !fact.stated || fact.validTo !== null),
        { code: "no_longer_stated", detail: "statements that the source no longer states are left out" },
      ),
      ...contentGaps(statements),
    ],
  };
}

/** One gap for each source that has any of the facts. */
function sourceGaps(
  facts: readonly StatementFact[],
  gap: { readonly code: string; readonly detail: string },
): FinancialGap[] {
  return [...new Set(facts.map(({ sourceId }) => sourceId))]
    .sort()
    .map((source_id) => ({ ...gap, source_id }));
}

function contentGaps(statements: readonly FinancialStatement[]): FinancialGap[] {
  if (statements.length === 0)
    return [{ code: "no_statements", detail: "no source that is installed states accounts of this company" }];
  const gaps: FinancialGap[] = [];
  const unknownScope = statements.filter(({ scope }) => scope === "unknown");
  for (const source_id of [...new Set(unknownScope.map((statement) => statement.source_id))].sort())
    gaps.push({
      code: "scope_unknown",
      detail: "the source does not say whether its statements are those of the legal entity or of the group",
      source_id,
    });
  const supplied = new Set(
    statements.flatMap(({ observations }) => observations.map(({ attribute }) => attribute)),
  );
  for (const attribute of statementAttributes)
    if (!supplied.has(attribute))
      gaps.push({ code: "not_reported", detail: "no statement has this figure; it is not zero", attribute });
  return gaps;
}
