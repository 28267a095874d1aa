import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import type { FinancialGap } from "../../domain/financials/statement.ts";
import {
  type DeclaredSupplier,
  noSupplierObservations,
  type SupplierObservations,
  supplierAddress,
  supplierObservations,
} from "../../domain/financials/supplier.ts";
import { fetchJson, type JsonFault } from "../../outside/suppliers/fetch-json.ts";
import type { EntityReader } from "../../pipelines/entities/entity-reader.ts";
import type { observeSupplier } from "./observe-supplier.contract.ts";

const details: Readonly<Record<Exclude<JsonFault, "timeout">, FinancialGap>> = {
  unreachable: { code: "supplier_unavailable", detail: "the supplier cannot be reached" },
  redirected: {
    code: "supplier_unavailable",
    detail: "the supplier answered with a redirect, which is not followed",
  },
  refused: { code: "supplier_unavailable", detail: "the supplier refused the request or failed" },
  not_found: { code: "not_found", detail: "the supplier has no such company" },
  too_large: { code: "supplier_unavailable", detail: "the supplier's answer is larger than 4 MB" },
  not_json: { code: "supplier_unavailable", detail: "the supplier's answer is not JSON" },
};

export function observeSupplierHandler(deps: {
  readonly entities: EntityReader;
  readonly supplier: DeclaredSupplier | null;
}): Handler<typeof observeSupplier> {
  const { entities, supplier } = deps;
  return async (call, { entity_id }) => {
    const reader = { tenantId: call.caller.tenantId!, now: call.now };
    const [entity] = await entities.find(reader, [entity_id]);
    if (!entity) return new Failure("not_found");
    const { record } = entities.view(reader, entity);
    const observed = supplier === null ? notConfigured() : await ask(supplier, record, call.signal);
    if (observed === "timeout") return new Failure("deadline_exceeded", { details: { retry_after: 5 } });
    return {
      entity_id,
      observed_at: call.now.toISOString(),
      saved: false,
      replayable: false,
      source_id: supplier?.source_id ?? null,
      ...observed,
      licence: supplier?.licence ?? null,
      licence_permits_resale: supplier?.licence_permits_resale ?? false,
    };
  };
}

function notConfigured(): SupplierObservations {
  return noSupplierObservations({
    code: "not_configured",
    detail: "the operator of this deployment has declared no supplier",
  });
}

async function ask(
  supplier: DeclaredSupplier,
  record: Readonly<Record<string, unknown>>,
  deadline: AbortSignal,
): Promise<SupplierObservations | "timeout"> {
  const url = supplierAddress(supplier.addresses, record);
  if (url === null)
    return noSupplierObservations({
      code: "no_identifier",
      detail: "the company has none of the identifiers that the supplier is asked by",
    });
  const signal = AbortSignal.any([deadline, AbortSignal.timeout(supplier.timeout_s * 1000)]);
  const answer = await fetchJson({ url, headers: supplier.headers, signal });
  if (!("fault" in answer)) return supplierObservations(supplier.mapping, answer.body);
  return answer.fault === "timeout" ? "timeout" : noSupplierObservations(details[answer.fault]);
}
