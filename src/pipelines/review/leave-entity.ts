/**
 * An item may concern a record that is a member already: the service asks whether its entity is the same
 * company as another. A match moves the record by the rules of detach, and an entity that loses its last
 * member is removed.
 */

import type { Failure } from "../../contract/errors.ts";
import { storedObservations } from "../../contract/stored/observations.ts";
import type { Transaction } from "../../storage/engine/database.ts";
import { type EntityRow, findEntities } from "../../storage/entities/catalogue.ts";
import { entityVersion } from "../../storage/entities/catalogue-changes.ts";
import { findRecord } from "../../storage/records/detach.ts";
import { type CatalogueChange, removeEntity, writeEntity } from "../catalogue/change-catalogue.ts";
import { type Remainder, remainderOf } from "../catalogue/entity-remainder.ts";
import { hasUnknownContributor, preconditionFailed } from "../detach/preconditions.ts";
import { withheldSources } from "../resolution/permitted-facts.ts";
import type { ReviewDependencies } from "./dependencies.ts";

/** The entity that the record of an item is a member of. */
export interface Membership {
  readonly entityId: string;
  /** The remainder of the entity when the record leaves; null where the record stays. */
  readonly leaving: { readonly row: EntityRow; readonly remainder: Remainder } | null;
}

/** @returns null for a record that is no member; `again` where its entity is gone meanwhile. */
export async function membershipOf(
  deps: ReviewDependencies,
  tenantId: string,
  { recordId, moves }: { readonly recordId: string; readonly moves: boolean },
): Promise<Membership | null | Failure | "again"> {
  const record = await findRecord(deps.database, tenantId, recordId);
  if (!record?.member || record.entity_id === null) return null;
  const entityId = record.entity_id;
  if (!moves) return { entityId, leaving: null };
  const [row] = await findEntities(deps.database, tenantId, [entityId]);
  if (!row) return "again";
  const observations = storedObservations(row.observations);
  if (hasUnknownContributor(observations, new Set(row.member_record_ids)))
    return preconditionFailed("unknown_contributor");
  const remainder = await remainderOf(deps.database, tenantId, row, {
    leaving: new Set([recordId]),
    change: { kind: "review", withheld: withheldSources(deps, tenantId) },
  });
  return { entityId, leaving: { row, remainder } };
}

/** Whether the entity that the record leaves was changed since it was read. */
export async function hasChanged(
  tx: Transaction,
  tenantId: string,
  membership: Membership | null,
): Promise<boolean> {
  if (!membership?.leaving) return false;
  return (await entityVersion(tx, tenantId, membership.entityId)) !== membership.leaving.row.version;
}

/** Writes the remainder of the entity that the record leaves; the catalogue must be locked. */
export async function leaveEntity(
  tx: Transaction,
  change: CatalogueChange,
  membership: Membership | null,
): Promise<void> {
  if (!membership?.leaving) return;
  const { remainder } = membership.leaving;
  if (remainder.members.length > 0) return writeEntity(tx, change, remainder.write);
  await removeEntity(tx, { tenantId: change.tenantId, entityId: membership.entityId });
}
