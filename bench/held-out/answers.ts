/** Decides prepared queries and pairs inside the process, as the service does for a tenant with an empty store. */
import { decide, type MatchDecision } from "../../src/domain/matching/decide/decide.ts";
import { knownAs } from "../../src/domain/matching/decide/known-from-decision.ts";
import { matchPair } from "../../src/domain/matching/decide/match-pair.ts";
import { type MatchingModel, scorePair } from "../../src/domain/matching/score/model.ts";
import type { Coverage } from "../../src/domain/retrieval/registered-scripts.ts";
import { decisionInput, withoutSignal } from "../../src/pipelines/resolution/stages.ts";
import type { PreparedList, PreparedQuery } from "../../src/training/candidate-lists.ts";
import type { PairAnswer } from "../quality/pair-score.ts";
import type { QueryAnswer } from "../quality/query-score.ts";
import type { HeldOutCases } from "./held-out-cases.ts";

export function answerQuery(
  model: MatchingModel,
  { query, ...list }: Omit<PreparedQuery, "sources">,
  coverage: Coverage,
): QueryAnswer {
  const decided = decideList(model, list, coverage);
  const leader = decided.bound ?? decided.ranked[0];
  return {
    id: query.id,
    decision: decided.decision,
    match_confidence: decided.decision === "match" ? decided.matchConfidence : decided.probability,
    matched_ids: (leader?.registerRefs ?? []).map((ref) => `${ref.source}:${ref.sourceRecordId}`),
  };
}

/** Decides two records as `/v1/match` does: by themselves where a number decides, else with the registers. */
export function answerPair(
  model: MatchingModel,
  { pair, lists }: HeldOutCases["compared"][number],
  coverage: Coverage,
): PairAnswer {
  const [left, right] = lists;
  const alone = matchPair(model, left.comparable, right.comparable);
  const { decision, probability } =
    alone.stage === "probabilistic"
      ? matchPair(model, left.comparable, right.comparable, {
          known: [knownAs(decideList(model, left, coverage)), knownAs(decideList(model, right, coverage))],
        })
      : alone;
  return { id: pair.id, decision, probability };
}

/** Decides on a list that is compared already. */
export function decideList(
  model: MatchingModel,
  { comparable, candidates, adequate, outscored }: PreparedList,
  coverage: Coverage,
): MatchDecision {
  const scored = candidates.map((candidate) => ({
    ...candidate,
    score: scorePair(model, candidate.evidence),
  }));
  const input = decisionInput(model, comparable, { candidates, adequate, outscored, ...coverage });
  return withoutSignal(comparable) ?? decide({ ...input, scored });
}
