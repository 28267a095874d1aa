import { z } from "zod";
import { deeperStepsTaken, modelVerdict } from "../../contract/deeper-steps.ts";
import { exampleOf } from "../../contract/examples.ts";
import { lookedIn } from "../../contract/looked-in.ts";
import { operation } from "../../contract/operation.ts";
import { opaqueId, timestamp } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";

export const decision = z
  .looseObject({
    decision_id: z.string(),
    left_record_id: z.string(),
    clarification_of: z
      .string()
      .optional()
      .meta({ description: "The record that the left record says more of." }),
    right_ref: z
      .string()
      .nullable()
      .meta({ description: "The entity or register company that was compared last." }),
    decision: z.enum(["match", "no_match", "unresolved"]),
    stage: z.string(),
    reason: z.string().nullable(),
    probability: z.number().nullable(),
    match_confidence: z.number(),
    match_confidence_basis: z.string(),
    features: z.record(z.string(), z.number()),
    top_features: z.array(
      z.looseObject({ feature: z.string(), value: z.number(), contribution: z.number() }),
    ),
    score: z
      .looseObject({ intercept: z.number(), log_odds: z.number() })
      .nullable()
      .meta({ description: "intercept + the sum of all contributions = log_odds, of the pair." }),
    identifier_rule: z.looseObject({ rule: z.string(), scheme: z.string() }).nullable(),
    thresholds: z.looseObject({ upper: z.number(), lower: z.number(), llm_confidence_floor: z.number() }),
    guards: z.array(
      z.looseObject({ guard: z.string(), disagreeing: z.array(z.string()), detail: z.string() }),
    ),
    verdict: modelVerdict,
    run_id: z
      .string()
      .nullable()
      .meta({ description: "The run in which steps outside were asked; null: none was asked." }),
    deeper_steps: deeperStepsTaken,
    evidence: z.array(
      z.looseObject({
        source_id: z.string(),
        source_kind: z.string(),
        licence: z.string(),
        url: z.string().nullable(),
        summary: z.string(),
        retrieved_at: timestamp,
      }),
    ),
    looked_in: lookedIn
      .optional()
      .meta({ description: "Absent where nothing was looked up or the release did not say." }),
    pipeline_version: z.string(),
    reviewer_id: z.string().nullable(),
    reviewer_reason: z.string().nullable(),
    acting_key_id: z
      .string()
      .nullable()
      .meta({ description: "null: the service itself united an entity with a register's company." }),
    acting_surface: z.string(),
    decided_at: timestamp,
    redacted: z
      .boolean()
      .optional()
      .meta({ description: "true: its record is erased; names, sources and the reviewer's words are gone." }),
    replay: z.looseObject({
      reproduced: z.boolean().nullable().meta({ description: "null when the scorer was never reached." }),
      recomputed_probability: z.number().nullable(),
      pipeline_version_matches: z.boolean(),
    }),
  })
  .meta({
    id: "Decision",
    description: "The receipt of one decision, with the score recomputed from what was stored.",
  });

export const getDecision = operation({
  name: "get_decision",
  summary: "Read the receipt of a decision and see its score replayed.",
  description:
    "Features, weighted contributions, thresholds, guards and cited evidence as they stood when it was decided. The replay recomputes the probability from them. Refusals and abstentions are receipted like matches.",
  tag: "Receipts",
  rest: { method: "GET", path: "/v1/decisions/{decision_id}" },
  tool: {
    title: "Read a decision's receipt",
    description:
      "Reads the receipt of one decision: the evidence, its weights, the thresholds and guards, and a replay that computes the score again. Use it to explain or audit an answer by its `decision_id`. For the values of the company itself, use `get_entity`.",
    effect: "read",
    idempotent: true,
    openWorld: false,
  },
  scopes: ["resolve", "review"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  input: z.strictObject({ decision_id: opaqueId(64) }),
  output: z.looseObject({ decision, ...answered }).meta({ id: "DecisionResponse" }),
  errors: ["not_found"],
  example: exampleOf("get_decision"),
});
