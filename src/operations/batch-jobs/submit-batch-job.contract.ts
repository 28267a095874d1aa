import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { recordsInput } from "../batch/batch-records.contract.ts";
import { batchJob } from "./batch-job.contract.ts";

const body = z.strictObject({ records: recordsInput });

export const submitBatchJob = operation({
  name: "submit_batch_job",
  summary: "Accept up to 500 records to be resolved in the background.",
  description:
    "Answers 202 once the job is on the disk, and `Location` says where to ask for it. Its result is what batch would have answered. Jobs of a tenant run one after the other; each record is decided and charged once, whatever happens to the service.",
  tag: "Batches",
  rest: { method: "POST", path: "/v1/batch-jobs", status: 202 },
  tool: {
    title: "Submit a batch job",
    description:
      "Accepts up to 500 records and resolves them in the background, each as `resolve_company` would. Use it for a list; for one record that you wait for, use `resolve_company`. It needs an `idempotency_key`: a repeat with the same key and records is the same job and is charged once. Follow the job with `get_batch_job` and read its outcomes with `get_batch_job_results`.",
    example: {
      payload: { records: [{ name: "Apple Inc.", country: "US", client_ref: "crm-2" }] },
      idempotency_key: "suppliers-1",
    },
    effect: "write",
    idempotent: false,
    openWorld: true,
    input: z.strictObject({ payload: body }).transform(({ payload }) => payload),
  },
  scopes: ["resolve"],
  bucket: "batch",
  credits: "metered",
  idempotency: "required",
  envelope: "data",
  input: body.meta({ id: "BatchJobRequest" }),
  output: batchJob,
  errors: [
    "invalid_record",
    "not_found",
    "storage_limit",
    "idempotency_conflict",
    "idempotency_in_progress",
    "idempotency_key_required",
    "idempotency_response_erased",
  ],
  example: exampleOf("submit_batch_job"),
});
