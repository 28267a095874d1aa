/** The context of items of the review queue: their counts, and earlier verdicts of reviewers. */
import type { Queryable } from "../engine/database.ts";

/** How many items there are of one kind. */
export interface ReviewCount {
  readonly status: "open" | "resolved";
  readonly stage: string;
  readonly evidence_tier: string;
  readonly reason: string;
  readonly items: number;
}

/** The tenant's items by status, stage, tier and reason, most first. */
export async function countReviewItems(db: Queryable, tenantId: string): Promise<ReviewCount[]> {
  const { rows } = await db.query<ReviewCount>(
    `select i.status, i.stage, i.evidence_tier, i.reason, count(*)::int as items from review_item i
     where i.tenant_id = $1 group by i.status, i.stage, i.evidence_tier, i.reason
     order by items desc, i.status, i.stage, i.evidence_tier, i.reason`,
    [tenantId],
  );
  return rows;
}

/** A look of a reviewer that left the item open. */
export interface LeftOpen {
  readonly review_id: string;
  readonly reviewer_id: string | null;
  readonly reason: string | null;
  readonly labelled_at: string;
}

/** The reviewers who could not tell about these items, oldest first. Relies on label_record. */
export async function leftOpenBy(
  db: Queryable,
  tenantId: string,
  reviewIds: readonly string[],
): Promise<LeftOpen[]> {
  const { rows } = await db.query<LeftOpen>(
    `select l.review_id, l.labeller_id as reviewer_id, l.reason, l.labelled_at from review_item i
     join label l on l.tenant_id = $1 and l.record_id = i.record_id and l.review_id = i.review_id
     where i.tenant_id = $1 and i.review_id = any($2::text[]) and l.label = 'cannot_tell'
     order by l.created_at`,
    [tenantId, reviewIds],
  );
  return rows;
}

/** An earlier verdict of a person on one of the candidates, or on the same record. */
export interface EarlierVerdict {
  readonly label_id: string;
  readonly label: string;
  readonly source: string;
  readonly review_id: string | null;
  readonly record_id: string | null;
  readonly entity_id: string | null;
  readonly labeller_id: string | null;
  readonly reason: string | null;
  readonly labelled_at: string;
}

/** The latest labels on any of the entities or on the record, newest first. Relies on label_entity and label_record. */
export async function earlierVerdicts(
  db: Queryable,
  tenantId: string,
  about: { readonly entityIds: readonly string[]; readonly recordId: string; readonly limit: number },
): Promise<EarlierVerdict[]> {
  const { rows } = await db.query<EarlierVerdict>(
    `select l.label_id, l.label, l.source, l.review_id, l.record_id, l.entity_id, l.labeller_id, l.reason, l.labelled_at
     from label l where l.tenant_id = $1 and (l.entity_id = any($2::text[]) or l.record_id = $3)
     order by l.created_at desc limit $4`,
    [tenantId, about.entityIds, about.recordId, about.limit],
  );
  return rows;
}
