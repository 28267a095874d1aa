import { type Served, serve } from "../../contract/operation.ts";
import { newOpaqueId } from "../../ids/opaque-id.ts";
import type { FollowDependencies } from "../../pipelines/batch-jobs/follow-job.ts";
import type { Database } from "../../storage/engine/database.ts";
import type { UnboundQuotas } from "../../storage/usage/unbound-usage.ts";
import { cancelBatchJob } from "./cancel-batch-job.contract.ts";
import { cancelBatchJobHandler } from "./cancel-batch-job.handler.ts";
import { getBatchJob } from "./get-batch-job.contract.ts";
import { getBatchJobHandler } from "./get-batch-job.handler.ts";
import { getBatchJobEvents } from "./get-batch-job-events.contract.ts";
import { getBatchJobEventsHandler } from "./get-batch-job-events.handler.ts";
import { getBatchJobResult, getBatchJobResults } from "./get-batch-job-result.contract.ts";
import { getBatchJobResultHandler, getBatchJobResultsHandler } from "./get-batch-job-result.handler.ts";
import { listBatchJobs } from "./list-batch-jobs.contract.ts";
import { listBatchJobsHandler } from "./list-batch-jobs.handler.ts";
import { submitBatchJob } from "./submit-batch-job.contract.ts";
import { type SubmitDependencies, submitBatchJobHandler } from "./submit-batch-job.handler.ts";

export interface BatchJobDependencies {
  readonly database: Database;
  readonly quotas: UnboundQuotas;
  readonly jobs: Pick<FollowDependencies, "wait" | "closing"> & Pick<SubmitDependencies, "submitted">;
}

/** Batch jobs from their submission to their results, with their handlers. */
export function batchJobOperations({ database, quotas, jobs }: BatchJobDependencies): readonly Served[] {
  return [
    serve(submitBatchJob, submitBatchJobHandler({ ...jobs, database, quotas, newId: newOpaqueId })),
    serve(listBatchJobs, listBatchJobsHandler({ database })),
    serve(getBatchJob, getBatchJobHandler({ database })),
    serve(getBatchJobResult, getBatchJobResultHandler({ database })),
    serve(getBatchJobResults, getBatchJobResultsHandler({ database })),
    serve(getBatchJobEvents, getBatchJobEventsHandler({ ...jobs, database })),
    serve(cancelBatchJob, cancelBatchJobHandler({ database })),
  ];
}
