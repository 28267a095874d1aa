import {
  type LeasedJob,
  type LostJob,
  leaseNextJob,
  lockQueue,
  lostJobs,
} from "../../storage/batch-job-leases.ts";
import type { JobState } from "../../storage/batch-jobs.ts";
import type { Database, Transaction } from "../../storage/engine/database.ts";
import { changeJob } from "./change-job.ts";

/** How long a worker is believed to live that says nothing, in seconds by the database's clock. */
export const LEASE_S = 60;
/** Runs that may come to nothing before a job has failed. */
export const MOST_RUNS = 3;

/**
 * Takes the next job that waits, having first taken back those whose worker is lost.
 * @param token what nobody else has: the job is written under it alone.
 */
export function claimJob(database: Database, token: string, now: Date): Promise<LeasedJob | null> {
  const at = now.toISOString();
  return database.transaction(async (tx) => {
    await lockQueue(tx);
    for (const lost of await lostJobs(tx)) await takeBack(tx, lost, at);
    return leaseNextJob(tx, { token, seconds: LEASE_S, at });
  });
}

/** What becomes of a job whose run has come to nothing. An outside call without an outcome is never made again. */
export function afterFailedRun(job: { readonly failedRuns: number; readonly committed: boolean }): JobState {
  if (job.committed) return "reconciliation_required";
  return job.failedRuns + 1 < MOST_RUNS ? "queued" : "failed";
}

async function takeBack(tx: Transaction, lost: LostJob, at: string): Promise<void> {
  const to = afterFailedRun({ failedRuns: lost.failed_runs, committed: lost.committed });
  await changeJob(tx, {
    tenantId: lost.tenant_id,
    jobId: lost.job_id,
    from: ["running"],
    to,
    at,
    failedRun: true,
    ...(to === "failed" ? { errorCode: "internal_error" } : {}),
  });
}
