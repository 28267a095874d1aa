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
      /** The answer's own: `Location` and the like. */
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly kind: "in_progress"; readonly retryAfterS: number }
  | { readonly kind: "conflict" }
  | { readonly kind: "erased" };

export interface IdempotencyStore {
  claim(tenantId: string, claim: IdempotencyClaim, now: Date): Promise<ClaimOutcome>;
  /** Frees a claim whose work had no effect. A claim that was completed meanwhile stays as it is. */
  release(tenantId: string, claim: IdempotencyClaim): Promise<void>;
  /** Told that nobody here works on a claim any more, whatever came of it. */
  ended(tenantId: string, claim: IdempotencyClaim): void;
}

export interface DoorLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What the door needs of the world. The composition root supplies it; tests supply their own. */
export interface DoorDependencies {
  /** The caller that a raw bearer value stands for; null when it is unknown, expired or revoked. */
  authenticate(rawKey: string): Promise<Caller | null>;
  /** Whether this process has lately seen the value to be valid. */
  wasValid(rawKey: string): boolean;
  readonly idempotency: IdempotencyStore;
  /** What a tenant has left, for an answer that charged nothing. */
  usageOf(tenantId: string): Promise<Usage>;
  now(): Date;
  /** The time that rates are counted by. */
  rateNow(): Date;
  /** A fresh id, prefix `req_`. */
  newCorrelationId(): string;
  readonly buckets: RateBuckets;
  readonly gate: AddressGate;
  readonly load: ConcurrencyLimit;
  /** Slots of the streams that are open: an answer that lasts needs no slot among the requests. */
  readonly streams: ConcurrencyLimit;
  /** Whether an error means that storage cannot be reached now, rather than a defect. */
  isUnavailable(error: unknown): boolean;
  readonly log: DoorLog;
  readonly metrics: DoorMetrics;
  /** How long a request may take in milliseconds; 0 disables the deadline. */
  readonly deadlineMs: number;
}
