import type { Queryable } from "../engine/database.ts";

/** One source of a snapshot: its terms, and the attributes that its rows have. */
export interface SourceRow {
  readonly source: string;
  readonly licence: string;
  readonly licence_permits_resale: boolean;
  readonly companies: number;
  /** Attribute names that at least one of its rows has. */
  readonly attributes: string[];
}

export async function insertSources(
  db: Queryable,
  snapshotId: number,
  sources: readonly SourceRow[],
): Promise<void> {
  await db.insertMany(
    "register_source",
    ["snapshot_id", "source", "licence", "licence_permits_resale", "companies", "attributes"],
    sources.map((row) => [
      snapshotId,
      row.source,
      row.licence,
      row.licence_permits_resale,
      row.companies,
      row.attributes,
    ]),
  );
}

/** The sources of every snapshot in force, by name. */
export async function sourcesInForce(db: Queryable): Promise<SourceRow[]> {
  const { rows } = await db.query<SourceRow>(
    `select r.source, r.licence, r.licence_permits_resale, r.companies, r.attributes from register_source r
     join register_snapshot s on s.snapshot_id = r.snapshot_id where s.state = 'active'
     order by r.source collate "C", r.snapshot_id`,
  );
  return rows;
}

/** How many companies these snapshots have, as they were counted when read. */
export async function countCompanies(db: Queryable, snapshotIds: readonly number[]): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    "select coalesce(sum(companies), 0)::int as total from register_source where snapshot_id = any($1::bigint[])",
    [snapshotIds],
  );
  return rows[0]!.total;
}

/** The sources that these snapshots have rows of, each once, by name. */
export async function sourcesOf(db: Queryable, snapshotIds: readonly number[]): Promise<string[]> {
  const { rows } = await db.query<{ source: string }>(
    `select source from register_source where snapshot_id = any($1::bigint[]) and companies > 0
     group by source order by source collate "C"`,
    [snapshotIds],
  );
  return rows.map(({ source }) => source);
}
