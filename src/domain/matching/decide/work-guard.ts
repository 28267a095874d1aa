/** A comparison that was not finished decides nothing by its names. */
import type { ScoredCandidate } from "../comparable/candidate.ts";
import type { GuardFinding } from "./guards.ts";

type GuardedCandidate = ScoredCandidate & { readonly refused: GuardFinding | null };

const workBudget: GuardFinding = {
  guard: "work_budget",
  disagreeing: [],
  detail: "the names are too long or too many to compare them all",
};

/**
 * The guard against a list of which names were left out of the comparison. A candidate that a person or an identifier
 * refused is told apart without its names.
 */
export function unfinished(ranked: readonly GuardedCandidate[]): GuardFinding | null {
  const open = ranked.filter(({ refused }) => refused === null || refused.guard === "number_mismatch");
  return open.some(({ evidence }) => evidence.beyondBudget) ? workBudget : null;
}

/** The guard against a holder of the record's number where a namesake with another number may have been left out. */
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
