import { z } from "zod";
import { timestamp } from "../../contract/scalars.ts";

export const labelSources = ["review", "customer", "downstream", "gold", "maintenance"] as const;
export const evidenceTiers = ["identifier", "corroborated", "uncorroborated"] as const;
export const labelValues = ["match", "no_match", "cannot_tell"] as const;

/** A label; its members stand in the order of their names, because an export is compared byte by byte. */
export const label = z
  .looseObject({
    acting_key_id: z.string().nullable().meta({ description: "null: the operator, without a key." }),
    created_at: timestamp.meta({ description: "Its place in the log: strictly rising." }),
    decision_id: z.string().nullable().meta({ description: "The decision that is judged." }),
    entity_id: z.string().nullable(),
    evidence_tier: z.enum(evidenceTiers).nullable(),
    label: z.enum(labelValues),
    label_id: z.string(),
    labelled_at: timestamp,
    labeller_id: z.string().nullable(),
    model_id: z
      .string()
      .nullable()
      .meta({ description: "The model that scored or adjudicated the decision." }),
    pipeline_version: z.string().nullable(),
    prompt_version: z.string().nullable(),
    reason: z.string().nullable(),
    record_id: z.string().nullable(),
    redacted: z.boolean().meta({ description: "The quoted values were erased." }),
    review_id: z.string().nullable(),
    right_ref: z.string().nullable(),
    source: z.enum(labelSources),
    source_event_id: z.string().nullable().meta({ description: "null once it is redacted." }),
    superseded_by_label_id: z.string().nullable(),
    supersedes_label_id: z.string().nullable(),
  })
  .meta({ id: "Label", description: "A judgement on a decision, by a person or by a later system." });
