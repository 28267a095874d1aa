import type { SnapshotCitation } from "../../domain/entities/observe-company.ts";
import type { Queryable } from "../engine/database.ts";

export interface SnapshotRow {
  readonly snapshot_id: number;
  readonly register_id: string;
  readonly format: string;
  readonly file_name: string;
  readonly state: "loading" | "active" | "superseded";
  /** ISO 8601. */
  readonly as_of: string;
  readonly as_of_known: boolean;
  readonly source_url: string | null;
  readonly licence: string | null;
  readonly licence_permits_resale: boolean;
  readonly rows_good: number;
  readonly rows_bad: number;
  readonly rows_skipped: number;
  readonly installed_at: string;
}

/** The properties of a snapshot that are known before its file has been read. */
type NewSnapshot = Omit<SnapshotRow, "snapshot_id" | "state" | "rows_good" | "rows_bad" | "rows_skipped">;

interface NewCompanyRow {
  readonly source: string;
  readonly sourceRecordId: string;
  readonly data: string;
}

const snapshotColumns = `snapshot_id, register_id, format, file_name, state, as_of, as_of_known, source_url, licence,
  licence_permits_resale, rows_good, rows_bad, rows_skipped, installed_at`;

/** The snapshots in force, one for each register, by register id. */
export async function activeSnapshots(db: Queryable): Promise<SnapshotRow[]> {
  const { rows } = await db.query<SnapshotRow>(
    `select ${snapshotColumns} from register_snapshot where state = 'active' order by register_id collate "C"`,
  );
  return rows;
}

/** Begins a snapshot, whose installer is believed to live for `leaseS` seconds, by the database's clock. */
export async function insertSnapshot(db: Queryable, snapshot: NewSnapshot, leaseS: number): Promise<number> {
  const { rows } = await db.query<{ snapshot_id: number }>(
    `insert into register_snapshot (register_id, format, file_name, state, lease_until, as_of, as_of_known,
       source_url, licence, licence_permits_resale, installed_at)
     values ($1, $2, $3, 'loading', clock_timestamp() + make_interval(secs => $4), $5, $6, $7, $8, $9, $10) returning snapshot_id`,
    [
      snapshot.register_id,
      snapshot.format,
      snapshot.file_name,
      leaseS,
      snapshot.as_of,
      snapshot.as_of_known,
      snapshot.source_url,
      snapshot.licence,
      snapshot.licence_permits_resale,
      snapshot.installed_at,
    ],
  );
  return rows[0]!.snapshot_id;
}

/**
 * Inserts rows of one snapshot and leaves out those whose source and id it already has.
 * @returns `source` and id of the rows that went in, in no order.
 */
export async function insertCompanies(
  db: Queryable,
  snapshotId: number,
  companies: readonly NewCompanyRow[],
): Promise<{ source: string; source_record_id: string }[]> {
  const { rows } = await db.query<{ source: string; source_record_id: string }>(
    `insert into register_company (snapshot_id, source, source_record_id, data)
     select $1, r.source, r.id, r.data from unnest($2::text[], $3::text[], $4::text[]) r(source, id, data)
     on conflict (snapshot_id, source, source_record_id) do nothing returning source, source_record_id`,
    [
      snapshotId,
      companies.map((company) => company.source),
      companies.map((company) => company.sourceRecordId),
      companies.map((company) => company.data),
    ],
  );
  return rows;
}

export async function insertBadRows(
  db: Queryable,
  snapshotId: number,
  rows: readonly { readonly line: number; readonly reason: string }[],
): Promise<void> {
  await db.insertMany(
    "register_bad_row",
    ["snapshot_id", "line", "reason"],
    rows.map(({ line, reason }) => [snapshotId, line, reason]),
  );
}

/** Bad rows that were kept of a snapshot, by line. */
export async function badRows(
  db: Queryable,
  snapshotId: number,
  limit: number,
): Promise<{ line: number; reason: string }[]> {
  const { rows } = await db.query<{ line: number; reason: string }>(
    "select line, reason from register_bad_row where snapshot_id = $1 order by line, reason limit $2",
    [snapshotId, limit],
  );
  return rows;
}

/** Says that the installer of a loading snapshot is alive. False where the snapshot is gone or no longer loading. */
export async function renewSnapshotLease(
  db: Queryable,
  snapshotId: number,
  leaseS: number,
): Promise<boolean> {
  const { rowCount } = await db.query(
    "update register_snapshot set lease_until = clock_timestamp() + make_interval(secs => $2) where snapshot_id = $1 and state = 'loading'",
    [snapshotId, leaseS],
  );
  return rowCount === 1;
}

/** Writes the counts of the whole file, and the publisher's date where it gives one. */
export async function completeSnapshot(
  db: Queryable,
  snapshotId: number,
  read: {
    readonly good: number;
    readonly bad: number;
    readonly skipped: number;
    readonly asOf: string | null;
  },
): Promise<void> {
  await db.query(
    `update register_snapshot set rows_good = $2, rows_bad = $3, rows_skipped = $4,
       as_of = coalesce($5::timestamptz, as_of), as_of_known = as_of_known or $5::timestamptz is not null
     where snapshot_id = $1`,
    [snapshotId, read.good, read.bad, read.skipped, read.asOf],
  );
}

export interface StoredCompany {
  readonly company_id: number;
  readonly source: string;
  /** JSON of a RegisterCompany. */
  readonly data: string;
}

/** Every row of these snapshots in order of company id, in batches. */
export function streamCompanies(
  db: Queryable,
  snapshotIds: readonly number[],
  batchSize: number,
): AsyncIterable<StoredCompany[]> {
  return db.cursor<StoredCompany>(
    `select company_id, source, data from register_company where snapshot_id = any($1::bigint[]) order by company_id`,
    [snapshotIds],
    batchSize,
  );
}

export async function companiesByIds(db: Queryable, companyIds: readonly number[]): Promise<StoredCompany[]> {
  const { rows } = await db.query<StoredCompany>(
    `select company_id, source, data from register_company where company_id = any($1::bigint[])`,
    [companyIds],
  );
  return rows;
}

interface CitedCompany extends SnapshotCitation {
  /** The group that was asked for. */
  readonly asked: number;
  readonly data: string;
}

/**
 * The rows of the groups that these ids, each the least of its company ids, stand in: as the linking in force has
 * them, or the latest one that still has them. Relies on the primary key of register_link and on register_link_group.
 * The list is a sub-select so that the plan is kept, as in `openResolves`.
 */
export async function groupRows(db: Queryable, groupIds: readonly number[]): Promise<CitedCompany[]> {
  const { rows } = await db.query<CitedCompany>(
    `select w.id as asked, m.* from unnest((select $1::bigint[])) w(id) cross join lateral (
       select l.version, l.group_id from register_link l join register_linking g on g.version = l.version
       where l.company_id = w.id and g.state <> 'building' order by g.version desc limit 1) f
     cross join lateral (
       select c.data, s.source_url as "sourceUrl", s.licence, s.licence_permits_resale as "licencePermitsResale",
         case when s.as_of_known then s.as_of end as "asOf", s.installed_at as "retrievedAt"
       from register_link l join register_company c on c.company_id = l.company_id
         join register_snapshot s on s.snapshot_id = c.snapshot_id
       where l.version = f.version and l.group_id = f.group_id order by c.company_id offset 0) m`,
    [groupIds],
  );
  return rows;
}
