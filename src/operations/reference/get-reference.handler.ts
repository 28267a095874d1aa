import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import { attributesOfPack, fieldPacks } from "../../domain/entities/attributes.ts";
import { changeCategories } from "../../domain/entities/change-categories.ts";
import type { SourceReadiness } from "../../domain/entities/project.ts";
import { PIPELINE_VERSION } from "../../domain/matching/release.ts";
import type { MatchingModel } from "../../domain/matching/score/model.ts";
import { legalFormList } from "../../domain/names/forms/legal-form-list.ts";
import { countryList } from "../../domain/places/country-list.ts";
import type { InstalledSources } from "../../pipelines/register-install/installed-sources.ts";
import type { UnboundQuotas } from "../../storage/usage/unbound-usage.ts";
import { errorCodeItems, limitItems, planItems, unboundLimitItems } from "./contract-collections.ts";
import type { getReference, ReferenceCollection } from "./get-reference.contract.ts";
import { featureItems, stageItems } from "./matching-collections.ts";
import { availabilityItems, resaleItems } from "./source-collections.ts";

interface ReferenceDependencies {
  readonly sources: InstalledSources;
  readonly readiness: SourceReadiness;
  readonly model: MatchingModel;
  readonly quotas: UnboundQuotas;
}

type Items = readonly object[];

export function getReferenceHandler(deps: ReferenceDependencies): Handler<typeof getReference> {
  const collections: Readonly<Record<ReferenceCollection, (tenantId: string) => Items>> = {
    "enrichment-availability": () => availabilityItems(deps),
    "resale-rights": (tenantId) => resaleItems(deps, tenantId),
    "field-packs": () => fieldPacks.map((pack) => ({ pack, fields: attributesOfPack(pack) })),
    limits: () => [...limitItems, ...unboundLimitItems(deps.quotas)],
    plans: () => planItems,
    "error-codes": () => errorCodeItems,
    stages: () => stageItems,
    features: () => featureItems(deps.model),
    "event-categories": () => changeCategories,
    countries: countryList,
    "legal-forms": legalFormList,
  };
  return async (call, { collection }) => {
    if (!Object.hasOwn(collections, collection)) return new Failure("not_found");
    const items = collections[collection as ReferenceCollection](call.caller.tenantId!);
    return { collection, version: PIPELINE_VERSION, items };
  };
}
