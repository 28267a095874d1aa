import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { opaqueId } from "../../contract/scalars.ts";
import { batchJob } from "./batch-job.contract.ts";

export const cancelBatchJob = operation({
  name: "cancel_batch_job",
  summary: "Cancel a batch job that is still queued.",
  description:
    "Running work cannot be recalled, and what was charged stays charged. A job that is cancelled already is answered as it is.",
  tag: "Batches",
  rest: { method: "POST", path: "/v1/batch-jobs/{job_id}/cancel" },
  tool: {
    title: "Cancel a batch job",
    description:
      "Cancels a batch job that still waits in the queue. Use it when a job was submitted by mistake. A job that runs or has ended is not changed: read it with `get_batch_job`.",
    effect: "destroy",
    idempotent: true,
    openWorld: false,
  },
  scopes: ["resolve"],
  bucket: "resolve",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  input: z.strictObject({ job_id: opaqueId(64) }),
  output: batchJob,
  errors: ["not_found", "batch_job_not_cancellable"],
  example: exampleOf("cancel_batch_job"),
});
