import { hash } from "node:crypto";
import type { Transaction } from "../../storage/engine/database.ts";
import { forgetSubmission, sealJob } from "../../storage/jobs/batch-job-outcomes.ts";
import { BATCH_KIND, type JobMove, moveJob } from "../../storage/jobs/batch-jobs.ts";
import { dropJob } from "../../storage/jobs/queue.ts";
import { enqueueJobEvent } from "../../storage/webhooks/webhooks.ts";

/**
 * Moves a job to another state with all effects of the move, in the caller's transaction: its event, its
 * notification if one was requested, the stored data of its records, and the end of its row in the queue.
 * Where the job may end, the tenant's catalogue must be locked first: an erasure locks the same rows in
 * another order.
 * @returns whether the job was in a state from which it could move.
 */
export async function changeJob(tx: Transaction, move: JobMove): Promise<boolean> {
  const { tenantId, jobId, to: state, at } = move;
  const number = await moveJob(tx, move);
  if (number === null) return false;
  if (state === "queued" || state === "running") return true;
  await dropJob(tx, { tenantId, kind: BATCH_KIND, key: jobId });
  // A job that waits for an operator still needs its records and outcomes to be finished.
  if (state !== "reconciliation_required") await sealJob(tx, move);
  if (state === "erased") await forgetSubmission(tx, move);
  const event = { tenantId, eventId: eventIdOf(jobId, number), jobId, state, at: new Date(at) };
  await enqueueJobEvent(tx, { ...event, type: `batch.${state}` });
  return true;
}

const alphabet = "abcdefghijklmnopqrstuvwxyz234567";

// The same event always has the same id, however often it is sent.
function eventIdOf(jobId: string, number: number): string {
  const digest = hash("sha256", `${jobId} ${number}`, "buffer").subarray(0, 26);
  return `evt_${[...digest].map((byte) => alphabet[byte & 31]).join("")}`;
}
