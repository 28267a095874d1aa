import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import { ultimateOwner } from "../../domain/ownership/ownership-of.ts";
import { ownershipPlan } from "../../domain/ownership/ownership-plan.ts";
import type { CompanyKnowledge } from "../../pipelines/facts/company-knowledge.ts";
import type { getOwnershipPlan, getUltimateOwner } from "./ownership.contract.ts";

export function getUltimateOwnerHandler({
  knowledge,
}: {
  readonly knowledge: CompanyKnowledge;
}): Handler<typeof getUltimateOwner> {
  return async (call, { entity_id, max_hops: maxHops = 3, as_of: asOf }) => {
    const reader = { tenantId: call.caller.tenantId!, now: call.now };
    const company = await knowledge.find(reader, entity_id);
    if (company === null) return new Failure("not_found");
    const question = await knowledge.ownership(reader, company, { asOf, maxHops });
    return { entity_id, ...ultimateOwner(question) };
  };
}

export function getOwnershipPlanHandler({
  knowledge,
}: {
  readonly knowledge: CompanyKnowledge;
}): Handler<typeof getOwnershipPlan> {
  return async (call, { entity_id, max_hops: maxHops = 3, as_of: asOf }) => {
    const reader = { tenantId: call.caller.tenantId!, now: call.now };
    const company = await knowledge.find(reader, entity_id);
    if (company === null) return new Failure("not_found");
    const question = await knowledge.ownership(reader, company, { asOf, maxHops });
    return { entity_id, ...ownershipPlan(question) };
  };
}
