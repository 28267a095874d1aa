import { z } from "zod";
import { timestamp } from "../../contract/scalars.ts";
import { changeCategoryNames } from "../../domain/entities/change-categories.ts";

const MOST_ID = 2_147_483_647;
export const mostEvents = 100;

export const eventPageInput = {
  after_id: z.int().min(0).max(MOST_ID).optional().meta({
    default: 0,
    description: "Only events with a greater id: `next_cursor` of the page before.",
  }),
  limit: z
    .int()
    .min(1)
    .max(mostEvents)
    .optional()
    .meta({ default: mostEvents, description: "How many are scanned." }),
  categories: z
    .array(z.enum(changeCategoryNames))
    .max(changeCategoryNames.length)
    .optional()
    .meta({ description: "Those that are shown; all without it." }),
};

const event = z
  .looseObject({
    id: z.int().meta({ description: "Rises with each event of the tenant." }),
    entity_id: z.string(),
    category: z.string().meta({ description: "`GET /v1/reference/event-categories` lists them." }),
    attribute: z.string(),
    change: z.enum(["added", "changed", "removed"]),
    observed_at: timestamp.meta({
      description:
        "When the entity was last changed so, or the register's file of owners came into force; at or before the check.",
    }),
    recorded_at: timestamp.meta({ description: "When the check found it." }),
    source_ids: z.array(z.string()).meta({ description: "The sources of the value now." }),
    previous_source_ids: z.array(z.string()).meta({ description: "The sources of the value before." }),
  })
  .meta({ id: "EntityEvent", description: "One attribute of an entity that differs from the check before." });

export const eventPage = z.looseObject({
  events: z.array(event),
  next_cursor: z.int().meta({ description: "The last id that was scanned, or `after_id` where none was." }),
  scanned_count: z.int().min(0).meta({ description: "Events scanned, shown or not." }),
});
