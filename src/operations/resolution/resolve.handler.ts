import type { Handler } from "../../contract/operation.ts";
import type { ResolutionDependencies } from "../../pipelines/resolution/dependencies.ts";
import { resolveRecord } from "../../pipelines/resolution/resolve-record.ts";
import { requestContextOf, resolutionRequest } from "./resolution-request.ts";
import type { resolve } from "./resolve.contract.ts";

export function resolveHandler(deps: ResolutionDependencies): Handler<typeof resolve> {
  return async (call, input) => {
    const request = resolutionRequest(requestContextOf(call, "resolve"), input);
    return resolveRecord(deps, { ...request, idempotency: call.idempotency });
  };
}
