import type { IdempotencyClaim } from "../contract/operation.ts";
import type { ClaimOutcome, IdempotencyStore } from "../door/dependencies.ts";
import type { Database } from "../storage/engine/database.ts";
import { claimKey, releaseKey } from "../storage/idempotency.ts";

/** Beyond this a retry waits for the lease's end. */
const MAX_UNRELEASED = 10_000;

/**
 * The door's idempotency keys, kept in the database so that every replica sees them. What this process itself is at
 * work on it never takes over, whatever a clock says of the lease.
 */
export function idempotencyStore(database: Database): IdempotencyStore {
  const working = new Set<string>();
  const unreleased = new Set<string>();
  const keyOf = (tenantId: string, claim: IdempotencyClaim) => ({ tenantId, ...claim });
  const nameOf = (tenantId: string, { operation, keyDigest }: IdempotencyClaim) =>
    `${tenantId}\u0000${operation}\u0000${keyDigest}`;
  return {
    async claim(tenantId, claim, now): Promise<ClaimOutcome> {
      const name = nameOf(tenantId, claim);
      // Its work here has ended without effect, and the database could not be told at the time.
      if (unreleased.has(name)) {
        await releaseKey(database, keyOf(tenantId, claim));
        unreleased.delete(name);
      }
      const row = await claimKey(database, keyOf(tenantId, claim), now, { takeOver: !working.has(name) });
      if (row.mine) {
        working.add(name);
        return { kind: "claimed" };
      }
      if (row.state === "erased") return { kind: "erased" };
      if (!row.same_content) return { kind: "conflict" };
      if (row.state === "claimed") return { kind: "in_progress", retryAfterS: 1 };
      const body = JSON.parse(row.body!) as Record<string, unknown>;
      const headers = JSON.parse(row.headers ?? "{}") as Record<string, string>;
      return {
        kind: "stored",
        status: row.status!,
        body: { ...body, usage: JSON.parse(row.usage!) },
        headers,
      };
    },
    async release(tenantId, claim) {
      const name = nameOf(tenantId, claim);
      if (unreleased.size < MAX_UNRELEASED) unreleased.add(name);
      await releaseKey(database, keyOf(tenantId, claim));
      unreleased.delete(name);
    },
    ended(tenantId, claim) {
      working.delete(nameOf(tenantId, claim));
    },
  };
}
