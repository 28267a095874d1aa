import { Failure } from "../../contract/errors.ts";
import type { Handler, StreamEvent } from "../../contract/operation.ts";
import { type FollowDependencies, followJob } from "../../pipelines/batch-jobs/follow-job.ts";
import { findJob, type JobEventRow } from "../../storage/batch-jobs.ts";
import type { getBatchJobEvents } from "./get-batch-job-events.contract.ts";

export function getBatchJobEventsHandler(deps: FollowDependencies): Handler<typeof getBatchJobEvents> {
  return async (call, { job_id, last_event_id = 0 }) => {
    const job = { tenantId: call.caller.tenantId!, jobId: job_id };
    if (!(await findJob(deps.database, job))) return new Failure("not_found");
    return eventsOf(job_id, followJob(deps, job, last_event_id));
  };
}

async function* eventsOf(
  jobId: string,
  rows: AsyncIterable<JobEventRow | null>,
): AsyncGenerator<StreamEvent> {
  for await (const row of rows)
    yield row && {
      id: row.event_id,
      event: `job.${row.state}`,
      data: { job_id: jobId, state: row.state, at: row.recorded_at },
    };
}
