import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import { Reply } from "../../contract/reply.ts";
import { submitJob } from "../../pipelines/batch-jobs/submit-job.ts";
import { clarificationFaults } from "../../pipelines/resolution/clarified-record.ts";
import type { Database } from "../../storage/engine/database.ts";
import { JOB_OPERATION } from "../../storage/jobs/batch-jobs.ts";
import type { UnboundQuotas } from "../../storage/usage/unbound-usage.ts";
import { requestContextOf, resolutionRequest } from "../resolution/resolution-request.ts";
import { jobPath, jobView } from "./job-view.ts";
import type { submitBatchJob } from "./submit-batch-job.contract.ts";

export interface SubmitDependencies {
  readonly database: Database;
  readonly newId: (prefix: "job") => string;
  readonly quotas: UnboundQuotas;
  /** Called for every accepted job. */
  readonly submitted: () => void;
}

const POLL_S = 5;

export function submitBatchJobHandler(deps: SubmitDependencies): Handler<typeof submitBatchJob> {
  return async (call, { records }) => {
    const requests = records.map((record) =>
      resolutionRequest(requestContextOf(call, JOB_OPERATION), record),
    );
    const fault = await clarificationFaults(
      deps.database,
      call.caller.tenantId!,
      new Map(requests.entries()),
    );
    if (fault) return fault;
    const jobId = deps.newId("job");
    const view = jobView({
      job_id: jobId,
      state: "queued",
      record_count: records.length,
      completed: 0,
      matched: 0,
      not_matched: 0,
      unresolved: 0,
      error_code: null,
      created_at: call.now.toISOString(),
      started_at: null,
      finished_at: null,
    });
    const { correlationId, now } = call;
    const body = { ...view, correlation_id: correlationId };
    const acceptance = {
      status: 202,
      body,
      headers: { Location: jobPath(jobId), "Retry-After": String(POLL_S) },
    };
    const submission = {
      tenantId: call.caller.tenantId!,
      jobId,
      actor: { keyId: call.caller.keyId, surface: call.surface },
      correlationId,
      now,
      idempotency: call.idempotency!,
      records,
      quotas: deps.quotas,
    };
    const usage = await submitJob(deps.database, submission, acceptance);
    if (usage instanceof Failure) return usage;
    deps.submitted();
    return new Reply({ ...body, usage }, acceptance);
  };
}
