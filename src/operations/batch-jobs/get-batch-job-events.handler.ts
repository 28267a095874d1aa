import { Failure } from "../../contract/errors.ts";
import type { Handler, StreamEvent } from "../../contract/operation.ts";
import {
  type FollowDependencies,
  type FollowedEvent,
  followJob,
} from "../../pipelines/batch-jobs/follow-job.ts";
import { findJob } from "../../storage/jobs/batch-jobs.ts";
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
  rows: AsyncIterable<FollowedEvent | null>,
): AsyncGenerator<StreamEvent> {
  for await (const row of rows)
    yield row && {
      id: row.isProgress ? null : row.event_id,
      event: row.isProgress ? "job.progress" : `job.${row.state}`,
      data: {
        job_id: jobId,
        state: row.state,
        sequence: row.event_id,
        occurred_at: row.isProgress ? row.read_at : row.recorded_at,
        progress: { total: row.total, completed: row.completed },
      },
    };
}
