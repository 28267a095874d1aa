import type { Queryable } from "../storage/engine/database.ts";
import { CLAIM_RENEW_MS, type IdempotencyKey, renewClaims } from "../storage/tenants/idempotency.ts";

interface Held {
  readonly key: IdempotencyKey;
  renewedMs: number;
}

/** The keys whose work is under way in this process, by their names. */
export class HeldClaims {
  readonly #database: Queryable;
  readonly #held = new Map<string, Held>();

  constructor(database: Queryable) {
    this.#database = database;
  }

  has(name: string): boolean {
    return this.#held.has(name);
  }

  /** @param sinceMs latest possible time of the claim, by the process's steady clock. */
  hold(name: string, key: IdempotencyKey, sinceMs: number): void {
    this.#held.set(name, { key, renewedMs: sinceMs });
  }

  drop(name: string): void {
    this.#held.delete(name);
  }

  /** Renews the leases of long work. */
  async renew(): Promise<void> {
    const nowMs = performance.now();
    const old = [...this.#held.values()].filter(({ renewedMs }) => nowMs - renewedMs >= CLAIM_RENEW_MS);
    if (old.length === 0) return;
    for (const [tenantId, held] of Map.groupBy(old, ({ key }) => key.tenantId)) {
      await renewClaims(
        this.#database,
        tenantId,
        held.map(({ key }) => key),
      );
      for (const claim of held) claim.renewedMs = nowMs;
    }
  }
}
