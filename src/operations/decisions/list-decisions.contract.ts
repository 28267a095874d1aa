import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { pageInput, pageOutput } from "../../contract/paging.ts";
import { dateTime, opaqueId, text, timestamp } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";

const listedDecision = z
  .looseObject({
    decision_id: z.string(),
    left_record_id: z.string(),
    right_ref: z.string().nullable(),
    decision: z.enum(["match", "no_match", "unresolved"]),
    stage: z.string(),
    probability: z.number().nullable(),
    match_confidence: z.number(),
    pipeline_version: z.string(),
    thresholds: z.looseObject({ upper: z.number(), lower: z.number(), llm_confidence_floor: z.number() }),
    acting_key_id: z
      .string()
      .nullable()
      .meta({ description: "null: the service itself united an entity with a register's company." }),
    acting_surface: z.string(),
    decided_at: timestamp,
  })
  .meta({ id: "ListedDecision", description: "The head of a receipt; the whole of it is read by its id." });

export const listDecisions = operation({
  name: "list_decisions",
  summary: "List the decisions taken for the tenant.",
  description: "Oldest first, abstentions and human verdicts included. Decisions survive erasure, redacted.",
  tag: "Receipts",
  rest: { method: "GET", path: "/v1/decisions" },
  tool: null,
  scopes: ["resolve", "review"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  input: z.strictObject({
    pipeline_version: text({ min: 1, max: 64 }).optional(),
    threshold_upper: z
      .number()
      .min(0)
      .max(1)
      .optional()
      .meta({ description: "Exactly the upper threshold that was in force." }),
    decided_since: dateTime.optional().meta({ description: "Inclusive." }),
    decided_until: dateTime.optional().meta({ description: "Exclusive." }),
    acting_key_id: opaqueId(64).optional(),
    entity_id: opaqueId(100)
      .optional()
      .meta({ description: "On the records that are bound to the entity now." }),
    ...pageInput,
  }),
  output: z
    .looseObject({
      decisions: z.array(listedDecision),
      total: z.int(),
      ...pageOutput,
      ...answered,
    })
    .meta({ id: "DecisionList" }),
  errors: [],
  example: exampleOf("list_decisions"),
});
