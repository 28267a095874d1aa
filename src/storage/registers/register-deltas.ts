/** A snapshot that was loaded from a delta is made whole with the rows of the snapshot that it changes. */
import type { Queryable } from "../engine/database.ts";

/** The snapshot that is made whole, and the one whose rows it takes over. */
interface Carrying {
  readonly snapshotId: number;
  readonly baseId: number;
  /** Rows that are looked at by one statement. */
  readonly batch: number;
}

/** How far a walk has come: the last row that was looked at. */
export interface CompanyPosition {
  readonly source: string;
  readonly id: string;
}

/**
 * Takes over the next rows of the base that the delta neither has nor retires, in order of source and id.
 * @returns the position of the last row that was looked at; null where none was left.
 */
export async function carryCompanies(
  db: Queryable,
  { snapshotId, baseId, batch }: Carrying,
  { after, retired }: { readonly after: CompanyPosition; readonly retired: readonly string[] },
): Promise<CompanyPosition | null> {
  const { rows } = await db.query<CompanyPosition>(
    `with base as (
       select source, source_record_id, data from register_company
       where snapshot_id = $2 and (source, source_record_id) > ($3, $4)
       order by source, source_record_id limit $5
     ), carried as (
       insert into register_company (snapshot_id, source, source_record_id, data)
       select $1, source, source_record_id, data from base where source_record_id <> all ($6::text[])
       on conflict (snapshot_id, source, source_record_id) do nothing returning 1
     )
     select source, source_record_id as id from base, (select count(*) from carried) c
     order by source desc, source_record_id desc limit 1`,
    [snapshotId, baseId, after.source, after.id, batch, retired],
  );
  return rows[0] ?? null;
}

export interface RetiredRelationship {
  readonly child_lei: string;
  readonly parent_lei: string;
  readonly type: string;
}

/**
 * Takes over the relationships of the next children. A child has one direct and one ultimate parent and one head office, so
 * what the delta says of these stands in place of what the base said; of its funds' relations each stands by itself.
 * @returns the last child that was looked at; null where none was left.
 */
export async function carryRelationships(
  db: Queryable,
  { snapshotId, baseId, batch }: Carrying,
  { after, retired }: { readonly after: string; readonly retired: readonly RetiredRelationship[] },
): Promise<string | null> {
  const { rows } = await db.query<{ child: string | null }>(
    `with children as (
       select distinct child_lei from register_relationship
       where snapshot_id = $2 and child_lei > $3 order by child_lei limit $4
     ), carried as (
       insert into register_relationship (snapshot_id, child_lei, parent_lei, type, status, valid_from, valid_to)
       select $1, b.child_lei, b.parent_lei, b.type, b.status, b.valid_from, b.valid_to
       from register_relationship b where b.snapshot_id = $2 and b.child_lei in (select child_lei from children)
         and not exists (select 1 from register_relationship d where d.snapshot_id = $1
           and d.child_lei = b.child_lei and d.type = b.type and (d.type <> 'fund' or d.parent_lei = b.parent_lei))
         and not exists (select 1 from jsonb_to_recordset($5::jsonb) as r(child_lei text, parent_lei text, type text)
           where r.child_lei = b.child_lei and r.parent_lei = b.parent_lei and r.type = b.type)
       returning 1
     )
     select max(child_lei) as child from children, (select count(*) from carried) c`,
    [snapshotId, baseId, after, batch, JSON.stringify(retired)],
  );
  return rows[0]?.child ?? null;
}

/** Rows of a snapshot as they are stored: companies of each source, and relationships. */
export async function countSnapshotRows(
  db: Queryable,
  snapshotId: number,
): Promise<{ readonly companies: ReadonlyMap<string, number>; readonly relationships: number }> {
  const companies = await db.query<{ source: string; count: number }>(
    "select source, count(*)::int as count from register_company where snapshot_id = $1 group by source",
    [snapshotId],
  );
  const relationships = await db.query<{ count: number }>(
    "select count(*)::int as count from register_relationship where snapshot_id = $1",
    [snapshotId],
  );
  return {
    companies: new Map(companies.rows.map(({ source, count }) => [source, count])),
    relationships: relationships.rows[0]!.count,
  };
}

/** The names of the attributes that each source of a snapshot supplies. */
export async function attributesOfSources(
  db: Queryable,
  snapshotId: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await db.query<{ source: string; attributes: string[] }>(
    "select source, attributes from register_source where snapshot_id = $1",
    [snapshotId],
  );
  return new Map(rows.map(({ source, attributes }) => [source, attributes]));
}
