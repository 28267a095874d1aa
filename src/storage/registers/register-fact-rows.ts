/** The rows of the facts of one version of a register, as they are written while it is loaded. */
import type { Queryable } from "../engine/database.ts";
import type { FactVersion } from "./register-fact-versions.ts";

export interface NewFactRow {
  readonly source: string;
  readonly sourceRecordId: string;
  /** A UUID. */
  readonly contentKey: string;
  readonly subject: string;
  readonly object: string | null;
  readonly kind: string;
  readonly content: string;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly sourceAsOf: string | null;
  readonly sourceUrl: string | null;
  readonly licence: string | null;
}

export interface StoredFactState {
  readonly fact_id: number;
  readonly source_record_id: string;
  readonly content_key: string;
  readonly from_version: number;
  readonly until_version: number | null;
}

/** Those of the facts that are stored, in force or not. Relies on register_fact_row. */
export async function storedFacts(
  db: Queryable,
  registerId: string,
  facts: readonly Pick<NewFactRow, "sourceRecordId" | "contentKey">[],
): Promise<StoredFactState[]> {
  const { rows } = await db.query<StoredFactState>(
    `select f.fact_id, f.source_record_id, f.content_key, f.from_version, f.until_version
     from unnest($2::text[], $3::uuid[]) w(id, key)
       join register_fact f on f.register_id = $1 and f.source_record_id = w.id and f.content_key = w.key`,
    [
      registerId,
      facts.map(({ sourceRecordId }) => sourceRecordId),
      facts.map(({ contentKey }) => contentKey),
    ],
  );
  return rows;
}

interface Insertion extends FactVersion {
  /** ISO 8601. */
  readonly seenAt: string;
  /** True for what belongs to an older version than the one in force: known, and not stated now. */
  readonly asHistory: boolean;
}

/** @returns the ids of the new rows. */
export async function insertFacts(
  db: Queryable,
  { registerId, version, seenAt, asHistory }: Insertion,
  facts: readonly NewFactRow[],
): Promise<number[]> {
  const column = <Key extends keyof NewFactRow>(key: Key) => facts.map((fact) => fact[key]);
  const { rows } = await db.query<{ fact_id: number }>(
    `insert into register_fact (register_id, source, source_record_id, content_key, subject, object, kind, content,
       valid_from, valid_to, source_as_of, source_url, licence, first_seen_at, last_seen_at, from_version, until_version)
     select $1, f.source, f.id, f.key, f.subject, f.object, f.kind, f.content, f.valid_from, f.valid_to, f.as_of, f.url,
       f.licence, $3, case when $4 then $3::timestamptz end, $2, case when $4 then $2::bigint end
     from unnest($5::text[], $6::text[], $7::uuid[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[],
       $13::text[], $14::text[], $15::text[], $16::text[])
       f(source, id, key, subject, object, kind, content, valid_from, valid_to, as_of, url, licence)
     on conflict (register_id, source_record_id, content_key) do nothing returning fact_id`,
    [
      registerId,
      version,
      seenAt,
      asHistory,
      column("source"),
      column("sourceRecordId"),
      column("contentKey"),
      column("subject"),
      column("object"),
      column("kind"),
      column("content"),
      column("validFrom"),
      column("validTo"),
      column("sourceAsOf"),
      column("sourceUrl"),
      column("licence"),
    ],
  );
  return rows.map(({ fact_id }) => fact_id);
}

/** Facts that an install left behind before it came into force become this version's own. */
export async function adoptFacts(
  db: Queryable,
  { version, seenAt, asHistory }: Insertion,
  factIds: readonly number[],
): Promise<void> {
  await db.query(
    `update register_fact set from_version = $1, first_seen_at = $2, restated_version = null,
       until_version = case when $3 then $1::bigint end, last_seen_at = case when $3 then $2::timestamptz end
     where fact_id = any($4::bigint[])`,
    [version, seenAt, asHistory, factIds],
  );
}

/** Notes that the version states facts again which the version in force states no more. */
export async function restateFacts(
  db: Queryable,
  version: number,
  factIds: readonly number[],
): Promise<void> {
  await db.query("update register_fact set restated_version = $1 where fact_id = any($2::bigint[])", [
    version,
    factIds,
  ]);
}

/** Takes back that this version states them no more. */
export async function reopenFacts(db: Queryable, version: number, factIds: readonly number[]): Promise<void> {
  await db.query(
    `update register_fact set until_version = null, last_seen_at = null
     where fact_id = any($1::bigint[]) and until_version = $2`,
    [factIds, version],
  );
}

/** From this version on the facts are stated no more; they were last seen with the version in force. */
export async function closeFacts(
  db: Queryable,
  { version, lastSeenAt }: { readonly version: number; readonly lastSeenAt: string | null },
  factIds: readonly number[],
): Promise<void> {
  await db.query(
    `update register_fact set until_version = $1, last_seen_at = $2
     where fact_id = any($3::bigint[]) and until_version is null`,
    [version, lastSeenAt, factIds],
  );
}

/** Facts that the version in force states, in order of their id, after `after`. Relies on register_fact_order. */
export async function statedFactIds(
  db: Queryable,
  { registerId, version }: FactVersion,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<number[]> {
  const { rows } = await db.query<{ fact_id: number }>(
    `select fact_id from register_fact
     where register_id = $1 and fact_id > $3 and from_version <= $2 and until_version is null
     order by fact_id limit $4`,
    [registerId, version, after, limit],
  );
  return rows.map(({ fact_id }) => fact_id);
}

/** Facts that the version in force states of these rows. Relies on register_fact_row. */
export async function statedFactsOfRows(
  db: Queryable,
  { registerId, version }: FactVersion,
  sourceRecordIds: readonly string[],
): Promise<number[]> {
  const { rows } = await db.query<{ fact_id: number }>(
    `select fact_id from register_fact
     where register_id = $1 and source_record_id = any($3::text[]) and from_version <= $2 and until_version is null`,
    [registerId, version, sourceRecordIds],
  );
  return rows.map(({ fact_id }) => fact_id);
}
