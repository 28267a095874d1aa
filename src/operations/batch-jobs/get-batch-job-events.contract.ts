import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { opaqueId, timestamp } from "../../contract/scalars.ts";
import { jobState } from "./batch-job.contract.ts";

export const getBatchJobEvents = operation({
  name: "get_batch_job_events",
  summary: "Follow a batch job as server-sent events.",
  description:
    "One event for each change of its state, with ids from 1 on, kept for good: `Last-Event-ID` goes on behind that one, on any replica; 0, or none, begins with the first. A connection ends with the job, and after a minute at the latest. While the job runs, `job.progress` says how many records have their outcome; it has no id and does not come again. `sequence` is the number of the last change of state, and `progress` is as of the sending. An event is no result: read the job.",
  tag: "Batches",
  rest: {
    method: "GET",
    path: "/v1/batch-jobs/{job_id}/events",
    headers: { last_event_id: "Last-Event-ID" },
    events: [
      "job.queued",
      "job.running",
      "job.progress",
      "job.succeeded",
      "job.failed",
      "job.cancelled",
      "job.erased",
      "job.reconciliation_required",
    ],
  },
  tool: null,
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "events",
  input: z.strictObject({
    job_id: opaqueId(64),
    last_event_id: z
      .int()
      .min(0)
      .optional()
      .meta({ default: 0, description: "The last event that is known already." }),
  }),
  output: z
    .looseObject({
      job_id: z.string(),
      state: jobState,
      sequence: z.int().min(1),
      occurred_at: timestamp,
      progress: z.looseObject({ total: z.int().min(1), completed: z.int().min(0) }),
    })
    .meta({ id: "BatchJobEvent" }),
  errors: ["not_found"],
  example: exampleOf("get_batch_job_events"),
});
