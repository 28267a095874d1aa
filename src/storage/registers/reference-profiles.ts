import type { Queryable } from "../engine/database.ts";

/** A profile of a reference snapshot that is in force. */
export interface ProfileRow {
  readonly register_id: string;
  readonly version: number;
  readonly source: string;
  readonly source_record_id: string;
  /** JSON of a ReferenceProfileFact. */
  readonly content: string;
  readonly licence: string | null;
}

/** The profiles in force of each of these subjects, at most `limit` of each. Relies on register_fact_subject. */
export async function profilesInForce(
  db: Queryable,
  subjects: readonly string[],
  limit: number,
): Promise<ProfileRow[]> {
  const { rows } = await db.query<ProfileRow>(
    `select m.* from unnest($1::text[]) w(subject) cross join lateral (
       select f.register_id, h.version, f.source, f.source_record_id, f.content, coalesce(f.licence, h.licence) as licence
       from register_fact f join register_fact_head h on h.register_id = f.register_id
       where f.subject = w.subject and f.kind = 'reference_profile' and f.from_version <= h.version
         and (f.until_version is null or f.until_version > h.version)
       order by (f.until_version is not null), f.fact_id desc limit $2) m`,
    [subjects, limit],
  );
  return rows;
}
