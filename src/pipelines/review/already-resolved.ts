import { Failure } from "../../contract/errors.ts";
import type { ReviewItemRow } from "../../storage/review/review.ts";

/** The refusal of a second verdict: it states the first verdict and its reviewer. */
export function alreadyResolved(item: ReviewItemRow): Failure {
  const { verdict, verdict_entity_id, reviewer_id, superseded_by, resolved_at } = item;
  return new Failure("review_already_resolved", {
    details: { verdict, entity_id: verdict_entity_id, reviewer_id, superseded_by, resolved_at },
  });
}
