import { plans } from "../contract/limits.ts";
import type { Caller } from "../contract/operation.ts";
import type { Scope } from "../contract/scopes.ts";
import {
  ACCESS_TOKEN_PREFIX,
  API_KEY_PREFIX,
  credentialDigest,
  isWellFormedCredential,
} from "../secrets/credential.ts";
import type { Database } from "../storage/engine/database.ts";
import { BatchLoader } from "../storage/entities/batch-loader.ts";
import { touchGrants } from "../storage/oauth/oauth-grants.ts";
import { findConnector } from "../storage/oauth/oauth-tokens.ts";
import { type CredentialRow, findCredential, touchKeys } from "../storage/tenants/accounts.ts";

/** The number of valid values that a process remembers. */
const REMEMBERED = 10_000;

/**
 * Identifies the caller of a bearer value, from its digest, on every request: a deleted key or a revoked
 * grant stops working at once, in every process.
 */
export class Authenticator {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #resource: string;
  /** Look-ups of a key that arrive during one of it share the next: each is made after its request. */
  readonly #keys: BatchLoader<string, CredentialRow>;
  /** The tenants of values that were valid at their last use, by digest, in order of use, oldest first. */
  readonly #valid = new Map<string, string | null>();
  #usedKeys = new Map<string, string>();
  #usedGrants = new Map<string, string>();

  /** `resource`: the audience that an access token must have been issued for. */
  constructor(database: Database, now: () => Date, resource: string) {
    this.#database = database;
    this.#now = now;
    this.#resource = resource;
    this.#keys = new BatchLoader(async (digest, moments) => {
      const row = await findCredential(database, {
        digest: Buffer.from(digest, "hex"),
        at: moments.at(-1)!,
        supposed: this.#valid.get(digest) ?? null,
      });
      return row ? [row] : [];
    });
  }

  async authenticate(value: string): Promise<Caller | null> {
    const isToken = value.startsWith(ACCESS_TOKEN_PREFIX);
    // A mistyped value in Assay's format is recognised by its checksum, without a look-up.
    if ((isToken || value.startsWith(API_KEY_PREFIX)) && !isWellFormedCredential(value)) return null;
    const digest = credentialDigest(value);
    const at = this.#now().toISOString();
    const caller = await (isToken ? this.#connector(digest, at) : this.#key(digest, at));
    this.#remember(digest.toString("hex"), caller);
    return caller;
  }

  /** Whether the value was valid when this process last saw it; it may have become invalid since. */
  wasValid(value: string): boolean {
    return this.#valid.has(credentialDigest(value).toString("hex"));
  }

  #remember(digest: string, caller: Caller | null): void {
    this.#valid.delete(digest);
    if (!caller) return;
    this.#valid.set(digest, caller.tenantId);
    if (this.#valid.size > REMEMBERED) this.#valid.delete(this.#valid.values().next().value!);
  }

  async #key(digest: Buffer, at: string): Promise<Caller | null> {
    const [row] = await this.#keys.ask(digest.toString("hex"), [at]);
    return row ? this.callerOf(row, at) : null;
  }

  /** The caller of a valid key; the use is recorded. */
  callerOf(row: CredentialRow, at: string): Caller {
    this.#usedKeys.set(row.key_id, at);
    return {
      keyId: row.key_id,
      scopes: [row.scope],
      tenantId: row.tenant_id,
      reviewerId: row.reviewer_id,
      rateMultiplier: multiplierOf(row.plan),
    };
  }

  async #connector(digest: Buffer, at: string): Promise<Caller | null> {
    const row = await findConnector(this.#database, { digest, resource: this.#resource, at });
    if (!row) return null;
    this.#usedGrants.set(row.grant_id, at);
    return {
      // Receipts name the actor: here the grant, otherwise the key.
      keyId: row.grant_id,
      scopes: row.scopes as readonly Scope[],
      tenantId: row.tenant_id,
      reviewerId: null,
      rateMultiplier: multiplierOf(row.plan),
    };
  }

  /** Writes the last uses of keys and grants; called on a timer and at the end. */
  async flush(): Promise<void> {
    const [keys, grants] = [this.#usedKeys, this.#usedGrants];
    this.#usedKeys = new Map();
    this.#usedGrants = new Map();
    if (keys.size > 0) await touchKeys(this.#database, keys);
    if (grants.size > 0) await touchGrants(this.#database, grants);
  }
}

function multiplierOf(plan: string | null): number {
  return plans[plan as keyof typeof plans]?.rateMultiplier ?? 1;
}
