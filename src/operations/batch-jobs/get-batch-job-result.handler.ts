import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import { Reply } from "../../contract/reply.ts";
import type { BatchAnswer } from "../../pipelines/batch/batch-answer.ts";
import { isUnderWay } from "../../pipelines/batch-jobs/job-states.ts";
import type { Queryable } from "../../storage/engine/database.ts";
import { findJob, type JobId, type JobRow, jobResult } from "../../storage/jobs/batch-jobs.ts";
import type { getBatchJobResult, getBatchJobResults } from "./get-batch-job-result.contract.ts";
import { jobView, noResult, retryAfterS } from "./job-view.ts";

interface ResultDependencies {
  readonly database: Queryable;
}

type Result = Omit<BatchAnswer, "correlation_id">;
type Found = { readonly job: JobRow; readonly result: Result | null };

export function getBatchJobResultHandler(deps: ResultDependencies): Handler<typeof getBatchJobResult> {
  return async (call, { job_id }) => {
    const found = await findResult(deps, { tenantId: call.caller.tenantId!, jobId: job_id });
    if (found instanceof Failure) return found;
    if (found.result) return found.result;
    const headers = { "Retry-After": String(retryAfterS(found.job)) };
    return new Reply(jobView(found.job), { status: 202, headers });
  };
}

export function getBatchJobResultsHandler(deps: ResultDependencies): Handler<typeof getBatchJobResults> {
  return async (call, { job_id, offset = 0, limit = 50 }) => {
    const found = await findResult(deps, { tenantId: call.caller.tenantId!, jobId: job_id });
    if (found instanceof Failure) return found;
    const { job, result } = found;
    const total = job.record_count;
    if (!result) return { state: job.state, outcomes: [], next_offset: offset, total };
    const end = offset + limit;
    return {
      state: job.state,
      outcomes: result.outcomes.slice(offset, end),
      next_offset: end < total ? end : null,
      total,
      usage: result.usage,
    };
  };
}

/** The job with its result; without one while it is under way. */
async function findResult(deps: ResultDependencies, id: JobId): Promise<Found | Failure> {
  const job = await findJob(deps.database, id);
  if (!job) return new Failure("not_found");
  if (isUnderWay(job.state)) return { job, result: null };
  const text = job.state === "succeeded" ? await jobResult(deps.database, id) : null;
  if (text !== null) return { job, result: JSON.parse(text) as Result };
  // An erasure may have come between the two reads.
  return noResult(job.state === "succeeded" ? { ...job, state: "erased" } : job);
}
