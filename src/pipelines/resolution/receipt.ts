import type { Surface } from "../../contract/operation.ts";
import type { MatchDecision } from "../../domain/matching/decide/decide.ts";
import type { Judgement } from "../../domain/matching/decide/outside-evidence.ts";
import type { ReplayInputs } from "../../domain/matching/decide/replay.ts";
import { PIPELINE_VERSION } from "../../domain/matching/release.ts";
import {
  type Contribution,
  complementOf,
  type MatchingModel,
  type Thresholds,
} from "../../domain/matching/score/model.ts";
import type { RegisterMember } from "../register-install/installed-registers.ts";
import type { DecisionSummary } from "./decision-summary.ts";
import type { LookedIn } from "./looked-in.ts";
import { type AdjudicatorVerdict, adjudicatorVerdict, judgementOn } from "./outside/adjudicator-verdict.ts";
import type { StepTaken } from "./outside/climb.ts";
import type { RequestData } from "./request.ts";

export interface ReceiptCandidate {
  readonly entity_id: string | null;
  readonly external: boolean;
  /** null where no fact that names the candidate may be shown. */
  readonly legal_name: string | null;
  readonly domain: string | null;
  readonly legal_status: string | null;
  readonly probability: number;
  /** null: no model was asked about it. */
  readonly adjudicator_decision: Judgement["decision"] | null;
  /** The model's own statement, uncalibrated. */
  readonly adjudicator_confidence: number | null;
  /** The guard that made the candidate a non-match, if any. */
  readonly refused: string | null;
}

/** The stored receipt: everything that the decision rested on, as it was then. */
export interface Receipt {
  readonly decision_id: string;
  readonly left_record_id: string;
  /** The record that this record clarifies; absent where it clarifies none. */
  readonly clarification_of?: string;
  readonly right_ref: string | null;
  readonly decision: MatchDecision["decision"];
  readonly stage: string;
  readonly reason: string | null;
  readonly probability: number | null;
  readonly none_probability: number | null;
  readonly match_confidence: number;
  readonly match_confidence_basis: string;
  readonly features: Readonly<Record<string, number>>;
  readonly top_features: readonly Contribution[];
  readonly score: { readonly intercept: number; readonly log_odds: number } | null;
  readonly identifier_rule: MatchDecision["identifierRule"];
  readonly thresholds: {
    readonly upper: number;
    readonly lower: number;
    readonly llm_confidence_floor: number;
  };
  readonly guards: MatchDecision["guards"];
  /** The model's verdict on the leading candidate; null where no model answered. */
  readonly verdict: AdjudicatorVerdict | null;
  readonly evidence: readonly {
    readonly source_id: string;
    readonly source_kind: string;
    readonly licence: string;
    readonly url: string | null;
    readonly summary: string;
    readonly retrieved_at: string;
  }[];
  readonly candidates: readonly ReceiptCandidate[];
  readonly candidates_considered: number;
  readonly depth: string;
  readonly enrich: boolean;
  readonly register_version: number | null;
  /** Absent from receipts of unions, and of releases before 2026-11-23.4. */
  readonly looked_in?: LookedIn;
  /** The asking of steps outside; null where none was asked. */
  readonly run_id: string | null;
  /** The steps above `probabilistic`; absent where the deployment has none. */
  readonly deeper_steps?: readonly StepTaken[];
  readonly pipeline_version: string;
  readonly reviewer_id: null;
  readonly reviewer_reason: null;
  /** null: the service itself, in its maintenance. */
  readonly acting_key_id: string | null;
  readonly acting_surface: string;
  readonly decided_at: string;
  /** null when the scorer was never reached. */
  readonly replay_inputs: ReplayInputs | null;
}

const SHOWN = 10;

/** The shortlist as callers see it, best first. */
export function shownCandidates({
  ranked,
  adjudicated,
}: Pick<DecisionSummary, "ranked" | "adjudicated">): ReceiptCandidate[] {
  return ranked.slice(0, SHOWN).map((candidate) => {
    const said = adjudicated && judgementOn(candidate, adjudicated);
    return {
      entity_id: candidate.entityId,
      external: candidate.entityId === null,
      legal_name: candidate.facts.legalName,
      domain: candidate.facts.domain,
      legal_status: candidate.facts.legalStatus,
      probability: candidate.probability,
      adjudicator_decision: said?.decision ?? null,
      adjudicator_confidence: said?.confidence ?? null,
      refused: candidate.refused?.guard ?? null,
    };
  });
}

/** The actor, the time and the depth of a decision. */
export interface Acting extends Pick<RequestData, "depth" | "enrich" | "now"> {
  readonly actor: { readonly keyId: string | null; readonly surface: Surface };
  readonly clarificationOf?: RequestData["clarificationOf"];
}

/** Writes the receipt. Candidates' ids are the tenant's own; an unbound register company has none. */
export function writeReceipt(
  request: Acting,
  parts: {
    readonly verdict: DecisionSummary;
    readonly model: MatchingModel;
    readonly decisionId: string;
    readonly recordId: string;
    readonly rightRef: string | null;
    readonly members: readonly RegisterMember[];
    readonly registerVersion: number | null;
    /** Absent from the receipt of a union, for which nothing was looked up. */
    readonly lookedIn?: LookedIn;
    readonly taken?: readonly StepTaken[];
    readonly runId?: string | null;
  },
): Receipt {
  const { verdict, model } = parts;
  return {
    decision_id: parts.decisionId,
    left_record_id: parts.recordId,
    ...(request.clarificationOf ? { clarification_of: request.clarificationOf.recordId } : {}),
    right_ref: parts.rightRef,
    decision: verdict.decision,
    stage: verdict.stage,
    reason: verdict.reason,
    probability: verdict.probability,
    none_probability: verdict.noneProbability,
    match_confidence: verdict.matchConfidence,
    match_confidence_basis: verdict.basis,
    features: verdict.scoring.features,
    top_features: verdict.scoring.contributions,
    score: verdict.scoring.score,
    identifier_rule: verdict.identifierRule,
    thresholds: thresholdsShown(model.thresholds),
    guards: verdict.guards,
    verdict: adjudicatorVerdict(verdict.adjudicated, verdict.bound ?? verdict.ranked[0] ?? null),
    evidence: parts.members.map(citedEvidence),
    candidates: shownCandidates(verdict),
    candidates_considered: verdict.ranked.length,
    depth: request.depth,
    enrich: request.enrich,
    register_version: parts.registerVersion,
    ...(parts.lookedIn === undefined ? {} : { looked_in: parts.lookedIn }),
    run_id: parts.runId ?? null,
    ...(parts.taken?.length ? { deeper_steps: parts.taken } : {}),
    pipeline_version: PIPELINE_VERSION,
    reviewer_id: null,
    reviewer_reason: null,
    acting_key_id: request.actor.keyId,
    acting_surface: request.actor.surface,
    decided_at: request.now.toISOString(),
    replay_inputs: verdict.scoring.replay,
  };
}

/** How a receipt cites a register row. */
export function citedEvidence({ company, snapshot }: RegisterMember): Receipt["evidence"][number] {
  return {
    source_id: company.source,
    source_kind: "register",
    licence: company.licence ?? snapshot.licence ?? "unknown",
    url: company.sourceUrl ?? snapshot.sourceUrl,
    summary: `${company.source} lists ${company.name} as ${company.sourceRecordId}`,
    retrieved_at: snapshot.retrievedAt,
  };
}

/** The thresholds in force, in the interface's names; for `no_match` every chance must be below `lower`. */
function thresholdsShown(thresholds: Thresholds) {
  return {
    upper: thresholds.upper,
    lower: complementOf(thresholds.noMatch),
    llm_confidence_floor: thresholds.llmConfidenceFloor,
  };
}
