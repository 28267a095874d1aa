import type { Failure } from "./errors.ts";
import type { Caller } from "./operation.ts";
import type { Scope } from "./scopes.ts";

/** Wrong keys and codes of one address: ten in ten minutes. */
export const signInGate = { capacity: 10, refillPerS: 1 / 60 } as const;

/** How long sessions of the workbench last, in seconds. */
export const sessionLifetimes = {
  /** Without a request. */
  idleS: 12 * 3600,
  /** At the most, for a session of keys. */
  keysS: 7 * 86_400,
  /** At the most, for a session of the operator. */
  operatorS: 12 * 3600,
} as const;

/** Keys that one session holds at the most. */
export const sessionKeys = 8;

/** Seconds for which the operator's sign-in code works. */
export const signInCodeS = 600;

/** A key that a session was signed in with; its value is nowhere. */
export interface SessionKey {
  readonly key_id: string;
  readonly scope: Scope;
  readonly name: string;
  readonly key_hint: string;
  readonly reviewer_id: string | null;
  readonly tenant_id: string | null;
}

/** A session that is in force. */
export interface WorkbenchSession {
  readonly kind: "keys" | "operator";
  /** The tenant of its keys, or that an operator has chosen. */
  readonly tenant: { readonly tenant_id: string; readonly name: string } | null;
  /** Who reviews: what the review key says, or the operator's word. */
  readonly reviewerId: string | null;
  readonly keys: readonly SessionKey[];
  /** Whom a call can be made as; each has the scopes of one key, or the operator's. */
  readonly callers: readonly Caller[];
  readonly endsAt: string;
}

/** A session together with the new value of its cookie. */
export interface OpenedSession {
  readonly token: string;
  readonly session: WorkbenchSession;
}

/** Sessions of the workbench. A token is the value of a browser's cookie; null where it has none. */
export interface WorkbenchSessions {
  find(token: string | null, now: Date): Promise<WorkbenchSession | null>;
  /**
   * Adds a key to the session, or begins one. The token is a new one either way, and the former is worth nothing.
   * @returns null where the key is not valid; a Failure where it does not go with those that are there.
   */
  addKey(token: string | null, key: string, now: Date): Promise<OpenedSession | Failure | null>;
  /** Spends a one-time code on a session of the operator; null where it is not good. */
  beginOperator(token: string | null, code: string, now: Date): Promise<OpenedSession | null>;
  /** Takes a key out. @returns the session as it is then; null where none of its keys is left, and it has ended. */
  removeKey(token: string, keyId: string, now: Date): Promise<WorkbenchSession | null>;
  /** Where the operator acts from now on; false where there is no such tenant. */
  chooseTenant(token: string, tenantId: string): Promise<boolean>;
  nameReviewer(token: string, reviewerId: string): Promise<void>;
  end(token: string): Promise<void>;
}
