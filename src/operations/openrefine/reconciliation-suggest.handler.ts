import type { Handler } from "../../contract/operation.ts";
import type { EntityReader } from "../../pipelines/entities/entity-reader.ts";
import { entityLabels } from "../../pipelines/entities/reconciliation-candidates.ts";
import type { Database } from "../../storage/engine/database.ts";
import { listEntities } from "../../storage/entity-lists.ts";
import { entityFilter } from "../entities/entity-filter.ts";
import { companyType, type reconciliationSuggest } from "./reconciliation-query.contract.ts";

const SUGGESTED = 10;

export function reconciliationSuggestHandler(deps: {
  readonly database: Database;
  readonly entities: EntityReader;
}): Handler<typeof reconciliationSuggest> {
  return async (call, { prefix, cursor = 0 }) => {
    const reader = { tenantId: call.caller.tenantId!, now: call.now };
    const ids = prefix.trim().startsWith("ent_")
      ? [prefix.trim()]
      : (
          await listEntities(deps.database, reader.tenantId, {
            filter: entityFilter({ q: prefix }),
            after: null,
            upTo: null,
            offset: cursor,
            limit: SUGGESTED,
          })
        ).map((row) => row.entity_id);
    const labels = await entityLabels(deps.entities, reader, ids);
    const result = ids.flatMap((id) => {
      const label = labels.get(id);
      return label ? { id, ...label, notable: [companyType] } : [];
    });
    return { result };
  };
}
