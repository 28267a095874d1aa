import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import { compareStatements } from "../../domain/financials/compare.ts";
import type { FinancialGap } from "../../domain/financials/statement.ts";
import type { EntityReader } from "../../pipelines/entities/entity-reader.ts";
import type { FinancialReader } from "../../pipelines/financials/financial-reader.ts";
import type { compareFinancialStatements } from "./compare-financial-statements.contract.ts";

export function compareFinancialStatementsHandler(deps: {
  readonly entities: EntityReader;
  readonly financials: FinancialReader;
}): Handler<typeof compareFinancialStatements> {
  return async (call, { entity_id, left_statement_id, right_statement_id }) => {
    const reader = { tenantId: call.caller.tenantId!, now: call.now };
    const [entity] = await deps.entities.find(reader, [entity_id]);
    if (!entity) return new Failure("not_found");
    const { statements, gaps, truncated } = await deps.financials.statements(reader, entity, null);
    const statementOf = (id: string) => statements.find(({ statement_id }) => statement_id === id) ?? null;
    const [left, right] = [statementOf(left_statement_id), statementOf(right_statement_id)];
    const compared = left && right ? compareStatements(left, right) : { differences: [], gaps: [] };
    return {
      entity_id,
      left,
      right,
      differences: compared.differences,
      inventory_gaps: gaps,
      inventory_truncated: truncated,
      inventory_note: truncated
        ? "The inventory has more facts than are read; the oldest are missing."
        : null,
      gaps: [...notFound("left", left), ...notFound("right", right), ...compared.gaps],
    };
  };
}

function notFound(side: "left" | "right", statement: object | null): FinancialGap[] {
  if (statement !== null) return [];
  return [
    {
      code: "statement_not_found",
      detail: `no statement of this company has the id of the ${side} side`,
      criterion: `${side}_statement_id`,
    },
  ];
}
