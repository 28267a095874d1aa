import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import type { FinancialGap } from "../../domain/financials/statement.ts";
import type { EntityReader } from "../../pipelines/entities/entity-reader.ts";
import type { FinancialReader } from "../../pipelines/financials/financial-reader.ts";
import { type getFinancialStatements, mostStatements } from "./get-financial-statements.contract.ts";

export function getFinancialStatementsHandler(deps: {
  readonly entities: EntityReader;
  readonly financials: FinancialReader;
}): Handler<typeof getFinancialStatements> {
  return async (call, { entity_id, as_of = null, limit = mostStatements }) => {
    const reader = { tenantId: call.caller.tenantId!, now: call.now };
    const [entity] = await deps.entities.find(reader, [entity_id]);
    if (!entity) return new Failure("not_found");
    const { statements, gaps, truncated } = await deps.financials.statements(reader, entity, as_of);
    const total = statements.length;
    const unlisted: FinancialGap[] =
      total > limit
        ? [
            {
              code: "not_listed",
              detail: "older statements are not listed; a selection reaches them by their end",
            },
          ]
        : [];
    return {
      entity_id,
      as_of,
      statements: statements.slice(0, limit),
      total,
      truncated: truncated || total > limit,
      coverage_gaps: [...unlisted, ...gaps],
    };
  };
}
