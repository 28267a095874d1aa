import type { Queryable } from "../engine/database.ts";

export interface RelationshipRow {
  readonly child_lei: string;
  readonly parent_lei: string;
  readonly type: "direct" | "ultimate" | "branch" | "fund";
}

export interface NewRelationshipRow extends RelationshipRow {
  readonly status: string;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
}

export async function insertRelationships(
  db: Queryable,
  snapshotId: number,
  relationships: readonly NewRelationshipRow[],
): Promise<void> {
  await db.insertMany(
    "register_relationship",
    ["snapshot_id", "child_lei", "parent_lei", "type", "status", "valid_from", "valid_to"],
    relationships.map((r) => [
      snapshotId,
      r.child_lei,
      r.parent_lei,
      r.type,
      r.status,
      r.valid_from,
      r.valid_to,
    ]),
  );
}

/** Active relationships of these LEIs in these snapshots; `ended` ones stay out. Relies on register_relationship_child. */
export async function relationshipsOf(
  db: Queryable,
  snapshotIds: readonly number[],
  childLeis: readonly string[],
): Promise<RelationshipRow[]> {
  if (snapshotIds.length === 0 || childLeis.length === 0) return [];
  const { rows } = await db.query<RelationshipRow>(
    `select child_lei, parent_lei, type from register_relationship
     where child_lei = any($2::text[]) and snapshot_id = any($1::bigint[]) and status = 'active'
     order by child_lei, type, parent_lei`,
    [snapshotIds, childLeis],
  );
  return rows;
}

/** Active relationships of these LEIs in the snapshots in force, in the order of `relationshipsOf`. */
export async function relationshipsInForce(
  db: Queryable,
  childLeis: readonly string[],
): Promise<RelationshipRow[]> {
  const { rows } = await db.query<RelationshipRow>(
    `select r.child_lei, r.parent_lei, r.type
     from register_relationship r join register_snapshot s on s.snapshot_id = r.snapshot_id
     where r.child_lei = any($1::text[]) and r.status = 'active' and s.state = 'active'
     order by r.child_lei, r.type, r.parent_lei`,
    [childLeis],
  );
  return rows;
}
