import type { Queryable } from "../engine/database.ts";

export interface UnboundRecordRow {
  readonly record_id: string;
  readonly client_ref: string | null;
  /** Canonical JSON of what was submitted. */
  readonly submitted: string;
  readonly decision_id: string;
  readonly decision: string;
  readonly review_id: string | null;
  readonly replay_of: string | null;
  /** The decision on a later record that took the place of the question about this one. */
  readonly superseded_by: string | null;
  readonly created_at: string;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Records that no entity counts among its members, oldest first. Relies on record_unbound. */
export async function unboundRecords(
  db: Queryable,
  tenantId: string,
  { limit, offset }: Page,
): Promise<UnboundRecordRow[]> {
  const { rows } = await db.query<UnboundRecordRow>(
    `select r.record_id, r.client_ref, r.submitted, r.decision_id, d.decision, r.review_id, r.replay_of,
       (select i.superseded_by from review_item i where i.tenant_id = $1 and i.review_id = r.review_id) as superseded_by,
       r.created_at
     from record r join decision d on d.tenant_id = r.tenant_id and d.decision_id = r.decision_id
     where r.tenant_id = $1 and not r.member order by r.created_at, r.record_id limit $2 offset $3`,
    [tenantId, limit, offset],
  );
  return rows;
}

/** How many there are. Relies on record_unbound. */
export async function countUnboundRecords(db: Queryable, tenantId: string): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    "select count(*)::int as total from record where tenant_id = $1 and not member",
    [tenantId],
  );
  return rows[0]!.total;
}

export interface ReferencedRecordRow {
  readonly record_id: string;
  readonly decision_id: string;
  readonly entity_id: string | null;
  readonly review_id: string | null;
  readonly created_at: string;
}

/** Records that came under the caller's reference, newest first. Relies on record_client_ref. */
export async function recordsByRef(
  db: Queryable,
  tenantId: string,
  { clientRef, limit, offset }: Page & { readonly clientRef: string },
): Promise<{ records: ReferencedRecordRow[]; total: number }> {
  const { rows: records } = await db.query<ReferencedRecordRow>(
    `select record_id, decision_id, entity_id, review_id, created_at from record
     where tenant_id = $1 and client_ref = $2 order by created_at desc, record_id desc limit $3 offset $4`,
    [tenantId, clientRef, limit, offset],
  );
  const { rows: counted } = await db.query<{ total: number }>(
    "select count(*)::int as total from record where tenant_id = $1 and client_ref = $2",
    [tenantId, clientRef],
  );
  return { records, total: counted[0]!.total };
}

/** Canonical JSON of the record as it was submitted; null where the tenant has no such record. */
export async function submittedText(
  db: Queryable,
  tenantId: string,
  recordId: string,
): Promise<string | null> {
  const { rows } = await db.query<{ submitted: string }>(
    "select submitted from record where tenant_id = $1 and record_id = $2",
    [tenantId, recordId],
  );
  return rows[0]?.submitted ?? null;
}
