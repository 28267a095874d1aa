import { storedExcluded, storedOrganisation } from "../../contract/stored/listed-organisation.ts";
import type { ListedOrganisation, ScreeningTopic } from "../../domain/screening/listed-organisation.ts";
import type { Queryable } from "../engine/database.ts";

export interface ScreeningSourceRow {
  readonly source_id: string;
  readonly format: string;
  readonly source_name: string;
  readonly source_url: string | null;
  readonly licence: string | null;
  readonly publisher: string | null;
  /** ISO 3166-1 alpha-2, `EU` or `UN`. */
  readonly jurisdictions: string[];
  readonly topics: ScreeningTopic[];
  readonly max_age_days: number;
  readonly version: number;
}

export interface ScreeningVersionRow {
  readonly source_id: string;
  readonly version: number;
  /** The publisher's date, ISO 8601. */
  readonly published_on: string;
  readonly installed_at: string;
  readonly digest: Buffer;
  readonly records: number;
  readonly bad_rows: number;
  /** Entries that are no organisations, by kind. */
  readonly excluded: Readonly<Record<string, number>>;
}

export type InForceRow = ScreeningSourceRow & Omit<ScreeningVersionRow, "source_id" | "version">;

/** Every source with its version in force, by id. */
export async function listsInForce(db: Queryable): Promise<InForceRow[]> {
  const { rows } = await db.query<InForceRow>(
    `select s.*, v.published_on, v.installed_at, v.digest, v.records, v.bad_rows, v.excluded
     from screening_source s join screening_version v on v.source_id = s.source_id and v.version = s.version
     order by s.source_id`,
  );
  return rows.map((row) => ({ ...row, excluded: storedExcluded(row.excluded) }));
}

/** The source with its version in force, locked until the transaction ends; undefined where it is not installed. */
export async function lockList(db: Queryable, sourceId: string): Promise<InForceRow | undefined> {
  await db.query("select source_id from screening_source where source_id = $1 for update", [sourceId]);
  return (await listsInForce(db)).find((row) => row.source_id === sourceId);
}

/** All versions of a source, oldest first. */
export async function versionsOf(db: Queryable, sourceId: string): Promise<ScreeningVersionRow[]> {
  const { rows } = await db.query<ScreeningVersionRow>(
    "select * from screening_version where source_id = $1 order by version",
    [sourceId],
  );
  return rows.map((row) => ({ ...row, excluded: storedExcluded(row.excluded) }));
}

/** Digests of the entries in force, by record id. */
export async function digestsInForce(db: Queryable, sourceId: string): Promise<Map<string, string>> {
  const { rows } = await db.query<{ record_id: string; digest: string }>(
    "select record_id, encode(digest, 'hex') as digest from screening_entry where source_id = $1 and to_version is null",
    [sourceId],
  );
  return new Map(rows.map(({ record_id, digest }) => [record_id, digest]));
}

/** Writes the source's own row, with the version that is now in force. */
export async function putSource(db: Queryable, row: ScreeningSourceRow): Promise<void> {
  await db.query(
    `insert into screening_source (source_id, format, source_name, source_url, licence, publisher, jurisdictions, topics,
       max_age_days, version)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (source_id) do update set format = excluded.format, source_name = excluded.source_name,
       source_url = excluded.source_url, licence = excluded.licence, publisher = excluded.publisher,
       jurisdictions = excluded.jurisdictions, topics = excluded.topics, max_age_days = excluded.max_age_days,
       version = excluded.version`,
    [
      row.source_id,
      row.format,
      row.source_name,
      row.source_url,
      row.licence,
      row.publisher,
      row.jurisdictions,
      row.topics,
      row.max_age_days,
      row.version,
    ],
  );
}

export async function putVersion(db: Queryable, row: ScreeningVersionRow): Promise<void> {
  await db.query(
    `insert into screening_version (source_id, version, published_on, installed_at, digest, records, bad_rows, excluded)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      row.source_id,
      row.version,
      row.published_on,
      row.installed_at,
      row.digest,
      row.records,
      row.bad_rows,
      row.excluded,
    ],
  );
}

/** Ends entries with this version. */
export async function endEntries(
  db: Queryable,
  sourceId: string,
  version: number,
  recordIds: readonly string[],
): Promise<void> {
  await db.query(
    `update screening_entry set to_version = $2
     where source_id = $1 and to_version is null and record_id = any($3::text[])`,
    [sourceId, version, recordIds],
  );
}

export interface NewEntry {
  readonly organisation: ListedOrganisation;
  readonly digest: Buffer;
}

export async function insertEntries(
  db: Queryable,
  sourceId: string,
  version: number,
  entries: readonly NewEntry[],
): Promise<void> {
  await db.insertMany(
    "screening_entry",
    ["source_id", "record_id", "from_version", "digest", "organisation"],
    entries.map(({ organisation, digest }) => [
      sourceId,
      organisation.recordId,
      version,
      digest,
      organisation,
    ]),
  );
}

/** Organisations in force of a source, in batches. */
export async function* organisationsInForce(
  db: Queryable,
  sourceId: string,
): AsyncGenerator<readonly ListedOrganisation[]> {
  const rows = db.cursor<{ organisation: unknown }>(
    "select organisation from screening_entry where source_id = $1 and to_version is null order by record_id",
    [sourceId],
    500,
  );
  for await (const batch of rows) yield batch.map(({ organisation }) => storedOrganisation(organisation));
}

export interface VersionChange {
  readonly record_id: string;
  /** The entry in the earlier version; null where it is new. */
  readonly earlier: ListedOrganisation | null;
  /** The entry in the later version; null where it was removed. */
  readonly later: ListedOrganisation | null;
}

/** What a later version says otherwise than an earlier one, by record id. */
export async function changesBetween(
  db: Queryable,
  sourceId: string,
  { earlier, later }: { readonly earlier: number; readonly later: number },
): Promise<VersionChange[]> {
  const { rows } = await db.query<{ record_id: string; earlier: unknown; later: unknown }>(
    `with entry as (
       select record_id, digest, organisation, from_version, coalesce(to_version, 2147483647) as until
       from screening_entry where source_id = $1
     )
     select coalesce(a.record_id, b.record_id) as record_id, a.organisation as earlier, b.organisation as later
     from (select * from entry where from_version <= $2 and until > $2) a
     full join (select * from entry where from_version <= $3 and until > $3) b on b.record_id = a.record_id
     where a.digest is distinct from b.digest order by 1`,
    [sourceId, earlier, later],
  );
  const read = (organisation: unknown) => (organisation === null ? null : storedOrganisation(organisation));
  return rows.map((row) => ({ ...row, earlier: read(row.earlier), later: read(row.later) }));
}

export async function removeSource(db: Queryable, sourceId: string): Promise<boolean> {
  const { rowCount } = await db.query("delete from screening_source where source_id = $1", [sourceId]);
  return rowCount > 0;
}

/** Changes whenever a list does: the sources with their versions, as one text. */
export async function listsRevision(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ revision: string }>(
    `select coalesce(string_agg(source_id || '@' || version || '/' || max_age_days, ',' order by source_id), '') as revision
     from screening_source`,
  );
  return rows[0]!.revision;
}
