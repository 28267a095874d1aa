import { confidenceOfKind } from "../../domain/entities/observation.ts";
import type { PairEvidence } from "../../domain/matching/compare/pair-evidence.ts";
import { PIPELINE_VERSION } from "../../domain/matching/release.ts";
import { featureValues } from "../../domain/matching/score/features.ts";
import { complementOf, contributionsOf, type MatchingModel } from "../../domain/matching/score/model.ts";
import type { RegisterMember } from "../register-install/installed-registers.ts";
import { citedEvidence, type Receipt } from "./receipt.ts";

/** The receipt of a human decision: it has no replay inputs, and names the reviewer. */
export type HumanReceipt = Omit<
  Receipt,
  "decision" | "reason" | "reviewer_id" | "reviewer_reason" | "replay_inputs"
> & {
  readonly decision: "match" | "no_match";
  readonly reason: null;
  readonly reviewer_id: string;
  readonly reviewer_reason: string;
  readonly replay_inputs: null;
};

export interface HumanAct {
  readonly decisionId: string;
  readonly recordId: string;
  readonly rightRef: string | null;
  readonly decision: "match" | "no_match";
  /** Whether the record is a member of an entity afterwards. */
  readonly binds: boolean;
  /** The evidence between the record and the company; null where none was chosen. */
  readonly evidence: PairEvidence | null;
  readonly members: readonly RegisterMember[];
  readonly registerVersion: number | null;
  readonly reviewerId: string;
  readonly reason: string;
  readonly actor: { readonly keyId: string | null; readonly surface: string };
  /** ISO 8601. */
  readonly at: string;
}

/**
 * Writes the receipt of a human decision. Its `match_confidence` is the trust that survivorship puts in a named
 * reviewer, not a measured probability: the basis says so.
 */
export function humanReceipt(act: HumanAct, model: MatchingModel): HumanReceipt {
  const features = act.evidence ? nonZero(featureValues(act.evidence)) : {};
  const { upper, noMatch, llmConfidenceFloor } = model.thresholds;
  return {
    decision_id: act.decisionId,
    left_record_id: act.recordId,
    right_ref: act.rightRef,
    decision: act.decision,
    stage: "human_review",
    reason: null,
    probability: null,
    none_probability: null,
    match_confidence: act.binds ? confidenceOfKind.reviewer : 0,
    match_confidence_basis: act.binds ? "human_verdict" : "no_binding",
    features,
    top_features: contributionsOf(model.pair, features),
    score: null,
    identifier_rule: null,
    thresholds: { upper, lower: complementOf(noMatch), llm_confidence_floor: llmConfidenceFloor },
    guards: [],
    verdict: null,
    evidence: act.members.map(citedEvidence),
    candidates: [],
    candidates_considered: act.evidence ? 1 : 0,
    depth: "probabilistic",
    enrich: act.members.length > 0,
    register_version: act.registerVersion,
    run_id: null,
    pipeline_version: PIPELINE_VERSION,
    reviewer_id: act.reviewerId,
    reviewer_reason: act.reason,
    acting_key_id: act.actor.keyId,
    acting_surface: act.actor.surface,
    decided_at: act.at,
    replay_inputs: null,
  };
}

function nonZero(values: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== 0));
}
