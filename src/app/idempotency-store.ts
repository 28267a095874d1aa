import type { IdempotencyClaim } from "../contract/operation.ts";
import { storedBody, storedHeaders, storedUsage } from "../contract/stored/kept-answer.ts";
import type { ClaimOutcome, IdempotencyStore } from "../door/dependencies.ts";
import type { Database } from "../storage/engine/database.ts";
import { CLAIM_RENEW_MS, claimKey, type IdempotencyKey, releaseKey } from "../storage/tenants/idempotency.ts";
import { HeldClaims } from "./held-claims.ts";

/** Beyond this number a retry waits until the lease ends. */
const MAX_UNRELEASED = 10_000;
/** Shorter than the rest of a lease that is renewed this often. */
const RELEASE_WITHIN_MS = CLAIM_RENEW_MS * 2;

/**
 * The door's idempotency keys, stored in the database so that every replica sees them. Work under way in this
 * process is never taken over by it, whatever a clock says of the lease.
 */
export function idempotencyStore(database: Database): IdempotencyStore & {
  /**
   * Frees the keys whose work here ended without effect while the database was unreachable, and renews those
   * of long work. To be called every few seconds.
   */
  flush(): Promise<void>;
} {
  const working = new HeldClaims(database);
  const keyOf = (tenantId: string, claim: IdempotencyClaim) => ({ tenantId, ...claim });
  const nameOf = (tenantId: string, { operation, keyDigest }: IdempotencyClaim) =>
    `${tenantId}\u0000${operation}\u0000${keyDigest}`;
  const unreleased = new Map<string, { readonly key: IdempotencyKey; readonly sinceMs: number }>();
  const releasing = new Map<string, Promise<void>>();
  const releaseNow = async (name: string): Promise<void> => {
    const { key, sinceMs } = unreleased.get(name)!;
    // Later the lease may have ended, and another process may work on the key.
    if (performance.now() - sinceMs < RELEASE_WITHIN_MS) await releaseKey(database, key);
    unreleased.delete(name);
  };
  // One at a time for each key: a second one could free a claim that was made after the first.
  const releaseLate = (name: string): Promise<void> => {
    if (!unreleased.has(name)) return Promise.resolve();
    const running = releasing.get(name) ?? releaseNow(name).finally(() => releasing.delete(name));
    releasing.set(name, running);
    return running;
  };
  return {
    async flush() {
      await working.renew();
      for (const name of [...unreleased.keys()]) await releaseLate(name);
    },
    async claim(tenantId, claim, now): Promise<ClaimOutcome> {
      const name = nameOf(tenantId, claim);
      await releaseLate(name);
      const sinceMs = performance.now();
      const key = keyOf(tenantId, claim);
      const row = await claimKey(database, key, now, { takeOver: !working.has(name) });
      if (row.mine) {
        working.hold(name, key, sinceMs);
        return { kind: "claimed" };
      }
      if (row.state === "erased") return { kind: "erased" };
      if (!row.same_content) return { kind: "conflict" };
      if (row.state === "claimed") return { kind: "in_progress", retryAfterS: 1 };
      const body = storedBody(row.body!);
      const headers = storedHeaders(row.headers ?? "{}");
      return {
        kind: "stored",
        status: row.status!,
        body: { ...body, usage: storedUsage(row.usage!) },
        headers,
      };
    },
    async release(tenantId, claim) {
      const name = nameOf(tenantId, claim);
      const key = keyOf(tenantId, claim);
      if (unreleased.size >= MAX_UNRELEASED) return releaseKey(database, key);
      unreleased.set(name, { key, sinceMs: performance.now() });
      await releaseLate(name);
    },
    ended(tenantId, claim) {
      working.drop(nameOf(tenantId, claim));
    },
  };
}
