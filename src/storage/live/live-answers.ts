import type { Queryable } from "../engine/database.ts";

/** An answer as it is kept. */
export interface KeptAnswer {
  /** JSON of the release that wrote it. */
  readonly answer: string;
  /** ISO 8601. */
  readonly retrievedAt: string;
}

/** @param lookup SHA-256 in hex of the source and the look-up. */
export async function keptAnswer(
  db: Queryable,
  { lookup, release }: { readonly lookup: string; readonly release: string },
): Promise<KeptAnswer | null> {
  const { rows } = await db.query<{ answer: string; retrieved_at: string }>(
    `select answer, retrieved_at from live_answer
     where lookup = decode($1, 'hex') and release = $2 and expires_at > clock_timestamp()`,
    [lookup, release],
  );
  return rows[0] ? { answer: rows[0].answer, retrievedAt: rows[0].retrieved_at } : null;
}

/** Keeps an answer for `cacheMs`. @returns when the source gave it, by the database's clock. */
export async function keepAnswer(
  db: Queryable,
  {
    lookup,
    source,
    release,
    answer,
    cacheMs,
  }: {
    readonly lookup: string;
    readonly source: string;
    readonly release: string;
    readonly answer: string;
    readonly cacheMs: number;
  },
): Promise<string> {
  const { rows } = await db.query<{ retrieved_at: string }>(
    `insert into live_answer (lookup, source, release, answer, retrieved_at, expires_at)
     select decode($1, 'hex'), $2, $3, $4, now.at, now.at + $5::int * interval '1 millisecond'
     from (select clock_timestamp() as at) now
     on conflict (lookup) do update set (source, release, answer, retrieved_at, expires_at)
       = (excluded.source, excluded.release, excluded.answer, excluded.retrieved_at, excluded.expires_at)
     returning retrieved_at`,
    [lookup, source, release, answer, cacheMs],
  );
  return rows[0]!.retrieved_at;
}

/** Forgets the answers whose age is over. */
export async function forgetLiveAnswers(db: Queryable): Promise<void> {
  await db.query("delete from live_answer where expires_at <= clock_timestamp()");
}
