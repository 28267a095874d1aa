/** Rows of what commits have changed of entities (the function `write_entity` adds them), and what goes with an entity. */
import { storedAttributeChanges } from "../../contract/stored/observations.ts";
import type { AttributeChange } from "../../domain/entities/attribute-changes.ts";
import type { Queryable } from "../engine/database.ts";

export interface EntityChangeRow {
  /** The version of the tenant's catalogue that the commit has made: rises, and is known in its order. */
  readonly sequence: number;
  readonly entity_id: string;
  /** The kind of act, as `ChangeWrite.kind`. */
  readonly kind: string;
  readonly attributes: readonly AttributeChange[];
  readonly at: string;
}

/** An entity's changes after a number, in their order. Relies on entity_change_entity. */
export async function changesOfEntity(
  db: Queryable,
  tenantId: string,
  { entityId, after, limit }: { readonly entityId: string; readonly after: number; readonly limit: number },
): Promise<EntityChangeRow[]> {
  const { rows } = await db.query<EntityChangeRow>(
    `select sequence, entity_id, kind, attributes, at from entity_change
     where tenant_id = $1 and entity_id = $2 and sequence > $3 order by sequence limit $4`,
    [tenantId, entityId, after, limit],
  );
  return rows.map((row) => ({ ...row, attributes: storedAttributeChanges(row.attributes) }));
}

/** Deletes the changes of an entity and its waiting notifications; an attempt that is under way cannot be recalled. */
export async function dropChangesOf(tx: Queryable, tenantId: string, entityId: string): Promise<void> {
  await tx.query("delete from entity_change where tenant_id = $1 and entity_id = $2", [tenantId, entityId]);
  await tx.query(
    `delete from webhook_delivery where tenant_id = $1 and event_type = 'entity.intelligence_changed' and status = 'pending'
       and (body::json -> 'data' ->> 'entity_id') = $2`,
    [tenantId, entityId],
  );
}

/**
 * Forgets changes from before a moment, but for those that a check of a watch has still to compare. Names several tenants:
 * it is for maintenance. Relies on entity_change_at.
 */
export async function forgetChanges(db: Queryable, before: Date): Promise<void> {
  await db.query(
    `delete from entity_change c where c.at < $1 and not exists (select 1 from watch w
       where w.tenant_id = c.tenant_id and w.entity_id = c.entity_id and w.baseline_version < c.sequence)`,
    [before.toISOString()],
  );
}
