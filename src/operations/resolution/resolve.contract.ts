import { z } from "zod";
import { escalation } from "../../contract/abstentions.ts";
import {
  checkAliases,
  companyFields,
  hasIdentifyingField,
  identifyingFieldRule,
  identifyingFields,
} from "../../contract/company-record.ts";
import { entity, projection } from "../../contract/entity.ts";
import { exampleOf } from "../../contract/examples.ts";
import { lookedIn } from "../../contract/looked-in.ts";
import { operation } from "../../contract/operation.ts";
import { opaqueId, text } from "../../contract/scalars.ts";
import { either, together, withField, withoutFields } from "../../contract/schema-rules.ts";
import { answered } from "../../contract/usage.ts";

export const depth = z.enum(["probabilistic", "adjudication", "research"]).meta({
  description:
    "Cost ceiling: probabilistic makes no external call; adjudication adds a model; research adds live registers.",
});

const fields = {
  ...companyFields,
  depth: depth.optional().meta({ default: "research" }),
  enrich: z
    .boolean()
    .optional()
    .meta({ default: true, description: "false: the caller's own store only, no register." }),
  client_ref: text({ max: 200 }).optional().meta({ description: "Echoed verbatim." }),
  ...projection,
  quality_target: z
    .strictObject({
      minimum_match_confidence: z.number().min(0.9).max(1).optional().meta({ default: 0.95 }),
      minimum_completeness: z.number().gt(0).max(1).optional().meta({ default: 0.95 }),
    })
    .optional()
    .meta({
      description:
        "Needs explicit fields or packs; a target that is not met requires review. Selected values of a matched entity that are older than a live register's answers may be are read again: 5 credits where it states them.",
    }),
  clarification_of: z
    .strictObject({
      record_id: opaqueId(64),
      decision_id: opaqueId(64).optional(),
      job_id: opaqueId(64).optional(),
      record_index: z
        .int()
        .min(0)
        .max(4999)
        .optional()
        .meta({ description: "The record's place in the job that `job_id` names; needs `job_id`." }),
    })
    .meta(together(either(withoutFields("record_index"), withField("job_id"))))
    .optional()
    .meta({ description: "Resubmission of an unresolved record." }),
};

const bare = z.strictObject(fields);
type Sent = z.output<typeof bare>;

function checkRequest(record: Sent, context: z.RefinementCtx): void {
  checkAliases(record, context);
  if (!hasIdentifyingField(record)) {
    context.addIssue({
      code: "custom",
      path: [],
      params: { errorCode: "invalid_record", code: "one_of_required" },
      message: `at least one of ${identifyingFields.join(", ")}`,
    });
  }
  if (record.quality_target && (record.fields ?? []).length + (record.field_packs ?? []).length === 0) {
    context.addIssue({
      code: "custom",
      path: ["quality_target"],
      params: { code: "one_of_required" },
      message: "needs fields or field_packs",
    });
  }
}

const someFields = ["fields", "field_packs"].map((field) => withField(field, { minItems: 1 }));

export const resolveInput = bare.superRefine(checkRequest).meta({
  id: "ResolveRequest",
  ...together(identifyingFieldRule, either(withoutFields("quality_target"), ...someFields)),
});

const toolInput = z.strictObject({
  ...fields,
  name: companyFields.name.unwrap(),
  country: companyFields.country.unwrap(),
});

export const candidate = z
  .looseObject({
    entity_id: z.string().nullable(),
    external: z.boolean().meta({ description: "A register company that is not in the tenant's store." }),
    legal_name: z
      .string()
      .nullable()
      .meta({ description: "null where a licence withholds every source that names it." }),
    domain: z.string().nullable(),
    legal_status: z.string().nullable(),
    probability: z.number().min(0).max(1),
    adjudicator_decision: z.string().nullable().meta({ description: "null: not asked." }),
    adjudicator_confidence: z.number().nullable(),
  })
  .meta({ id: "Candidate" });

export const clarification = z
  .looseObject({
    attribute: z.string(),
    question: z.string(),
    options: z.array(z.string()),
    answer_by: z.string(),
    answer_fields: z.array(
      z.looseObject({
        field: z.string(),
        type: z.string(),
        format: z.string().nullable(),
        max_length: z.int().nullable(),
        required: z.boolean(),
        note: z.string(),
      }),
    ),
    candidate_clues: z.array(
      z.looseObject({
        option: z.string(),
        entity_id: z.string().nullable(),
        external: z.boolean(),
        attribute: z.string(),
        clue: z.string(),
        source_id: z.string().nullable(),
        as_of: z.string().nullable(),
      }),
    ),
  })
  .meta({
    id: "Clarification",
    description:
      "The question whose answer would decide the record. Clues describe the candidates; they never select one.",
  });

const reached = { minimum: z.number(), reached: z.number() };

const qualityShortfall = z
  .looseObject({
    match_confidence: z.looseObject(reached).nullable().meta({ description: "null: it was met." }),
    completeness: z
      .looseObject({ ...reached, missing_fields: z.array(z.string()) })
      .nullable()
      .meta({ description: "null: it was met." }),
  })
  .meta({ id: "QualityShortfall" });

export const resolveOutput = z
  .looseObject({
    record_id: z.string(),
    client_ref: z.string().nullable(),
    decision: z.enum(["match", "no_match", "unresolved"]),
    stage: z.string(),
    confidence: z.number().meta({ deprecated: true, description: "Deprecated: read match_confidence." }),
    match_confidence: z
      .number()
      .min(0)
      .max(1)
      .meta({ description: "Probability that the record is bound to the right company; 0 when unbound." }),
    match_confidence_basis: z.string(),
    entity: entity.nullable(),
    candidates_considered: z.int().min(0),
    candidates: z.array(candidate),
    clarification: clarification.nullable(),
    reason: z.string().nullable().meta({ description: "Why it is unresolved; null otherwise." }),
    disagreeing_fields: z.array(z.string()).optional().meta({
      description: "Attributes on which the record and the best candidate of an abstention disagree.",
    }),
    quality_shortfall: qualityShortfall
      .nullish()
      .meta({ description: "The part of `quality_target` that the match missed; null otherwise." }),
    more_input_needed: z.boolean(),
    ...escalation,
    entity_created: z.boolean(),
    replayed: z.boolean(),
    no_identifying_signal: z.boolean(),
    looked_in: lookedIn
      .nullish()
      .meta({ description: "null or absent: the answer is of a release that did not say." }),
    pipeline_version: z.string(),
    decision_id: z.string(),
    review_id: z.string().nullable(),
    ...answered,
  })
  .meta({ id: "ResolveResponse" });

export const resolve = operation({
  name: "resolve",
  summary: "Resolve a record that describes a company into one golden entity, or abstain.",
  description:
    "Returns match, no_match or unresolved. An unresolved answer is complete and free: it carries a ranked shortlist, a clarification where more input would settle it, and a review id. Every answer has a receipt that replays.",
  tag: "Resolution",
  rest: { method: "POST", path: "/v1/resolve" },
  tool: {
    name: "resolve_company",
    title: "Resolve a company record",
    description:
      "Decides which company a record describes, and returns its golden entity with a citation for each field, or abstains and says why. Use it when the company has to be known for certain and the record may be kept as evidence: it stores the record and its receipt. Send each fact that you have and no guesses. Act on `match` alone; `unresolved` is complete and free, and its `clarification` says which fact would settle it: send the record again with that fact and `clarification_of`. A stage named in `stages_not_configured` does not exist here, so the same record sent again decides nothing new. To look without storing, use `search_entities`; to compare two records with each other, use `match_records`; for many records, use `submit_batch_job`.",
    effect: "write",
    idempotent: false,
    openWorld: true,
    input: toolInput,
  },
  scopes: ["resolve"],
  bucket: "resolve",
  credits: "metered",
  idempotency: "optional",
  envelope: "data",
  input: resolveInput,
  output: resolveOutput,
  errors: [
    "invalid_record",
    "credits_exhausted",
    "not_found",
    "storage_limit",
    "idempotency_conflict",
    "idempotency_in_progress",
    "idempotency_response_erased",
    "deadline_exceeded",
    "service_unavailable",
  ],
  example: exampleOf("resolve"),
});
