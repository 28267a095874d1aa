import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { opaqueId } from "../../contract/scalars.ts";
import { batchJob } from "./batch-job.contract.ts";

export const getBatchJob = operation({
  name: "get_batch_job",
  summary: "Read a batch job's state and progress.",
  description:
    "A record that is counted as completed is decided, kept and charged; an interruption of the job does not undo it.",
  tag: "Batches",
  rest: { method: "GET", path: "/v1/batch-jobs/{job_id}" },
  tool: {
    title: "Get a batch job",
    description:
      "Reads the state of one batch job and how many of its records have their outcome. Use it after `submit_batch_job` until the job has ended, a few seconds apart. The outcomes themselves come from `get_batch_job_results`.",
    effect: "read",
    idempotent: true,
    openWorld: false,
  },
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  input: z.strictObject({ job_id: opaqueId(64) }),
  output: batchJob,
  errors: ["not_found"],
  example: exampleOf("get_batch_job"),
});
