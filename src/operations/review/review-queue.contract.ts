import { z } from "zod";
import { escalation } from "../../contract/abstentions.ts";
import { deeperStepsTaken, modelVerdict } from "../../contract/deeper-steps.ts";
import { entity } from "../../contract/entity.ts";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { pageInput, pageOutput } from "../../contract/paging.ts";
import { opaqueId, text, timestamp } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";
import { candidate, clarification } from "../resolution/resolve.contract.ts";
import { candidateCompany, candidateComparison, contribution, score } from "./candidate-evidence.contract.ts";

const evidenceTiers = ["identifier", "corroborated", "uncorroborated"] as const;

const tally = z.record(z.string(), z.int());

const reviewItem = z
  .looseObject({
    review_id: z.string(),
    status: z.enum(["open", "resolved"]),
    record_id: z.string(),
    client_ref: z.string().nullable(),
    submitted_record: z
      .record(z.string(), z.unknown())
      .nullable()
      .meta({ description: "As it was submitted; null once it is erased." }),
    candidate_entity: entity.nullable().meta({ description: "The first candidate that is in your store." }),
    candidates: z
      .array(
        candidate.safeExtend({
          candidate_index: z.int().meta({ description: "Chooses it in a verdict." }),
          refused: z.string().nullable().meta({ description: "The guard that made it a non-match." }),
          company: candidateCompany.nullish().meta({
            description:
              "In `review_queue_get` alone. null: it can no longer be told from others, it is erased, or a licence withholds all of it.",
          }),
          comparison: candidateComparison.nullish().meta({
            description: "In `review_queue_get` alone. null: as for `company`.",
          }),
        }),
      )
      .nullable(),
    decision: z.looseObject({
      decision_id: z.string(),
      decision: z.string(),
      stage: z.string(),
      probability: z.number().nullable(),
      none_probability: z
        .number()
        .nullable()
        .meta({ description: "Calibrated probability of none of these; null: it never reached the scorer." }),
      match_confidence: z.number(),
      features: z.record(z.string(), z.number()),
      top_features: z.array(contribution),
      score: score.nullable().meta({ description: "Of the pair with the first candidate." }),
      guards: z.array(
        z.looseObject({ guard: z.string(), disagreeing: z.array(z.string()), detail: z.string() }),
      ),
      thresholds: z.looseObject({ upper: z.number(), lower: z.number(), llm_confidence_floor: z.number() }),
      verdict: modelVerdict,
      deeper_steps: deeperStepsTaken,
      pipeline_version: z.string(),
    }),
    stage: z.string(),
    probability: z.number().nullable().meta({ description: "null: it never reached the scorer." }),
    evidence_tier: z.enum(evidenceTiers),
    reason: z.string(),
    clarification: clarification.nullable(),
    created_at: timestamp,
    resolved_at: timestamp.nullable(),
    resolution: z
      .looseObject({
        verdict: z
          .enum(["match", "no_match"])
          .nullable()
          .meta({ description: "null: nobody judged it; a later record took its place." }),
        entity_id: z.string().nullable(),
        reviewer_id: z.string().nullable(),
        reason: z.string().nullable().meta({ description: "null once it is redacted." }),
        decision_id: z.string().nullable(),
        label_id: z.string().nullable(),
        acting_key_id: z.string().nullable(),
        superseded_by: z.string().nullable().meta({
          description: "The decision on the record that answered the clarification; null for a verdict.",
        }),
        resolved_at: timestamp,
      })
      .nullable(),
    supersedes_review_id: z
      .string()
      .nullable()
      .meta({ description: "The item of the record that this one clarifies, whose place this item took." }),
    cannot_tell: z
      .array(
        z.looseObject({
          reviewer_id: z.string().nullable(),
          reason: z.string().nullable(),
          labelled_at: timestamp,
        }),
      )
      .meta({
        description:
          "Reviewers who looked and could not tell: labels `cannot_tell` with this `review_id`. The item stays open.",
      }),
    redacted: z.boolean().meta({ description: "The submitted record and the evidence were erased." }),
    stages_not_configured: escalation.stages_not_configured,
  })
  .meta({ id: "ReviewItem", description: "An abstention that waits for a person, or has had its verdict." });

const shared = {
  tag: "Review",
  scopes: ["review"],
  bucket: "review",
  credits: "free",
  idempotency: "none",
  envelope: "data",
} as const;

export const reviewQueueList = operation({
  ...shared,
  name: "review_queue_list",
  summary: "List the abstentions that wait for a person.",
  description:
    "Each item has what was submitted, the ranked shortlist as it was shown, and the decision that abstained. A minimum confidence leaves out items that never reached the scorer. Open items that the credential's reviewer has labelled `cannot_tell` come last in every order.",
  rest: { method: "GET", path: "/v1/review-queue" },
  tool: {
    title: "List the review queue",
    description:
      "Lists the review queue: abstentions that wait for a person, with their candidates. Use it to choose the next item to look at. Read one whole with `review_queue_get` and settle it with `review_submit`.",
    effect: "read",
    idempotent: true,
    openWorld: false,
  },
  input: z.strictObject({
    status: z.enum(["open", "resolved", "all"]).optional().meta({ default: "open" }),
    stage: text({ min: 1, max: 64 }).optional(),
    evidence_tier: z.enum(evidenceTiers).optional(),
    reason: text({ min: 1, max: 64 }).optional().meta({ description: "Why it abstained." }),
    record_id: opaqueId(64).optional(),
    min_confidence: z
      .number()
      .min(0)
      .max(1)
      .optional()
      .meta({ description: "Least `probability`; items without one are left out." }),
    sort: z
      .enum(["oldest_first", "newest_first", "confidence_desc", "confidence_asc"])
      .optional()
      .meta({ default: "oldest_first" }),
    include_counts: z.boolean().optional().meta({
      default: false,
      description: "Also count the items by status, reason, stage and tier.",
    }),
    ...pageInput,
  }),
  output: z
    .looseObject({
      items: z.array(reviewItem),
      total: z.int(),
      counts: z
        .looseObject({
          status: tally.meta({ description: "All items of the tenant." }),
          reason: tally,
          stage: tally,
          evidence_tier: tally,
        })
        .optional()
        .meta({
          description:
            "With `include_counts`: how many items there are, whatever is filtered; by reason, stage and tier the open ones.",
        }),
      ...pageOutput,
      ...answered,
    })
    .meta({ id: "ReviewQueue" }),
  errors: [],
  example: exampleOf("review_queue_list"),
});

export const reviewQueueGet = operation({
  ...shared,
  name: "review_queue_get",
  summary: "Read one review item with its shortlist and the deciding decision.",
  description:
    "Each candidate has what its sources say now, as far as their licences let you see it, and its comparison with the record. Another tenant's item is not found. A settled item shows its resolution.",
  rest: { method: "GET", path: "/v1/review-queue/{review_id}" },
  tool: {
    title: "Read a review item",
    description:
      "Reads one review item: the submitted record, the candidates and the evidence for and against each. Use it before a verdict. To choose an item, use `review_queue_list`; to give the verdict, use `review_submit`.",
    effect: "read",
    idempotent: true,
    openWorld: false,
  },
  input: z.strictObject({ review_id: opaqueId(64) }),
  output: reviewItem
    .safeExtend({
      earlier_labels: z
        .array(
          z.looseObject({
            label_id: z.string(),
            label: z.string(),
            source: z.string(),
            review_id: z.string().nullable(),
            record_id: z.string().nullable(),
            entity_id: z.string().nullable(),
            labeller_id: z.string().nullable(),
            reason: z.string().nullable(),
            labelled_at: timestamp,
          }),
        )
        .meta({
          description: "The latest labels on the record or on a candidate in your store, newest first.",
        }),
      ...answered,
    })
    .meta({ id: "ReviewItemResponse" }),
  errors: ["not_found"],
  example: exampleOf("review_queue_get"),
});
