/** Writing the facts of one version of a register: invisible until `activateFactVersion`, which is one short step. */
import type { Queryable, Transaction } from "../engine/database.ts";

/** The facts of a register that are in force; version 0 before there are any. */
export interface FactHead {
  readonly version: number;
  readonly loading_version: number | null;
  /** ISO 8601. */
  readonly as_of: string | null;
  readonly seen_at: string | null;
}

/** One version of one register being written. */
export interface FactVersion {
  readonly registerId: string;
  /** Its snapshot id. */
  readonly version: number;
}

/** Makes this the version that is being loaded, and forgets what another one has written that was loading before. */
export async function beginFactVersion(
  tx: Transaction,
  { registerId, version }: FactVersion,
): Promise<FactHead> {
  await tx.query(
    "insert into register_fact_head (register_id) values ($1) on conflict (register_id) do nothing",
    [registerId],
  );
  const { rows } = await tx.query<FactHead>(
    "select version, loading_version, as_of, seen_at from register_fact_head where register_id = $1 for update",
    [registerId],
  );
  const head = rows[0]!;
  if (head.loading_version !== null && head.loading_version !== version) {
    await discardFactVersion(tx, { registerId, version: head.loading_version });
  }
  await tx.query("update register_fact_head set loading_version = $2 where register_id = $1", [
    registerId,
    version,
  ]);
  return head;
}

/** Whether the version is still the one being loaded; none other can begin before the transaction ends. */
export async function holdFactVersion(
  tx: Transaction,
  { registerId, version }: FactVersion,
): Promise<boolean> {
  const { rows } = await tx.query(
    "select 1 from register_fact_head where register_id = $1 and loading_version = $2 for share",
    [registerId, version],
  );
  return rows.length === 1;
}

/** Versions that are being loaded, of these snapshots. */
export async function loadingFactVersions(
  db: Queryable,
  snapshotIds: readonly number[],
): Promise<FactVersion[]> {
  const { rows } = await db.query<{ register_id: string; loading_version: number }>(
    "select register_id, loading_version from register_fact_head where loading_version = any($1::bigint[])",
    [snapshotIds],
  );
  return rows.map(({ register_id, loading_version }) => ({
    registerId: register_id,
    version: loading_version,
  }));
}

export async function addPersonCounts(
  db: Queryable,
  { registerId, version }: FactVersion,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  await db.query(
    `insert into register_person_count (register_id, version, subject, persons)
     select $1, $2, c.subject, c.persons from unnest($3::text[], $4::bigint[]) c(subject, persons)
     on conflict (register_id, version, subject) do update set persons = register_person_count.persons + excluded.persons`,
    [registerId, version, [...counts.keys()], [...counts.values()]],
  );
}

interface Activation extends FactVersion {
  /** ISO 8601; null where the publisher gives no date. */
  readonly asOf: string | null;
  readonly seenAt: string;
  readonly sourceUrl: string | null;
  readonly licence: string | null;
  readonly licencePermitsResale: boolean;
  /** True where the version is older than the one in force, whose date and persons then stay. */
  readonly asHistory: boolean;
}

/** Puts the version in force. False where another install of the register has begun meanwhile. */
export async function activateFactVersion(tx: Transaction, change: Activation): Promise<boolean> {
  const { registerId, version, asHistory } = change;
  const { rowCount } = await tx.query(
    `update register_fact_head set version = $2, loading_version = null,
       as_of = case when $3 then as_of else $4::timestamptz end,
       seen_at = case when $3 then seen_at else $5::timestamptz end,
       persons_version = case when $3 then persons_version else $2 end,
       source_url = $6, licence = $7, licence_permits_resale = $8
     where register_id = $1 and loading_version = $2`,
    [
      registerId,
      version,
      asHistory,
      change.asOf,
      change.seenAt,
      change.sourceUrl,
      change.licence,
      change.licencePermitsResale,
    ],
  );
  if (rowCount !== 1) return false;
  await tx.query(
    `update register_fact set until_version = null, last_seen_at = null, restated_version = null
     where register_id = $1 and restated_version = $2`,
    [registerId, version],
  );
  return true;
}

/** Deletes the rows of a version that never came into force. */
export async function discardFactVersion(db: Queryable, { registerId, version }: FactVersion): Promise<void> {
  await db.query("delete from register_fact where register_id = $1 and from_version = $2", [
    registerId,
    version,
  ]);
  await db.query(
    `update register_fact set until_version = null, last_seen_at = null
     where register_id = $1 and until_version = $2`,
    [registerId, version],
  );
  await db.query(
    "update register_fact set restated_version = null where register_id = $1 and restated_version = $2",
    [registerId, version],
  );
  await db.query("delete from register_person_count where register_id = $1 and version = $2", [
    registerId,
    version,
  ]);
  await db.query(
    "update register_fact_head set loading_version = null where register_id = $1 and loading_version = $2",
    [registerId, version],
  );
}

/** Takes the facts of a removed register out of sight; `deleteOrphanedFacts` deletes them. */
export async function removeFactHead(db: Queryable, registerId: string): Promise<void> {
  await db.query("delete from register_fact_head where register_id = $1", [registerId]);
}

/** Deletes at most `limit` facts and person counts that no register has any more. */
export async function deleteOrphanedFacts(db: Queryable, limit: number): Promise<"more" | "done"> {
  const { rows } = await db.query<{ register_id: string }>(
    `with recursive registers as (
       (select register_id from register_fact order by register_id limit 1)
       union all
       select (select f.register_id from register_fact f where f.register_id > r.register_id
               order by f.register_id limit 1) from registers r where r.register_id is not null)
     select register_id from registers where register_id is not null
       and not exists (select 1 from register_fact_head h where h.register_id = registers.register_id) limit 1`,
  );
  if (rows[0] === undefined) return "done";
  await db.query(
    `delete from register_fact where fact_id in (
       select fact_id from register_fact where register_id = $1 order by fact_id limit $2)`,
    [rows[0].register_id, limit],
  );
  return "more";
}

/** Deletes the counts of versions that are not in force and of registers that are gone. */
export async function deleteOldPersonCounts(db: Queryable): Promise<void> {
  await db.query(
    `delete from register_person_count c where not exists (select 1 from register_fact_head h
       where h.register_id = c.register_id and c.version in (h.persons_version, h.loading_version))`,
  );
}
