/**
 * The one way to change a tenant's entities, beside the commit of a resolution, which writes them by the same
 * function of the database. A change locks the tenant's row first, checks its preconditions, takes a new
 * version of the catalogue, and writes each entity whole with its change row.
 */
import type { EntityWrite } from "../../storage/decisions/resolutions.ts";
import type { Transaction } from "../../storage/engine/database.ts";
import { addToEntities, dropEntity, storeEntity } from "../../storage/entities/catalogue-changes.ts";
import { dropChangesOf } from "../../storage/entities/entity-changes.ts";
import { dropMember } from "../../storage/portfolios/portfolio-members.ts";
import { dropEventsOf } from "../../storage/watches/entity-events.ts";
import { deleteWatch } from "../../storage/watches/watches.ts";

/** A version of a tenant's catalogue that the open transaction makes. */
export interface CatalogueChange {
  readonly tenantId: string;
  readonly version: number;
  /** ISO 8601. */
  readonly at: string;
}

/** Writes an entity: its keys and register references become exactly those of the write. */
export async function writeEntity(
  tx: Transaction,
  { tenantId, version, at }: CatalogueChange,
  write: EntityWrite,
): Promise<void> {
  await storeEntity(tx, { tenantId, version, at, write });
}

/** Adds keys and register references to entities; the existing ones stay. */
export async function extendEntities(
  tx: Transaction,
  { tenantId, version, at }: CatalogueChange,
  writes: readonly EntityWrite[],
): Promise<void> {
  await addToEntities(tx, tenantId, { version, at, writes });
}

/** Removes an entity with all rows that are stored under its id. The caller must handle its records. */
export async function removeEntity(
  tx: Transaction,
  { tenantId, entityId }: { readonly tenantId: string; readonly entityId: string },
): Promise<void> {
  await dropEntity(tx, tenantId, entityId);
  await forgetHistory(tx, tenantId, entityId);
  await dropMember(tx, tenantId, entityId);
}

/** Ends the watch of an entity; deletes its change rows, its events and its waiting notifications. */
async function forgetHistory(tx: Transaction, tenantId: string, entityId: string): Promise<void> {
  await dropChangesOf(tx, tenantId, entityId);
  await dropEventsOf(tx, tenantId, entityId);
  await deleteWatch(tx, tenantId, entityId);
}

/**
 * Writes the remainder of an entity after an erasure: only this change stays in its history, and its watch
 * ends. The entity stays in its portfolios.
 */
export async function shrinkEntity(
  tx: Transaction,
  change: CatalogueChange,
  write: EntityWrite,
): Promise<void> {
  await forgetHistory(tx, change.tenantId, write.entity_id);
  await writeEntity(tx, change, write);
}
