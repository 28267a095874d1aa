import { z } from "zod";
import { timestamp } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";

export const jobState = z.string().meta({
  description: "queued, running, succeeded, failed, cancelled, erased or reconciliation_required.",
});

const facts = {
  job_id: z.string(),
  state: jobState,
  record_count: z.int().min(1),
  progress: z
    .looseObject({
      total: z.int().min(0),
      completed: z.int().min(0),
      match: z.int().min(0),
      no_match: z.int().min(0),
      unresolved: z.int().min(0),
    })
    .meta({ description: "Outcomes so far, each of them kept and charged already." }),
  created_at: timestamp,
  started_at: timestamp.nullable(),
  finished_at: timestamp.nullable(),
  error: z
    .looseObject({ code: z.string(), message: z.string() })
    .nullable()
    .meta({ description: "Why it failed; null otherwise." }),
  result_path: z.string().meta({ description: "Where its result is, once it has succeeded." }),
};

export const batchJob = z.looseObject({ ...facts, ...answered }).meta({ id: "BatchJob" });

/** A job in a list, which has its correlation id and charge itself. */
export const listedBatchJob = z.looseObject(facts).meta({ id: "ListedBatchJob" });
