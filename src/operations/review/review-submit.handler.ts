import { Failure } from "../../contract/errors.ts";
import type { Call, Handler } from "../../contract/operation.ts";
import type { ReviewDependencies } from "../../pipelines/review/dependencies.ts";
import { submitVerdict } from "../../pipelines/review/submit-verdict.ts";
import type { VerdictResult } from "../../pipelines/review/verdict.ts";
import type { reviewSubmit, reviewSubmitMany } from "./review-submit.contract.ts";
import { reviewerOf } from "./reviewer.ts";

type Sent = Parameters<Handler<typeof reviewSubmit>>[1];

export function reviewSubmitHandler(deps: ReviewDependencies): Handler<typeof reviewSubmit> {
  return (call, sent) => settle(deps, call, sent);
}

export function reviewSubmitManyHandler(deps: ReviewDependencies): Handler<typeof reviewSubmitMany> {
  return async (call, { verdicts, reviewer_id }) => {
    const results = [];
    for (const sent of verdicts) {
      const given = sent.reviewer_id ?? reviewer_id;
      const result = await settle(deps, call, given === undefined ? sent : { ...sent, reviewer_id: given });
      results.push(shown(sent, result));
    }
    const succeeded = results.filter(({ status }) => status === "resolved").length;
    return { verdicts: results, succeeded, failed: results.length - succeeded };
  };
}

async function settle(deps: ReviewDependencies, call: Call, sent: Sent): Promise<VerdictResult | Failure> {
  const reviewerId = reviewerOf(call.caller, sent.reviewer_id);
  if (reviewerId instanceof Failure) return reviewerId;
  return submitVerdict(deps, {
    tenantId: call.caller.tenantId!,
    reviewId: sent.review_id,
    verdict: sent.verdict,
    entityId: sent.entity_id ?? null,
    candidateIndex: sent.candidate_index ?? null,
    reviewerId,
    reason: sent.reason,
    createEntity: sent.create_entity ?? true,
    sourceEventId: sent.source_event_id ?? null,
    now: call.now,
    actor: { keyId: call.caller.keyId, surface: call.surface },
    correlationId: call.correlationId,
    signal: call.signal,
  });
}

function shown(sent: Sent, result: VerdictResult | Failure) {
  const failure = result instanceof Failure ? result : null;
  return {
    review_id: sent.review_id,
    verdict: sent.verdict,
    status: failure ? ("refused" as const) : ("resolved" as const),
    entity_id: result instanceof Failure ? null : result.entity_id,
    decision_id: result instanceof Failure ? null : result.decision_id,
    error_code: failure?.code ?? null,
    error_message: failure?.message ?? null,
  };
}
