import type { Verdict } from "../../domain/matching/decide.ts";
import type { ReviewWrite } from "../../storage/resolutions.ts";
import type { ResolutionAnswer } from "./answer.ts";
import { shownCandidates } from "./receipt.ts";

/** The review item of an abstention: what was shown, for a person to look at. */
export function reviewWrite(reviewId: string, verdict: Verdict, answer: ResolutionAnswer): ReviewWrite {
  return {
    review_id: reviewId,
    reason: verdict.reason ?? "below_acceptance_floor",
    evidence_tier: evidenceTier(verdict),
    shortlist: JSON.stringify({
      candidates: shownCandidates(verdict.ranked),
      clarification: answer.clarification,
    }),
  };
}

function evidenceTier(verdict: Verdict): "identifier" | "corroborated" | "uncorroborated" {
  const lead = verdict.ranked[0]?.evidence;
  if (!lead) return "uncorroborated";
  if (lead.identifiers.agreeing.length > 0) return "identifier";
  const corroborated =
    lead.domain === "same" ||
    lead.phone === "same" ||
    lead.address?.city === "same" ||
    lead.address?.postal === "same";
  return corroborated ? "corroborated" : "uncorroborated";
}
