import { z } from "zod";

export const usage = z
  .looseObject({
    credits_charged: z.int().min(0).meta({ description: "Credits this answer cost." }),
    credits_remaining: z.int().meta({ description: "Balance after it." }),
    deep_attempts_remaining: z.int().min(0),
    plan: z.string(),
    enforced: z.boolean().meta({ description: "Whether an exhausted balance refuses metered work." }),
  })
  .meta({ id: "Usage", description: "The cost of the answer, and the balance after it." });

export type Usage = z.output<typeof usage>;

/** The two fields that the door adds to every data answer. */
export const answered = {
  correlation_id: z.string().meta({ description: "Prefix req_; quote it when reporting." }),
  usage,
};
