import { type ErrorCode, errorCatalogue, Failure } from "../../contract/errors.ts";
import type { JobRow } from "../../storage/jobs/batch-jobs.ts";

/** The job in the terms of the interface. */
export function jobView(job: JobRow) {
  return {
    job_id: job.job_id,
    state: job.state,
    record_count: job.record_count,
    progress: {
      total: job.record_count,
      completed: job.completed,
      match: job.matched,
      no_match: job.not_matched,
      unresolved: job.unresolved,
    },
    created_at: job.created_at,
    started_at: job.started_at,
    finished_at: job.finished_at,
    error: job.error_code === null ? null : errorOf(job.error_code),
    result_path: `${jobPath(job.job_id)}/result`,
  };
}

/** Errors with which only a job can end. */
const jobErrors: Readonly<Record<string, { readonly message: string }>> = {
  stored_record_unreadable: { message: "A stored record of the job cannot be read by this release." },
  outside_call_unsettled: { message: "What became of an outside call could not be found out." },
};

function errorOf(code: string): { code: string; message: string } {
  const { message } = jobErrors[code] ?? errorCatalogue[code as ErrorCode] ?? errorCatalogue.internal_error;
  return { code, message };
}

export const jobPath = (jobId: string): string => `/v1/batch-jobs/${jobId}`;

const RECORDS_PER_S = 100;

/** Seconds after which another request may be useful. */
export function retryAfterS({ record_count, completed }: JobRow): number {
  return Math.min(30, Math.max(2, Math.ceil((record_count - completed) / RECORDS_PER_S)));
}

/** Why a job that has ended has no result. */
export function noResult({ state }: JobRow): Failure {
  if (state === "erased") return new Failure("result_erased");
  return new Failure("batch_job_no_result", { details: { state } });
}
