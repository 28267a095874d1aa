/** Decides prepared queries and pairs inside the process, as the service does for a tenant with an empty store. */
import { decide } from "../../src/domain/matching/decide/decide.ts";
import { matchPair } from "../../src/domain/matching/decide/match-pair.ts";
import { type MatchingModel, scorePair } from "../../src/domain/matching/score/model.ts";
import { decisionInput, withoutSignal } from "../../src/pipelines/resolution/stages.ts";
import type { PreparedQuery } from "../../src/training/candidate-lists.ts";
import type { PairAnswer } from "../quality/pair-score.ts";
import type { QueryAnswer } from "../quality/query-score.ts";
import type { HeldOutCases } from "./held-out-cases.ts";

/** @param listed companies in the register. */
export function answerQuery(
  model: MatchingModel,
  { query, comparable, candidates, adequate }: PreparedQuery,
  listed: number,
): QueryAnswer {
  const scored = candidates.map((candidate) => ({
    ...candidate,
    score: scorePair(model, candidate.evidence),
  }));
  const decided =
    withoutSignal(comparable) ??
    decide({ ...decisionInput(model, comparable, { candidates, adequate, listed }), scored });
  const leader = decided.bound ?? decided.ranked[0];
  return {
    id: query.id,
    decision: decided.decision,
    match_confidence: decided.decision === "match" ? decided.matchConfidence : decided.probability,
    matched_ids: (leader?.registerRefs ?? []).map((ref) => `${ref.source}:${ref.sourceRecordId}`),
  };
}

export function answerPair(
  model: MatchingModel,
  { pair, left, right }: HeldOutCases["compared"][number],
): PairAnswer {
  const { decision, probability } = matchPair(model, left, right);
  return { id: pair.id, decision, probability };
}
