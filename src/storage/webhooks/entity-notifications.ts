import { orderedCategories } from "../../domain/entities/change-categories.ts";
import type { Queryable } from "../engine/database.ts";
import { noteDeliveries } from "./webhook-deliveries.ts";

/** A notification to subscribers on the events of one entity. */
export interface EntityNotification {
  /** Prefix `evt_`. Receivers tell repeats by it. */
  readonly eventId: string;
  readonly entityId: string;
  /** The numbers of the events, in their order; at least one. */
  readonly ids: readonly number[];
  readonly categories: readonly string[];
}

/**
 * Tells every active subscription of the tenant to `entity.intelligence_changed`: see the function `notify_subscribers`.
 * A read of the entity's events after `after_id` begins with the first of those that it names.
 */
export async function enqueueEntityEvents(
  db: Queryable,
  tenantId: string,
  { at, notifications }: { readonly at: string; readonly notifications: readonly EntityNotification[] },
): Promise<void> {
  const data = notifications.map(({ entityId, ids, categories }) => {
    const named = { event_ids: ids, categories: orderedCategories(categories), after_id: ids[0]! - 1 };
    return JSON.stringify({ entity_id: entityId, ...named });
  });
  await db.query(
    `select notify_subscribers($1, 'entity.intelligence_changed', n.event, n.data, $2)
     from unnest($3::text[], $4::text[]) n(event, data)`,
    [tenantId, at, notifications.map(({ eventId }) => eventId), data],
  );
  await noteDeliveries(db, tenantId);
}
