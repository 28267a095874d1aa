import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { opaqueId } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";
import { batchOutcome, batchOutput } from "../batch/batch.contract.ts";
import { batchJob, jobState } from "./batch-job.contract.ts";

const shared = {
  tag: "Batches",
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  errors: ["not_found", "batch_job_no_result", "result_erased"],
} as const;

export const getBatchJobResult = operation({
  ...shared,
  name: "get_batch_job_result",
  summary: "Read what a batch job came to.",
  description:
    "The complete batch answer, with the usage of the whole job. While the job is queued or running 202 with the job and `Retry-After`. A job that ended otherwise has no result. It is erased with any record that it shows, and after 30 days.",
  rest: {
    method: "GET",
    path: "/v1/batch-jobs/{job_id}/result",
    pending: { output: batchJob, example: exampleOf("submit_batch_job").output },
  },
  tool: null,
  input: z.strictObject({ job_id: opaqueId(64) }),
  output: batchOutput,
  example: exampleOf("get_batch_job_result"),
});

export const getBatchJobResults = operation({
  ...shared,
  name: "get_batch_job_results",
  summary: "Read the outcomes of a batch job, page by page.",
  description:
    "Outcomes in the order of the records; `next_offset` is null at the end. `usage` is that of the whole job on every page: do not add it up. While the job is queued or running there are no outcomes, and `state` says so.",
  rest: null,
  tool: {
    title: "Get the results of a batch job",
    description:
      "Reads the outcomes of a batch job page by page, in the order of its records. Use it once `get_batch_job` says that the job has ended; earlier the page is empty and `state` says so. Go on with `next_offset` until it is null. `usage` is that of the whole job on every page: do not add it up.",
    effect: "read",
    idempotent: true,
    openWorld: false,
  },
  input: z.strictObject({
    job_id: opaqueId(64),
    offset: z.int().min(0).max(500).optional().meta({ default: 0 }),
    limit: z.int().min(1).max(100).optional().meta({ default: 50 }),
  }),
  output: z
    .looseObject({
      state: jobState,
      outcomes: z.array(batchOutcome),
      next_offset: z.int().nullable(),
      total: z.int().min(0).meta({ description: "Records of the job." }),
      ...answered,
    })
    .meta({ id: "BatchJobResults" }),
  example: exampleOf("get_batch_job_results"),
});
