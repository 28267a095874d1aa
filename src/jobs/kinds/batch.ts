import { z } from "zod";
import { changeJob } from "../../pipelines/batch-jobs/change-job.ts";
import { type JobDependencies, runJob, UNREADABLE } from "../../pipelines/batch-jobs/run-job.ts";
import { takeBatchJob } from "../../pipelines/batch-jobs/take-job.ts";
import { BATCH_KIND } from "../../storage/jobs/batch-jobs.ts";
import type { JobKind } from "../job-kind.ts";

const payload = z.strictObject({ job_id: z.string() });

/** Batch jobs: one of a tenant at a time, in their order; four of different tenants in a process. */
export function batchKind(deps: JobDependencies): JobKind<z.output<typeof payload>> {
  const at = () => deps.now().toISOString();
  return {
    name: BATCH_KIND,
    slots: 4,
    perTenant: 1,
    payload,
    take: (tx, { tenantId, attempts }, { job_id: jobId }) =>
      takeBatchJob(tx, { tenantId, jobId, attempts }, at()),
    run: (job, signal) => runJob(deps, job, signal),
    failed: async (tx, { tenantId, key: jobId }) => {
      const ending = { to: "failed", errorCode: UNREADABLE } as const;
      await changeJob(tx, { tenantId, jobId, from: ["queued", "running"], at: at(), ...ending });
    },
  };
}
