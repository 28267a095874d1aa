import { canonicalJson } from "../../contract/canonical-json.ts";
import { Failure } from "../../contract/errors.ts";
import type { IdempotencyClaim, Surface } from "../../contract/operation.ts";
import type { Usage } from "../../contract/usage.ts";
import { insertJob } from "../../storage/batch-jobs.ts";
import type { Database } from "../../storage/engine/database.ts";
import { partKeyOf } from "../batch/resolve-batch.ts";
import { type Acceptance, keepAnswer } from "../keep-answer.ts";

export interface Submission {
  readonly tenantId: string;
  readonly jobId: string;
  readonly actor: { readonly keyId: string; readonly surface: Surface };
  readonly correlationId: string;
  readonly now: Date;
  readonly idempotency: IdempotencyClaim;
  /** Validated resolve requests. */
  readonly records: readonly unknown[];
}

/**
 * Puts a job into the queue and completes the claim on its key, in one transaction: once this has fulfilled, the job
 * is not lost and not accepted twice.
 * @returns the usage of the acceptance; or a Failure, and nothing is written.
 */
export function submitJob(
  database: Database,
  submission: Submission,
  acceptance: Acceptance,
): Promise<Usage | Failure> {
  const { tenantId, jobId, idempotency, actor } = submission;
  return database.transaction(async (tx) => {
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
      records: submission.records.map((record, index) => ({
        submitted: canonicalJson(record),
        keyDigest: partKeyOf(idempotency.keyDigest, index),
      })),
    });
    return usage;
  });
}
