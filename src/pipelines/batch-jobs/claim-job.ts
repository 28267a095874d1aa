import type { Database, Transaction } from "../../storage/engine/database.ts";
import { lockCatalogue } from "../../storage/entities/catalogue-changes.ts";
import {
  holdLostJob,
  type LeasedJob,
  leaseNextJob,
  lockQueue,
  lostJobs,
} from "../../storage/jobs/batch-job-leases.ts";
import { countDecided } from "../../storage/jobs/batch-job-outcomes.ts";
import type { JobId } from "../../storage/jobs/batch-jobs.ts";
import { LEASE_S } from "../../storage/jobs/leases.ts";
import { changeJob } from "./change-job.ts";

/** Runs in a row that may come to nothing, and decide nothing, before a job has failed. */
export const MOST_RUNS = 3;

/**
 * Takes the next job that waits, having first taken back those whose worker is lost.
 * @param token what nobody else has: the job is written under it alone.
 */
export async function claimJob(database: Database, token: string, now: Date): Promise<LeasedJob | null> {
  const at = now.toISOString();
  for (const lost of await lostJobs(database)) await takeBackLost(database, lost, at);
  return database.transaction(async (tx) => {
    await lockQueue(tx);
    return leaseNextJob(tx, { token, seconds: LEASE_S, at });
  });
}

async function takeBackLost(database: Database, id: JobId, at: string): Promise<void> {
  await database.transaction(async (tx) => {
    await lockCatalogue(tx, id.tenantId);
    const lost = await holdLostJob(tx, id);
    if (lost) await takeBack(tx, { ...id, ...lost, failedRuns: lost.failed_runs }, at);
  });
}

/** A run that has come to nothing: its worker was lost, or failed inside. */
export interface FailedRun extends JobId {
  readonly failedRuns: number;
  readonly decided: number;
  /** Whether an outside call that somebody bills is without an outcome. */
  readonly committed: boolean;
  readonly leaseToken?: string;
}

/**
 * Puts a job whose run has come to nothing back into the queue; one whose outside call has no outcome waits for its
 * operator, and one that came to nothing too often, without any record decided in between, has failed. The catalogue must
 * be locked.
 */
export async function takeBack(tx: Transaction, run: FailedRun, at: string): Promise<void> {
  const { tenantId, jobId, leaseToken } = run;
  const decided = await countDecided(tx, run);
  const runs = decided > run.decided ? 0 : run.failedRuns + 1;
  const to = run.committed ? "reconciliation_required" : runs < MOST_RUNS ? "queued" : "failed";
  await changeJob(tx, {
    tenantId,
    jobId,
    from: ["running"],
    to,
    at,
    failed: { runs, decided },
    ...(leaseToken === undefined ? {} : { leaseToken }),
    ...(to === "failed" ? { errorCode: "internal_error" } : {}),
  });
}
