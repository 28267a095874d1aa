import { batchJobRetentionDays } from "../../contract/limits.ts";
import type { Database, Transaction } from "../../storage/engine/database.ts";
import { lockCatalogue } from "../../storage/entities/catalogue-changes.ts";
import { eraseJobInputs, jobsEndedBefore, jobsShowing } from "../../storage/jobs/batch-job-outcomes.ts";
import type { JobId, JobState } from "../../storage/jobs/batch-jobs.ts";
import type { ErasedRecords, Mentions } from "../../storage/records/erasure.ts";
import { changeJob } from "./change-job.ts";

const ended: readonly JobState[] = ["succeeded", "failed", "cancelled", "reconciliation_required"];

/** Erases the data of these records from their jobs; jobs that have ended are erased whole. */
export async function forgetJobsOf(tx: Transaction, erased: ErasedRecords, at: string): Promise<void> {
  const jobs = await eraseJobInputs(tx, erased);
  await eraseJobs(tx, { tenantId: erased.tenantId, jobs, at });
}

/** Erases the jobs whose result shows the entity. A running job finds its outcome erased when it ends. */
export async function forgetJobsShowing(tx: Transaction, mentions: Mentions, at: string): Promise<void> {
  await eraseJobs(tx, { tenantId: mentions.tenantId, jobs: await jobsShowing(tx, mentions), at });
}

async function eraseJobs(
  tx: Transaction,
  {
    tenantId,
    jobs,
    at,
  }: { readonly tenantId: string; readonly jobs: readonly string[]; readonly at: string },
): Promise<void> {
  for (const jobId of jobs) await changeJob(tx, { tenantId, jobId, from: ended, to: "erased", at });
}

const PAGE = 50;

/** Erases jobs whose results have passed their retention period. */
export async function expireJobs(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - batchJobRetentionDays * 86_400_000).toISOString();
  for (;;) {
    const old = await jobsEndedBefore(database, before, PAGE);
    for (const { tenant_id, job_id } of old)
      await expire(database, { tenantId: tenant_id, jobId: job_id }, now);
    if (old.length < PAGE) return;
  }
}

async function expire(database: Database, job: JobId, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    await lockCatalogue(tx, job.tenantId);
    await changeJob(tx, { ...job, from: ended, to: "erased", at: now.toISOString() });
  });
}
