import { Failure } from "../../contract/errors.ts";
import type { Usage } from "../../contract/usage.ts";
import { PIPELINE_VERSION } from "../../domain/matching/release.ts";
import type { CommitOutcome, ResolutionWrite } from "../../storage/decisions/resolutions.ts";
import type { TenantStanding } from "../../storage/entities/catalogue.ts";
import { keyTakenOver } from "../keep-answer.ts";
import type { ResolutionAnswer } from "./answer.ts";
import { creditsOf } from "./credits.ts";
import type { RequestData } from "./request.ts";

export type CommittedAnswer = ResolutionAnswer & { readonly usage: Usage };

/** The submission, and the tenant's state before anything was read. */
export interface Submission {
  /** Canonical JSON of the submission. */
  readonly submitted: string;
  /** Its SHA-256 in hex. */
  readonly digest: string;
  readonly standing: TenantStanding;
}

/** The columns that every write of this request has. */
export function baseWrite(request: RequestData, work: Submission) {
  return {
    tenant_id: request.tenantId,
    operation: request.operation,
    at: request.now.toISOString(),
    client_ref: request.clientRef,
    submitted: work.submitted,
    content_digest: work.digest,
    clarification_of: request.clarificationOf?.recordId ?? null,
    seen_version: work.standing.catalogue_version,
    pipeline_version: PIPELINE_VERSION,
    acting_key_id: request.actor.keyId,
    acting_surface: request.actor.surface,
  };
}

/** The answer that the idempotency key stores for repeats, without `usage`. */
export function keyed(request: RequestData, answer: ResolutionAnswer): ResolutionWrite["idempotency"] {
  if (!request.idempotency) return null;
  return {
    key_digest: request.idempotency.keyDigest,
    fingerprint: request.idempotency.fingerprint,
    body: JSON.stringify(answer),
  };
}

/** Adds the balance after the commit to the answer, or returns why nothing was written. */
export function answerAfterCommit(
  outcome: CommitOutcome,
  answer: ResolutionAnswer,
  credits: number,
): CommittedAnswer | Failure | "again" {
  // Another decision took the credits meanwhile: the rest still pays for a decision of the cheaper stages.
  if (
    outcome.outcome === "no_credits" &&
    credits > creditsOf("probabilistic") &&
    outcome.credits_remaining > 0
  )
    return "again";
  if (outcome.outcome === "no_credits")
    return new Failure("credits_exhausted", { details: { credits_remaining: outcome.credits_remaining } });
  if (outcome.outcome === "no_tenant") return new Failure("unauthorized");
  if (outcome.outcome === "answered") return keyTakenOver();
  if (outcome.outcome !== "committed") return "again";
  return {
    ...answer,
    usage: {
      credits_charged: credits,
      credits_remaining: outcome.credits_remaining,
      deep_attempts_remaining: outcome.deep_attempts_remaining,
      plan: outcome.plan,
      enforced: outcome.enforced,
    },
  };
}
