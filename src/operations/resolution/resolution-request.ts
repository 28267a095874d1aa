import type { z } from "zod";
import { toCompanyRecord } from "../../contract/company-record.ts";
import type { Call } from "../../contract/operation.ts";
import type { ResolutionRequest } from "../../pipelines/resolution/request.ts";
import type { resolveInput } from "./resolve.contract.ts";

/** The data about the caller, whether the caller waits for the answer or not. */
export type RequestContext = Pick<Call, "now" | "surface" | "correlationId" | "signal" | "waits"> & {
  readonly tenantId: string;
  readonly keyId: string | null;
  readonly operation: string;
};

export function requestContextOf(call: Call, operation: string): RequestContext {
  return { ...call, operation, tenantId: call.caller.tenantId!, keyId: call.caller.keyId };
}

/** Converts one sent record, with its defaults, to a request of the pipeline. */
export function resolutionRequest(
  context: RequestContext,
  sent: z.output<typeof resolveInput>,
): ResolutionRequest {
  const {
    depth = "research",
    enrich = true,
    client_ref,
    fields,
    field_packs,
    include_field_status,
    ...rest
  } = sent;
  const { quality_target: target, clarification_of: earlier, ...described } = rest;
  return {
    tenantId: context.tenantId,
    operation: context.operation,
    record: toCompanyRecord(described),
    submitted: sent,
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
      ? {
          recordId: earlier.record_id,
          decisionId: earlier.decision_id ?? null,
          jobId: earlier.job_id ?? null,
          recordIndex: earlier.record_index ?? null,
        }
      : null,
    now: context.now,
    actor: { keyId: context.keyId, surface: context.surface },
    correlationId: context.correlationId,
    idempotency: null,
    signal: context.signal,
    ...(context.waits && { waits: context.waits }),
    job: null,
  };
}
