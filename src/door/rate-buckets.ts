/**
 * Token buckets (specification §4.3): capacity C and refill r, both times the plan's multiplier. Tokens are counted in
 * whole ten-millionths, so that every refill rate of the catalogue is a whole number per millisecond and no
 * rounding ever gains or loses a token.
 */
import { type Bucket, buckets, unauthenticatedGate } from "../contract/limits.ts";

export interface RateState {
  /** The bucket's name. */
  readonly scope: string;
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the bucket is full again. */
  readonly resetSeconds: number;
  /** 0 when the request was admitted, else the seconds until one token is available. */
  readonly retryAfterSeconds: number;
}

export interface RateRequest {
  /** The tenant, or the key where a credential belongs to no tenant. */
  readonly owner: string;
  readonly bucket: Bucket;
  readonly multiplier: number;
  readonly now: Date;
}

/** Takes one token, or states when one will be available. A refusal takes nothing. */
export interface RateBuckets {
  take(request: RateRequest): Promise<RateState>;
  /** Returns a token that was taken. */
  giveBack(request: RateRequest): Promise<void>;
}

/** The bucket of requests that present no valid credential, one per network address. */
export interface AddressGate {
  take(address: string, now: Date): RateState;
  /** Returns a token, where the request turned out to present a valid credential. */
  giveBack(address: string): void;
}

/** The bucket of one network address with one OAuth client; null: all unregistered clients. */
export interface ClientGate {
  take(peer: { address: string; clientId: string | null }, now: Date): Promise<RateState>;
  /** Returns a token, where the request turned out to cost none. */
  giveBack(peer: { address: string; clientId: string | null }): Promise<void>;
}

/** A gate: its name, its capacity and its refill. */
export interface Gate {
  readonly scope: string;
  readonly shape: Shape;
}

/** The owner of a gate's bucket. */
export const peerOf = ({ address, clientId }: { address: string; clientId: string | null }): string =>
  `${networkOf(address)}\u0000${clientId ?? ""}`;

const unitsPerToken = 10_000_000;
const unitsPerTokenPerMs = unitsPerToken / 1000;

interface Shape {
  readonly capacity: number;
  readonly refillPerS: number;
}

interface Level {
  units: number;
  atMs: number;
  readonly capacityUnits: number;
  readonly unitsPerMs: number;
}

/** Buckets in this process. `maxEntries` bounds memory: the longest idle one is dropped, hence full. */
export function createMemoryBuckets(options: { maxEntries?: number } = {}): RateBuckets {
  const levels = new Levels(options.maxEntries ?? 100_000);
  return {
    async take({ owner, bucket, multiplier, now }) {
      const { capacity, refillPerS } = buckets[bucket];
      const shape = { capacity: capacity * multiplier, refillPerS: refillPerS * multiplier };
      return levels.take({ key: `${bucket}\u0000${owner}`, scope: bucket, shape, nowMs: now.getTime() });
    },
    giveBack: async ({ owner, bucket }) => levels.giveBack(`${bucket}\u0000${owner}`),
  };
}

/** The gate in this process. An IPv6 address counts as its /64, which one subscriber usually holds whole. */
export function createAddressGate(options: { maxEntries?: number } = {}): AddressGate {
  const levels = new Levels(options.maxEntries ?? 100_000);
  return {
    take: (address, now) =>
      levels.take({
        key: networkOf(address),
        scope: "address",
        shape: unauthenticatedGate,
        nowMs: now.getTime(),
      }),
    giveBack: (address) => levels.giveBack(networkOf(address)),
  };
}

/** A gate in this process. */
export function createClientGate({ scope, shape }: Gate, maxEntries = 100_000): ClientGate {
  const levels = new Levels(maxEntries);
  return {
    take: async (peer, now) => levels.take({ key: peerOf(peer), scope, shape, nowMs: now.getTime() }),
    giveBack: async (peer) => levels.giveBack(peerOf(peer)),
  };
}

class Levels {
  // A map keeps the order of insertion and every use inserts again, so its first entry is the longest idle.
  readonly #levels = new Map<string, Level>();
  readonly #maxEntries: number;

  constructor(maxEntries: number) {
    this.#maxEntries = maxEntries;
  }

  take(request: { key: string; scope: string; shape: Shape; nowMs: number }): RateState {
    const { key, scope, shape, nowMs } = request;
    const level = refilled(this.#levels.get(key), shape, nowMs);
    const admitted = level.units >= unitsPerToken;
    if (admitted) level.units -= unitsPerToken;
    this.#levels.delete(key);
    this.#levels.set(key, level);
    this.#forgetIdle(nowMs);
    const secondsFor = (units: number) => Math.ceil(units / (level.unitsPerMs * 1000));
    return {
      scope,
      limit: Math.floor(level.capacityUnits / unitsPerToken),
      remaining: Math.floor(level.units / unitsPerToken),
      resetSeconds: secondsFor(level.capacityUnits - level.units),
      retryAfterSeconds: admitted ? 0 : Math.max(1, secondsFor(unitsPerToken - level.units)),
    };
  }

  giveBack(key: string): void {
    const level = this.#levels.get(key);
    if (level !== undefined) level.units = Math.min(level.capacityUnits, level.units + unitsPerToken);
  }

  // Two checks per use are enough: the map then shrinks faster than uses can grow it.
  #forgetIdle(nowMs: number): void {
    let looks = 2;
    for (const [key, level] of this.#levels) {
      const full = level.units + Math.max(0, nowMs - level.atMs) * level.unitsPerMs >= level.capacityUnits;
      if (!full && this.#levels.size <= this.#maxEntries) return;
      this.#levels.delete(key);
      if (--looks === 0) return;
    }
  }
}

function refilled(known: Level | undefined, shape: Shape, nowMs: number): Level {
  const capacityUnits = Math.round(shape.capacity * unitsPerToken);
  const unitsPerMs = Math.round(shape.refillPerS * unitsPerTokenPerMs);
  if (known === undefined) return { units: capacityUnits, atMs: nowMs, capacityUnits, unitsPerMs };
  // A clock that steps back refills nothing; the refill must not stop until the old time returns either.
  const elapsedMs = Math.max(0, nowMs - known.atMs);
  const units = Math.min(capacityUnits, known.units + elapsedMs * unitsPerMs);
  return { units, atMs: nowMs, capacityUnits, unitsPerMs };
}

/** The network that one subscriber usually holds: an IPv4 address, or the first half of an IPv6 address. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!address.includes(":")) return address.slice(0, 64);
  const [head = "", tail] = address.toLowerCase().split("%")[0]!.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
