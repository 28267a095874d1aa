import type { IdempotencyClaim } from "../contract/operation.ts";
import type { ClaimOutcome, IdempotencyStore } from "../door/dependencies.ts";
import type { Database } from "../storage/engine/database.ts";
import { claimKey, releaseKey } from "../storage/idempotency.ts";

/** The door's idempotency keys, kept in the database so that every replica sees them. */
export function idempotencyStore(database: Database): IdempotencyStore {
  const keyOf = (tenantId: string, claim: IdempotencyClaim) => ({ tenantId, ...claim });
  return {
    async claim(tenantId, claim, now): Promise<ClaimOutcome> {
      const row = await claimKey(database, keyOf(tenantId, claim), now);
      if (row.mine) return { kind: "claimed" };
      if (row.state === "erased") return { kind: "erased" };
      if (!row.same_content) return { kind: "conflict" };
      if (row.state === "claimed") return { kind: "in_progress", retryAfterS: 1 };
      const body = JSON.parse(row.body!) as Record<string, unknown>;
      return { kind: "stored", status: row.status!, body: { ...body, usage: JSON.parse(row.usage!) } };
    },
    release: (tenantId, claim) => releaseKey(database, keyOf(tenantId, claim)),
  };
}
