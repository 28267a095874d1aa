/** Reading the facts in force and those that were known before. */
import type { Queryable } from "../engine/database.ts";

export interface KnownFactRow {
  readonly asked: string;
  readonly source: string;
  readonly source_record_id: string;
  readonly kind: string;
  /** JSON of a FactContent. */
  readonly content: string;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
  readonly source_as_of: string | null;
  readonly source_url: string | null;
  readonly licence: string | null;
  readonly licence_permits_resale: boolean;
  readonly first_seen_at: string;
  readonly last_seen_at: string;
  readonly stated: boolean;
}

const columns = (
  asked: string,
) => `${asked} as asked, f.source, f.source_record_id, f.kind, f.content, f.valid_from,
  f.valid_to, coalesce(f.source_as_of, to_char(h.as_of at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) as source_as_of,
  coalesce(f.source_url, h.source_url) as source_url, coalesce(f.licence, h.licence) as licence,
  h.licence_permits_resale, f.first_seen_at, f.until_version is null or f.until_version > h.version as stated,
  case when f.until_version is null or f.until_version > h.version then h.seen_at
    else coalesce(f.last_seen_at, f.first_seen_at) end as last_seen_at`;

/**
 * The facts about each of these companies, those that are stated first, then the newest. Relies on register_fact_subject,
 * whose order it is: a fact that a version being loaded will end counts as ended already, in this order alone.
 * @param limit at most so many of each company and kind.
 */
export async function factsAbout(
  db: Queryable,
  subjects: readonly string[],
  { kinds, limit }: { readonly kinds: readonly string[]; readonly limit: number },
): Promise<KnownFactRow[]> {
  if (subjects.length === 0) return [];
  const { rows } = await db.query<KnownFactRow>(
    `select m.* from unnest($1::text[]) w(subject) cross join unnest($2::text[]) k(kind) cross join lateral (
       select ${columns("w.subject")} from register_fact f join register_fact_head h on h.register_id = f.register_id
       where f.subject = w.subject and f.kind = k.kind and f.from_version <= h.version
       order by (f.until_version is not null), f.fact_id desc limit $3) m`,
    [subjects, kinds, limit],
  );
  return rows;
}

export interface TowardsRow extends KnownFactRow {
  /** The company that was asked for, which is the other end of the relationship; `asked` is its subject. */
  readonly object: string;
}

/** Relationships that lead to each of these companies, in the order of their writing. Relies on register_fact_object. */
export async function relationshipsTowards(
  db: Queryable,
  objects: readonly string[],
  limit: number,
): Promise<TowardsRow[]> {
  if (objects.length === 0) return [];
  const { rows } = await db.query<TowardsRow>(
    `select m.* from unnest($1::text[]) w(object) cross join lateral (
       select f.object, ${columns("f.subject")} from register_fact f
         join register_fact_head h on h.register_id = f.register_id
       where f.object = w.object and f.kind = 'relationship' and f.from_version <= h.version
       order by f.fact_id limit $2) m`,
    [objects, limit],
  );
  return rows;
}

export interface IdentifiedRow {
  /** The identifier that was asked for. */
  readonly object: string;
  /** A company that a source states to have it. */
  readonly subject: string;
  readonly source: string;
}

/** Companies that a source in force states to have one of these identifiers. Relies on register_fact_object. */
export async function subjectsIdentifiedBy(
  db: Queryable,
  identifiers: readonly string[],
  limit: number,
): Promise<IdentifiedRow[]> {
  if (identifiers.length === 0) return [];
  const { rows } = await db.query<IdentifiedRow>(
    `select m.* from unnest($1::text[]) w(object) cross join lateral (
       select f.object, f.subject, f.source from register_fact f join register_fact_head h on h.register_id = f.register_id
       where f.object = w.object and f.kind = 'identifier' and f.from_version <= h.version
         and (f.until_version is null or f.until_version > h.version)
       order by f.fact_id limit $2) m`,
    [identifiers, limit],
  );
  return rows;
}

/**
 * How many rows in force name a natural person of each of these companies. Relies on register_person_count_subject.
 * @param withheld sources: a register with rows of one of them is not counted.
 */
export async function naturalPersonsOf(
  db: Queryable,
  subjects: readonly string[],
  withheld: readonly string[],
): Promise<{ subject: string; persons: number }[]> {
  if (subjects.length === 0) return [];
  const { rows } = await db.query<{ subject: string; persons: number }>(
    `select c.subject, sum(c.persons)::int as persons from register_person_count c
       join register_fact_head h on h.register_id = c.register_id and h.persons_version = c.version
     where c.subject = any($1::text[]) and not c.register_id = any($2::text[])
       and not exists (select 1 from register_snapshot s join register_source r on r.snapshot_id = s.snapshot_id
         where s.register_id = c.register_id and s.state = 'active' and r.source = any($2::text[]))
     group by c.subject`,
    [subjects, withheld],
  );
  return rows;
}

/** The registers that have facts in force, with the format each was read by. */
export async function factRegisters(db: Queryable): Promise<{ register_id: string; format: string }[]> {
  const { rows } = await db.query<{ register_id: string; format: string }>(
    `select h.register_id, s.format from register_fact_head h
       join register_snapshot s on s.register_id = h.register_id and s.state = 'active' where h.version > 0`,
  );
  return rows;
}

/** The versions of all registers' facts in force. */
export interface FactVersions {
  /** Equal for equal versions of the same registers only. */
  readonly digest: string;
  /** When the newest of them came into force, in ISO 8601; null where no register has facts. */
  readonly seen_at: string | null;
}

export async function factVersions(db: Queryable): Promise<FactVersions> {
  const { rows } = await db.query<FactVersions>(
    `select coalesce(md5(string_agg(register_id || '=' || version, ',' order by register_id)), '') as digest,
       max(seen_at) as seen_at from register_fact_head where version > 0`,
  );
  return rows[0]!;
}
