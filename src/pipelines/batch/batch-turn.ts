import { hash } from "node:crypto";
import { Failure } from "../../contract/errors.ts";
import type { Database } from "../../storage/engine/database.ts";
import { CLAIM_RENEW_MS, claimKey, releaseKey, renewClaims } from "../../storage/idempotency.ts";

const RETRY_S = 2;
const KEY = hash("sha256", "the tenant's batch that runs now");

/**
 * Runs a batch where the tenant has none running, in any process: the turn is a leased row like the claim on an
 * idempotency key, held for as long as the batch takes, so a process that dies gives it back.
 * @returns what `work` gave, or the failure of the one who came second.
 */
export async function inBatchTurn<T>(
  database: Database,
  { tenantId, now }: { readonly tenantId: string; readonly now: Date },
  work: () => Promise<T>,
): Promise<T | Failure> {
  const turn = { tenantId, operation: "concurrent_batch", keyDigest: KEY, fingerprint: KEY };
  const { mine } = await claimKey(database, turn, now);
  if (!mine)
    return new Failure("rate_limited", { details: { retry_after: RETRY_S, gate: "concurrent_batch" } });
  // One that cannot be renewed now is tried again: the lease is longer than a few such pauses.
  const renewal = setInterval(() => renewClaims(database, [turn]).catch(() => undefined), CLAIM_RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await releaseKey(database, turn);
  }
}
