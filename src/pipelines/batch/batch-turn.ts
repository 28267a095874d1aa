import { hash } from "node:crypto";
import { Failure } from "../../contract/errors.ts";
import type { Database } from "../../storage/engine/database.ts";
import { claimKey, releaseKey } from "../../storage/idempotency.ts";

const RETRY_S = 2;
const KEY = hash("sha256", "the tenant's batch that runs now");

/**
 * Runs a batch where the tenant has none running, in any process: the turn is a leased row like the claim on an
 * idempotency key, so a process that dies gives it back.
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
  try {
    return await work();
  } finally {
    await releaseKey(database, turn);
  }
}
