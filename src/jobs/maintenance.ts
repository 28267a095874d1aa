import { plans } from "../contract/limits.ts";
import { expireJobs } from "../pipelines/batch-jobs/forget-jobs.ts";
import { expireUnbound } from "../pipelines/erasure/expire-unbound.ts";
import type { StoredArtifacts } from "../pipelines/run-room/stored-artifacts.ts";
import type { Database } from "../storage/engine/database.ts";
import { forgetChanges } from "../storage/entities/entity-changes.ts";
import { bringJobsNear, sweepJobs } from "../storage/jobs/job-sweep.ts";
import { forgetLiveAnswers } from "../storage/live/live-answers.ts";
import { followGrowth, maintainTables } from "../storage/maintenance.ts";
import { forgetGrants } from "../storage/oauth/oauth-grants.ts";
import { forgetSessions } from "../storage/tenants/workbench-sessions.ts";
import { refillDeepAttempts } from "../storage/usage/deep-attempts.ts";
import { forgetCalls, tenantsWithCallsBefore } from "../storage/usage/outside-commitments.ts";
import type { ScheduledWork } from "./schedule.ts";

const EVERY_MS = 15 * 60_000;

const FOLLOW_EVERY_MS = 5_000;

const SWEEP_EVERY_MS = 60_000;

/** Deep attempts of a new month are there a minute after it began. */
const REFILL_EVERY_MS = 60_000;

/** How long a grant that is over is kept: a value of it that comes again is still told from an unknown one. */
const LAPSED_MS = 7 * 86_400_000;

/** How long the row of a change is kept: who compares entities now and then does so at least daily. */
const CHANGES_MS = 35 * 86_400_000;

/** How long an answer of an outside call is kept: the same question within that time is not paid again. */
const CALLS_MS = 30 * 86_400_000;

/** Makes the queue whole, now and then. */
export function queueMaintenance(database: Database, now: () => Date): readonly ScheduledWork[] {
  return [
    { name: "queue", everyMs: SWEEP_EVERY_MS, work: () => sweepJobs(database, now()) },
    { name: "leases", everyMs: FOLLOW_EVERY_MS, work: () => bringJobsNear(database, now()) },
  ];
}

/** From time to time: deletes rows past their retention, and keeps the database's files and statistics in order. */
export function maintenance(
  database: Database,
  options: {
    now(): Date;
    /** Days after which unbound records are erased; none are without it. */
    readonly unboundDays?: number | undefined;
    readonly artifacts?: StoredArtifacts;
  },
): readonly ScheduledWork[] {
  const forget = async (signal: AbortSignal): Promise<void> => {
    await forgetGrants(database, new Date(options.now().getTime() - LAPSED_MS).toISOString());
    await expireJobs(database, options.now());
    await forgetOldCalls(database, new Date(options.now().getTime() - CALLS_MS).toISOString());
    await options.artifacts?.sweepFiles();
    await forgetLiveAnswers(database);
    const { unboundDays: days } = options;
    if (days !== undefined) await expireUnbound({ database }, { now: options.now(), days, signal });
    const at = options.now();
    const idleSince = new Date(at.getTime() - LAPSED_MS);
    await forgetSessions(database, { at: at.toISOString(), idleSince: idleSince.toISOString() });
    await forgetChanges(database, new Date(options.now().getTime() - CHANGES_MS));
    await maintainTables(database);
  };
  const refill = () => {
    const attempts = Object.values(plans).map(({ name, deepAttempts }) => ({ plan: name, deepAttempts }));
    return refillDeepAttempts(database, options.now(), attempts);
  };
  return [
    ...queueMaintenance(database, options.now),
    { name: "maintenance", everyMs: EVERY_MS, work: forget },
    { name: "deep attempts", everyMs: REFILL_EVERY_MS, work: refill },
    {
      name: "artifact files",
      everyMs: FOLLOW_EVERY_MS,
      work: async () => options.artifacts?.removeGoneFiles(),
    },
    { name: "growth", everyMs: FOLLOW_EVERY_MS, work: () => followGrowth(database) },
  ];
}

async function forgetOldCalls(database: Database, before: string): Promise<void> {
  for (const tenantId of await tenantsWithCallsBefore(database, before))
    await database.transaction((tx) => forgetCalls(tx, tenantId, before));
}
