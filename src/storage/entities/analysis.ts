/** Entities by the analysis that derived what they are compared and found by, and tenants whose entities all have it. */

import type { EntityWrite } from "../decisions/resolutions.ts";
import type { Queryable, Transaction } from "../engine/database.ts";
import { type EntityRow, entityColumns } from "./catalogue.ts";
import { lockCatalogue } from "./catalogue-changes.ts";
import { entityNumber } from "./entity-keys.ts";

/** Active tenants of which it is not known that every entity has this analysis. Names several tenants: it is for the sweep. */
export async function tenantsOfOtherAnalysis(db: Queryable, analysis: number): Promise<string[]> {
  const { rows } = await db.query<{ tenant_id: string }>(
    `select tenant_id from tenant where status = 'active' and catalogue_version > 0 and analysis is distinct from $1
     order by tenant_id`,
    [analysis],
  );
  return rows.map((row) => row.tenant_id);
}

/** How many entities of all tenants another analysis derived. Names several tenants: it is for the command's progress. */
export async function countOfOtherAnalysis(db: Queryable, analysis: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::integer as count from entity e join tenant t on t.tenant_id = e.tenant_id
     where t.status = 'active' and e.analysis is distinct from $1`,
    [analysis],
  );
  return rows[0]!.count;
}

/** The tenant's next entities, by id, that another analysis derived. Relies on the primary key of entity. */
export async function entitiesOfOtherAnalysis(
  db: Queryable,
  tenantId: string,
  page: { readonly analysis: number; readonly afterId: string; readonly limit: number },
): Promise<EntityRow[]> {
  const { rows } = await db.query<EntityRow>(
    `select ${entityColumns} from entity e
     where e.tenant_id = $1 and e.entity_id > $2 and e.analysis is distinct from $3
     order by e.entity_id limit $4`,
    [tenantId, page.afterId, page.analysis, page.limit],
  );
  return rows;
}

export interface DerivedWrite {
  /** The version that the entity was read at. */
  readonly version: number;
  readonly write: EntityWrite;
}

/**
 * Replaces what these entities are compared, found and listed by, with the tenant's row locked. What they say stays, and
 * so do their versions. An entity that was changed since it was read is left as it is.
 * @returns how many were written.
 */
export async function rewriteDerived(
  tx: Transaction,
  tenantId: string,
  entities: readonly DerivedWrite[],
): Promise<number> {
  if ((await lockCatalogue(tx, tenantId)) === null) return 0;
  const derived = entities.map(({ version, write }) => ({
    version,
    entity_id: write.entity_id,
    number: entityNumber(write.entity_id),
    comparable: write.comparable,
    search_text: write.search_text,
    places: write.places,
    keys: write.keys,
  }));
  const { rows } = await tx.query<{ number: number }>(
    `update entity e set comparable = w.comparable, search_text = w.search_text,
       places = array(select json_array_elements_text(w.places))
     from json_to_recordset($2::json) as w(entity_id text, version bigint, comparable text, search_text text, places json)
     where e.tenant_id = $1 and e.entity_id = w.entity_id and e.version = w.version returning e.number`,
    [tenantId, JSON.stringify(derived)],
  );
  const written = new Set(rows.map(({ number }) => number));
  const keyed = derived.filter(({ number }) => written.has(Number(number)));
  await tx.query("delete from entity_key where tenant_id = $1 and entity_number = any($2::bigint[])", [
    tenantId,
    keyed.map(({ number }) => number),
  ]);
  await tx.query(
    `insert into entity_key (tenant_id, key, entity_number)
     select distinct $1, k.key::bigint, w.number
     from json_to_recordset($2::json) as w(number bigint, keys json), json_array_elements_text(w.keys) k(key)`,
    [tenantId, JSON.stringify(keyed)],
  );
  return keyed.length;
}

/** Notes that every entity of the tenant has this analysis. @returns false where one has not: it was written meanwhile. */
export async function noteAnalysis(tx: Transaction, tenantId: string, analysis: number): Promise<boolean> {
  if ((await lockCatalogue(tx, tenantId)) === null) return true;
  const { rows } = await tx.query(
    `update tenant t set analysis = $2 where t.tenant_id = $1 and not exists (
       select 1 from entity e where e.tenant_id = $1 and e.analysis is distinct from $2) returning 1`,
    [tenantId, analysis],
  );
  return rows.length > 0;
}
