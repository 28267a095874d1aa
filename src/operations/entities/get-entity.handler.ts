import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import type { EntityReader } from "../../pipelines/entities/entity-reader.ts";
import type { getEntity } from "./get-entity.contract.ts";

export function getEntityHandler({
  entities,
}: {
  readonly entities: EntityReader;
}): Handler<typeof getEntity> {
  return async (call, { entity_id, ...selection }) => {
    const reader = { tenantId: call.caller.tenantId!, now: call.now };
    const [entity] = await entities.find(reader, [entity_id]);
    return entity ? entities.view(reader, entity, selection) : new Failure("not_found");
  };
}
