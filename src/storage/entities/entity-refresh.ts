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

export interface RefreshedEntity {
  readonly entity_id: string;
  /** The version that it was read at: it is written only where nobody has changed it since. */
  readonly version: number;
  readonly observations: string;
  readonly comparable: string;
  readonly legal_name: string | null;
  readonly domain: string | null;
  readonly country: string | null;
  readonly search_text: string;
  readonly places: readonly string[];
  readonly register_version: number;
  readonly updated_at: string;
  readonly last_checked_at: string;
  /** Signed 64-bit decimals. */
  readonly keys: readonly string[];
  readonly register_refs: readonly { readonly source: string; readonly source_record_id: string }[];
}

/**
 * Writes what the registers now say of these entities, with the tenant's row locked as every change of its catalogue
 * has it. An entity that was changed meanwhile keeps that change and is left out; a register row that another entity
 * stands for stays with it.
 * @returns the entities that were written.
 */
export async function writeRefreshed(
  tx: Transaction,
  tenantId: string,
  entities: readonly RefreshedEntity[],
): Promise<string[]> {
  const { rows } = await tx.query<{ catalogue_version: number }>(
    "update tenant set catalogue_version = catalogue_version + 1 where tenant_id = $1 returning catalogue_version",
    [tenantId],
  );
  const version = rows[0]?.catalogue_version;
  if (version === undefined) return [];
  const json = JSON.stringify(entities);
  const written = await tx.query<{ entity_id: string }>(
    `update entity e set version = $2, observations = w.observations, comparable = w.comparable,
       legal_name = w.legal_name, domain = w.domain, country = w.country, search_text = w.search_text,
       places = array(select json_array_elements_text(w.places)), register_version = w.register_version,
       updated_at = w.updated_at, last_checked_at = w.last_checked_at
     from json_to_recordset($3::json) as w(entity_id text, version bigint, observations text, comparable text,
       legal_name text, domain text, country text, search_text text, places json, register_version bigint,
       updated_at timestamptz, last_checked_at timestamptz)
     where e.tenant_id = $1 and e.entity_id = w.entity_id and e.version = w.version returning e.entity_id`,
    [tenantId, version, json],
  );
  const ids = written.rows.map((row) => row.entity_id);
  await tx.query(
    `with w as (select * from json_to_recordset($2::json) as w(entity_id text, keys json, register_refs json)
       where entity_id = any($3::text[])),
     keyed as (
       insert into entity_key (tenant_id, key, entity_number)
       select distinct $1, k.key::bigint, entity_number(w.entity_id) from w, json_array_elements_text(w.keys) k(key)
       on conflict do nothing)
     insert into entity_register_ref (tenant_id, source, source_record_id, entity_id)
     select $1, r.source, r.source_record_id, w.entity_id
     from w, json_to_recordset(w.register_refs) as r(source text, source_record_id text)
     on conflict do nothing`,
    [tenantId, json, ids],
  );
  return ids;
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
       and exists (select 1 from entity_register_ref x where x.tenant_id = e.tenant_id and x.entity_id = e.entity_id)
     order by e.entity_id limit $4`,
    [tenantId, page.version, page.afterId, page.limit],
  );
  return rows;
}

/** Tenants that have entities, by id. */
export async function tenantsWithEntities(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ tenant_id: string }>(
    "select tenant_id from tenant where status = 'active' and catalogue_version > 0 order by tenant_id",
  );
  return rows.map((row) => row.tenant_id);
}
