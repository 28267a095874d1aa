import type { Queryable } from "../engine/database.ts";
import type { WorkPlace } from "./due.ts";

/** The first pause of a lane that hung, in seconds; each further one is twice as long. */
const FIRST_PAUSE_S = 15;
const LONGEST_PAUSE_S = 600;

/**
 * Writes down that a run met its time-out: nothing more is taken there for a while, and then one job at a time. Those that
 * were under way beside it count as one with it.
 */
export async function pauseLane(
  db: Queryable,
  { kind, tenantId, lane }: WorkPlace,
  now: string,
): Promise<void> {
  await db.query(
    `update job_due set hangs = hangs + 1,
       paused_until = $4::timestamptz + make_interval(secs => least($6::float8, $5::float8 * power(2, least(hangs, 20))))
     where kind = $1 and tenant_id = $2 and lane = $3 and (paused_until is null or paused_until <= $4)`,
    [kind, tenantId, lane, now, FIRST_PAUSE_S, LONGEST_PAUSE_S],
  );
}

/** Ends the pause of a lane that has answered, whatever it said. */
export async function resumeLane(db: Queryable, { kind, tenantId, lane }: WorkPlace): Promise<void> {
  await db.query(
    `update job_due set hangs = 0, paused_until = null
     where kind = $1 and tenant_id = $2 and lane = $3 and hangs > 0`,
    [kind, tenantId, lane],
  );
}
