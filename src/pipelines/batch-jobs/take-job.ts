import type { Transaction } from "../../storage/engine/database.ts";
import { countDecided } from "../../storage/jobs/batch-job-outcomes.ts";
import { type JobId, type RunnableJob, runnableJob } from "../../storage/jobs/batch-jobs.ts";
import { changeJob } from "./change-job.ts";

/** Consecutive runs that may fail without deciding a record before the job fails. */
export const MOST_RUNS = 3;

/**
 * Records that a job runs, which the caller is about to take from the queue. A job whose worker was lost is
 * taken back first. The catalogue must be locked.
 * @param attempts consecutive failed runs, as the queue has them.
 * @returns the attempts with the lost run included; null where there is nothing to run.
 */
export async function takeBatchJob(
  tx: Transaction,
  { attempts, ...id }: JobId & { readonly attempts: number },
  at: string,
): Promise<number | null> {
  const job = await runnableJob(tx, id);
  if (!job) return null;
  let runs = attempts;
  if (job.state === "running") {
    const back = await takeBack(tx, job, { attempts, at });
    if (back.to !== "queued") return null;
    runs = back.attempts;
  }
  return (await changeJob(tx, { ...id, from: ["queued"], to: "running", at })) ? runs : null;
}

/** The state of a job after a failed run. */
export interface TakenBack {
  readonly to: "queued" | "failed" | "reconciliation_required";
  /** Consecutive failed runs. */
  readonly attempts: number;
}

/**
 * Puts a job whose run has failed back into the queue: its worker was lost, or had an internal error. A job
 * whose outside call has no outcome waits for its operator; a job that failed too often, without any record
 * decided in between, has failed. The catalogue must be locked.
 */
export async function takeBack(
  tx: Transaction,
  job: RunnableJob,
  { attempts: before, at }: { readonly attempts: number; readonly at: string },
): Promise<TakenBack> {
  const { tenantId, jobId } = job;
  const decided = await countDecided(tx, job);
  const attempts = decided > job.decided ? 0 : before + 1;
  const to = job.committed ? "reconciliation_required" : attempts < MOST_RUNS ? "queued" : "failed";
  const error = to === "failed" ? { errorCode: "internal_error" } : {};
  await changeJob(tx, { tenantId, jobId, from: ["running"], to, at, decided, ...error });
  return { to, attempts };
}
