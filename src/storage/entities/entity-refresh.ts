import type { Queryable, Transaction } from "../engine/database.ts";
import { type EntityRow, entityColumns } from "./catalogue.ts";

export interface EntityRef {
  readonly entity_id: string;
  readonly source: string;
  readonly source_record_id: string;
}

/** Which register rows these entities stand for. Relies on entity_register_ref_entity. */
export async function refsOfEntities(
  db: Queryable,
  tenantId: string,
  entityIds: readonly string[],
): Promise<EntityRef[]> {
  const { rows } = await db.query<EntityRef>(
    `select entity_id, source, source_record_id from entity_register_ref
     where tenant_id = $1 and entity_id = any($2::text[]) order by entity_id, source, source_record_id`,
    [tenantId, entityIds],
  );
  return rows;
}

export interface GroupedRef {
  readonly source: string;
  readonly source_record_id: string;
  readonly group_id: number;
}

/** In which companies, as the linking in force has them, these register rows stand; absent rows are left out. */
export async function groupsOfRefs(
  db: Queryable,
  refs: readonly Pick<EntityRef, "source" | "source_record_id">[],
): Promise<GroupedRef[]> {
  const { rows } = await db.query<GroupedRef>(
    `select r.source, r.source_record_id, l.group_id from unnest($1::text[], $2::text[]) r(source, source_record_id)
     join register_snapshot s on s.state = 'active'
     join register_company c on c.snapshot_id = s.snapshot_id and c.source = r.source
       and c.source_record_id = r.source_record_id
     join register_catalogue g on true
     join register_link l on l.company_id = c.company_id and l.version = g.version
     order by r.source, r.source_record_id`,
    [refs.map((ref) => ref.source), refs.map((ref) => ref.source_record_id)],
  );
  return rows;
}

/** Versions of these entities; one that the tenant does not have is left out. */
export async function entityVersions(
  tx: Transaction,
  tenantId: string,
  entityIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await tx.query<{ entity_id: string; version: number }>(
    "select entity_id, version from entity where tenant_id = $1 and entity_id = any($2::text[])",
    [tenantId, entityIds],
  );
  return new Map(rows.map(({ entity_id, version }) => [entity_id, version]));
}

/**
 * The next entities, by id, that stand for a register row and were last read from an older linking than `version`.
 * Relies on the primary key of entity.
 */
export async function outdatedEntities(
  db: Queryable,
  tenantId: string,
  page: { readonly version: number; readonly afterId: string; readonly limit: number },
): Promise<EntityRow[]> {
  const { rows } = await db.query<EntityRow>(
    `select ${entityColumns} from entity e where e.tenant_id = $1 and e.register_version < $2 and e.entity_id > $3
       and exists (select 1 from entity_register_ref x where x.tenant_id = $1 and x.entity_id = e.entity_id)
     order by e.entity_id limit $4`,
    [tenantId, page.version, page.afterId, page.limit],
  );
  return rows;
}
