import type { ScoredCandidate } from "../comparable/candidate.ts";
import { namesakesElsewhere, type Posterior } from "../score/listwise.ts";
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
 * A candidate that has the record's whole name in the record's own script, where the leader only sounds like that name: 廣隆 is
 * rather 廣隆光電科技股份有限公司 than "Kwong Lung". A record that gives a legal form gives the whole name.
 */
export function writtenRival([leader, ...others]: readonly ScoredCandidate[]): ScoredCandidate | null {
  const sound = leader?.evidence.name;
  if (!sound?.crossScript || sound.heard === 0) return null;
  return others.find(hasNameOfRecord) ?? null;
}

/** Whether the record's whole name is in the candidate's name, and only the candidate's has a legal form. */
function hasNameOfRecord({ evidence: { name, country, form }, comparable }: ScoredCandidate): boolean {
  if (country === "different" || name === null || name.crossScript || name.shared === 0) return false;
  const hasForm = comparable.names.some(({ analysed }) => analysed.forms.length > 0);
  return form === "one_missing" && hasForm && allLeftOver(name.queryUnmatched) === 0;
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
