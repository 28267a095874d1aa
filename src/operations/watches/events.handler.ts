import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import type { Database } from "../../storage/engine/database.ts";
import { entityVersion } from "../../storage/entities/catalogue-changes.ts";
import { eventsOfEntity } from "../../storage/watches/entity-events.ts";
import { pageOf, scanOf } from "./event-page.ts";
import type { getEntityEvents } from "./events.contract.ts";

export function getEntityEventsHandler({
  database,
}: {
  readonly database: Database;
}): Handler<typeof getEntityEvents> {
  return async (call, { entity_id, ...page }) => {
    const tenantId = call.caller.tenantId!;
    const [version, rows] = await Promise.all([
      entityVersion(database, tenantId, entity_id),
      eventsOfEntity(database, tenantId, { entityId: entity_id, ...scanOf(page) }),
    ]);
    return version === null ? new Failure("not_found") : pageOf(rows, page);
  };
}
