import { canonicalJson } from "../../contract/canonical-json.ts";
import { Failure } from "../../contract/errors.ts";
import type { IdempotencyClaim, Surface } from "../../contract/operation.ts";
import type { Usage } from "../../contract/usage.ts";
import { insertJob } from "../../storage/batch-jobs.ts";
import { tenantStanding } from "../../storage/catalogue.ts";
import type { Database } from "../../storage/engine/database.ts";
import { completeKey } from "../../storage/idempotency.ts";
import { partKeyOf } from "../batch/resolve-batch.ts";

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

/** What a repeat under the same key is to be answered with. */
export interface Acceptance {
  readonly body: object;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
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
    const standing = await tenantStanding(tx, tenantId);
    if (!standing) return new Failure("unauthorized");
    const { catalogue_version: _, ...left } = standing;
    const usage = { credits_charged: 0, ...left };
    const claimed = await completeKey(tx, {
      tenantId,
      ...idempotency,
      status: acceptance.status,
      body: JSON.stringify(acceptance.body),
      usage: JSON.stringify(usage),
      headers: JSON.stringify(acceptance.headers),
    });
    // Another process took the key over meanwhile: what it accepted is the job.
    if (!claimed) return new Failure("idempotency_in_progress", { details: { retry_after: 1 } });
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
