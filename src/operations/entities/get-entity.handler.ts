import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import { projectEntity, type SourceReadiness } from "../../domain/golden/project.ts";
import { storedEntity } from "../../pipelines/resolution/bind.ts";
import { findEntities } from "../../storage/catalogue.ts";
import type { Database } from "../../storage/engine/database.ts";
import type { getEntity } from "./get-entity.contract.ts";

export function getEntityHandler(deps: {
  readonly database: Database;
  readonly readiness: SourceReadiness;
}): Handler<typeof getEntity> {
  return async (call, { entity_id, ...selection }) => {
    const [row] = await findEntities(deps.database, call.caller.tenantId!, [entity_id]);
    return row
      ? projectEntity(storedEntity(row), selection, { now: call.now, readiness: deps.readiness })
      : new Failure("not_found");
  };
}
