import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import type { Queryable } from "../../storage/engine/database.ts";
import { findJob } from "../../storage/jobs/batch-jobs.ts";
import type { getBatchJob } from "./get-batch-job.contract.ts";
import { jobView } from "./job-view.ts";

export function getBatchJobHandler(deps: { readonly database: Queryable }): Handler<typeof getBatchJob> {
  return async (call, { job_id }) => {
    const job = await findJob(deps.database, { tenantId: call.caller.tenantId!, jobId: job_id });
    return job ? jobView(job) : new Failure("not_found");
  };
}
