/** The examples of batch jobs: one that is finished and one that is cancelled. */
import type { Example } from "../../src/contract/examples.ts";
import type { Recorder } from "./review-examples.ts";

type Body = Record<string, unknown>;

const records = [
  { name: "Apple Inc.", country: "US", client_ref: "crm-2", fields: ["identity.legal_name"] },
  { name: "Siemens S.A.", client_ref: "crm-9", fields: [] },
];

/**
 * @param work runs the waiting jobs; no other worker does. @param keep stores an example that is no answer as
 * received.
 */
export async function recordBatchJobExamples(
  { send, record }: Recorder,
  key: string,
  { work, keep }: { work: () => Promise<unknown>; keep: (operation: string, example: Example) => void },
): Promise<void> {
  const submit = { method: "POST", url: "/v1/batch-jobs", key } as const;
  const job = await record("submit_batch_job", { ...submit, body: { records }, idempotencyKey: "import-1" });
  await work();
  const path = `/v1/batch-jobs/${String(job.job_id)}`;
  const input = { job_id: job.job_id };
  const finished = await record("get_batch_job", { method: "GET", url: path, input, key });
  await record("list_batch_jobs", { method: "GET", url: "/v1/batch-jobs?limit=1", input: { limit: 1 }, key });
  const result = await record("get_batch_job_result", { method: "GET", url: `${path}/result`, input, key });
  keep("get_batch_job_results", {
    input: { ...input, offset: 0, limit: 1 },
    output: {
      state: finished.state,
      outcomes: (result.outcomes as Body[]).slice(0, 1),
      next_offset: 1,
      total: records.length,
      usage: result.usage,
    },
  });
  keep("get_batch_job_events", {
    input: { ...input, last_event_id: 2 },
    output: { ...input, state: finished.state, at: finished.finished_at },
  });
  const other = await send({ ...submit, body: { records }, idempotencyKey: "import-2" });
  const cancelled = { job_id: other.job_id };
  await record("cancel_batch_job", {
    method: "POST",
    url: `/v1/batch-jobs/${String(other.job_id)}/cancel`,
    input: cancelled,
    key,
  });
}
