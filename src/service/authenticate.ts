import { plans } from "../contract/limits.ts";
import type { Caller } from "../contract/operation.ts";
import { API_KEY_PREFIX, credentialDigest, isWellFormedCredential } from "../secrets/credential.ts";
import { findCredential, touchKeys } from "../storage/accounts.ts";
import type { Database } from "../storage/engine/database.ts";

/** Tells who a bearer value stands for, from its digest, on every request: a deleted key stops at once, everywhere. */
export class Authenticator {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #used = new Map<string, string>();

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  async authenticate(value: string): Promise<Caller | null> {
    // A mistyped key of ours is told from its tail, without a look-up.
    if (value.startsWith(API_KEY_PREFIX) && !isWellFormedCredential(value)) return null;
    const now = this.#now().toISOString();
    const row = await findCredential(this.#database, credentialDigest(value), now);
    if (!row) return null;
    this.#used.set(row.key_id, now);
    return {
      keyId: row.key_id,
      scopes: [row.scope],
      tenantId: row.tenant_id,
      reviewerId: row.reviewer_id,
      rateMultiplier: plans[row.plan as keyof typeof plans]?.rateMultiplier ?? 1,
    };
  }

  /** Writes down when keys were last used; called on a timer and at the end. */
  async flush(): Promise<void> {
    if (this.#used.size === 0) return;
    const used = new Map(this.#used);
    this.#used.clear();
    await touchKeys(this.#database, used);
  }
}
