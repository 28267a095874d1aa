import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import type { EntityReader } from "../../pipelines/entities/entity-reader.ts";
import { findShownCompany } from "../../pipelines/entities/shown-company.ts";
import type { ResolutionDependencies } from "../../pipelines/resolution/dependencies.ts";
import type { reconciliationView } from "./reconciliation-view.contract.ts";

export function reconciliationViewHandler(deps: {
  readonly resolution: Pick<ResolutionDependencies, "database" | "registers" | "readiness">;
  readonly entities: EntityReader;
}): Handler<typeof reconciliationView> {
  return async (call, { id }) => {
    const company = await findShownCompany(deps, { tenantId: call.caller.tenantId!, now: call.now }, id);
    if (!company) return new Failure("not_found");
    const { name, description, record, provenance } = company;
    return { name, description, record, provenance };
  };
}
