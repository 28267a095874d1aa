import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import { cancelJob } from "../../pipelines/batch-jobs/cancel-job.ts";
import type { Database } from "../../storage/engine/database.ts";
import type { cancelBatchJob } from "./cancel-batch-job.contract.ts";
import { jobView } from "./job-view.ts";

export function cancelBatchJobHandler(deps: { readonly database: Database }): Handler<typeof cancelBatchJob> {
  return async (call, { job_id }) => {
    const job = { tenantId: call.caller.tenantId!, jobId: job_id };
    const cancelled = await cancelJob(deps.database, job, call.now);
    return cancelled instanceof Failure ? cancelled : jobView(cancelled);
  };
}
