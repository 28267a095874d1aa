import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import { marketCapHistory } from "../../domain/financials/market-cap.ts";
import type { EntityReader } from "../../pipelines/entities/entity-reader.ts";
import type { FinancialReader } from "../../pipelines/financials/financial-reader.ts";
import type { getMarketCapHistory } from "./get-market-cap-history.contract.ts";

const MONTHS = 60;

export function getMarketCapHistoryHandler(deps: {
  readonly entities: EntityReader;
  readonly financials: FinancialReader;
}): Handler<typeof getMarketCapHistory> {
  return async (call, { entity_id, ...query }) => {
    const reader = { tenantId: call.caller.tenantId!, now: call.now };
    const [entity] = await deps.entities.find(reader, [entity_id]);
    if (!entity) return new Failure("not_found");
    const { valuations, gaps } = await deps.financials.valuations(reader, entity);
    const { months = MONTHS, scope = "issuer", currency = null } = query;
    const asOf = query.as_of ?? call.now.toISOString().slice(0, 10);
    const shareClass = query.share_class ?? null;
    const history = marketCapHistory(valuations, {
      now: call.now,
      asOf,
      months,
      scope,
      shareClass,
      currency,
    });
    return {
      entity_id,
      scope,
      currency,
      share_class: history.share_class,
      as_of: asOf,
      months,
      points: history.points,
      gaps: [...gaps, ...history.gaps],
    };
  };
}
