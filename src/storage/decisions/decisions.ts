import type { Queryable } from "../engine/database.ts";

/** Filters of the decision log; null filters nothing. */
export interface DecisionFilter {
  readonly pipelineVersion: string | null;
  /** Exactly the upper threshold that was in force. */
  readonly thresholdUpper: number | null;
  /** ISO 8601, inclusive. */
  readonly since: string | null;
  /** ISO 8601, exclusive. */
  readonly until: string | null;
  readonly actingKeyId: string | null;
  /** Decisions on the records that are bound to the entity now. */
  readonly entityId: string | null;
}

/** The newest receipts, the newest first. Relies on decision_order. */
export async function newestDecisions(db: Queryable, tenantId: string, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ receipt: string }>(
    "select receipt from decision where tenant_id = $1 order by decided_at desc, decision_id desc limit $2",
    [tenantId, limit],
  );
  return rows.map(({ receipt }) => receipt);
}

/** A page of receipts, oldest first, with the count of the filtered set. Relies on decision_order. */
export async function listDecisions(
  db: Queryable,
  tenantId: string,
  filter: DecisionFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ receipts: string[]; total: number }> {
  const where = `tenant_id = $1 and ($2::text is null or pipeline_version = $2)
    and ($3::double precision is null or threshold_upper = $3) and ($4::timestamptz is null or decided_at >= $4)
    and ($5::timestamptz is null or decided_at < $5) and ($6::text is null or acting_key_id = $6)
    and ($7::text is null or record_id in
      (select r.record_id from record r where r.tenant_id = $1 and r.entity_id = $7))`;
  const params = [
    tenantId,
    filter.pipelineVersion,
    filter.thresholdUpper,
    filter.since,
    filter.until,
    filter.actingKeyId,
    filter.entityId,
  ];
  const { rows } = await db.query<{ receipt: string }>(
    `select receipt from decision where ${where} order by decided_at, decision_id limit $8 offset $9`,
    [...params, page.limit, page.offset],
  );
  const { rows: counted } = await db.query<{ total: number }>(
    `select count(*)::int as total from decision where ${where}`,
    params,
  );
  return { receipts: rows.map((row) => row.receipt), total: counted[0]!.total };
}
