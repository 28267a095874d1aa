import type { EntityView } from "../../domain/entities/project.ts";
import { type Clarification, clarify } from "../../domain/matching/clarify/clarification.ts";
import type { MatchDecision } from "../../domain/matching/decide/decide.ts";
import {
  type DeeperStep,
  type Escalation,
  escalationOf,
  stagesOfSteps,
} from "../../domain/matching/decide/deeper-stages.ts";
import { PIPELINE_VERSION } from "../../domain/matching/release.ts";
import type { DecisionSummary } from "./decision-summary.ts";
import type { LookedIn } from "./looked-in.ts";
import { isUnanswered, type StepTaken } from "./outside/climb.ts";
import type { QualityShortfall } from "./quality-target.ts";
import { type ReceiptCandidate, shownCandidates } from "./receipt.ts";
import type { RequestData } from "./request.ts";

/** The answer to a resolve, without `usage`, which only the commit knows. */
export interface ResolutionAnswer extends Escalation {
  readonly record_id: string;
  readonly client_ref: string | null;
  readonly decision: MatchDecision["decision"];
  readonly stage: string;
  readonly confidence: number;
  readonly match_confidence: number;
  readonly match_confidence_basis: string;
  readonly entity: EntityView | null;
  readonly candidates_considered: number;
  readonly candidates: readonly Omit<ReceiptCandidate, "refused">[];
  readonly clarification: Clarification | null;
  readonly reason: string | null;
  readonly disagreeing_fields: readonly string[];
  readonly quality_shortfall: QualityShortfall | null;
  readonly more_input_needed: boolean;
  readonly entity_created: boolean;
  readonly replayed: boolean;
  readonly no_identifying_signal: boolean;
  /** null: the decision is of a release before 2026-11-23.4. */
  readonly looked_in: LookedIn | null;
  readonly pipeline_version: string;
  readonly decision_id: string;
  readonly review_id: string | null;
  readonly correlation_id: string;
}

export interface AnswerParts {
  readonly verdict: DecisionSummary;
  readonly recordId: string;
  readonly decisionId: string;
  readonly reviewId: string | null;
  readonly entity: EntityView | null;
  readonly entityCreated: boolean;
  readonly lookedIn: LookedIn;
  /** By how much a match missed the caller's quality target; null where it was met, or there is none. */
  readonly shortfall: QualityShortfall | null;
  /** The steps above `probabilistic` that this deployment has, and their results. */
  readonly steps: readonly DeeperStep[];
  readonly taken: readonly StepTaken[];
}

/** Converts a fresh decision into the terms of the interface. */
export function answerOf(request: RequestData, parts: AnswerParts): ResolutionAnswer {
  const { verdict } = parts;
  const unresolved = verdict.decision === "unresolved";
  const clarification = unresolved && verdict.asks !== null ? clarify(verdict.asks, verdict.ranked) : null;
  return {
    record_id: parts.recordId,
    client_ref: request.clientRef,
    decision: verdict.decision,
    stage: verdict.stage,
    confidence: verdict.probability ?? verdict.matchConfidence,
    match_confidence: verdict.matchConfidence,
    match_confidence_basis: verdict.basis,
    entity: parts.entity,
    candidates_considered: verdict.ranked.length,
    candidates: shownCandidates(verdict).map(({ refused: _, ...candidate }) => candidate),
    clarification,
    reason: verdict.reason,
    disagreeing_fields: verdict.disagreeing,
    quality_shortfall: parts.shortfall,
    more_input_needed: clarification !== null,
    ...escalationOf(unresolved && verdict.escalate, request.depth, {
      configured: stagesOfSteps(parts.steps),
      unavailable: parts.taken.some(isUnanswered),
    }),
    entity_created: parts.entityCreated,
    replayed: false,
    no_identifying_signal: verdict.reason === "no_identifying_signal",
    looked_in: parts.lookedIn,
    pipeline_version: PIPELINE_VERSION,
    decision_id: parts.decisionId,
    review_id: parts.reviewId,
    correlation_id: request.correlationId,
  };
}
