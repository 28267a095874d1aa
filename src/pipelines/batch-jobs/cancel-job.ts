import { Failure } from "../../contract/errors.ts";
import type { Database } from "../../storage/engine/database.ts";
import { lockCatalogue } from "../../storage/entities/catalogue-changes.ts";
import { findJob, type JobId, type JobRow } from "../../storage/jobs/batch-jobs.ts";
import { changeJob } from "./change-job.ts";

/** Cancels a job that is still queued. @returns the job afterwards, or why it was left unchanged. */
export function cancelJob(database: Database, id: JobId, now: Date): Promise<JobRow | Failure> {
  return database.transaction(async (tx) => {
    await lockCatalogue(tx, id.tenantId);
    await changeJob(tx, { ...id, from: ["queued"], to: "cancelled", at: now.toISOString() });
    const job = await findJob(tx, id);
    if (!job) return new Failure("not_found");
    const { state } = job;
    return state === "cancelled" ? job : new Failure("batch_job_not_cancellable", { details: { state } });
  });
}
