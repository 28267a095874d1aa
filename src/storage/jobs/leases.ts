import type { Queryable } from "../engine/database.ts";

/** How long whoever works on something is believed to live that says nothing, in seconds by the database's clock. */
export const LEASE_S = 60;

/** The longest that a notification is put off, in seconds: what a receiver may ask for with `Retry-After`. */
export const MAX_RETRY_AFTER_S = 3600;

/**
 * Shortens what lies further ahead than it can: the database's clock was set back since. Else a notification
 * whose worker died before that would wait until the clock is there again. Nothing ends sooner than it would if it were
 * taken now, so whoever lives renews it in time. Claims on keys are shortened when somebody asks for them (`claimKey`).
 * @param now the time by which notifications are due.
 */
export async function shortenLeases(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `update webhook_delivery set
       lease_until = least(lease_until, clock_timestamp() + make_interval(secs => $1)),
       next_attempt_at = least(next_attempt_at, $2::timestamptz + make_interval(secs => $3))
     where status = 'pending' and (lease_until > clock_timestamp() + make_interval(secs => $1)
       or next_attempt_at > $2::timestamptz + make_interval(secs => $3))`,
    [LEASE_S, now.toISOString(), MAX_RETRY_AFTER_S],
  );
}
