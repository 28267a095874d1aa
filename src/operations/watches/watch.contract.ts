import { z } from "zod";
import { watchIntervalSeconds } from "../../contract/limits.ts";
import { timestamp } from "../../contract/scalars.ts";

export const intervalSeconds = z
  .int()
  .min(watchIntervalSeconds.min)
  .max(watchIntervalSeconds.max)
  .optional()
  .meta({ default: watchIntervalSeconds.default, description: "Seconds from one check to the next." });

/** A watch as it is read. */
export const watchView = z
  .looseObject({
    entity_id: z.string(),
    enabled: z.literal(true),
    interval_seconds: z.int(),
    baseline_at: timestamp.meta({ description: "When what the next check compares with was taken." }),
    last_checked_at: timestamp.nullable(),
    next_check_at: timestamp,
    last_change_at: timestamp.nullable().meta({ description: "When a check last told of a change." }),
    last_event_id: z.int().nullable().meta({ description: "The newest event of the entity." }),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: "Watch", description: "A watch that is enabled." });
