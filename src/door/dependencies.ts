import type { Caller, IdempotencyClaim } from "../contract/operation.ts";
import type { Usage } from "../contract/usage.ts";
import type { ConcurrencyLimit } from "./concurrency-limit.ts";
import type { DoorMetrics } from "./metrics.ts";
import type { AddressGate, RateBuckets } from "./rate-buckets.ts";

export type ClaimOutcome =
  | { readonly kind: "claimed" }
  | {
      readonly kind: "stored";
      readonly status: number;
      readonly body: unknown;
      /** The answer's own headers: `Location` and the like. */
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly kind: "in_progress"; readonly retryAfterS: number }
  | { readonly kind: "conflict" }
  | { readonly kind: "erased" };

export interface IdempotencyStore {
  claim(tenantId: string, claim: IdempotencyClaim, now: Date): Promise<ClaimOutcome>;
  /** Frees a claim whose work had no effect. A claim that was completed meanwhile stays as it is. */
  release(tenantId: string, claim: IdempotencyClaim): Promise<void>;
  /** Called when this process no longer works on a claim, whatever the result. */
  ended(tenantId: string, claim: IdempotencyClaim): void;
}

export interface DoorLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** The external dependencies of the door. The composition root supplies them; tests supply their own. */
export interface DoorDependencies {
  /** The caller of a raw bearer value; null when the value is unknown, expired or revoked. */
  authenticate(rawKey: string): Promise<Caller | null>;
  /** Whether this process has recently seen the value to be valid. */
  wasValid(rawKey: string): boolean;
  readonly idempotency: IdempotencyStore;
  /** The remaining usage of a tenant, for an answer that charged nothing. */
  usageOf(tenantId: string): Promise<Usage>;
  now(): Date;
  /** The clock of the rate limits. */
  rateNow(): Date;
  /** A fresh id, prefix `req_`. */
  newCorrelationId(): string;
  readonly buckets: RateBuckets;
  readonly gate: AddressGate;
  readonly load: ConcurrencyLimit;
  /** Slots of the open streams: a long answer needs no slot among the requests. */
  readonly streams: ConcurrencyLimit;
  /** Whether an error means that storage is unreachable now, rather than a defect. */
  isUnavailable(error: unknown): boolean;
  readonly log: DoorLog;
  readonly metrics: DoorMetrics;
  /** How long a request may take in milliseconds; 0 disables the deadline. */
  readonly deadlineMs: number;
}
