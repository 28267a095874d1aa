import type { Queryable } from "../engine/database.ts";

export interface TokenLease {
  readonly owner: string;
  readonly bucket: string;
  readonly capacity: number;
  readonly refillPerS: number;
  /** Whole tokens, at least one. */
  readonly wanted: number;
}

/**
 * Takes up to so many tokens of a bucket, which fills with time and is full where it is not known yet.
 * @param at when; null: by the database's clock, the only one that all processes share.
 * @returns how many were taken, and what is left, with its fraction.
 */
export async function leaseTokens(
  db: Queryable,
  { owner, bucket, capacity, refillPerS, wanted }: TokenLease,
  at: Date | null,
): Promise<{ leased: number; left: number }> {
  const { rows } = await db.query<{ leased: number; tokens: string }>(
    `insert into rate_bucket as held (owner, bucket, tokens, at, leased)
     values ($1, $2, $3::numeric - least($5::int, $3::int), coalesce($6::timestamptz, clock_timestamp()), least($5::int, $3::int))
     on conflict (owner, bucket) do update set (tokens, at, leased) = (
       select filled.tokens - taken.n, excluded.at, taken.n
       from (select least($3::numeric, held.tokens + round($4::numeric
           * greatest(0, extract(epoch from excluded.at - held.at)), 9)) as tokens) filled,
         lateral (select least($5::int, floor(filled.tokens)::int) as n) taken)
     returning leased, tokens`,
    [owner, bucket, capacity, refillPerS, wanted, at?.toISOString() ?? null],
  );
  return { leased: rows[0]!.leased, left: Number(rows[0]!.tokens) };
}

/** Puts a token back into a bucket, which holds no more than its capacity. */
export async function returnToken(
  db: Queryable,
  { owner, bucket, capacity }: Pick<TokenLease, "owner" | "bucket" | "capacity">,
): Promise<void> {
  await db.query(
    "update rate_bucket set tokens = least($3::numeric, tokens + 1) where owner = $1 and bucket = $2",
    [owner, bucket, capacity],
  );
}

/** Forgets buckets that nobody has drawn on for an hour: every one is full again by then. */
export async function forgetIdleBuckets(db: Queryable): Promise<void> {
  await db.query("delete from rate_bucket where at < clock_timestamp() - interval '1 hour'");
}
