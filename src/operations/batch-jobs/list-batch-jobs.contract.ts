import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { pageInput, pageOutput } from "../../contract/paging.ts";
import { answered } from "../../contract/usage.ts";
import { listedBatchJob } from "./batch-job.contract.ts";

export const listBatchJobs = operation({
  name: "list_batch_jobs",
  summary: "List the tenant's batch jobs.",
  description:
    "Newest first, each with its state and progress as one job is read. Erased jobs stay in the list.",
  tag: "Batches",
  rest: { method: "GET", path: "/v1/batch-jobs" },
  tool: null,
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  input: z.strictObject(pageInput),
  output: z
    .looseObject({ jobs: z.array(listedBatchJob), total: z.int(), ...pageOutput, ...answered })
    .meta({ id: "BatchJobList" }),
  errors: [],
  example: exampleOf("list_batch_jobs"),
});
