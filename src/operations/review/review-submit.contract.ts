import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { opaqueId, text } from "../../contract/scalars.ts";
import { either, together, withField, withoutFields } from "../../contract/schema-rules.ts";
import { answered } from "../../contract/usage.ts";

const reviewerId = text({ min: 1, max: 200 })
  .optional()
  .meta({ description: "The credential's reviewer, or left out." });

const verdictFields = {
  verdict: z.enum(["match", "no_match"]),
  entity_id: opaqueId(100)
    .optional()
    .meta({ description: "The entity that the record is; any of your own. For `match` only." }),
  candidate_index: z
    .int()
    .min(0)
    .max(1000)
    .optional()
    .meta({ description: "Or the position of a candidate in the item's shortlist, from 0." }),
  reviewer_id: reviewerId,
  reason: text({ min: 1, max: 2000 }),
  create_entity: z.boolean().optional().meta({
    default: true,
    description: "Whether a `no_match` founds an entity on the record's own words.",
  }),
  source_event_id: text({ min: 1, max: 200 })
    .optional()
    .meta({ description: "Of the label that the verdict leaves." }),
};

interface Choosing {
  readonly verdict: string;
  readonly entity_id?: string | undefined;
  readonly candidate_index?: number | undefined;
  readonly create_entity?: boolean | undefined;
}

function checkChoice(body: Choosing, context: z.RefinementCtx): void {
  const issue = (path: string, code: string, message: string) =>
    context.addIssue({ code: "custom", path: [path], params: { code }, message });
  if (body.verdict === "match") {
    if (body.entity_id !== undefined && body.candidate_index !== undefined)
      issue("candidate_index", "conflicting_alias", "give entity_id or candidate_index, not both");
    if (body.create_entity !== undefined)
      issue("create_entity", "unknown_field", "only with the verdict no_match");
    return;
  }
  for (const field of ["entity_id", "candidate_index"] as const) {
    if (body[field] !== undefined) issue(field, "unknown_field", "only with the verdict match");
  }
}

/** The rule of `checkChoice`, in JSON Schema. */
const choiceRule = together(
  either(
    together(withField("verdict", { const: "match" }), withoutFields("candidate_index", "create_entity")),
    together(withField("verdict", { const: "match" }), withoutFields("entity_id", "create_entity")),
    together(withField("verdict", { const: "no_match" }), withoutFields("entity_id", "candidate_index")),
  ),
);

const shared = {
  tag: "Review",
  scopes: ["review"],
  bucket: "review",
  credits: "free",
  idempotency: "none",
  envelope: "data",
} as const;

export const reviewSubmit = operation({
  ...shared,
  name: "review_submit",
  summary: "Give a person's verdict on a review item.",
  description:
    "A match passes the merge guard, then binds the record: to a stored entity, or to a register company, which becomes one. A no_match founds an entity unless told otherwise. Either leaves a decision with a receipt, and a label. An item has one verdict.",
  rest: { method: "POST", path: "/v1/review-queue/{review_id}/decision" },
  tool: {
    title: "Settle a review item",
    description:
      "Settles one review item with a person's verdict: `match` binds the record to the chosen candidate, `no_match` says that it is none of them. Use it only for a judgement that a person has made: verdicts become labels that matching learns from. Read the item with `review_queue_get` first.",
    effect: "write",
    idempotent: false,
    openWorld: false,
  },
  input: z
    .strictObject({ review_id: opaqueId(64), ...verdictFields })
    .superRefine(checkChoice)
    .meta(choiceRule),
  output: z
    .looseObject({
      review_id: z.string(),
      status: z.enum(["resolved"]),
      verdict: z.enum(["match", "no_match"]),
      record_id: z.string(),
      entity_id: z.string().nullable().meta({ description: "null: bound to nothing." }),
      entity_created: z.boolean(),
      decision_id: z.string(),
      label_id: z.string(),
      ...answered,
    })
    .meta({ id: "ReviewVerdictResult" }),
  errors: ["reviewer_mismatch", "not_found", "review_already_resolved", "merge_blocked", "label_conflict"],
  example: exampleOf("review_submit"),
});

export const reviewSubmitMany = operation({
  ...shared,
  name: "review_submit_many",
  summary: "Give up to 200 verdicts, each settled or refused by itself.",
  description:
    "In the order given; of two verdicts on one item the first counts. What is refused says so by `error_code`, and the others go on.",
  rest: { method: "POST", path: "/v1/review-queue/decisions", bodyLimitBytes: 4 * 1024 * 1024 },
  tool: null,
  input: z
    .strictObject({
      verdicts: z
        .array(
          z
            .strictObject({ review_id: opaqueId(64), ...verdictFields })
            .superRefine(checkChoice)
            .meta(choiceRule),
        )
        .min(1)
        .max(200),
      reviewer_id: reviewerId,
    })
    .meta({ id: "ReviewVerdicts" }),
  output: z
    .looseObject({
      verdicts: z.array(
        z.looseObject({
          review_id: z.string(),
          verdict: z.enum(["match", "no_match"]),
          status: z.enum(["resolved", "refused"]),
          entity_id: z.string().nullable(),
          decision_id: z.string().nullable(),
          error_code: z.string().nullable(),
          error_message: z.string().nullable(),
        }),
      ),
      succeeded: z.int(),
      failed: z.int(),
      ...answered,
    })
    .meta({ id: "ReviewVerdictResults" }),
  errors: [],
  example: exampleOf("review_submit_many"),
});
