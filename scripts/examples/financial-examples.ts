import type { Recorder } from "./review-examples.ts";

/** The examples of the figures and values of companies. */
export async function recordFinancialExamples(
  { record }: Pick<Recorder, "record">,
  key: string,
  entityId: string,
): Promise<void> {
  const get = (operation: string, url: string, input: Record<string, unknown>) =>
    record(operation, { method: "GET", url, input, key });
  await get("get_financial_statements", `/v1/entities/${entityId}/financial-statements?limit=1`, {
    entity_id: entityId,
    limit: 1,
  });
  const selection = { relative_period: 0, requirements: { currency: "USD" } };
  await record("select_financial_statement", {
    method: "POST",
    url: `/v1/entities/${entityId}/financial-selection`,
    body: { selection },
    input: { entity_id: entityId, selection },
    key,
  });
  const statements = {
    left_statement_id: "stmt_aaaaaaaaaaaaaaaaaaaaaaaaaa",
    right_statement_id: "stmt_abbbbbbbbbbbbbbbbbbbbbbbbb",
  };
  await record("compare_financial_statements", {
    method: "POST",
    url: `/v1/entities/${entityId}/financial-comparison`,
    body: statements,
    input: { entity_id: entityId, ...statements },
    key,
  });
  await get("get_market_cap_history", `/v1/entities/${entityId}/market-cap-history?months=1`, {
    entity_id: entityId,
    months: 1,
  });
  await record("observe_supplier", {
    method: "POST",
    url: `/v1/entities/${entityId}/supplier-observations`,
    input: { entity_id: entityId },
    key,
  });
  await record("crosswalk_company", {
    method: "POST",
    url: "/v1/crosswalk",
    body: { lei: "851WYGNLUQLFZBSYGB56", max_hops: 1 },
    key,
  });
  const named = { entity_id: entityId };
  await get("get_crosswalk", `/v1/crosswalk/${entityId}`, named);
  await get("get_ultimate_owner", `/v1/entities/${entityId}/ultimate-owner`, named);
  await get("get_ownership_plan", `/v1/entities/${entityId}/ownership-plan`, named);
  await get("get_entity_identity", `/v1/entities/${entityId}/identity`, named);
  await get("get_identifier_history", `/v1/entities/${entityId}/identifier-history`, named);
  await record("compare_entity_sources", {
    method: "POST",
    url: `/v1/entities/${entityId}/source-comparison`,
    input: { entity_id: entityId, fields: ["identity.legal_name"] },
    body: { fields: ["identity.legal_name"] },
    key,
  });
}
