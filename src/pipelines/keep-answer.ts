import { Failure } from "../contract/errors.ts";
import type { IdempotencyClaim } from "../contract/operation.ts";
import type { Usage } from "../contract/usage.ts";
import type { Transaction } from "../storage/engine/database.ts";
import { tenantStanding } from "../storage/entities/catalogue.ts";
import { completeKey } from "../storage/tenants/idempotency.ts";

/** The answer that a repeat under the same key receives, without its usage. */
export interface Acceptance {
  readonly body: object;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Another process took over the key: the caller asks again and receives the answer of that process. */
export function keyTakenOver(): Failure {
  return new Failure("idempotency_in_progress", { details: { retry_after: 1 } });
}

/**
 * Completes the claim on a call's key with the answer of an operation that costs nothing, in the transaction
 * that writes the answered change.
 * @returns the usage of the answer; or a Failure, and then the transaction must be rolled back.
 */
export async function keepAnswer(
  tx: Transaction,
  { tenantId, idempotency }: { readonly tenantId: string; readonly idempotency: IdempotencyClaim },
  { body, status, headers }: Acceptance,
): Promise<Usage | Failure> {
  const standing = await tenantStanding(tx, tenantId);
  if (!standing) return new Failure("unauthorized");
  const { catalogue_version: _, ...left } = standing;
  const usage = { credits_charged: 0, ...left };
  const claimed = await completeKey(tx, {
    tenantId,
    ...idempotency,
    status,
    body: JSON.stringify(body),
    usage: JSON.stringify(usage),
    headers: JSON.stringify(headers),
  });
  return claimed ? usage : keyTakenOver();
}
