/** A door with all its dependencies in memory, for the tests of the doors. */
import type { Caller, IdempotencyClaim } from "../../contract/operation.ts";
import type { Usage } from "../../contract/usage.ts";
import { ConcurrencyLimit } from "../concurrency-limit.ts";
import type { ClaimOutcome, DoorDependencies } from "../dependencies.ts";
import { createDoor, type Door } from "../invoke.ts";
import { createAddressGate, createMemoryBuckets } from "../rate-buckets.ts";

export const usage: Usage = {
  credits_charged: 0,
  credits_remaining: 300,
  deep_attempts_remaining: 25,
  plan: "free",
  enforced: true,
};

const callerOf = (scope: Caller["scopes"][number], tenantId: string | null): Caller => ({
  keyId: `key_${scope}`,
  scopes: [scope],
  tenantId,
  reviewerId: null,
  rateMultiplier: 1,
});

/** Raw bearer values that the fixture's door knows, by scope. */
const callers: ReadonlyMap<string, Caller> = new Map([
  ["read-key", callerOf("read", "ten_a")],
  ["resolve-key", callerOf("resolve", "ten_a")],
  ["other-resolve-key", callerOf("resolve", "ten_b")],
  ["erase-key", callerOf("erase", "ten_a")],
  ["admin-key", callerOf("admin", null)],
  ["metrics-key", callerOf("metrics", null)],
]);

interface Row {
  readonly fingerprint: string;
  stored: { status: number; body: unknown } | null;
}

/** An idempotency store with the completion that a handler performs inside its own transaction. */
export interface FixtureIdempotency {
  readonly rows: Map<string, Row>;
  claim(tenantId: string, claim: IdempotencyClaim): Promise<ClaimOutcome>;
  release(tenantId: string, claim: IdempotencyClaim): Promise<void>;
  ended(tenantId: string, claim: IdempotencyClaim): void;
  complete(tenantId: string, claim: IdempotencyClaim, stored: { status: number; body: unknown }): void;
}

export function createFixtureIdempotency(): FixtureIdempotency {
  const rows = new Map<string, Row>();
  const keyOf = (tenantId: string, claim: IdempotencyClaim) =>
    `${tenantId}/${claim.operation}/${claim.keyDigest}`;
  return {
    rows,
    async claim(tenantId, claim) {
      const row = rows.get(keyOf(tenantId, claim));
      if (row === undefined) {
        rows.set(keyOf(tenantId, claim), { fingerprint: claim.fingerprint, stored: null });
        return { kind: "claimed" };
      }
      if (row.fingerprint !== claim.fingerprint) return { kind: "conflict" };
      return row.stored === null
        ? { kind: "in_progress", retryAfterS: 2 }
        : { kind: "stored", ...row.stored };
    },
    async release(tenantId, claim) {
      if (rows.get(keyOf(tenantId, claim))?.stored === null) rows.delete(keyOf(tenantId, claim));
    },
    ended: () => undefined,
    complete(tenantId, claim, stored) {
      const row = rows.get(keyOf(tenantId, claim));
      if (row !== undefined) row.stored = stored;
    },
  };
}

export interface FixtureDoor {
  readonly door: Door;
  readonly idempotency: FixtureIdempotency;
  readonly deps: DoorDependencies;
  /** All logged entries, by level. */
  readonly logged: { level: string; fields: object; message: string }[];
  readonly finished: { operation: string; surface: string; status: number }[];
  readonly clock: { nowMs: number };
}

/** Storage that cannot be reached, as the fixture's door understands it. */
export class Unreachable extends Error {}

export function createFixtureDoor(overrides: Partial<DoorDependencies> = {}): FixtureDoor {
  const idempotency = createFixtureIdempotency();
  const logged: FixtureDoor["logged"] = [];
  const finished: FixtureDoor["finished"] = [];
  const clock = { nowMs: Date.UTC(2026, 10, 20) };
  const valid = new Set<string>();
  let ids = 0;
  const log = (level: string) => (fields: object, message: string) => {
    logged.push({ level, fields, message });
  };
  const deps: DoorDependencies = {
    authenticate: async (rawKey) => {
      const caller = callers.get(rawKey) ?? null;
      if (caller !== null) valid.add(rawKey);
      return caller;
    },
    wasValid: (rawKey) => valid.has(rawKey),
    idempotency,
    usageOf: async () => usage,
    now: () => new Date(clock.nowMs),
    rateNow: () => new Date(clock.nowMs),
    newCorrelationId: () => `req_${String(++ids).padStart(26, "a")}`,
    buckets: createMemoryBuckets(),
    gate: createAddressGate(),
    load: new ConcurrencyLimit(),
    streams: new ConcurrencyLimit(),
    isUnavailable: (error) => error instanceof Unreachable,
    log: { info: log("info"), warn: log("warn"), error: log("error") },
    metrics: {
      requestFinished: ({ operation, surface, status }) => finished.push({ operation, surface, status }),
    },
    deadlineMs: 0,
    ...overrides,
  };
  return { door: createDoor(deps), idempotency, deps, logged, finished, clock };
}
