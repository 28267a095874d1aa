import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import type { StoredEntity } from "../../domain/entities/project.ts";
import { selectStatement } from "../../domain/financials/select.ts";
import type { FinancialStatement } from "../../domain/financials/statement.ts";
import type { EntityReader } from "../../pipelines/entities/entity-reader.ts";
import type { FinancialReader } from "../../pipelines/financials/financial-reader.ts";
import { answerOrCapture, type DataSelections } from "../../pipelines/selections/data-selections.ts";
import type { selectFinancialStatement } from "./select-financial-statement.contract.ts";

const rule =
  "requirements never fall back; of the statements that meet them the one with the fewest unmet preferences, then the latest filing, then the lower id; nothing is converted, consolidated or filled in";

export function selectFinancialStatementHandler(deps: {
  readonly entities: EntityReader;
  readonly financials: FinancialReader;
  readonly selections: DataSelections;
}): Handler<typeof selectFinancialStatement> {
  return async (call, { entity_id, selection, ...asked }) => {
    const reader = { tenantId: call.caller.tenantId!, now: call.now };
    const asOf = selection.as_of ?? null;
    const find = async () => {
      const found = await deps.entities.find(reader, [entity_id]);
      return found.length === 0 ? new Failure("not_found") : found;
    };
    const evaluate = async (restsOn: readonly StoredEntity[]) => {
      const inventory = await deps.financials.statements(reader, restsOn[0]!, asOf);
      const { selected, fallback_reasons, gaps } = selectStatement(inventory, selection);
      const actual = selected && actualOf(selected);
      const result = { entity_id, requested: selection, selected, actual, fallback_reasons, gaps };
      return { restsOn, result, fallbacks: fallback_reasons, gaps };
    };
    const request = { entity_id, selection };
    const kind = "financial_selection";
    const reading = { find, evaluate };
    return answerOrCapture(deps.selections, call, { kind, request, asOf, rule, asked, reading });
  };
}

/** The values of the statement for all fields that a selection can name. */
function actualOf(statement: FinancialStatement) {
  const { statement_id, source_id, period_start, period_end, filed_on } = statement;
  const { currency, scope, basis, frequency, observations } = statement;
  return {
    ...{ statement_id, source_id, period_start, period_end, filed_on, currency, scope, basis, frequency },
    attributes: observations.map(({ attribute }) => attribute),
  };
}
