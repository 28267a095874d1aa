import { z } from "zod";
import { artifactKinds } from "../../domain/claims/page-evidence.ts";
import type { Clarification } from "../../domain/matching/clarify/clarification.ts";
import { type Finding, judgementDecisions } from "../../domain/matching/decide/outside-evidence.ts";
import type { ReplayInputs } from "../../domain/matching/decide/replay.ts";
import { claimFaults } from "../../domain/research/check-claim.ts";
import { claimFields } from "../../domain/research/stated-value.ts";
import { storedCompanyShape } from "./register-company.ts";
import { lengthenReceipt } from "./shortened-receipt.ts";
import { storedJson } from "./stored-json.ts";

const candidate = z.object({
  entity_id: z.string().nullable(),
  external: z.boolean(),
  legal_name: z.string().nullable(),
  domain: z.string().nullable(),
  legal_status: z.string().nullable(),
  probability: z.number(),
  adjudicator_decision: z.enum(judgementDecisions).nullable(),
  adjudicator_confidence: z.number().nullable(),
  refused: z.string().nullable(),
});

const values = z.record(z.string(), z.number());

const replayInputs = z.object({
  model_version: z.string(),
  features: values,
  rival_scores: z.array(z.number()),
  namesakes: z.array(z.number()),
  query_features: values,
  list_features: values,
  outside: z.exactOptional(z.object({ log_odds: z.array(z.number()), leader: z.number() })),
}) satisfies z.ZodType<ReplayInputs>;

const sourceAsked = z.object({
  source_id: z.string(),
  outcome: z.enum(["found", "not_found", "source_unavailable"]),
  reason: z.string().nullable(),
});

const page = z.object({
  evidence_id: z.string(),
  source_id: z.string(),
  source_kind: z.literal("page"),
  licence: z.string(),
  url: z.string(),
  summary: z.string(),
  quote: z.string().nullable(),
  retrieved_at: z.string(),
  artifacts: z.array(
    z.object({
      artifact_id: z.string(),
      kinds: z.array(z.enum(artifactKinds)),
      media_type: z.string(),
      bytes: z.number(),
      sha256: z.string(),
    }),
  ),
});

const claim = z.object({
  about: z.string(),
  field: z.enum(claimFields),
  value: z.string(),
  stance: z.enum(["supports", "contradicts"]),
  fault: z.enum(claimFaults).nullable(),
  evidenceId: z.string().nullable(),
  group: z.number().nullable(),
});

const takenClaim = claim.omit({ evidenceId: true }).extend({ evidence_id: z.string().nullable() });

const cost = z.object({
  requests: z.number(),
  pages: z.number(),
  bytes: z.number(),
  input_tokens: z.number(),
  output_tokens: z.number(),
});

/** One step above `probabilistic`, as a receipt keeps it. */
const step = z.object({
  step: z.string(),
  stage: z.string(),
  status: z.enum(["decided", "passed", "skipped", "capped", "failed"]),
  failure: z.string().nullable(),
  asked_at: z.string().nullable(),
  duration_ms: z.number().nullable(),
  call_id: z.string().nullable(),
  sources: z.exactOptional(z.array(sourceAsked)),
  companies: z.exactOptional(
    z.array(
      z.object({
        source_id: z.string(),
        source_record_id: z.string(),
        licence: z.string(),
        url: z.string().nullable(),
        retrieved_at: z.string(),
      }),
    ),
  ),
  pages: z.exactOptional(z.array(page)),
  gaps: z.exactOptional(z.array(z.string())),
  claims: z.exactOptional(z.array(takenClaim)),
  cost: z.exactOptional(cost),
});

export type StoredStep = Readonly<z.output<typeof step>>;

/**
 * The fields that are read of a stored receipt, of every release and of a person's verdict. Terms of a
 * release (stages, reasons, rules, guards) are texts here: a later release need not know them.
 */
const receipt = z.object({
  decision_id: z.string(),
  left_record_id: z.string(),
  right_ref: z.string().nullable(),
  decision: z.enum(["match", "no_match", "unresolved"]),
  stage: z.string(),
  reason: z.string().nullable(),
  probability: z.number().nullable(),
  none_probability: z.exactOptional(z.number().nullable()),
  match_confidence: z.number(),
  match_confidence_basis: z.string(),
  features: values,
  top_features: z.array(z.object({ feature: z.string(), value: z.number(), contribution: z.number() })),
  score: z.exactOptional(z.object({ intercept: z.number(), log_odds: z.number() }).nullable()),
  identifier_rule: z.object({ rule: z.string(), scheme: z.string() }).nullable(),
  thresholds: z.object({ upper: z.number(), lower: z.number(), llm_confidence_floor: z.number() }),
  guards: z.array(z.object({ guard: z.string(), disagreeing: z.array(z.string()), detail: z.string() })),
  verdict: z
    .object({ model_id: z.exactOptional(z.string()), prompt_version: z.exactOptional(z.string()) })
    .nullable(),
  candidates: z.array(candidate),
  candidates_considered: z.number(),
  register_version: z.number().nullable(),
  run_id: z.exactOptional(z.string().nullable()),
  deeper_steps: z.exactOptional(z.array(step)),
  looked_in: z.exactOptional(
    z.object({
      register_version: z.number().nullable(),
      sources: z.array(z.string()),
      companies: z.number(),
    }),
  ),
  pipeline_version: z.string(),
  acting_key_id: z.string().nullable(),
  acting_surface: z.string(),
  decided_at: z.string(),
  replay_inputs: replayInputs.nullable(),
  redacted: z.exactOptional(z.boolean()),
});

export type StoredReceipt = Readonly<z.output<typeof receipt>>;

/** @throws StoredJsonError */
export const storedReceipt: (text: string) => StoredReceipt = storedJson(
  "decision.receipt",
  receipt,
  lengthenReceipt,
);

const clue = z.object({
  option: z.string(),
  entity_id: z.string().nullable(),
  external: z.boolean(),
  attribute: z.string(),
  clue: z.string(),
  source_id: z.string().nullable(),
  as_of: z.string().nullable(),
});

const answerField = z.object({
  field: z.string(),
  type: z.enum(["string", "date", "array"]),
  format: z.string().nullable(),
  max_length: z.number().nullable(),
  required: z.boolean(),
  note: z.string(),
}) satisfies z.ZodType<Clarification["answer_fields"][number]>;

const registerRow = z.object({ source: z.string(), sourceRecordId: z.string() });

/** @throws StoredJsonError */
export const storedShortlist = storedJson(
  "review_item.shortlist",
  z.object({
    candidates: z.array(candidate),
    /** By candidate, the rows of a company that only a step outside knew; absent where there is none. */
    live_rows: z.exactOptional(z.array(z.array(registerRow))),
    clarification: z
      .object({
        attribute: z.string(),
        question: z.string(),
        options: z.array(z.string()),
        answer_by: z.enum(["resubmission", "review"]),
        answer_fields: z.array(answerField),
        candidate_clues: z.array(clue),
      })
      .nullable(),
  }),
);

const judgement = z.object({
  candidateKey: z.string(),
  decision: z.enum(judgementDecisions),
  confidence: z.number().nullable(),
  logOdds: z.number(),
  rationale: z.exactOptional(z.string()),
  restsOn: z.exactOptional(z.array(z.string())),
});

const citation = z.object({
  sourceUrl: z.string().nullable(),
  licence: z.string().nullable(),
  licencePermitsResale: z.boolean(),
  asOf: z.string().nullable(),
  retrievedAt: z.string(),
});

const adjudicator = z.object({
  model_id: z.string(),
  prompt_version: z.string(),
  prompt_digest: z.string(),
  certification: z.string().nullable(),
});

/** The answer of a step outside, stored with its billed call. @throws StoredJsonError */
export const storedFinding = storedJson(
  "outside_commitment.answer",
  z.object({
    judgements: z.array(judgement),
    companies: z.exactOptional(z.array(z.object({ company: storedCompanyShape, citation }))),
    sources: z.exactOptional(z.array(sourceAsked)),
    adjudicator: z.exactOptional(adjudicator),
    pages: z.exactOptional(z.array(page)),
    claims: z.exactOptional(z.array(claim)),
    gaps: z.exactOptional(z.array(z.string())),
    cost: z.exactOptional(cost),
  }) satisfies z.ZodType<Finding>,
);
