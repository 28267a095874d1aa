import type { ScoredCandidate } from "../comparable/candidate.ts";
import type { Comparable } from "../comparable/comparable.ts";
import { namesakesElsewhere, type Posterior } from "../score/listwise.ts";
import { isShortHan } from "../words/short-han.ts";
import { allLeftOver } from "../words/unmatched-words.ts";
import type { GuardFinding } from "./guards.ts";

/** Two candidates whose shares of the posterior are this close cannot be told apart (rule 7). */
export const TWIN_MARGIN = 0.02;

/** Rule 7: the next candidate if within 0.02 of the leader. Namesakes in other registers are left out. */
export function nearestRival(open: readonly ScoredCandidate[], shares: Posterior): ScoredCandidate | null {
  const namesakes = namesakesElsewhere(open);
  const i = open.findIndex((_, place) => place > 0 && !namesakes.includes(place));
  return i > 0 && shares.candidates[0]! - shares.candidates[i]! <= TWIN_MARGIN ? open[i]! : null;
}

/**
 * A candidate that has the record's whole name in Han, where the record gives a short form and the leader only sounds like it:
 * 廣隆 is rather 廣隆光電科技股份有限公司 than "Kwong Lung".
 */
export function writtenRival(
  { names }: Comparable,
  [leader, ...others]: readonly ScoredCandidate[],
): ScoredCandidate | null {
  const sound = leader?.evidence.name;
  if (!sound?.crossScript || sound.heard === 0 || !names.every(({ analysed }) => isShortHan(analysed)))
    return null;
  const hasName = ({ evidence: { name, country } }: ScoredCandidate) =>
    country !== "different" &&
    name !== null &&
    !name.crossScript &&
    name.shared > 0 &&
    allLeftOver(name.queryUnmatched) === 0;
  return others.find(hasName) ?? null;
}

export function twins(first: ScoredCandidate, second: ScoredCandidate): GuardFinding {
  const shared = first.registerRefs.find((ref) =>
    second.registerRefs.some((other) => other.source === ref.source),
  );
  return {
    guard: "indistinguishable_candidates",
    disagreeing: [],
    detail: shared ? "two companies of one register are equally likely" : "two companies are equally likely",
  };
}
