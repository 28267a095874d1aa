/**
 * Token buckets that several processes share. A process leases tokens from the common bucket and admits
 * requests with them. A slow caller's lease is one token; a lease that is used up at once doubles, so under
 * load one statement pays for many requests. A lease is valid for a second: every admission was a token of
 * the bucket at most a second before, hence all processes together keep the limit, and a process that stops
 * loses at most one lease.
 */
import { hash } from "node:crypto";
import { buckets } from "../contract/limits.ts";
import {
  type ClientGate,
  type Gate,
  peerOf,
  type RateBuckets,
  type RateRequest,
  type RateState,
} from "./rate-buckets.ts";

export interface LeaseRequest {
  readonly owner: string;
  readonly bucket: string;
  readonly capacity: number;
  readonly refillPerS: number;
  readonly wanted: number;
}

/** Takes whole tokens from the common bucket: the wanted number, or as many as there are. */
export type LeaseTokens = (request: LeaseRequest) => Promise<{ leased: number; left: number }>;

/** Puts a token back into the common bucket. */
export type ReturnToken = (bucket: Omit<LeaseRequest, "wanted" | "refillPerS">) => Promise<void>;

const LEASE_MS = 1_000;
/** A lease that is used up within this time was too small. */
const SHORT_MS = 100;
/** A process leases at most the capacity of a bucket divided by this number. */
const LARGEST_SHARE = 50;

interface Held {
  tokens: number;
  /** The tokens of the common bucket after the last lease, and the time of that lease. */
  left: number;
  atMs: number;
  size: number;
  waiting: number;
  leasing: Promise<void> | null;
}

type Shape = Omit<LeaseRequest, "wanted">;

/** Buckets of tenants, or of keys without a tenant. */
export function createSharedBuckets(
  { lease, giveBack: returnToken }: { readonly lease: LeaseTokens; readonly giveBack: ReturnToken },
  maxEntries?: number,
): RateBuckets {
  const leases = new Leases(maxEntries);
  const shapeOf = ({ owner, bucket, multiplier }: Omit<RateRequest, "now">): Shape => {
    const { capacity, refillPerS } = buckets[bucket];
    return { owner, bucket, capacity: capacity * multiplier, refillPerS: refillPerS * multiplier };
  };
  return {
    async take(request) {
      const shape = shapeOf(request);
      return takeOne(lease, leases.of(shape), { shape, nowMs: request.now.getTime() });
    },
    async giveBack(request) {
      const shape = shapeOf(request);
      const held = leases.of(shape);
      const ageMs = request.now.getTime() - held.atMs;
      // A lease that has not expired takes the token back without a statement.
      if (ageMs >= 0 && ageMs <= LEASE_MS) {
        held.tokens += 1;
        return;
      }
      await returnToken(shape);
      held.left = Math.min(shape.capacity, held.left + 1);
    },
  };
}

/** A gate of addresses and clients. The database gets their digest only. */
export function createSharedGate(
  { scope, shape }: Gate,
  { lease, giveBack }: { readonly lease: LeaseTokens; readonly giveBack: ReturnToken },
  maxEntries?: number,
): ClientGate {
  const leases = new Leases(maxEntries);
  const shapeOf = (peer: Parameters<ClientGate["take"]>[0]): Shape => ({
    owner: hash("sha256", peerOf(peer), "base64url"),
    bucket: scope,
    ...shape,
  });
  return {
    async take(peer, now) {
      const of = shapeOf(peer);
      return takeOne(lease, leases.of(of), { shape: of, nowMs: now.getTime() });
    },
    async giveBack(peer) {
      const of = shapeOf(peer);
      await giveBack(of);
      const held = leases.of(of);
      held.left = Math.min(of.capacity, held.left + 1);
    },
  };
}

/** The tokens that this process holds of each bucket. */
class Leases {
  // A map keeps the order of insertion and every use inserts again, so its first entry is the longest idle.
  readonly #held = new Map<string, Held>();
  readonly #maxEntries: number;

  /** @param maxEntries bounds memory: beyond it the longest idle lease is dropped, with its tokens. */
  constructor(maxEntries = 100_000) {
    this.#maxEntries = maxEntries;
  }

  of({ bucket, owner }: Shape): Held {
    const key = `${bucket}\u0000${owner}`;
    const held = this.#held.get(key) ?? {
      tokens: 0,
      left: 0,
      atMs: -Infinity,
      size: 1,
      waiting: 0,
      leasing: null,
    };
    this.#held.delete(key);
    this.#held.set(key, held);
    if (this.#held.size > this.#maxEntries) this.#held.delete(this.#held.keys().next().value!);
    return held;
  }
}

async function takeOne(
  lease: LeaseTokens,
  held: Held,
  { shape, nowMs }: { readonly shape: Shape; readonly nowMs: number },
): Promise<RateState> {
  for (;;) {
    // When several requests wait for one lease, a later one may request it and an earlier one use it.
    const ageMs = Math.max(0, nowMs - held.atMs);
    const setBack = nowMs < held.atMs - LEASE_MS;
    // After the clock was set back the age of a lease is unknown.
    if (ageMs > LEASE_MS || setBack) held.tokens = 0;
    if (held.tokens > 0) {
      held.tokens -= 1;
      return stateOf(held, shape, { ageMs, admitted: true });
    }
    // Before the next token is due no lease is possible: a flood of refused requests costs no statement.
    if (!setBack && held.left + (ageMs / 1000) * shape.refillPerS < 1) {
      return stateOf(held, shape, { ageMs, admitted: false });
    }
    held.waiting += 1;
    held.leasing ??= renew(lease, held, { shape, nowMs }).finally(() => {
      held.leasing = null;
    });
    try {
      await held.leasing;
    } finally {
      held.waiting -= 1;
    }
  }
}

async function renew(
  lease: LeaseTokens,
  held: Held,
  { shape, nowMs }: { readonly shape: Shape; readonly nowMs: number },
): Promise<void> {
  const lastedMs = Math.abs(nowMs - held.atMs);
  const largest = Math.max(1, Math.floor(shape.capacity / LARGEST_SHARE));
  if (lastedMs < SHORT_MS) held.size = Math.min(held.size * 2, largest);
  else if (lastedMs > LEASE_MS) held.size = 1;
  // The requests that the last lease resumed update `waiting` first.
  await Promise.resolve();
  const wanted = Math.min(Math.max(held.size, held.waiting), largest);
  const { leased, left } = await lease({ ...shape, wanted });
  held.tokens = leased;
  // A fraction that this number cannot distinguish from a whole token would be requested without end.
  held.left = leased > 0 ? left : Math.min(left, 1 - Number.EPSILON);
  held.atMs = nowMs;
}

function stateOf(
  held: Held,
  { bucket, capacity, refillPerS }: Shape,
  { ageMs, admitted }: { readonly ageMs: number; readonly admitted: boolean },
): RateState {
  const tokens = Math.min(capacity, held.left + held.tokens + (ageMs / 1000) * refillPerS);
  return {
    scope: bucket,
    limit: capacity,
    remaining: Math.floor(tokens),
    resetSeconds: Math.ceil((capacity - tokens) / refillPerS),
    retryAfterSeconds: admitted ? 0 : Math.max(1, Math.ceil((1 - tokens) / refillPerS)),
  };
}
