/**
 * The one way to change a tenant's entities, beside the commit of a resolution, which writes them by the same function of
 * the database. A change locks the tenant's row first, checks what it rests on, takes a new version of the catalogue, and
 * writes each entity whole with the row of its change.
 */
import type { EntityWrite } from "../../storage/decisions/resolutions.ts";
import type { Transaction } from "../../storage/engine/database.ts";
import { addToEntities, dropEntity, storeEntity } from "../../storage/entities/catalogue-changes.ts";
import { dropChangesOf } from "../../storage/entities/entity-changes.ts";
import { noteDeliveries } from "../../storage/webhooks/webhook-deliveries.ts";

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
  if (write.change?.told) await noteDeliveries(tx, tenantId);
}

/** Adds to what entities have: keys and register references that are there stay. */
export async function extendEntities(
  tx: Transaction,
  { tenantId, version, at }: CatalogueChange,
  writes: readonly EntityWrite[],
): Promise<void> {
  await addToEntities(tx, tenantId, { version, at, writes });
  if (writes.some(({ change }) => change?.told)) await noteDeliveries(tx, tenantId);
}

/** Removes an entity with everything that is kept of it by its id. Its records are the caller's to see to. */
export async function removeEntity(
  tx: Transaction,
  { tenantId, entityId }: { readonly tenantId: string; readonly entityId: string },
): Promise<void> {
  await dropEntity(tx, tenantId, entityId);
  await dropChangesOf(tx, tenantId, entityId);
}

/** Writes what an erasure leaves of an entity: the history of its changes ends there, but for this one. */
export async function shrinkEntity(
  tx: Transaction,
  change: CatalogueChange,
  write: EntityWrite,
): Promise<void> {
  await dropChangesOf(tx, change.tenantId, write.entity_id);
  await writeEntity(tx, change, write);
}
