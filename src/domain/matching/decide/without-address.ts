/** Leaves an address out of a decision where it does not contradict the leader and yet makes the answer worse. */
import type { ScoredCandidate } from "../comparable/candidate.ts";
import type { Comparable } from "../comparable/comparable.ts";
import type { PairEvidence } from "../compare/pair-evidence.ts";
import { type MatchingModel, scorePair } from "../score/model.ts";

/** The parts of a decision that tell whether it is the better of two. */
interface Decided {
  readonly decision: keyof typeof RANK;
  readonly stage: string;
  readonly ranked: readonly (ScoredCandidate & { readonly refused: object | null })[];
}

interface Listed {
  readonly model: MatchingModel;
  readonly query: Comparable;
  readonly scored: readonly ScoredCandidate[];
}

/**
 * Whether the address may have made the answer worse: the decision by probability is no match, and the address does
 * not contradict the leader. The score of "none of these" rises with an address that most candidates do not have.
 */
export function isWeakenedByAddress({ stage, decision, ranked }: Decided): boolean {
  const [leader] = ranked;
  if (stage !== "probabilistic" || decision === "match" || !leader || leader.refused) return false;
  return isCompatible(leader.evidence.address);
}

/** Both have an address and no part of the two differs; a county beside a town neither agrees nor differs. */
function isCompatible(address: PairEvidence["address"]): boolean {
  if (address === null || address.houseNumbersDisagree) return false;
  return address.city !== "different" && address.postal !== "different" && address.country !== "different";
}

/** The record and its list as if it had no address. */
export function withoutAddress<I extends Listed>(input: I): I {
  const scored = input.scored.map((candidate): ScoredCandidate => {
    if (candidate.evidence.address === null) return candidate;
    const evidence = { ...candidate.evidence, address: null };
    return { ...candidate, evidence, score: scorePair(input.model, evidence) };
  });
  return { ...input, query: { ...input.query, addresses: [] }, scored };
}

const RANK = { no_match: 0, unresolved: 1, match: 2 } as const;

/** Whether the decision without the address has the same leader and is nearer to a match. */
export function isBetter(without: Decided, decision: Decided): boolean {
  return (
    without.ranked[0]?.key === decision.ranked[0]?.key && RANK[without.decision] > RANK[decision.decision]
  );
}
