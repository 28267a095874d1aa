import type { Handler } from "../../contract/operation.ts";
import type { Queryable } from "../../storage/engine/database.ts";
import { listJobs } from "../../storage/jobs/list-batch-jobs.ts";
import { jobView } from "./job-view.ts";
import type { listBatchJobs } from "./list-batch-jobs.contract.ts";

export function listBatchJobsHandler(deps: { readonly database: Queryable }): Handler<typeof listBatchJobs> {
  return async (call, { limit = 50, offset = 0 }) => {
    const { jobs, total } = await listJobs(deps.database, call.caller.tenantId!, { limit, offset });
    return { jobs: jobs.map(jobView), total, limit, offset };
  };
}
