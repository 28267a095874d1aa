import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { pageInput, pageOutput } from "../../contract/paging.ts";
import { dateTime, opaqueId, text } from "../../contract/scalars.ts";
import { either, together, withField } from "../../contract/schema-rules.ts";
import { answered } from "../../contract/usage.ts";
import { evidenceTiers, label, labelSources, labelValues } from "./label.contract.ts";

const shared = {
  tag: "Labels",
  tool: null,
  scopes: ["review"],
  credits: "free",
  idempotency: "none",
} as const;

const sentLabel = z.strictObject({
  source_event_id: text({ min: 1, max: 200 }).meta({
    description: "Your own id of the event: a repeat with the same content appends nothing.",
  }),
  label: z.enum(labelValues),
  source: z.enum(labelSources),
  decision_id: opaqueId(64).optional(),
  record_id: opaqueId(64).optional(),
  entity_id: opaqueId(100).optional(),
  right_ref: text({ min: 1, max: 200 })
    .optional()
    .meta({ description: "The row or record that the record was compared with, where that is no entity." }),
  review_id: opaqueId(64).optional(),
  evidence_tier: z.enum(evidenceTiers).optional(),
  model_id: text({ min: 1, max: 200 }).optional(),
  prompt_version: text({ min: 1, max: 200 }).optional(),
  pipeline_version: text({ min: 1, max: 64 }).optional(),
  labeller_id: text({ min: 1, max: 200 })
    .optional()
    .meta({ description: "The credential's reviewer, or left out." }),
  reason: text({ min: 1, max: 2000 }).optional(),
  supersedes_label_id: opaqueId(64).optional().meta({ description: "The label that this one corrects." }),
  labelled_at: dateTime.optional().meta({ description: "When it was judged; now where it is left out." }),
});

export const appendLabel = operation({
  ...shared,
  bucket: "review",
  envelope: "data",
  name: "append_label",
  summary: "Append a label to the log.",
  description:
    "Labels are never changed: a correction is a label that names the one it supersedes. What the labelled decision says is taken from its receipt.",
  rest: { method: "POST", path: "/v1/labels", status: 201, repeatable: true },
  input: sentLabel
    .superRefine((sent, context) => {
      if (sent.decision_id !== undefined) return;
      const missing = (path: string, message: string) =>
        context.addIssue({ code: "custom", path: [path], params: { code: "one_of_required" }, message });
      if (sent.record_id === undefined) missing("decision_id", "decision_id, or record_id with a company");
      else if (sent.entity_id === undefined && sent.right_ref === undefined)
        missing("entity_id", "with record_id: entity_id or right_ref");
    })
    .meta({
      id: "AppendLabel",
      ...together(
        either(
          withField("decision_id"),
          together(withField("record_id"), either(withField("entity_id"), withField("right_ref"))),
        ),
      ),
    }),
  output: label.safeExtend(answered).meta({ id: "LabelResponse" }),
  errors: ["reviewer_mismatch", "not_found", "label_conflict", "label_superseded"],
  example: exampleOf("append_label"),
});

export const listLabels = operation({
  ...shared,
  bucket: "review",
  envelope: "data",
  name: "list_labels",
  summary: "Read the label log, superseded labels included.",
  description: "Oldest first.",
  rest: { method: "GET", path: "/v1/labels" },
  input: z.strictObject({
    source: z.enum(labelSources).optional(),
    evidence_tier: z.enum(evidenceTiers).optional(),
    decision_id: opaqueId(64).optional(),
    ...pageInput,
  }),
  output: z
    .looseObject({
      labels: z.array(label),
      total: z.int(),
      ...pageOutput,
      ...answered,
    })
    .meta({ id: "LabelList" }),
  errors: [],
  example: exampleOf("list_labels"),
});

export const exportLabels = operation({
  ...shared,
  bucket: "batch",
  envelope: "lines",
  name: "export_labels",
  summary: "Export a slice of the label log as NDJSON.",
  description:
    "The labels up to `as_of` as they stood then, in the order of the log: the same slice gives the same bytes, as `Repr-Digest` proves, until something it quotes is erased. `Assay-As-Of` says the moment where none was given.",
  rest: { method: "GET", path: "/v1/labels/export" },
  input: z.strictObject({
    model: text({ min: 1, max: 200 }).optional(),
    prompt: text({ min: 1, max: 200 }).optional(),
    pipeline: text({ min: 1, max: 64 }).optional(),
    source: z.enum(labelSources).optional(),
    evidence_tier: z.enum(evidenceTiers).optional(),
    as_of: dateTime.optional().meta({ description: "Not in the future; now where it is left out." }),
    include_superseded: z.boolean().optional().meta({ default: false }),
  }),
  output: label,
  errors: [],
  example: exampleOf("export_labels"),
});
