import type { Handler } from "../../contract/operation.ts";
import { answerBatch } from "../../pipelines/batch/answer-batch.ts";
import type { ResolutionDependencies } from "../../pipelines/resolution/dependencies.ts";
import { askerOf } from "../resolution/resolution-request.ts";
import type { batch } from "./batch.contract.ts";
import { batchRequests } from "./batch-requests.ts";

export function batchHandler(deps: ResolutionDependencies): Handler<typeof batch> {
  return async (call, { records }) => {
    const asker = askerOf(call, "batch");
    const requests = batchRequests(asker, records);
    return answerBatch(deps, { ...asker, records: requests, idempotency: call.idempotency });
  };
}
