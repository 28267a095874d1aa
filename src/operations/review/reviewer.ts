import { Failure, invalidRequest } from "../../contract/errors.ts";
import type { Caller } from "../../contract/operation.ts";

/**
 * The person that acts: the credential's reviewer. A `reviewer_id` that is given must be that one; it is needed only
 * where the credential names nobody.
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
