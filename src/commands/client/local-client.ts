import { idempotencyStore } from "../../app/idempotency-store.ts";
import { createLog } from "../../app/log.ts";
import { usageOf } from "../../app/usage-of.ts";
import type { Config } from "../../config.ts";
import type { Caller, Operation, Served } from "../../contract/operation.ts";
import { tenantScopes } from "../../contract/scopes.ts";
import { ConcurrencyLimit } from "../../door/concurrency-limit.ts";
import type { DoorDependencies } from "../../door/dependencies.ts";
import { createDoor } from "../../door/invoke.ts";
import { createAddressGate, type RateBuckets } from "../../door/rate-buckets.ts";
import { newOpaqueId } from "../../ids/opaque-id.ts";
import type { Database } from "../../storage/engine/database.ts";
import { isUnavailable } from "../../storage/engine/errors.ts";
import type { Client, ErrorBody } from "./client.ts";

/** The key id in receipts of commands that work on the store directly: they use no key. */
const LOCAL_KEY_ID = "local";

/** Rate limits share a service between its callers; a command on the local store is the only caller. */
const unlimited: RateBuckets = {
  take: async ({ bucket }) => ({
    scope: bucket,
    limit: 1,
    remaining: 1,
    resetSeconds: 0,
    retryAfterSeconds: 0,
  }),
  giveBack: async () => undefined,
};

export interface LocalClientOptions {
  readonly config: Config;
  readonly database: Database;
  readonly served: readonly Served[];
  readonly tenantId: string;
  readonly now: () => Date;
}

/**
 * Calls operations on the local store through the service's door, so that validation, idempotency, charges
 * and receipts are the same. Closing the client leaves the database open, because the caller opened it.
 */
export function localClient(options: LocalClientOptions): Client {
  const door = createDoor(doorDependencies(options));
  const handlers = new Map(options.served.map((served) => [served.operation.name, served]));
  return {
    async ask(operation, input, { idempotencyKey = null }: { idempotencyKey?: string | null } = {}) {
      const served = handlers.get(operation.name);
      if (!served) throw new TypeError(`${operation.name} is not served here`);
      const answer = await door.invoke(served, {
        credential: null,
        caller: callerOf(operation, options.tenantId),
        rawInput: input,
        idempotencyKey: operation.idempotency === "none" ? null : idempotencyKey,
        surface: "maintenance",
      });
      if (answer.failure) return { ok: false, error: (answer.body as { error: ErrorBody }).error };
      return { ok: true, body: answer.body ?? null };
    },
    countsRequests: false,
    close: async () => undefined,
  };
}

function callerOf({ scopes }: Operation, tenantId: string): Caller {
  const ofTenant = scopes.some((scope) => tenantScopes.includes(scope));
  return {
    keyId: LOCAL_KEY_ID,
    scopes,
    tenantId: ofTenant ? tenantId : null,
    reviewerId: null,
    rateMultiplier: 1,
  };
}

function doorDependencies({ config, database, now }: LocalClientOptions): DoorDependencies {
  return {
    authenticate: async () => null,
    wasValid: () => false,
    idempotency: idempotencyStore(database),
    usageOf: usageOf(database),
    now,
    rateNow: now,
    newCorrelationId: () => newOpaqueId("req"),
    buckets: unlimited,
    gate: createAddressGate(),
    load: new ConcurrencyLimit(),
    streams: new ConcurrencyLimit(),
    isUnavailable,
    // A log line for every record would hide the answers; warnings and errors are still logged.
    log: createLog(config.ASSAY_LOG_LEVEL === "info" ? "warn" : config.ASSAY_LOG_LEVEL),
    metrics: { requestFinished: () => undefined },
    deadlineMs: config.ASSAY_REQUEST_DEADLINE_S * 1000,
  };
}
