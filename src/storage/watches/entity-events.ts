/** The public events of a tenant's entities, numbered in the order in which they become known. */
import { storedPreviousSourceIds, storedSourceIds } from "../../contract/stored/watch.ts";
import type { Queryable, Transaction } from "../engine/database.ts";

export interface EntityEventRow {
  /** Rises with each event of the tenant. */
  readonly id: number;
  readonly entity_id: string;
  readonly category: string;
  readonly attribute: string;
  readonly change: "added" | "changed" | "removed";
  readonly source_ids: readonly string[];
  readonly previous_source_ids: readonly string[];
  readonly observed_at: string;
  readonly recorded_at: string;
}

const columns =
  "e.id, e.entity_id, e.category, e.attribute, e.change, e.source_ids, e.previous_source_ids, e.observed_at, e.recorded_at";

/**
 * Takes the next ids of the tenant. Its row is locked until the transaction ends, so that ids are committed in their order.
 * @returns the first of them.
 */
export async function takeEventIds(tx: Transaction, tenantId: string, count: number): Promise<number> {
  const { rows } = await tx.query<{ last_event_id: number }>(
    "update tenant set last_event_id = last_event_id + $2 where tenant_id = $1 returning last_event_id",
    [tenantId, count],
  );
  return rows[0]!.last_event_id - count + 1;
}

export async function insertEvents(
  tx: Transaction,
  tenantId: string,
  events: readonly EntityEventRow[],
): Promise<void> {
  await tx.query(
    `insert into entity_event (tenant_id, id, entity_id, category, attribute, change, source_ids, previous_source_ids,
       observed_at, recorded_at)
     select $1, e.id, e.entity_id, e.category, e.attribute, e.change, e.source_ids, e.previous_source_ids, e.observed_at,
       e.recorded_at
     from jsonb_to_recordset($2::jsonb) as e(id integer, entity_id text, category text, attribute text, change text,
       source_ids jsonb, previous_source_ids jsonb, observed_at timestamptz, recorded_at timestamptz)`,
    [tenantId, JSON.stringify(events)],
  );
}

const readSources = (row: EntityEventRow): EntityEventRow => ({
  ...row,
  source_ids: storedSourceIds(row.source_ids),
  previous_source_ids: storedPreviousSourceIds(row.previous_source_ids),
});

/** The events to read: at most `limit` after an id. */
export interface EventPage {
  readonly afterId: number;
  readonly limit: number;
}

/** An entity's events, in their order. Relies on entity_event_entity. */
export async function eventsOfEntity(
  db: Queryable,
  tenantId: string,
  { entityId, afterId, limit }: EventPage & { readonly entityId: string },
): Promise<EntityEventRow[]> {
  const { rows } = await db.query<EntityEventRow>(
    `select ${columns} from entity_event e where e.tenant_id = $1 and e.entity_id = $2 and e.id > $3 order by e.id limit $4`,
    [tenantId, entityId, afterId, limit],
  );
  return rows.map(readSources);
}

/**
 * The events of a portfolio's members, in their order. For each member the index is read from the id on, so that events of
 * other entities cost nothing. Relies on entity_event_entity.
 */
export async function eventsOfPortfolio(
  db: Queryable,
  tenantId: string,
  { portfolioId, afterId, limit }: EventPage & { readonly portfolioId: string },
): Promise<EntityEventRow[]> {
  const { rows } = await db.query<EntityEventRow>(
    `with found as materialized (
       select v.id from portfolio_member m cross join lateral (select e.id from entity_event e
         where e.tenant_id = $1 and e.entity_id = m.entity_id and e.id > $3 order by e.id limit $4) v
       where m.tenant_id = $1 and m.portfolio_id = $2 order by v.id limit $4)
     select ${columns} from found f join entity_event e on e.tenant_id = $1 and e.id = f.id order by e.id`,
    [tenantId, portfolioId, afterId, limit],
  );
  return rows.map(readSources);
}

/** Deletes the events of an entity. */
export async function dropEventsOf(tx: Queryable, tenantId: string, entityId: string): Promise<void> {
  await tx.query("delete from entity_event where tenant_id = $1 and entity_id = $2", [tenantId, entityId]);
}
