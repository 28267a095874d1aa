/** Statements of unions: entities that an install shows to be companies of a register. */

import type { UnionWrite } from "../decisions/resolutions.ts";
import type { Queryable, Transaction } from "../engine/database.ts";

/** How far a tenant's entities, and then the records of its open review items, have been looked up. */
export interface UnionPlace {
  readonly version: number;
  /** The last entity that was looked up; null once all of them were. */
  readonly after_id: string | null;
  /** The last review item whose record was decided again; null once all of them were. */
  readonly open_after: string | null;
}

export async function unionPlace(db: Queryable, tenantId: string): Promise<UnionPlace | null> {
  const { rows } = await db.query<UnionPlace>(
    "select version, after_id, open_after from register_union where tenant_id = $1",
    [tenantId],
  );
  return rows[0] ?? null;
}

/**
 * Active tenants with entities or open review items that were not all looked up in this version yet. Names several
 * tenants: it makes their jobs.
 */
export async function tenantsBehind(db: Queryable, version: number): Promise<string[]> {
  const { rows } = await db.query<{ tenant_id: string }>(
    `select t.tenant_id from tenant t left join register_union u on u.tenant_id = t.tenant_id
     where t.status = 'active'
       and (t.catalogue_version > 0 or exists (select 1 from review_item i where i.tenant_id = t.tenant_id and i.status = 'open'))
       and (u.version is null or u.version < $1
         or (u.version = $1 and (u.after_id is not null or u.open_after is not null))) order by t.tenant_id`,
    [version],
  );
  return rows.map((row) => row.tenant_id);
}

/** Goes on in this version, or to a newer one; never back, where another process is further. */
export async function keepUnionPlace(db: Queryable, tenantId: string, place: UnionPlace): Promise<void> {
  await db.query(
    `insert into register_union as u (tenant_id, version, after_id, open_after) values ($1, $2, $3, $4)
     on conflict (tenant_id) do update set version = excluded.version, after_id = excluded.after_id,
       open_after = excluded.open_after
     where u.version < excluded.version or (u.version = excluded.version and case
       when u.after_id is not null then excluded.after_id is null or u.after_id < excluded.after_id
       else excluded.after_id is null and u.open_after is not null
         and (excluded.open_after is null or u.open_after < excluded.open_after) end)`,
    [tenantId, place.version, place.after_id, place.open_after],
  );
}

/** The next of a tenant's entities by id, and whether they stand for a register row. Relies on the primary key of entity. */
export async function entitiesAfter(
  db: Queryable,
  tenantId: string,
  page: { readonly afterId: string; readonly limit: number },
): Promise<{ readonly entity_id: string; readonly listed: boolean }[]> {
  const { rows } = await db.query<{ entity_id: string; listed: boolean }>(
    `select e.entity_id, exists (select 1 from entity_register_ref x
       where x.tenant_id = $1 and x.entity_id = e.entity_id) as listed
     from entity e where e.tenant_id = $1 and e.entity_id > $2 order by e.entity_id limit $3`,
    [tenantId, page.afterId, page.limit],
  );
  return rows;
}

/** A decision that no key took. */
export interface OwnDecision extends UnionWrite {
  readonly tenantId: string;
  readonly entityId: string;
  readonly decision: "match" | "no_match" | "unresolved";
  readonly thresholdUpper: number;
  readonly pipelineVersion: string;
  /** ISO 8601. */
  readonly at: string;
}

export async function insertOwnDecision(tx: Transaction, decision: OwnDecision): Promise<void> {
  await tx.query(
    `insert into decision (tenant_id, decision_id, record_id, entity_id, decision, stage, probability,
       match_confidence, threshold_upper, pipeline_version, acting_key_id, acting_surface, decided_at, receipt)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, null, 'maintenance', $11, $12)`,
    [
      decision.tenantId,
      decision.decision_id,
      decision.record_id,
      decision.entityId,
      decision.decision,
      decision.stage,
      decision.probability,
      decision.match_confidence,
      decision.thresholdUpper,
      decision.pipelineVersion,
      decision.at,
      decision.receipt,
    ],
  );
}

/** A question that the service asks of itself about a member record. */
export interface OwnReviewItem {
  readonly tenantId: string;
  readonly reviewId: string;
  readonly recordId: string;
  readonly decisionId: string;
  readonly reason: string;
  readonly stage: string;
  readonly evidenceTier: string;
  /** JSON. */
  readonly shortlist: string;
  /** ISO 8601. */
  readonly at: string;
}

export async function insertOwnReviewItem(tx: Transaction, item: OwnReviewItem): Promise<void> {
  await tx.query(
    `insert into review_item (tenant_id, review_id, record_id, decision_id, status, reason, stage, probability,
       evidence_tier, shortlist, created_at)
     values ($1, $2, $3, $4, 'open', $5, $6, null, $7, $8, $9)`,
    [
      item.tenantId,
      item.reviewId,
      item.recordId,
      item.decisionId,
      item.reason,
      item.stage,
      item.evidenceTier,
      item.shortlist,
      item.at,
    ],
  );
}

/** Whether it is asked already of any of these records whether it is this entity's. Relies on review_item_record. */
export async function isAskedAbout(
  tx: Transaction,
  tenantId: string,
  { recordIds, entityId }: { readonly recordIds: readonly string[]; readonly entityId: string },
): Promise<boolean> {
  const { rows } = await tx.query(
    `select 1 from review_item where tenant_id = $1 and record_id = any($2::text[]) and status = 'open'
       and position($3 in shortlist) > 0 limit 1`,
    [tenantId, recordIds, entityId],
  );
  return rows.length > 0;
}
