import type { Queryable } from "../engine/database.ts";

/** A tenant's receivers at one host. */
export interface Receivers {
  readonly tenant_id: string;
  readonly destination: string;
}

/** The first pause of a host that hung, in seconds; each further one is twice as long. */
const FIRST_PAUSE_S = 15;
const LONGEST_PAUSE_S = 600;

/**
 * Writes down that an attempt met the time-out: nothing more of this tenant is sent to the host for a while. Those that
 * were under way beside it count as one with it.
 * @param now when it is, in place of the database's clock.
 */
export async function pauseReceivers(
  db: Queryable,
  { tenant_id, destination }: Receivers,
  now: Date | null,
): Promise<void> {
  await db.query(
    `insert into webhook_pause as p (tenant_id, destination, hangs, until)
     select $1, $2, 1, clock.now + make_interval(secs => $4)
     from (select coalesce($3::timestamptz, clock_timestamp()) as now) clock
     on conflict (tenant_id, destination) do update set hangs = p.hangs + 1, until = excluded.until
         + make_interval(secs => least($5::double precision, $4::double precision * power(2, least(p.hangs, 20))) - $4)
       where p.until <= excluded.until - make_interval(secs => $4)`,
    [tenant_id, destination, now?.toISOString() ?? null, FIRST_PAUSE_S, LONGEST_PAUSE_S],
  );
}

/** Ends the pause of a host that has answered, whatever it said. */
export async function resumeReceivers(db: Queryable, { tenant_id, destination }: Receivers): Promise<void> {
  await db.query("delete from webhook_pause where tenant_id = $1 and destination = $2", [
    tenant_id,
    destination,
  ]);
}

/** Forgets pauses that ended a day ago: nobody sends there any more. */
export async function forgetPauses(db: Queryable): Promise<void> {
  await db.query("delete from webhook_pause where until < clock_timestamp() - interval '1 day'");
}
