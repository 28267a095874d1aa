import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import { selectStatement } from "../../domain/financials/select.ts";
import type { FinancialStatement } from "../../domain/financials/statement.ts";
import type { EntityReader } from "../../pipelines/entities/entity-reader.ts";
import type { FinancialReader } from "../../pipelines/financials/financial-reader.ts";
import type { selectFinancialStatement } from "./select-financial-statement.contract.ts";

export function selectFinancialStatementHandler(deps: {
  readonly entities: EntityReader;
  readonly financials: FinancialReader;
}): Handler<typeof selectFinancialStatement> {
  return async (call, { entity_id, selection }) => {
    const reader = { tenantId: call.caller.tenantId!, now: call.now };
    const [entity] = await deps.entities.find(reader, [entity_id]);
    if (!entity) return new Failure("not_found");
    const inventory = await deps.financials.statements(reader, entity, selection.as_of ?? null);
    const { selected, fallback_reasons, gaps } = selectStatement(inventory, selection);
    return {
      entity_id,
      requested: selection,
      selected,
      actual: selected && actualOf(selected),
      fallback_reasons,
      gaps,
      receipt_id: null,
    };
  };
}

/** What the statement has of all that a selection can ask for. */
function actualOf(statement: FinancialStatement) {
  const { statement_id, source_id, period_start, period_end, filed_on } = statement;
  const { currency, scope, basis, frequency, observations } = statement;
  return {
    ...{ statement_id, source_id, period_start, period_end, filed_on, currency, scope, basis, frequency },
    attributes: observations.map(({ attribute }) => attribute),
  };
}
