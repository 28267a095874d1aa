import { Failure, invalidRequest } from "../../contract/errors.ts";
import type { Caller } from "../../contract/operation.ts";

/**
 * The acting person: the credential's reviewer. A given `reviewer_id` must equal it; it is required only
 * where the credential names no reviewer.
 */
export function reviewerOf(caller: Caller, given: string | undefined): string | Failure {
  if (caller.reviewerId === null) {
    return (
      given ??
      invalidRequest([
        { path: "reviewer_id", code: "missing", message: "needed: the credential names no reviewer" },
      ])
    );
  }
  return given === undefined || given === caller.reviewerId
    ? caller.reviewerId
    : new Failure("reviewer_mismatch");
}
