import { toCompanyRecord } from "../../contract/company-record.ts";
import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import { hasSignal } from "../../domain/matching/comparable/comparable.ts";
import { normalise } from "../../domain/matching/comparable/comparable-of.ts";
import { depthAllows, escalationOf, stagesOfSteps } from "../../domain/matching/decide/deeper-stages.ts";
import { matchPair } from "../../domain/matching/decide/match-pair.ts";
import type { MatchingModel } from "../../domain/matching/score/model.ts";
import { keyTakenOver } from "../../pipelines/keep-answer.ts";
import { affordableDepth } from "../../pipelines/resolution/credits.ts";
import type { OutsideSteps } from "../../pipelines/resolution/outside/outside-steps.ts";
import type { Database } from "../../storage/engine/database.ts";
import { tenantStanding } from "../../storage/entities/catalogue.ts";
import { charge } from "../../storage/usage/charges.ts";
import type { UnboundQuotas } from "../../storage/usage/unbound-usage.ts";
import type { match } from "./match.contract.ts";

export function matchHandler(deps: {
  readonly database: Database;
  readonly model: MatchingModel;
  readonly outside: Pick<OutsideSteps, "steps">;
  readonly quotas: UnboundQuotas;
}): Handler<typeof match> {
  return async (call, { left, right, depth = "research" }) => {
    const tenantId = call.caller.tenantId!;
    const { steps } = deps.outside;
    const standing = await tenantStanding(deps.database, tenantId);
    if (!standing) return new Failure("unauthorized");
    const pair = [normalise(toCompanyRecord(left)), normalise(toCompanyRecord(right))] as const;
    // A pair of which one record has no signal costs nothing, whatever the balance.
    if (standing.enforced && standing.credits_remaining < 1 && pair.every(hasSignal)) {
      return new Failure("credits_exhausted", { details: { credits_remaining: standing.credits_remaining } });
    }
    const allowed = affordableDepth(depth, standing);
    const verdict = matchPair(deps.model, ...pair);
    const unresolved = verdict.decision === "unresolved";
    const answer = {
      decision: verdict.decision,
      stage: verdict.stage,
      probability: verdict.probability,
      match_confidence: verdict.matchConfidence,
      match_confidence_basis: verdict.basis,
      reason: verdict.reason,
      disagreeing_fields: verdict.disagreeing,
      ...escalationOf(unresolved && verdict.escalate, allowed, {
        configured: stagesOfSteps(steps),
        unavailable: steps.some((step) => depthAllows(allowed, step)),
      }),
      no_identifying_signal: verdict.reason === "no_identifying_signal",
      correlation_id: call.correlationId,
    };
    const credits = unresolved ? 0 : 1;
    const balance = await charge(deps.database, {
      tenantId,
      operation: "match",
      credits,
      at: call.now.toISOString(),
      surface: call.surface,
      freeBytes: deps.quotas[standing.plan]?.bytes ?? null,
      idempotency: call.idempotency && {
        keyDigest: call.idempotency.keyDigest,
        fingerprint: call.idempotency.fingerprint,
        body: JSON.stringify(answer),
      },
    });
    if (balance === "no_credits") return new Failure("credits_exhausted");
    if (balance === "answered") return keyTakenOver();
    return { ...answer, usage: { credits_charged: credits, ...balance } };
  };
}
