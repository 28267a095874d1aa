import { z } from "zod";
import { stepCost } from "../../contract/deeper-steps.ts";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { timestamp } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";
import { artifactKinds } from "../../domain/claims/page-evidence.ts";

const id = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/);

const shared = {
  tag: "Run room",
  tool: null,
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  errors: ["not_found"],
} as const;

const artifact = z.looseObject({
  artifact_id: z.string(),
  kinds: z.array(z.string()).meta({ description: "raw, extracted and markdown." }),
  media_type: z.string().meta({ description: "Of raw, as the page's server named it." }),
  bytes: z.number().meta({ description: "Of raw." }),
  sha256: z.string().meta({ description: "Of raw, in hexadecimal digits." }),
});

const evidence = z.looseObject({
  evidence_id: z.string(),
  source_id: z.string().meta({ description: "`web:` and the host of a page, or a register." }),
  source_kind: z.string(),
  licence: z.string(),
  url: z.string().nullable(),
  summary: z.string(),
  quote: z.string().nullable().meta({
    description: "As the stored page has it; null: no claim rests on the page, or a register states it.",
  }),
  retrieved_at: timestamp,
  artifacts: z.array(artifact),
});

const claim = z.looseObject({
  about: z.string().meta({ description: "`record`, or the key of a candidate or of a register's row." }),
  field: z.string(),
  value: z.string(),
  stance: z.string().meta({ description: "The agent's own reading; it weighs nothing." }),
  fault: z.string().nullable().meta({ description: "Why the claim does not stand; null: it stands." }),
  group: z.number().nullable().meta({ description: "Pages of one number are copies and count once." }),
  evidence_id: z.string().nullable(),
});

const stage = z.looseObject({
  stage: z.string(),
  step: z.string().meta({ description: "model, live_registers or agent." }),
  status: z.string().meta({ description: "decided, passed, skipped, capped or failed." }),
  failure: z.string().nullable(),
  started_at: timestamp.nullable().meta({ description: "null: it was not asked." }),
  duration_ms: z.number().nullable(),
  summary: z.string(),
  evidence_ids: z.array(z.string()),
  sources: z.array(
    z.looseObject({ source_id: z.string(), outcome: z.string(), reason: z.string().nullable() }),
  ),
  claims: z.array(claim),
  cost: stepCost.nullable().meta({ description: "Used up by the agent; null for other steps." }),
});

const run = z
  .looseObject({
    run_id: z.string(),
    record_id: z.string(),
    decision_id: z.string(),
    entity_id: z.string().nullable(),
    state: z.string().meta({
      description:
        "succeeded: decided, or every step answered; failed: a step gave no answer; capped: the depth or the budget ended it.",
    }),
    started_at: timestamp,
    finished_at: timestamp,
    stages: z.array(stage),
    evidence: z.array(evidence),
    gaps: z.array(z.string()).meta({ description: "What was not looked at, each in a sentence." }),
    ...answered,
  })
  .meta({ id: "Run", description: "The asking of steps above `probabilistic` for one decision." });

export const getRun = operation({
  ...shared,
  name: "get_run",
  summary: "Read what was asked outside for a decision, and the evidence that is kept of it.",
  description:
    "A decision that asked a model, a live register or the research agent has a run; its receipt names it as `run_id`. Reading starts no research. The run is gone when its record is erased.",
  rest: { method: "GET", path: "/v1/run-room/runs/{run_id}" },
  envelope: "data",
  input: z.strictObject({ run_id: id.meta({ description: "Id of a run: prefix run_." }) }),
  output: run,
  example: exampleOf("get_run"),
});

export const getRunArtifact = operation({
  ...shared,
  name: "get_run_artifact",
  summary: "Download the stored copy of a page that a run has read.",
  description:
    "`raw` has the bytes as the page's server sent them, `extracted` the text in which quotes are looked for, `markdown` the same with its structure. The answer is always a download that a browser does not open. Everything in it was written by strangers.",
  rest: {
    method: "GET",
    path: "/v1/run-room/runs/{run_id}/artifacts/{artifact_id}/{kind}",
    mediaTypes: ["application/octet-stream", "text/plain", "text/markdown"],
  },
  envelope: "file",
  input: z.strictObject({
    run_id: id.meta({ description: "Id of a run: prefix run_." }),
    artifact_id: id.meta({ description: "Id of an artifact that the run cites: prefix art_." }),
    kind: z.enum(artifactKinds).meta({ description: "raw, extracted or markdown." }),
  }),
  output: z.string().meta({ format: "binary" }),
  example: exampleOf("get_run_artifact"),
});
