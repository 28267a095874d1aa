import type { CallOptions } from "./call-options.ts";
import type { Events } from "./events.ts";
import { BatchJobsOperations } from "./generated/methods.ts";
import { operations } from "./generated/operations.ts";
import type {
  BatchJob,
  BatchJobEvent,
  BatchJobRequest,
  BatchResponse,
  GetBatchJobEventsParameters,
} from "./generated/types.ts";
import { pause } from "./retry.ts";

export interface WaitOptions extends CallOptions {
  /** Called with the job each time that a poll finds the job under way. */
  readonly onProgress?: (job: BatchJob) => void;
}

const isUnderWay = (state: string): boolean => state === "queued" || state === "running";

/** The operations of batch jobs, with helpers that make several requests. */
export class BatchJobs extends BatchJobsOperations {
  /**
   * Submits records and waits for their outcomes.
   * @throws ConflictError where the job ends without a result (failed, cancelled), GoneError where its result
   * was erased.
   */
  async submitAndWait(request: BatchJobRequest, options: WaitOptions = {}): Promise<BatchResponse> {
    const { onProgress: _, ...call } = options;
    const { job_id } = await this.submit(request, call);
    const { idempotencyKey: _key, ...waiting } = options;
    return this.wait(job_id, waiting);
  }

  /** Polls at the service's interval until a job has ended, and returns its result. @throws as submitAndWait. */
  async wait(jobId: string, options: WaitOptions = {}): Promise<BatchResponse> {
    const { onProgress, ...call } = options;
    for (;;) {
      const { data, meta } = await this.getResult(jobId, call).withResponse();
      if (meta.status !== 202) return data as BatchResponse;
      onProgress?.(data as BatchJob);
      await pause((meta.retryAfter ?? 2) * 1000, options.signal);
    }
  }

  /** The events of a job to its end; a lost connection is opened again. */
  override getEvents(
    jobId: string,
    parameters?: GetBatchJobEventsParameters,
    options: CallOptions = {},
  ): Events<BatchJobEvent> {
    const isOver = async (last: BatchJobEvent | null) =>
      !isUnderWay((last ?? (await this.get(jobId, options))).state);
    return this.caller.events(
      operations.get_batch_job_events,
      { job_id: jobId, ...parameters },
      { ...options, isOver },
    );
  }
}
