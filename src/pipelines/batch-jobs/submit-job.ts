import { canonicalJson } from "../../contract/canonical-json.ts";
import { Failure } from "../../contract/errors.ts";
import type { IdempotencyClaim, Surface } from "../../contract/operation.ts";
import type { Usage } from "../../contract/usage.ts";
import type { Database, Transaction } from "../../storage/engine/database.ts";
import { tenantStanding } from "../../storage/entities/catalogue.ts";
import { lockCatalogue } from "../../storage/entities/catalogue-changes.ts";
import { BATCH_KIND, insertJob } from "../../storage/jobs/batch-jobs.ts";
import { noteDue } from "../../storage/jobs/due.ts";
import { enqueueJob } from "../../storage/jobs/queue.ts";
import { type UnboundQuotas, unboundUsage } from "../../storage/usage/unbound-usage.ts";
import { partKeyOf } from "../batch/resolve-batch.ts";
import { type Acceptance, keepAnswer } from "../keep-answer.ts";
import { storageLimit } from "../storage-limit.ts";

export interface Submission {
  readonly tenantId: string;
  readonly jobId: string;
  readonly actor: { readonly keyId: string | null; readonly surface: Surface };
  readonly correlationId: string;
  readonly now: Date;
  readonly idempotency: IdempotencyClaim;
  /** Validated resolve requests. */
  readonly records: readonly unknown[];
  readonly quotas: UnboundQuotas;
}

/** Bytes that are reserved for the outcome of each record. */
const OUTCOME_BYTES = 4096;

/**
 * Puts a job into the queue and completes the claim on its key, in one transaction: once this has fulfilled,
 * the job is not lost and not accepted twice.
 * @returns the usage of the acceptance; or a Failure, and then nothing is written.
 */
export function submitJob(
  database: Database,
  submission: Submission,
  acceptance: Acceptance,
): Promise<Usage | Failure> {
  const { tenantId, jobId, idempotency, actor } = submission;
  const records = submission.records.map((record, index) => ({
    submitted: canonicalJson(record),
    keyDigest: partKeyOf(idempotency.keyDigest, index),
  }));
  const heldBytes = records.reduce(
    (sum, { submitted }) => sum + Buffer.byteLength(submitted) + OUTCOME_BYTES,
    0,
  );
  return database.transaction(async (tx) => {
    await lockCatalogue(tx, tenantId);
    const full = await refusalForRoom(tx, submission, heldBytes);
    if (full) return full;
    const usage = await keepAnswer(tx, submission, acceptance);
    if (usage instanceof Failure) return usage;
    await insertJob(tx, {
      tenantId,
      jobId,
      keyDigest: idempotency.keyDigest,
      fingerprint: idempotency.fingerprint,
      actingKeyId: actor.keyId,
      actingSurface: actor.surface,
      correlationId: submission.correlationId,
      at: submission.now.toISOString(),
      heldBytes,
      records,
    });
    const at = submission.now.toISOString();
    const key = { tenantId, kind: BATCH_KIND, key: jobId };
    await enqueueJob(tx, { ...key, payload: { job_id: jobId }, runAfter: at, at });
    await noteDue(tx, { ...key, lane: "" }, at);
    return usage;
  });
}

async function refusalForRoom(
  tx: Transaction,
  { tenantId, quotas }: Submission,
  heldBytes: number,
): Promise<Failure | null> {
  const standing = await tenantStanding(tx, tenantId);
  const quota = standing && quotas[standing.plan];
  if (!quota) return null;
  const { job_bytes } = await unboundUsage(tx, tenantId);
  return job_bytes + heldBytes > quota.bytes ? storageLimit(quota, "batch_jobs") : null;
}
