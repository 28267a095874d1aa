import type { BatchOutcome } from "../../frame/client.ts";
import type { Outcome } from "./upload.ts";

/** The part of an answer that the table of results keeps. */
export function outcomeOf(answer: BatchOutcome): Outcome {
  const { entity, decision } = answer;
  const text = (attribute: string): string | null => {
    const value = entity?.record[attribute];
    return typeof value === "string" ? value : null;
  };
  return {
    decision,
    confidence: answer.match_confidence,
    stage: answer.stage,
    entity_id: entity?.entity_id ?? null,
    entity_name: text("identity.legal_name"),
    company_number: text("registration.company_number"),
    jurisdiction: text("registration.jurisdiction"),
    lei: text("registration.lei"),
    reason: answer.reason,
    question: answer.clarification?.question ?? null,
    record_id: answer.record_id,
    decision_id: answer.decision_id,
    review_id: answer.review_id,
  };
}
