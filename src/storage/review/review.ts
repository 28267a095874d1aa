import type { Queryable, Transaction } from "../engine/database.ts";

export interface ReviewItemRow {
  readonly review_id: string;
  readonly record_id: string;
  readonly decision_id: string;
  readonly status: "open" | "resolved";
  readonly reason: string;
  readonly stage: string;
  readonly probability: number | null;
  readonly evidence_tier: string;
  /** JSON: ranked shortlist and clarification as they were shown. */
  readonly shortlist: string;
  readonly created_at: string;
  readonly resolved_at: string | null;
  readonly verdict: "match" | "no_match" | null;
  readonly verdict_entity_id: string | null;
  readonly verdict_decision_id: string | null;
  readonly verdict_key_id: string | null;
  readonly verdict_reason: string | null;
  readonly reviewer_id: string | null;
  readonly label_id: string | null;
  /** The decision on a later record of the caller that took the place of this question. */
  readonly superseded_by: string | null;
  /** The item whose question this one took the place of. */
  readonly supersedes_review_id: string | null;
  readonly redacted: boolean;
  readonly client_ref: string | null;
  /** Canonical JSON; null once the record is erased. */
  readonly submitted: string | null;
  /** JSON of the deciding decision's receipt. */
  readonly receipt: string;
}

const items = `select i.review_id, i.record_id, i.decision_id, i.status, i.reason, i.stage, i.probability,
    i.evidence_tier, i.shortlist, i.created_at, i.resolved_at, i.verdict, i.verdict_entity_id, i.verdict_decision_id,
    i.verdict_key_id, i.verdict_reason, i.reviewer_id, i.label_id, i.superseded_by, i.redacted, r.client_ref,
    r.submitted, d.receipt,
    (select p.review_id from review_item p where p.tenant_id = $1 and p.superseded_by = i.decision_id
      and (p.review_id = i.first_review_id or p.first_review_id = i.first_review_id) limit 1) as supersedes_review_id
  from review_item i
  join decision d on d.tenant_id = i.tenant_id and d.decision_id = i.decision_id
  left join record r on r.tenant_id = i.tenant_id and r.record_id = i.record_id`;

/** Filters of the queue; null filters nothing. */
export interface ReviewFilter {
  readonly status: "open" | "resolved" | null;
  readonly stage: string | null;
  readonly evidenceTier: string | null;
  readonly reason: string | null;
  readonly recordId: string | null;
  /** 0..1; items that have no probability are left out. */
  readonly minConfidence: number | null;
}

export const reviewSorts = ["oldest_first", "newest_first", "confidence_desc", "confidence_asc"] as const;
export type ReviewSort = (typeof reviewSorts)[number];

const orders: Readonly<Record<ReviewSort, string>> = {
  oldest_first: "i.created_at, i.review_id",
  newest_first: "i.created_at desc, i.review_id desc",
  confidence_desc: "i.probability desc nulls last, i.created_at, i.review_id",
  confidence_asc: "i.probability asc nulls last, i.created_at, i.review_id",
};

/**
 * A page of the queue with the count of the filtered set.
 * @param page.reviewerId whose queue it is: open items that this reviewer could not tell come last, in the order in which
 *   the reviewer left them; null: nobody's in particular.
 */
export async function listReviewItems(
  db: Queryable,
  tenantId: string,
  filter: ReviewFilter,
  page: {
    readonly sort: ReviewSort;
    readonly limit: number;
    readonly offset: number;
    readonly reviewerId: string | null;
  },
): Promise<{ items: ReviewItemRow[]; total: number }> {
  const where = `i.tenant_id = $1 and ($2::text is null or i.status = $2) and ($3::text is null or i.stage = $3)
    and ($4::text is null or i.evidence_tier = $4) and ($5::text is null or i.record_id = $5)
    and ($6::double precision is null or i.probability >= $6) and ($7::text is null or i.reason = $7)`;
  const params = [
    tenantId,
    filter.status,
    filter.stage,
    filter.evidenceTier,
    filter.recordId,
    filter.minConfidence,
    filter.reason,
  ];
  const { rows } = await db.query<ReviewItemRow>(
    `${items}
     left join (select l.review_id, max(l.created_at) as at from label l where l.tenant_id = $1
       and l.label = 'cannot_tell' and l.labeller_id = $10 and l.review_id is not null group by l.review_id) left_open
       on left_open.review_id = i.review_id and i.status = 'open'
     where ${where} order by left_open.at nulls first, ${orders[page.sort]} limit $8 offset $9`,
    [...params, page.limit, page.offset, page.reviewerId],
  );
  const { rows: counted } = await db.query<{ total: number }>(
    `select count(*)::int as total from review_item i where ${where}`,
    params,
  );
  return { items: rows, total: counted[0]!.total };
}

export async function findReviewItem(
  db: Queryable,
  tenantId: string,
  reviewId: string,
): Promise<ReviewItemRow | null> {
  const { rows } = await db.query<ReviewItemRow>(`${items} where i.tenant_id = $1 and i.review_id = $2`, [
    tenantId,
    reviewId,
  ]);
  return rows[0] ?? null;
}

export interface VerdictRow {
  readonly tenantId: string;
  readonly reviewId: string;
  readonly recordId: string;
  readonly verdict: "match" | "no_match";
  readonly entityId: string | null;
  readonly decisionId: string;
  readonly labelId: string;
  readonly keyId: string | null;
  readonly reviewerId: string;
  readonly reason: string;
  /** ISO 8601. */
  readonly at: string;
  /** The record that its content is bound by already; null where the record becomes a member itself. */
  readonly replayOf: string | null;
}

/** Settles an open item; the catalogue must be locked. */
export async function settleReviewItem(tx: Transaction, verdict: VerdictRow): Promise<void> {
  await tx.query(
    `update review_item set status = 'resolved', resolved_at = $3, verdict = $4, verdict_entity_id = $5,
       verdict_decision_id = $6, label_id = $7, verdict_key_id = $8, reviewer_id = $9, verdict_reason = $10,
       settled_digest = case when $4::text = 'no_match' and $5::text is null then (select r.content_digest from record r
         where r.tenant_id = $1 and r.record_id = review_item.record_id) end
     where tenant_id = $1 and review_id = $2 and status = 'open'`,
    [
      verdict.tenantId,
      verdict.reviewId,
      verdict.at,
      verdict.verdict,
      verdict.entityId,
      verdict.decisionId,
      verdict.labelId,
      verdict.keyId,
      verdict.reviewerId,
      verdict.reason,
    ],
  );
}

/**
 * Binds the record to the entity of its verdict, whose decision is stored: as a member, or as a replay of the record
 * that holds its content.
 */
export async function bindReviewedRecord(tx: Transaction, verdict: VerdictRow): Promise<void> {
  await tx.query(
    `update record set entity_id = $3, member = $4, replay_of = $5, decision_id = $6,
       stored_bytes = stored_bytes + (select octet_length(d.receipt) from decision d
         where d.tenant_id = $1 and d.decision_id = $6)
     where tenant_id = $1 and record_id = $2`,
    [
      verdict.tenantId,
      verdict.recordId,
      verdict.entityId,
      verdict.entityId !== null && verdict.replayOf === null,
      verdict.replayOf,
      verdict.decisionId,
    ],
  );
}

/** Another record of the same content that is a member already. Relies on record_binding. */
export async function bindingOfContent(
  db: Queryable,
  tenantId: string,
  recordId: string,
): Promise<{ record_id: string; entity_id: string } | null> {
  const { rows } = await db.query<{ record_id: string; entity_id: string }>(
    `select b.record_id, b.entity_id from record r
     join record b on b.tenant_id = r.tenant_id and b.content_digest = r.content_digest and b.member
     where r.tenant_id = $1 and r.record_id = $2 and b.record_id <> r.record_id`,
    [tenantId, recordId],
  );
  return rows[0] ?? null;
}
