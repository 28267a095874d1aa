import { hash } from "node:crypto";
import { Failure } from "../../contract/errors.ts";
import type { Database } from "../../storage/engine/database.ts";
import { LEASE_S } from "../../storage/jobs/leases.ts";
import {
  CLAIM_RENEW_MS,
  claimKey,
  type IdempotencyKey,
  releaseKey,
  renewClaims,
} from "../../storage/tenants/idempotency.ts";
import { whileRenewed } from "../while-renewed.ts";

const RETRY_S = 2;
const RELEASE_AGAIN_MS = 1_000;
/** Within this time after its last renewal the turn is certainly still held. */
const SURE_MS = LEASE_S * 750;
const KEY = hash("sha256", "the tenant's batch that runs now");

/**
 * Runs a batch if the tenant has no other batch running, in any process. The turn is a leased row like the
 * claim on an idempotency key. It is held as long as the batch takes, so the turn of a process that dies is
 * released.
 * @returns the result of `work`, or the failure of the batch that came second.
 */
export async function inBatchTurn<T>(
  database: Database,
  { tenantId, now }: { readonly tenantId: string; readonly now: Date },
  work: () => Promise<T>,
): Promise<T | Failure> {
  const turn = { tenantId, operation: "concurrent_batch", keyDigest: KEY, fingerprint: KEY };
  let renewedMs = performance.now();
  const { mine } = await claimKey(database, turn, now);
  if (!mine)
    return new Failure("rate_limited", { details: { retry_after: RETRY_S, gate: "concurrent_batch" } });
  const renew = async (): Promise<void> => {
    const nowMs = performance.now();
    await renewClaims(database, turn.tenantId, [turn]);
    renewedMs = nowMs;
  };
  try {
    return await whileRenewed({ everyMs: CLAIM_RENEW_MS, renew }, work);
  } finally {
    await giveBack(database, turn, renewedMs + SURE_MS);
  }
}

/** The result of the batch stands even while the turn cannot be released: the release is tried again. */
async function giveBack(database: Database, turn: IdempotencyKey, untilMs: number): Promise<void> {
  if (performance.now() >= untilMs) return;
  try {
    await releaseKey(database, turn);
  } catch {
    setTimeout(() => void giveBack(database, turn, untilMs), RELEASE_AGAIN_MS).unref();
  }
}
