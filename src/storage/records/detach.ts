import type { Queryable, Transaction } from "../engine/database.ts";

export interface RecordRow {
  readonly record_id: string;
  readonly entity_id: string | null;
  readonly member: boolean;
  /** Canonical JSON. */
  readonly submitted: string;
  readonly created_at: string;
}

export async function findRecord(
  db: Queryable,
  tenantId: string,
  recordId: string,
): Promise<RecordRow | null> {
  const { rows } = await db.query<RecordRow>(
    "select record_id, entity_id, member, submitted, created_at from record where tenant_id = $1 and record_id = $2",
    [tenantId, recordId],
  );
  return rows[0] ?? null;
}

/** An entity's member records, oldest first. Relies on record_entity. */
export async function memberRecords(db: Queryable, tenantId: string, entityId: string): Promise<RecordRow[]> {
  const { rows } = await db.query<RecordRow>(
    `select record_id, entity_id, member, submitted, created_at from record
     where tenant_id = $1 and entity_id = $2 and member order by created_at, record_id`,
    [tenantId, entityId],
  );
  return rows;
}

/** Register rows that an entity stands for. Relies on entity_register_ref_entity. */
export async function registerRefsOf(
  db: Queryable,
  tenantId: string,
  entityId: string,
): Promise<{ source: string; source_record_id: string }[]> {
  const { rows } = await db.query<{ source: string; source_record_id: string }>(
    `select source, source_record_id from entity_register_ref where tenant_id = $1 and entity_id = $2
     order by source, source_record_id`,
    [tenantId, entityId],
  );
  return rows;
}

/** The installed rows of these register references, JSON of a RegisterCompany each. Relies on register_company_row. */
export async function companiesByRefs(
  db: Queryable,
  refs: readonly { readonly source: string; readonly source_record_id: string }[],
): Promise<string[]> {
  if (refs.length === 0) return [];
  const { rows } = await db.query<{ data: string }>(
    `select c.data from register_snapshot s cross join unnest($1::text[], $2::text[]) r(source, id)
     join register_company c on c.snapshot_id = s.snapshot_id and c.source = r.source and c.source_record_id = r.id
     where s.state = 'active' order by c.company_id`,
    [refs.map((ref) => ref.source), refs.map((ref) => ref.source_record_id)],
  );
  return rows.map((row) => row.data);
}

export async function hasOpenReview(tx: Transaction, tenantId: string, recordId: string): Promise<boolean> {
  const { rows } = await tx.query(
    "select 1 from review_item where tenant_id = $1 and record_id = $2 and status = 'open' limit 1",
    [tenantId, recordId],
  );
  return rows.length > 0;
}

/** Moves a member, and the replays that its content was answered with, to another entity under a new decision. */
export async function moveRecord(
  tx: Transaction,
  move: {
    readonly tenantId: string;
    readonly recordId: string;
    readonly entityId: string;
    readonly decisionId: string;
  },
): Promise<void> {
  await tx.query(
    `update record set entity_id = $3, decision_id = $4 where tenant_id = $1 and (record_id = $2 or replay_of = $2)`,
    [move.tenantId, move.recordId, move.entityId, move.decisionId],
  );
}

export interface HumanDifference {
  readonly tenantId: string;
  /** SHA-256 in hex of what the record says about its company. */
  readonly identityDigest: string;
  /** Entity ids and `source:id` of register rows that it is not. */
  readonly rightRefs: readonly string[];
  readonly recordId: string;
  readonly decisionId: string;
  readonly at: string;
}

/** Writes down that a person told the record's company from these. Earlier differences stay. */
export async function addHumanDifferences(tx: Transaction, difference: HumanDifference): Promise<void> {
  await tx.query(
    `insert into human_difference (tenant_id, identity_digest, right_ref, record_id, decision_id, created_at)
     select distinct $1, decode($2, 'hex'), r.ref, $4, $5, $6::timestamptz from unnest($3::text[]) r(ref)
     on conflict do nothing`,
    [
      difference.tenantId,
      difference.identityDigest,
      difference.rightRefs,
      difference.recordId,
      difference.decisionId,
      difference.at,
    ],
  );
}

/** Takes back differences, because a person has now said that it is the same company. */
export async function removeHumanDifferences(
  tx: Transaction,
  tenantId: string,
  identityDigest: string,
  rightRefs: readonly string[],
): Promise<void> {
  await tx.query(
    `delete from human_difference where tenant_id = $1 and identity_digest = decode($2, 'hex') and right_ref = any($3::text[])`,
    [tenantId, identityDigest, rightRefs],
  );
}

/**
 * The companies that people have told apart from a record of this identity: entity ids and `source:id` of register rows. Relies
 * on the primary key of human_difference.
 */
export async function negativeEdges(
  db: Queryable,
  tenantId: string,
  identityDigest: string,
): Promise<string[]> {
  const { rows } = await db.query<{ right_ref: string }>(
    "select right_ref from human_difference where tenant_id = $1 and identity_digest = decode($2, 'hex')",
    [tenantId, identityDigest],
  );
  return rows.map((row) => row.right_ref);
}

/** The identities that people have told from these entities and register rows. Relies on human_difference_right. */
export async function differencesFrom(
  db: Queryable,
  tenantId: string,
  rightRefs: readonly string[],
): Promise<{ readonly right_ref: string; readonly identity: string }[]> {
  if (rightRefs.length === 0) return [];
  const { rows } = await db.query<{ right_ref: string; identity: string }>(
    `select right_ref, encode(identity_digest, 'hex') as identity from human_difference
     where tenant_id = $1 and right_ref = any($2::text[])`,
    [tenantId, rightRefs],
  );
  return rows;
}
