import { toCompanyRecord } from "../../contract/company-record.ts";
import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import type { ResolutionDependencies } from "../../pipelines/resolution/dependencies.ts";
import { resolveRecord } from "../../pipelines/resolution/resolve-record.ts";
import type { resolve } from "./resolve.contract.ts";

export function resolveHandler(deps: ResolutionDependencies): Handler<typeof resolve> {
  return async (call, input) => {
    const {
      depth = "research",
      enrich = true,
      client_ref,
      fields,
      field_packs,
      include_field_status,
      ...rest
    } = input;
    const { quality_target: target, clarification_of: earlier, ...described } = rest;
    // There are no batch jobs yet, so an id of one is unknown.
    if (earlier?.job_id !== undefined) return new Failure("not_found");
    return resolveRecord(deps, {
      tenantId: call.caller.tenantId!,
      operation: "resolve",
      record: toCompanyRecord(described),
      submitted: input,
      clientRef: client_ref ?? null,
      depth,
      enrich,
      selection: { fields, field_packs, include_field_status },
      qualityTarget: target
        ? {
            minimumMatchConfidence: target.minimum_match_confidence ?? 0.95,
            minimumCompleteness: target.minimum_completeness ?? 0.95,
          }
        : null,
      clarificationOf: earlier
        ? { recordId: earlier.record_id, decisionId: earlier.decision_id ?? null }
        : null,
      now: call.now,
      actor: { keyId: call.caller.keyId, surface: call.surface },
      correlationId: call.correlationId,
      idempotency: call.idempotency,
      signal: call.signal,
    });
  };
}
