import type { Queryable } from "../engine/database.ts";

/** The deep attempts that a plan grants for a month. */
export interface MonthlyAttempts {
  readonly plan: string;
  readonly deepAttempts: number;
}

/** The month of a moment, in UTC, as storage writes it: `2026-11`. */
function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7);
}

/**
 * Gives every tenant the deep attempts of its plan that had those of an earlier month; a month that went by unseen adds
 * none. @returns the number of tenants that were given theirs.
 */
export async function refillDeepAttempts(
  db: Queryable,
  at: Date,
  plans: readonly MonthlyAttempts[],
): Promise<number> {
  const { rowCount } = await db.query(
    `update tenant t set deep_attempts_remaining = p.attempts, deep_attempts_month = $1
     from unnest($2::text[], $3::integer[]) p(plan, attempts)
     where t.plan = p.plan
       and (t.deep_attempts_month < $1 or t.deep_attempts_month is null and t.created_at < $4::timestamptz)`,
    [
      monthOf(at),
      plans.map(({ plan }) => plan),
      plans.map(({ deepAttempts }) => deepAttempts),
      `${monthOf(at)}-01T00:00:00Z`,
    ],
  );
  return rowCount ?? 0;
}
