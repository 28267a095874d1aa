/** Guards against decisions by the names of a comparison that was not finished. */
import type { ScoredCandidate } from "../comparable/candidate.ts";
import type { GuardFinding } from "./guards.ts";

type GuardedCandidate = ScoredCandidate & { readonly refused: GuardFinding | null };

const workBudget: GuardFinding = {
  guard: "work_budget",
  disagreeing: [],
  detail: "the names are too long or too many to compare them all",
};

/**
 * Fires where names of a listed candidate were left out of the comparison. A candidate that a human
 * difference or an identifier refused does not count: its names do not matter.
 */
export function unfinished(ranked: readonly GuardedCandidate[]): GuardFinding | null {
  const open = ranked.filter(({ refused }) => refused === null || refused.guard === "number_mismatch");
  return open.some(({ evidence }) => evidence.beyondBudget) ? workBudget : null;
}

/** Fires where a namesake with another number than the record's may have been left out of the comparison. */
export function unseenNamesake(others: readonly ScoredCandidate[]): GuardFinding | null {
  const unseen = others.some(
    ({ evidence }) =>
      evidence.beyondBudget &&
      evidence.name?.exact !== true &&
      evidence.country !== "different" &&
      evidence.identifiers.conflicts.length > 0,
  );
  return unseen ? workBudget : null;
}
