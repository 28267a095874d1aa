import { Failure } from "../../contract/errors.ts";
import { activeWatchesPerTenant, watchIntervalSeconds } from "../../contract/limits.ts";
import type { Call, Handler } from "../../contract/operation.ts";
import {
  disableWatch,
  enableWatches,
  type WatchDependencies,
} from "../../pipelines/watches/enable-watches.ts";
import { entityVersion } from "../../storage/entities/catalogue-changes.ts";
import { findWatches, type WatchRow } from "../../storage/watches/watches.ts";
import type {
  disableEntityWatch,
  disableEntityWatchTool,
  enableEntityWatch,
  getEntityWatch,
} from "./watches.contract.ts";

const viewOf = (row: WatchRow) => ({ ...row, enabled: true });

type Stored = Pick<WatchDependencies, "database">;

export function enableEntityWatchHandler(deps: WatchDependencies): Handler<typeof enableEntityWatch> {
  return async (call, { entity_id, interval_seconds = watchIntervalSeconds.default }) => {
    const reader = { tenantId: call.caller.tenantId!, now: call.now };
    const request = { entityIds: [entity_id], intervalSeconds: interval_seconds };
    const done = await enableWatches(deps, reader, request);
    if (done instanceof Failure) return done;
    if (done.refused.length > 0)
      return new Failure("watch_limit", { details: { limit: activeWatchesPerTenant } });
    const [watch] = done.watches;
    return watch ? viewOf(watch) : new Failure("not_found");
  };
}

export function getEntityWatchHandler({ database }: Stored): Handler<typeof getEntityWatch> {
  return async (call, { entity_id }) => {
    const tenantId = call.caller.tenantId!;
    const [watch] = await findWatches(database, tenantId, [entity_id]);
    if (watch) return viewOf(watch);
    return (await entityVersion(database, tenantId, entity_id)) === null ? new Failure("not_found") : null;
  };
}

export function disableEntityWatchHandler(deps: Stored): Handler<typeof disableEntityWatch> {
  return (call, { entity_id }) => disable(deps, call, entity_id);
}

export function disableEntityWatchToolHandler(deps: Stored): Handler<typeof disableEntityWatchTool> {
  return async (call, { entity_id }) => (await disable(deps, call, entity_id)) ?? { disabled: true };
}

const disable = (deps: Stored, call: Call, entityId: string) =>
  disableWatch(deps, { tenantId: call.caller.tenantId!, entityId });
