import type { Queryable } from "../engine/database.ts";

/** Where a tenant stands before a resolve looks at its catalogue. */
export interface TenantStanding {
  readonly catalogue_version: number;
  readonly credits_remaining: number;
  readonly deep_attempts_remaining: number;
  readonly plan: string;
  readonly enforced: boolean;
}

export interface EntityRow {
  readonly entity_id: string;
  readonly observations: string;
  readonly comparable: string;
  /** The tenant's catalogue version at its last change. */
  readonly version: number;
  readonly register_version: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly last_checked_at: string;
  readonly member_record_ids: string[];
}

export interface BoundRecordRow {
  readonly record_id: string;
  readonly entity_id: string;
  readonly decision_id: string;
}

/** The state of the tenant that a resolve reads before it looks for candidates. */
export interface Opening extends ContentDigests {
  readonly standing: TenantStanding;
  /** The record that this content is bound by, if any. */
  readonly bound: BoundRecordRow | null;
  /** The review item in which a person said that this content is none of those shown and founds none either. */
  readonly settledReviewId: string | null;
  /** The companies that people have told apart from a record of this identity: entity ids and `source:id` of register rows. */
  readonly differences: readonly string[];
  /** The analysis that every entity of the tenant is known to have; null where it is not known. */
  readonly analysis: number | null;
}

export interface DecisionRow {
  readonly receipt: string;
}

export async function tenantStanding(db: Queryable, tenantId: string): Promise<TenantStanding | null> {
  const { rows } = await db.query<TenantStanding>(
    `select catalogue_version, credits_remaining, deep_attempts_remaining, plan, enforced from tenant
     where tenant_id = $1 and status = 'active'`,
    [tenantId],
  );
  return rows[0] ?? null;
}

/** SHA-256 in hex: of a whole submission, and of what it says about its company. */
export interface ContentDigests {
  readonly content: string;
  readonly identity: string;
}

type OpeningRow = TenantStanding &
  ContentDigests & {
    readonly record_id: string | null;
    readonly entity_id: string;
    readonly decision_id: string;
    readonly settled_review_id: string | null;
    readonly differences: string[];
    readonly analysis: number | null;
  };

/**
 * Where the tenant stands and what it holds of each of these contents, all of one moment; none where no active tenant
 * has this id. Relies on record_binding, review_item_settled and the primary key of human_difference. The lists are
 * sub-selects, as in the reads below: a plan for any length of them is then as cheap as one for this length, so the
 * server keeps it instead of planning each call, which costs more than the reading.
 */
export async function openResolves(
  db: Queryable,
  tenantId: string,
  digests: readonly ContentDigests[],
): Promise<Opening[]> {
  const { rows } = await db.query<OpeningRow>(
    `select t.catalogue_version, t.credits_remaining, t.deep_attempts_remaining, t.plan, t.enforced, t.analysis,
       w.content, w.identity, b.record_id, b.entity_id, b.decision_id,
       (select i.review_id from review_item i
        where i.tenant_id = $1 and i.settled_digest = decode(w.content, 'hex')
        order by i.resolved_at desc, i.review_id limit 1) as settled_review_id,
       array(select d.right_ref from human_difference d
        where d.tenant_id = $1 and d.identity_digest = decode(w.identity, 'hex')) as differences
     from tenant t cross join unnest((select $2::text[]), (select $3::text[])) w(content, identity)
       left join lateral (select r.record_id, r.entity_id, r.decision_id from record r
         where r.tenant_id = $1 and r.content_digest = decode(w.content, 'hex') and r.member limit 1) b on true
     where t.tenant_id = $1 and t.status = 'active'`,
    [tenantId, digests.map(({ content }) => content), digests.map(({ identity }) => identity)],
  );
  return rows.map((row) => {
    const {
      content,
      identity,
      record_id,
      entity_id,
      decision_id,
      settled_review_id,
      differences,
      analysis,
      ...standing
    } = row;
    return {
      content,
      identity,
      standing,
      bound: record_id === null ? null : { record_id, entity_id, decision_id },
      settledReviewId: settled_review_id,
      differences,
      analysis,
    };
  });
}

/** Entities that stand for any of these register rows. Relies on the primary key of entity_register_ref. */
export async function entitiesByRegisterRefs(
  db: Queryable,
  tenantId: string,
  refs: readonly { readonly source: string; readonly sourceRecordId: string }[],
): Promise<{ source: string; source_record_id: string; entity_id: string }[]> {
  if (refs.length === 0) return [];
  const { rows } = await db.query<{ source: string; source_record_id: string; entity_id: string }>(
    `select x.source, x.source_record_id, x.entity_id from unnest((select $2::text[]), (select $3::text[])) r(source, id)
     cross join lateral (select * from entity_register_ref e
       where e.tenant_id = $1 and e.source = r.source and e.source_record_id = r.id offset 0) x`,
    [tenantId, refs.map((ref) => ref.source), refs.map((ref) => ref.sourceRecordId)],
  );
  return rows;
}

/** Of `entity e` in a statement whose first parameter is the tenant. */
export const entityColumns = `e.entity_id, e.observations, e.comparable, e.version, e.register_version, e.created_at, e.updated_at, e.last_checked_at,
  array(select r.record_id from record r where r.tenant_id = $1 and r.entity_id = e.entity_id and r.member
    order by r.created_at, r.record_id) as member_record_ids`;

export async function findEntities(
  db: Queryable,
  tenantId: string,
  entityIds: readonly string[],
): Promise<EntityRow[]> {
  if (entityIds.length === 0) return [];
  const { rows } = await db.query<EntityRow>(
    `select ${entityColumns} from entity e where e.tenant_id = $1 and e.entity_id = any($2::text[])`,
    [tenantId, entityIds],
  );
  return rows;
}

/** The same by their numbers. Relies on entity_numbered. */
export async function findEntitiesByNumber(
  db: Queryable,
  tenantId: string,
  numbers: readonly number[],
): Promise<EntityRow[]> {
  if (numbers.length === 0) return [];
  const { rows } = await db.query<EntityRow>(
    `select ${entityColumns} from entity e where e.tenant_id = $1 and e.number = any($2::bigint[])`,
    [tenantId, numbers],
  );
  return rows;
}

export interface NumberedComparable {
  readonly entity_id: string;
  readonly number: number;
  readonly comparable: string;
}

/** The columns of entities that a shortlist needs: no observations, no members. Relies on entity_numbered. */
export async function findComparablesByNumber(
  db: Queryable,
  tenantId: string,
  numbers: readonly number[],
): Promise<NumberedComparable[]> {
  if (numbers.length === 0) return [];
  const { rows } = await db.query<NumberedComparable>(
    "select entity_id, number, comparable from entity where tenant_id = $1 and number = any($2::bigint[])",
    [tenantId, numbers],
  );
  return rows;
}

/** The stored comparables of entities. */
export async function findComparables(
  db: Queryable,
  tenantId: string,
  entityIds: readonly string[],
): Promise<{ entity_id: string; comparable: string }[]> {
  if (entityIds.length === 0) return [];
  const { rows } = await db.query<{ entity_id: string; comparable: string }>(
    "select entity_id, comparable from entity where tenant_id = $1 and entity_id = any($2::text[])",
    [tenantId, entityIds],
  );
  return rows;
}

export async function findDecision(
  db: Queryable,
  tenantId: string,
  decisionId: string,
): Promise<DecisionRow | null> {
  const { rows } = await db.query<DecisionRow>(
    "select receipt from decision where tenant_id = $1 and decision_id = $2",
    [tenantId, decisionId],
  );
  return rows[0] ?? null;
}

/** Whether the tenant has this record. */
export async function recordExists(db: Queryable, tenantId: string, recordId: string): Promise<boolean> {
  const { rows } = await db.query("select 1 from record where tenant_id = $1 and record_id = $2", [
    tenantId,
    recordId,
  ]);
  return rows.length > 0;
}
