/** Complete statements from one source: each fact is one statement, and none completes another. */
import { citeFact } from "../facts/cite-fact.ts";
import type { FinancialStatementFact, StatedAmount } from "../facts/financial-facts.ts";
import type { KnownFact } from "../facts/known-fact.ts";
import { frequencyOf } from "./metrics.ts";
import {
  type FinancialObservation,
  type FinancialStatement,
  type StatementMaking,
  statementId,
} from "./statement.ts";

type StatementFact = KnownFact<FinancialStatementFact>;

export function wholeStatements(
  facts: readonly StatementFact[],
  making: StatementMaking,
): FinancialStatement[] {
  const statements = facts.map((fact) => statementOf(fact, making));
  const byIdentity = Map.groupBy(statements, ({ identity }) => identity);
  return [...byIdentity.entries()].flatMap(([identity, same]) => {
    const alike = [...new Map(same.map((one) => [one.statement.source_fingerprint, one])).values()];
    // When two statements of one source agree in all but their amounts, their ids include the amounts.
    return alike.map(({ statement }) =>
      alike.length === 1
        ? statement
        : {
            ...statement,
            statement_id: statementId(making.digest(identity + statement.source_fingerprint), statement),
          },
    );
  });
}

function statementOf(
  fact: StatementFact,
  { now, digest }: StatementMaking,
): { readonly identity: string; readonly statement: FinancialStatement } {
  const { content } = fact;
  const { periodEnd, scope, basis, restatement } = content;
  const [periodStart, filedOn, accession, form, currency] = [
    content.periodStart ?? null,
    content.filedOn ?? null,
    content.accession ?? null,
    content.form ?? null,
    content.currency ?? null,
  ];
  const frequency = content.frequency ?? frequencyOf(periodStart, periodEnd);
  const identity = JSON.stringify([
    ...[fact.sourceId, fact.providerRecordId, periodStart, periodEnd, currency],
    ...[scope, basis, accession, filedOn, frequency],
  ]);
  const observations = content.amounts.flatMap((amount) => observationOf(amount, { fact, now }));
  const said = observations.map(({ provenance: _, ...rest }) => rest);
  const restated = restatement?.status === "restated" && restatement.earlierAccession !== undefined;
  return {
    identity,
    statement: {
      statement_id: statementId(digest(identity), { frequency, basis }),
      source_id: fact.sourceId,
      source_fingerprint: `sha256:${digest(JSON.stringify([identity, form, restatement ?? null, said]))}`,
      period_start: periodStart,
      period_end: periodEnd,
      filed_on: filedOn,
      last_filed_on: filedOn,
      accession,
      form,
      amendment: form?.endsWith("/A") ?? false,
      scope,
      basis,
      currency,
      frequency,
      restatement: {
        status: restated ? "restated" : "unknown",
        earlier_accession: restatement?.earlierAccession ?? null,
      },
      earlier_statement_id: null,
      observations,
    },
  };
}

function observationOf(
  amount: StatedAmount,
  { fact, now }: { readonly fact: StatementFact; readonly now: Date },
): FinancialObservation[] {
  if (amount.attribute === undefined) return [];
  const { content } = fact;
  return [
    {
      attribute: amount.attribute,
      value: Number(amount.value),
      unit: amount.unit,
      currency: content.currency ?? null,
      basis: content.basis,
      concept: amount.concept ?? null,
      includes: null,
      accession: content.accession ?? null,
      filed_on: content.filedOn ?? null,
      alternatives: [],
      derived_from: [],
      provenance: citeFact(fact, now),
    },
  ];
}
