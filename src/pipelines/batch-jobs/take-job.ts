import type { Transaction } from "../../storage/engine/database.ts";
import { countDecided } from "../../storage/jobs/batch-job-outcomes.ts";
import { type JobId, type RunnableJob, runnableJob } from "../../storage/jobs/batch-jobs.ts";
import { changeJob } from "./change-job.ts";

/** Runs in a row that may come to nothing, and decide nothing, before a job has failed. */
export const MOST_RUNS = 3;

/**
 * Records that a job runs, which the caller is about to take from the queue. One whose worker was lost is taken back first.
 * The catalogue must be locked.
 * @param attempts runs in a row that came to nothing, as the queue has them.
 * @returns the same with a run that was lost; null where there is nothing to run.
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

/** What a run that has come to nothing makes of its job. */
export interface TakenBack {
  readonly to: "queued" | "failed" | "reconciliation_required";
  /** Runs in a row that came to nothing. */
  readonly attempts: number;
}

/**
 * Puts a job whose run has come to nothing back into the queue: its worker was lost, or failed inside. One whose outside
 * call has no outcome waits for its operator, and one that came to nothing too often, without any record decided in
 * between, has failed. The catalogue must be locked.
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
