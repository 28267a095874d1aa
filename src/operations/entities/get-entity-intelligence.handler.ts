import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import { entitySources, observationsAsOf } from "../../domain/entities/entity-sources.ts";
import { selectedFields } from "../../domain/entities/project.ts";
import type { EntityReader } from "../../pipelines/entities/entity-reader.ts";
import type { getEntityIntelligence } from "./get-entity-intelligence.contract.ts";

export function getEntityIntelligenceHandler(deps: {
  readonly entities: EntityReader;
}): Handler<typeof getEntityIntelligence> {
  return async (call, { entity_id, include_field_status = true, ...selection }) => {
    const reader = { tenantId: call.caller.tenantId!, now: call.now };
    const [entity] = await deps.entities.find(reader, [entity_id]);
    if (!entity) return new Failure("not_found");
    const visible = deps.entities.visible(reader, entity);
    return {
      ...deps.entities.view(reader, entity, { ...selection, include_field_status }),
      observations_as_of: observationsAsOf(visible),
      sources: entitySources(visible, selectedFields(selection)),
    };
  };
}
