import { expireJobs } from "../pipelines/batch-jobs/forget-jobs.ts";
import { expireUnbound } from "../pipelines/erasure/expire-unbound.ts";
import type { Database } from "../storage/engine/database.ts";
import { shortenLeases } from "../storage/jobs/leases.ts";
import { forgetGrants } from "../storage/oauth/oauth-grants.ts";
import { followGrowth, keepUp } from "../storage/upkeep.ts";

const EVERY_MS = 15 * 60_000;

const FOLLOW_EVERY_MS = 5_000;

/** How long a grant that is over is kept: a value of it that comes again is still told from an unknown one. */
const LAPSED_MS = 7 * 86_400_000;

/** Forgets what is long over and keeps the database's files and statistics in order, now and then. */
export function startUpkeep(
  database: Database,
  options: {
    now(): Date;
    failed(error: unknown): void;
    /** Days after which unbound records are erased; none are without it. */
    readonly unboundDays?: number | undefined;
  },
): { stop(): void } {
  const stopping = new AbortController();
  const once = async (): Promise<void> => {
    await forgetGrants(database, new Date(options.now().getTime() - LAPSED_MS).toISOString());
    await expireJobs(database, options.now());
    const { unboundDays: days } = options;
    if (days !== undefined)
      await expireUnbound({ database }, { now: options.now(), days, signal: stopping.signal });
    await keepUp(database);
  };
  const failed = (error: unknown): void => {
    if (!stopped) options.failed(error);
  };
  let stopped = false;
  let following = false;
  const follow = async (): Promise<void> => {
    if (following) return;
    following = true;
    await shortenLeases(database, options.now())
      .then(() => followGrowth(database))
      .catch(failed);
    following = false;
  };
  const timers = [setInterval(() => once().catch(failed), EVERY_MS), setInterval(follow, FOLLOW_EVERY_MS)];
  for (const timer of timers) timer.unref();
  return {
    stop() {
      stopped = true;
      stopping.abort();
      for (const timer of timers) clearInterval(timer);
    },
  };
}
