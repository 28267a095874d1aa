import type { Handler } from "../../contract/operation.ts";
import { reconcileEntities as reconcile } from "../../pipelines/entities/reconcile-entities.ts";
import type { Database } from "../../storage/engine/database.ts";
import type { reconcileEntities } from "./reconcile-entities.contract.ts";

export function reconcileEntitiesHandler(deps: {
  readonly database: Database;
}): Handler<typeof reconcileEntities> {
  return async (call, { items }) => {
    const found = await reconcile(deps.database, call.caller.tenantId!, items);
    const results = items.map(({ client_ref }, at) => ({
      client_ref,
      entity_id: found[at]!.entityId,
      matched_by: found[at]!.matchedBy,
      ambiguous_entity_ids: found[at]!.ambiguousEntityIds,
    }));
    return { results };
  };
}
