import { z } from "zod";
import { timestamp } from "./scalars.ts";

/** What a step used up. */
export const stepCost = z.looseObject({
  requests: z.number(),
  pages: z.number(),
  bytes: z.number(),
  input_tokens: z.number(),
  output_tokens: z.number(),
});

/** The steps above `probabilistic` of one decision; on receipts and review items. */
export const deeperStepsTaken = z
  .array(
    z.looseObject({
      step: z.string().meta({ description: "`model`, `live_registers` or `agent`." }),
      stage: z.string(),
      status: z.string(),
      failure: z.string().nullish().meta({ description: "Why it gave no answer; null where it answered." }),
      asked_at: timestamp.nullish(),
      duration_ms: z.number().nullish(),
      call_id: z.string().nullish().meta({ description: "The billed call; null where there was none." }),
      sources: z
        .array(z.looseObject({ source_id: z.string(), outcome: z.string(), reason: z.string().nullable() }))
        .optional()
        .meta({ description: "Each source that was asked, and how it answered." }),
      companies: z
        .array(
          z.looseObject({
            source_id: z.string(),
            source_record_id: z.string(),
            licence: z.string(),
            url: z.string().nullable(),
            retrieved_at: timestamp,
          }),
        )
        .optional()
        .meta({ description: "The companies that the sources gave." }),
      pages: z
        .array(
          z.looseObject({
            evidence_id: z.string(),
            source_id: z.string(),
            url: z.string(),
            summary: z.string(),
            quote: z.string().nullable(),
            retrieved_at: timestamp,
            artifacts: z.array(
              z.looseObject({
                artifact_id: z.string(),
                kinds: z.array(z.string()),
                media_type: z.string(),
                bytes: z.number(),
                sha256: z.string(),
              }),
            ),
          }),
        )
        .optional()
        .meta({ description: "The pages that were read, with their stored copies." }),
      claims: z
        .array(
          z.looseObject({
            about: z.string(),
            field: z.string(),
            value: z.string(),
            stance: z.string(),
            fault: z.string().nullable(),
            evidence_id: z.string().nullable(),
            group: z.number().nullable(),
          }),
        )
        .optional()
        .meta({ description: "What pages are claimed to state; a claim with a fault weighs nothing." }),
      gaps: z.array(z.string()).optional().meta({ description: "What could not be looked at." }),
      cost: stepCost.optional(),
    }),
  )
  .optional()
  .meta({
    description:
      "The steps above `probabilistic` in their order: decided, passed, skipped, capped or failed; absent where the deployment has none.",
  });

/** A model's verdict on the leading candidate; null where no model answered. */
export const modelVerdict = z
  .looseObject({
    model_id: z.string(),
    prompt_version: z.string(),
    prompt_digest: z.string(),
    certification: z
      .string()
      .nullable()
      .meta({ description: "null: the model was not certified, and its verdict bound nothing." }),
    adjudicator_decision: z.string().nullable(),
    adjudicator_confidence: z.number().nullable(),
    rationale: z.string().nullable(),
    rests_on: z.array(z.string()),
    log_odds: z
      .number()
      .meta({ description: "Log of the likelihood ratio by which it counted; 0: not at all." }),
    decided_at: timestamp,
  })
  .nullable()
  .meta({ description: "The model's verdict on the leading candidate; null where no model answered." });
