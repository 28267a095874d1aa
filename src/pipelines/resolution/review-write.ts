import type { RegisterRef } from "../../domain/matching/comparable/candidate.ts";
import type { ReviewWrite } from "../../storage/decisions/resolutions.ts";
import type { ResolutionAnswer } from "./answer.ts";
import type { DecisionSummary, ToldCandidate } from "./decision-summary.ts";
import { shownCandidates } from "./receipt.ts";

/** The review item of an abstention, with the shortlist that was shown, for a person to decide. */
export function reviewWrite(
  reviewId: string,
  verdict: DecisionSummary,
  answer: ResolutionAnswer,
): ReviewWrite {
  const candidates = shownCandidates(verdict);
  const liveRows = verdict.ranked.slice(0, candidates.length).map(liveRowsOf);
  return {
    review_id: reviewId,
    reason: verdict.reason ?? "below_acceptance_floor",
    evidence_tier: verdict.tier,
    shortlist: JSON.stringify({
      candidates,
      ...(liveRows.some((rows) => rows.length > 0) && { live_rows: liveRows }),
      clarification: answer.clarification,
    }),
  };
}

/** The rows of a company that only a step outside knew: a verdict on it reads them again. */
function liveRowsOf({ entityId, groupId, registerRefs }: ToldCandidate): readonly RegisterRef[] {
  return entityId === null && groupId === null
    ? registerRefs.map(({ source, sourceRecordId }) => ({ source, sourceRecordId }))
    : [];
}
