import type { ReviewWrite } from "../../storage/decisions/resolutions.ts";
import type { ResolutionAnswer } from "./answer.ts";
import type { DecisionSummary } from "./decision-summary.ts";
import { shownCandidates } from "./receipt.ts";

/** The review item of an abstention: what was shown, for a person to look at. */
export function reviewWrite(
  reviewId: string,
  verdict: DecisionSummary,
  answer: ResolutionAnswer,
): ReviewWrite {
  return {
    review_id: reviewId,
    reason: verdict.reason ?? "below_acceptance_floor",
    evidence_tier: verdict.tier,
    shortlist: JSON.stringify({
      candidates: shownCandidates(verdict.ranked),
      clarification: answer.clarification,
    }),
  };
}
