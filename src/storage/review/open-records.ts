/** Statements about records that stand open for review and that the service decides by itself after an install. */
import type { Queryable, Transaction } from "../engine/database.ts";

/** A record of no entity, with the review item that is open about it. */
export interface OpenRecord {
  readonly review_id: string;
  readonly record_id: string;
  readonly operation: string;
  /** Canonical JSON of the submission. */
  readonly submitted: string;
}

/**
 * The next open items by id whose record has no entity. Records without a signal, and those whose caller named a
 * quality target, are left to a person. Relies on the primary key of review_item.
 */
export async function openRecordsAfter(
  db: Queryable,
  tenantId: string,
  page: { readonly afterId: string; readonly limit: number },
): Promise<OpenRecord[]> {
  const { rows } = await db.query<OpenRecord>(
    `select i.review_id, i.record_id, r.operation, r.submitted from review_item i
     join record r on r.tenant_id = i.tenant_id and r.record_id = i.record_id
     where i.tenant_id = $1 and i.review_id > $2 and i.status = 'open' and r.entity_id is null
       and r.submitted is not null and i.reason not in ('no_identifying_signal', 'quality_target_unmet')
     order by i.review_id limit $3`,
    [tenantId, page.afterId, page.limit],
  );
  return rows;
}

/** Whether the item is still open and its record still without an entity. Call it under the lock of the catalogue. */
export async function isStillOpen(
  tx: Transaction,
  tenantId: string,
  { review_id, record_id }: Pick<OpenRecord, "review_id" | "record_id">,
): Promise<boolean> {
  const { rows } = await tx.query(
    `select 1 from review_item i join record r on r.tenant_id = i.tenant_id and r.record_id = i.record_id
     where i.tenant_id = $1 and i.review_id = $2 and i.record_id = $3 and i.status = 'open' and r.entity_id is null`,
    [tenantId, review_id, record_id],
  );
  return rows.length > 0;
}

export interface OwnBinding extends Pick<OpenRecord, "review_id" | "record_id"> {
  readonly tenantId: string;
  readonly entityId: string;
  readonly decisionId: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Makes the record a member of the entity, and closes its item without a verdict: the decision took its place. */
export async function bindOpenRecord(tx: Transaction, binding: OwnBinding): Promise<void> {
  const { tenantId, review_id, record_id, entityId, decisionId, at } = binding;
  await tx.query(
    `update record set entity_id = $3, member = true, decision_id = $4,
       stored_bytes = stored_bytes + (select octet_length(d.receipt) from decision d
         where d.tenant_id = $1 and d.decision_id = $4)
     where tenant_id = $1 and record_id = $2`,
    [tenantId, record_id, entityId, decisionId],
  );
  await tx.query(
    `update review_item set status = 'resolved', resolved_at = $3, superseded_by = $4
     where tenant_id = $1 and review_id = $2`,
    [tenantId, review_id, at, decisionId],
  );
}
