import { type Served, serve } from "../../contract/operation.ts";
import type { CompanyKnowledge } from "../../pipelines/facts/company-knowledge.ts";
import type { ResolutionDependencies } from "../../pipelines/resolution/dependencies.ts";
import type { DataSelections } from "../../pipelines/selections/data-selections.ts";
import { crosswalkCompany, getCrosswalk } from "./crosswalk.contract.ts";
import { crosswalkHandler, getCrosswalkHandler, restoreCrosswalk } from "./crosswalk.handler.ts";
import { compareEntitySources, getEntityIdentity, getIdentifierHistory } from "./identity.contract.ts";
import {
  compareEntitySourcesHandler,
  getEntityIdentityHandler,
  getIdentifierHistoryHandler,
} from "./identity.handler.ts";
import { getOwnershipPlan, getUltimateOwner } from "./ownership.contract.ts";
import { getOwnershipPlanHandler, getUltimateOwnerHandler } from "./ownership.handler.ts";

export interface KnowledgeDependencies extends ResolutionDependencies {
  readonly knowledge: CompanyKnowledge;
}

/** The reads of a company's facts beyond its golden record, with their handlers. */
export function knowledgeOperations(
  deps: KnowledgeDependencies & { readonly selections: DataSelections },
): readonly Served[] {
  const { knowledge, selections } = deps;
  return [
    serve(crosswalkCompany, crosswalkHandler(deps), { restore: restoreCrosswalk(deps) }),
    serve(getCrosswalk, getCrosswalkHandler({ knowledge })),
    serve(getUltimateOwner, getUltimateOwnerHandler({ knowledge })),
    serve(getOwnershipPlan, getOwnershipPlanHandler({ knowledge })),
    serve(getEntityIdentity, getEntityIdentityHandler({ knowledge })),
    serve(getIdentifierHistory, getIdentifierHistoryHandler({ knowledge })),
    serve(compareEntitySources, compareEntitySourcesHandler({ knowledge, selections })),
  ];
}
