import type { Queryable, Transaction } from "../engine/database.ts";
import type { StoredCompany } from "./registers.ts";

interface RegistersRow {
  /** Version of the linking in force; 0 before the first install. */
  readonly version: number;
  readonly companies: number;
  readonly groups: number;
  readonly changed_at: string;
}

export async function registersInForce(db: Queryable): Promise<RegistersRow> {
  const { rows } = await db.query<RegistersRow>(
    "select version, companies, groups, changed_at from register_catalogue",
  );
  return rows[0]!;
}

/**
 * Begins a linking; its version is greater than every earlier one. Its maker is believed to live for `leaseS` seconds, by
 * the database's clock, which all processes share.
 */
export async function insertLinking(db: Queryable, leaseS: number): Promise<number> {
  const { rows } = await db.query<{ version: number }>(
    `insert into register_linking (state, lease_until)
     values ('building', clock_timestamp() + make_interval(secs => $1)) returning version`,
    [leaseS],
  );
  return rows[0]!.version;
}

/** Says that the maker of a linking is alive. False where it is gone or no longer being built. */
export async function renewLinkingLease(db: Queryable, version: number, leaseS: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `update register_linking set lease_until = clock_timestamp() + make_interval(secs => $2)
     where version = $1 and state = 'building'`,
    [version, leaseS],
  );
  return rowCount === 1;
}

/** @param links pairs of company id and group id, at most a few thousand at a time. */
export async function insertLinks(
  db: Queryable,
  version: number,
  links: readonly (readonly [companyId: number, groupId: number])[],
): Promise<void> {
  await db.query(
    `insert into register_link (company_id, version, group_id)
     select l.company_id, $1, l.group_id from unnest($2::bigint[], $3::bigint[]) l(company_id, group_id)`,
    [version, links.map(([companyId]) => companyId), links.map(([, groupId]) => groupId)],
  );
}

interface GroupedCompany extends StoredCompany {
  readonly group_id: number;
}

/** The linked rows in batches, those of one group together, groups in order of their id. Relies on register_link_group. */
export function streamGroups(
  db: Queryable,
  version: number,
  batchSize: number,
): AsyncIterable<GroupedCompany[]> {
  return db.cursor<GroupedCompany>(
    `select l.group_id, c.company_id, c.source, c.data
     from register_link l join register_company c on c.company_id = l.company_id
     where l.version = $1 order by l.group_id, l.company_id`,
    [version],
    batchSize,
  );
}

interface CatalogueChange {
  /** The linking that the change was made against. */
  readonly base: number;
  readonly version: number;
  readonly companies: number;
  readonly groups: number;
  readonly added: number | null;
  readonly superseded: readonly number[];
  readonly at: string;
}

/**
 * Puts a linking in force, with the snapshots that it is of. False, and nothing changed, where another change
 * came first or what is to come into force was cleaned away meanwhile.
 */
export async function activateLinking(tx: Transaction, change: CatalogueChange): Promise<boolean> {
  const { rows } = await tx.query<{ version: number }>("select version from register_catalogue for update");
  if (rows[0]!.version !== change.base) return false;
  const built = await tx.query(
    "update register_linking set state = 'active', lease_until = null where version = $1 and state = 'building'",
    [change.version],
  );
  if (built.rowCount !== 1) return false;
  await tx.query(
    `update register_linking set state = 'superseded', superseded_at = clock_timestamp()
     where version <> $1 and state = 'active'`,
    [change.version],
  );
  await tx.query(
    `update register_snapshot set state = 'superseded', superseded_at = clock_timestamp()
     where snapshot_id = any($1::bigint[]) and state = 'active'`,
    [change.superseded],
  );
  if (change.added !== null) {
    const { rowCount } = await tx.query(
      "update register_snapshot set state = 'active', lease_until = null where snapshot_id = $1 and state = 'loading'",
      [change.added],
    );
    if (rowCount !== 1) return false;
  }
  await tx.query("update register_catalogue set version = $1, companies = $2, groups = $3, changed_at = $4", [
    change.version,
    change.companies,
    change.groups,
    change.at,
  ]);
  return true;
}

interface FactSnapshot {
  readonly registerId: string;
  readonly snapshotId: number;
  /** True for one that is older than the snapshot in force, which stays. */
  readonly asHistory: boolean;
}

/**
 * Puts a snapshot in force that has no companies and no relationships, so that no linking changes. False, and nothing is to
 * be kept, where it was cleaned away meanwhile.
 */
export async function activateSnapshot(
  tx: Transaction,
  { registerId, snapshotId, asHistory }: FactSnapshot,
): Promise<boolean> {
  const superseded = "state = 'superseded', lease_until = null, superseded_at = clock_timestamp()";
  if (!asHistory) {
    await tx.query(`update register_snapshot set ${superseded} where register_id = $1 and state = 'active'`, [
      registerId,
    ]);
  }
  const { rowCount } = await tx.query(
    `update register_snapshot set ${asHistory ? superseded : "state = 'active', lease_until = null"}
     where snapshot_id = $1 and state = 'loading'`,
    [snapshotId],
  );
  return rowCount === 1;
}

/** Has a superseded linking kept for `seconds` from now, by the database's clock: a process serves it still. */
export async function keepServed(db: Queryable, version: number, seconds: number): Promise<void> {
  await db.query(
    `update register_linking set served_until = clock_timestamp() + make_interval(secs => $2)
     where version = $1 and state = 'superseded'`,
    [version, seconds],
  );
}

/** Linkings that cleaning may remove, by the database's clock: of a dead process, or superseded `graceS` seconds ago. */
const removable = (inTheMaking: "building" | "loading"): string =>
  `((state = '${inTheMaking}' and lease_until < clock_timestamp())
   or (state = 'superseded' and superseded_at < clock_timestamp() - make_interval(secs => $1)))`;

export async function removableLinkings(db: Queryable, graceS: number): Promise<number[]> {
  const { rows } = await db.query<{ version: number }>(
    `select version from register_linking where ${removable("building")}
       and (served_until is null or served_until < clock_timestamp()) order by version`,
    [graceS],
  );
  return rows.map((row) => row.version);
}

/** A snapshot is kept with every linking that it was in: those that were superseded no later than it was. */
export async function removableSnapshots(db: Queryable, graceS: number): Promise<number[]> {
  const { rows } = await db.query<{ snapshot_id: number }>(
    `select snapshot_id from register_snapshot s where ${removable("loading")}
       and not exists (select 1 from register_linking l
                       where l.state = 'superseded' and l.superseded_at <= s.superseded_at) order by snapshot_id`,
    [graceS],
  );
  return rows.map((row) => row.snapshot_id);
}

/** Deletes at most `limit` links of a linking that is not in force, and the linking itself when none is left. */
export async function deleteLinking(db: Queryable, version: number, limit: number): Promise<"more" | "done"> {
  const { rowCount } = await db.query(
    `delete from register_link where (company_id, version) in (
       select company_id, version from register_link where version = $1 limit $2)`,
    [version, limit],
  );
  if (rowCount > 0) return "more";
  await db.query("delete from register_linking where version = $1 and state <> 'active'", [version]);
  return "done";
}

const snapshotTables = ["register_bad_row", "register_relationship", "register_company"] as const;

/**
 * Deletes at most `limit` rows of a snapshot that is not in force, and the snapshot itself when none is left. Its
 * companies have to be in no linking any more.
 */
export async function deleteSnapshot(
  db: Queryable,
  snapshotId: number,
  limit: number,
): Promise<"more" | "done"> {
  for (const table of snapshotTables) {
    const { rowCount } = await db.query(
      `delete from ${table} where ctid = any(array(select ctid from ${table} where snapshot_id = $1 limit $2))`,
      [snapshotId, limit],
    );
    if (rowCount > 0) return "more";
  }
  await db.query("delete from register_snapshot where snapshot_id = $1 and state <> 'active'", [snapshotId]);
  return "done";
}
