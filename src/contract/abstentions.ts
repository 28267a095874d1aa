import { unresolvedReasons } from "../domain/matching/unresolved-reason.ts";

/** Why an answer is `unresolved`, or a pair of a batch withheld: `reason`. */
export const abstentionReasons = [...unresolvedReasons, "insufficient_evidence"] as const;

export type AbstentionReason = (typeof abstentionReasons)[number];
