import { z } from "zod";
import { unresolvedReasons } from "../domain/matching/decide/unresolved-reason.ts";

/** The fields of an answer about the stages above `probabilistic`. */
export const escalation = {
  depth_capped: z
    .boolean()
    .meta({ description: "The request's `depth` ended the work before a stage that could decide." }),
  escalation_unavailable: z
    .boolean()
    .meta({ description: "A deeper stage that this deployment has could not run: temporary." }),
  stages_not_configured: z.array(z.string()).meta({
    description:
      "Stages that this deployment does not have. Sending the record again unchanged decides nothing.",
  }),
};

/** Why an answer is `unresolved`, or a pair of a batch withheld: `reason`. */
export const abstentionReasons = [...unresolvedReasons, "insufficient_evidence"] as const;

export type AbstentionReason = (typeof abstentionReasons)[number];
