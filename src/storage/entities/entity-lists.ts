import type { Queryable } from "../engine/database.ts";
import { type EntityRow, entityColumns } from "./catalogue.ts";

/** The filter of a list of entities; null filters nothing. */
export interface EntityFilter {
  /** Changed at or after this moment, ISO 8601. */
  readonly updatedSince: string | null;
  /** Code of its country or jurisdiction (`placeCode`). */
  readonly place: string | null;
  /** Folded text that occurs in its name, domain, website, number or LEI (`foldSearchText`). */
  readonly text: string | null;
}

/** Where a walk over the tenant's entities stands: entities are in order of creation, then of id, for ever. */
export interface EntityPosition {
  /** With microseconds, so that no two positions fall together. */
  readonly createdAt: string;
  readonly entityId: string;
}

export interface ListedEntity extends EntityRow {
  readonly position: string;
}

const matching = `e.tenant_id = $1 and ($2::timestamptz is null or e.updated_at >= $2)
  and ($3::text is null or $3 = any(e.places)) and ($4::text is null or position($4 in e.search_text) > 0)`;

const filterParameters = (tenantId: string, filter: EntityFilter) => [
  tenantId,
  filter.updatedSince,
  filter.place,
  filter.text,
];

const positionText = `to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export async function countEntities(db: Queryable, tenantId: string, filter: EntityFilter): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `select count(*)::int as total from entity e where ${matching}`,
    filterParameters(tenantId, filter),
  );
  return rows[0]!.total;
}

export interface EntityPage {
  readonly filter: EntityFilter;
  /** The page begins after this position; null from the beginning. */
  readonly after: EntityPosition | null;
  /** The page ends at this position at the latest; null to the end. */
  readonly upTo: EntityPosition | null;
  readonly offset: number;
  readonly limit: number;
}

/** One page of entities, oldest first. Relies on entity_order; filters are checked row by row along it. */
export async function listEntities(
  db: Queryable,
  tenantId: string,
  page: EntityPage,
): Promise<ListedEntity[]> {
  const { rows } = await db.query<ListedEntity>(
    `select ${entityColumns}, ${positionText} as position from entity e where ${matching}
       and (e.created_at, e.entity_id) > ($5::timestamptz, $6::text)
       and (e.created_at, e.entity_id) <= ($7::timestamptz, $8::text)
     order by e.created_at, e.entity_id limit $9 offset $10`,
    [
      ...filterParameters(tenantId, page.filter),
      page.after?.createdAt ?? "-infinity",
      page.after?.entityId ?? "",
      page.upTo?.createdAt ?? "infinity",
      page.upTo?.entityId ?? "",
      page.limit,
      page.offset,
    ],
  );
  return rows;
}

/** The tenant's newest entity; null when there is none. Relies on entity_order. */
export async function lastEntity(db: Queryable, tenantId: string): Promise<EntityPosition | null> {
  const { rows } = await db.query<EntityPosition>(
    `select ${positionText} as "createdAt", e.entity_id as "entityId" from entity e where e.tenant_id = $1
     order by e.created_at desc, e.entity_id desc limit 1`,
    [tenantId],
  );
  return rows[0] ?? null;
}
