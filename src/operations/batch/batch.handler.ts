import type { Handler } from "../../contract/operation.ts";
import { answerBatch } from "../../pipelines/batch/answer-batch.ts";
import type { ResolutionDependencies } from "../../pipelines/resolution/dependencies.ts";
import { requestContextOf } from "../resolution/resolution-request.ts";
import type { batch } from "./batch.contract.ts";
import { batchRequests } from "./batch-requests.ts";

export function batchHandler(deps: ResolutionDependencies): Handler<typeof batch> {
  return async (call, { records }) => {
    const context = requestContextOf(call, "batch");
    const requests = batchRequests(context, records);
    return answerBatch(deps, { ...context, records: requests, idempotency: call.idempotency });
  };
}
