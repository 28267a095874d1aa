import { toCompanyRecord } from "../../contract/company-record.ts";
import { Failure } from "../../contract/errors.ts";
import type { Call, Handler } from "../../contract/operation.ts";
import { hasSignal } from "../../domain/matching/comparable/comparable.ts";
import { normalise } from "../../domain/matching/comparable/comparable-of.ts";
import {
  type DeeperStep,
  type Depth,
  escalationOf,
  stagesOfSteps,
} from "../../domain/matching/decide/deeper-stages.ts";
import type { MatchingModel } from "../../domain/matching/score/model.ts";
import { keyTakenOver } from "../../pipelines/keep-answer.ts";
import type { RegistersVersion } from "../../pipelines/register-install/registers-version.ts";
import { affordableDepth, creditsOf } from "../../pipelines/resolution/credits.ts";
import { type JudgedPair, judgePair, pairSteps } from "../../pipelines/resolution/outside/adjudicate-pair.ts";
import type { OutsideSteps } from "../../pipelines/resolution/outside/outside-steps.ts";
import type { Database } from "../../storage/engine/database.ts";
import { type TenantStanding, tenantStanding } from "../../storage/entities/catalogue.ts";
import { type Charge, charge } from "../../storage/usage/charges.ts";
import type { UnboundQuotas } from "../../storage/usage/unbound-usage.ts";
import type { match } from "./match.contract.ts";

export function matchHandler(deps: {
  readonly database: Database;
  readonly model: MatchingModel;
  readonly registers: { current(): RegistersVersion | null };
  readonly outside: Pick<OutsideSteps, "steps" | "hear">;
  readonly quotas: UnboundQuotas;
}): Handler<typeof match> {
  return async (call, { left, right, depth = "research" }) => {
    const tenantId = call.caller.tenantId!;
    const pair = [toCompanyRecord(left), toCompanyRecord(right)] as const;
    for (;;) {
      const standing = await tenantStanding(deps.database, tenantId);
      if (!standing) return new Failure("unauthorized");
      // A pair with a record without a signal costs nothing, whatever the balance.
      if (
        standing.enforced &&
        standing.credits_remaining < 1 &&
        pair.every((one) => hasSignal(normalise(one)))
      ) {
        return new Failure("credits_exhausted", {
          details: { credits_remaining: standing.credits_remaining },
        });
      }
      const allowed = affordableDepth(depth, standing);
      const verdict = await judgePair(deps, { ...call, tenantId, pair, depth: allowed });
      if (verdict instanceof Failure) return verdict;
      const answer = answerOf(call, verdict, { depth: allowed, steps: pairSteps(deps.outside) });
      const credits = verdict.decision === "unresolved" ? 0 : creditsOf(verdict.stage);
      const balance = await charge(deps.database, chargeOf(call, { answer, credits, standing, deps }));
      // Another request took the credits meanwhile: the rest pays for a decision of the cheaper stages.
      if (balance === "no_credits" && credits > creditsOf("probabilistic")) continue;
      if (balance === "no_credits") return new Failure("credits_exhausted");
      if (balance === "answered") return keyTakenOver();
      return { ...answer, usage: { credits_charged: credits, ...balance } };
    }
  };
}

function answerOf(
  { correlationId }: Call,
  verdict: JudgedPair,
  { depth, steps }: { readonly depth: Depth; readonly steps: readonly DeeperStep[] },
) {
  return {
    decision: verdict.decision,
    stage: verdict.stage,
    probability: verdict.probability,
    match_confidence: verdict.matchConfidence,
    match_confidence_basis: verdict.basis,
    reason: verdict.reason,
    disagreeing_fields: verdict.disagreeing,
    ...escalationOf(verdict.decision === "unresolved" && verdict.escalate, depth, {
      configured: stagesOfSteps(steps),
      unavailable: verdict.unavailable,
    }),
    no_identifying_signal: verdict.reason === "no_identifying_signal",
    correlation_id: correlationId,
  };
}

function chargeOf(
  { now, surface, idempotency, caller }: Call,
  {
    answer,
    credits,
    standing,
    deps,
  }: {
    readonly answer: object;
    readonly credits: number;
    readonly standing: TenantStanding;
    readonly deps: { readonly quotas: UnboundQuotas };
  },
): Charge {
  return {
    tenantId: caller.tenantId!,
    operation: "match",
    credits,
    at: now.toISOString(),
    surface,
    freeBytes: deps.quotas[standing.plan]?.bytes ?? null,
    idempotency: idempotency && {
      keyDigest: idempotency.keyDigest,
      fingerprint: idempotency.fingerprint,
      body: JSON.stringify(answer),
    },
  };
}
