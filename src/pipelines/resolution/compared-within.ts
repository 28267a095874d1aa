/** A shortlist compared within the work budget of its record. */
import type { Candidate, ScoredCandidate } from "../../domain/matching/comparable/candidate.ts";
import type { Comparable } from "../../domain/matching/comparable/comparable.ts";
import {
  CANDIDATE_WORK,
  companyWork,
  LEAST_WORK,
  TURN_WORK,
} from "../../domain/matching/compare/name-work.ts";
import {
  compareIdentifiers,
  comparePair,
  type PairEvidence,
} from "../../domain/matching/compare/pair-evidence.ts";
import { type MatchingModel, scorePair } from "../../domain/matching/score/model.ts";
import { ask, type Steps } from "./questions.ts";

/**
 * Compares and scores every candidate: first those whose identifiers agree or conflict, then the others in
 * their order. The rest of the budget at a candidate's turn limits which of its names are compared.
 * @param budget work units for the whole list.
 */
export function* comparedWithin(
  budget: number,
  model: MatchingModel,
  query: Comparable,
  candidates: readonly Candidate[],
): Steps<ScoredCandidate[]> {
  const evidence: PairEvidence[] = [];
  let left = budget;
  let sinceTurn = 0;
  for (const place of places(query, candidates)) {
    const { comparable } = candidates[place]!;
    const most = Math.min(left, CANDIDATE_WORK);
    if (sinceTurn > 0 && sinceTurn + Math.min(most, companyWork(query, comparable)) > TURN_WORK) {
      sinceTurn = 0;
      yield* ask("turn", {});
    }
    const compared = comparePair(query, comparable, most);
    evidence[place] = compared;
    left -= compared.work;
    sinceTurn += Math.max(compared.work, LEAST_WORK);
  }
  return candidates.map((candidate, place) => ({
    ...candidate,
    evidence: evidence[place]!,
    score: scorePair(model, evidence[place]!),
  }));
}

function places({ identifiers }: Comparable, candidates: readonly Candidate[]): number[] {
  const all = candidates.map((_, place) => place);
  if (identifiers.length === 0) return all;
  const identified = candidates.map(({ comparable }) => {
    const { agreeing, conflicts } = compareIdentifiers(identifiers, comparable.identifiers);
    return agreeing.length + conflicts.length > 0;
  });
  return [...all.filter((place) => identified[place]), ...all.filter((place) => !identified[place])];
}
