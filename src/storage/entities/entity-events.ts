/** What subscriptions are told of entities whose golden values have changed: which, and in what, but no values. */
import type { Queryable } from "../engine/database.ts";

export interface EntityEvent {
  /** Prefix `evt_`. Receivers tell repeats by it. */
  readonly eventId: string;
  readonly entityId: string;
  readonly categories: readonly string[];
}

const TYPE = "entity.intelligence_changed";

/** The notification of an event at a moment in ISO 8601, as it is sent. */
export function notificationOf({ entityId, categories }: EntityEvent, at: string): string {
  return JSON.stringify({ type: TYPE, timestamp: at, data: { entity_id: entityId, categories } });
}

/**
 * Tells every active subscription of changes that the open transaction makes: sent if and only if that is committed.
 * `commit_resolutions` does the same of what it commits.
 */
export async function tellOfEntities(
  tx: Queryable,
  tenantId: string,
  { events, at }: { readonly events: readonly EntityEvent[]; readonly at: string },
): Promise<void> {
  if (events.length === 0) return;
  await tx.query(
    `insert into webhook_delivery (tenant_id, webhook_id, event_id, attempt, event_type, destination, body, status,
       next_attempt_at, created_at)
     select w.tenant_id, w.webhook_id, e.event_id, 1, '${TYPE}', w.destination, e.body, 'pending',
       least($4::timestamptz, clock_timestamp()), $4::timestamptz
     from unnest($2::text[], $3::text[]) e(event_id, body)
     join webhook w on w.tenant_id = $1 and w.status = 'active' and '${TYPE}' = any (w.event_types)
     for share of w on conflict do nothing`,
    [tenantId, events.map(({ eventId }) => eventId), events.map((event) => notificationOf(event, at)), at],
  );
}

/** Takes back what waits to be told of an entity; an attempt that is under way cannot be recalled. */
export async function dropEntityEvents(tx: Queryable, tenantId: string, entityId: string): Promise<void> {
  await tx.query(
    `delete from webhook_delivery where tenant_id = $1 and event_type = '${TYPE}' and status = 'pending'
       and (body::json -> 'data' ->> 'entity_id') = $2`,
    [tenantId, entityId],
  );
}
