import type { Failure } from "./errors.ts";
import type { Caller } from "./operation.ts";
import type { Scope } from "./scopes.ts";

/** Wrong keys and codes of one address: ten in ten minutes. */
export const signInGate = { capacity: 10, refillPerS: 1 / 60 } as const;

/** How long sessions of the workbench last, in seconds. */
export const sessionLifetimes = {
  /** Without a request in this time. */
  idleS: 12 * 3600,
  /** The maximum for a session of keys. */
  keysS: 7 * 86_400,
  /** The maximum for a session of the operator. */
  operatorS: 12 * 3600,
} as const;

/** The most keys that one session holds. */
export const sessionKeys = 8;

/** Seconds for which the operator's sign-in code works. */
export const signInCodeS = 600;

/** A key that a session was signed in with; its value is not stored. */
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
  /** The tenant of its keys, or the tenant that an operator has chosen. */
  readonly tenant: { readonly tenant_id: string; readonly name: string } | null;
  /** The reviewer: that of the review key, or the name that the operator states. */
  readonly reviewerId: string | null;
  readonly keys: readonly SessionKey[];
  /** The callers that a call can use; each has the scopes of one key, or the operator's. */
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
   * Adds a key to the session, or begins a session. The token is new either way, and the former one is
   * invalid.
   * @returns null where the key is not valid; a Failure where it cannot join the keys of the session.
   */
  addKey(token: string | null, key: string, now: Date): Promise<OpenedSession | Failure | null>;
  /** Exchanges a one-time code for a session of the operator; null where the code is invalid. */
  beginOperator(token: string | null, code: string, now: Date): Promise<OpenedSession | null>;
  /** Removes a key. @returns the session afterwards; null where no key is left, and it has ended. */
  removeKey(token: string, keyId: string, now: Date): Promise<WorkbenchSession | null>;
  /** The tenant in which the operator acts from now on; false where there is no such tenant. */
  chooseTenant(token: string, tenantId: string): Promise<boolean>;
  nameReviewer(token: string, reviewerId: string): Promise<void>;
  end(token: string): Promise<void>;
}
