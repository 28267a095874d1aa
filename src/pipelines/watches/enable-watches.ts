/**
 * Enabling watches. A watch begins with the present state of the entity, so that earlier changes are never
 * reported. An entity that is already watched keeps its baseline.
 */
import { Failure } from "../../contract/errors.ts";
import { activeWatchesPerTenant, watchIntervalSeconds } from "../../contract/limits.ts";
import { storedObservations } from "../../contract/stored/observations.ts";
import type { Database, Transaction } from "../../storage/engine/database.ts";
import { findEntities } from "../../storage/entities/catalogue.ts";
import { entityVersion, lockCatalogue } from "../../storage/entities/catalogue-changes.ts";
import { requestCheck } from "../../storage/watches/watch-jobs.ts";
import {
  countWatches,
  deleteWatch,
  findWatches,
  insertWatches,
  nextCheckAt,
  planWatches,
  type WatchRow,
} from "../../storage/watches/watches.ts";
import type { EntityReader, Reader } from "../entities/entity-reader.ts";
import { withOwnersStated } from "../entities/owners-stated.ts";
import { factsNow } from "./facts-now.ts";
import { standingWithDigests } from "./standing-digest.ts";

export interface WatchDependencies {
  readonly database: Database;
  readonly entities: EntityReader;
}

export interface WatchRequest {
  readonly entityIds: readonly string[];
  /** Time between two checks. By default a day for new watches; other watches keep theirs. */
  readonly intervalSeconds?: number | undefined;
}

/** The result for each of the entities that the tenant has. */
export interface WatchesEnabled {
  readonly enabled: readonly string[];
  readonly alreadyEnabled: readonly string[];
  /** Entities that are not watched because the tenant has reached its limit. */
  readonly refused: readonly string[];
  /** The watches that exist now. */
  readonly watches: readonly WatchRow[];
}

/** Enables watches, in one transaction. Entities that the tenant does not have are left out. */
export async function enableWatches(
  { database, entities }: WatchDependencies,
  reader: Reader,
  request: WatchRequest,
): Promise<WatchesEnabled | Failure> {
  // The entities are first updated to the registers in force: earlier register changes are no events of a
  // watch.
  await entities.find(reader, request.entityIds);
  return database.transaction(async (tx) => {
    if ((await lockCatalogue(tx, reader.tenantId)) === null) return new Failure("unauthorized");
    return enable(tx, reader, request);
  });
}

async function enable(
  tx: Transaction,
  { tenantId, now }: Reader,
  { entityIds, intervalSeconds }: WatchRequest,
): Promise<WatchesEnabled> {
  const at = now.toISOString();
  const held = await findWatches(tx, tenantId, entityIds);
  const heldIds = new Set(held.map(({ entity_id }) => entity_id));
  const rows = await findEntities(
    tx,
    tenantId,
    entityIds.filter((id) => !heldIds.has(id)),
  );
  const byId = new Map(rows.map((row) => [row.entity_id, row]));
  const wanted = [...new Set(entityIds)].flatMap((id) => byId.get(id) ?? []);
  const room = Math.max(0, activeWatchesPerTenant - (await countWatches(tx, tenantId)));
  const [added, refused] = [wanted.slice(0, room), wanted.slice(room)];
  const observed = added.map(({ observations }) => storedObservations(observations));
  const present = await withOwnersStated(tx, observed, now);
  const interval = intervalSeconds ?? watchIntervalSeconds.default;
  await insertWatches(tx, tenantId, {
    watches: added.map(({ entity_id, version }, index) => {
      const baseline = JSON.stringify(standingWithDigests(present[index]!));
      return { entity_id, baseline, baseline_version: version };
    }),
    plan: {
      intervalSeconds: interval,
      ...{ at, nextCheckAt: after(at, interval), factsRead: (await factsNow(tx, now)).read },
    },
  });
  const changed =
    intervalSeconds === undefined ? [] : held.filter((one) => one.interval_seconds !== intervalSeconds);
  await planWatches(tx, tenantId, {
    ...{ intervalSeconds: interval, at },
    next: changed.map((one) => {
      return { entityId: one.entity_id, nextCheckAt: after(one.last_checked_at ?? one.created_at, interval) };
    }),
  });
  const runAfter = await nextCheckAt(tx, tenantId);
  if (runAfter !== null) await requestCheck(tx, tenantId, { runAfter, at });
  const enabled = added.map(({ entity_id }) => entity_id);
  return {
    enabled,
    alreadyEnabled: [...heldIds],
    refused: refused.map(({ entity_id }) => entity_id),
    watches: await findWatches(tx, tenantId, [...enabled, ...heldIds]),
  };
}

/** Ends a watch, if there is one. @returns not_found where the tenant has no such entity. */
export async function disableWatch(
  { database }: Pick<WatchDependencies, "database">,
  { tenantId, entityId }: { readonly tenantId: string; readonly entityId: string },
): Promise<Failure | null> {
  return database.transaction(async (tx) => {
    if ((await lockCatalogue(tx, tenantId)) === null) return new Failure("unauthorized");
    if ((await entityVersion(tx, tenantId, entityId)) === null) return new Failure("not_found");
    await deleteWatch(tx, tenantId, entityId);
    return null;
  });
}

const after = (at: string, seconds: number): string =>
  new Date(Date.parse(at) + seconds * 1000).toISOString();
