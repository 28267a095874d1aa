import type { Queryable } from "../engine/database.ts";

export interface ClarifiedRow {
  readonly client_ref: string | null;
  /** Whether the record is a member of an entity, or its newest decision is no abstention. */
  readonly decided: boolean;
}

/** A record that another one says more of; null where the tenant has none, or not with this decision. */
export async function findClarified(
  db: Queryable,
  tenantId: string,
  { recordId, decisionId }: { readonly recordId: string; readonly decisionId: string | null },
): Promise<ClarifiedRow | null> {
  const { rows } = await db.query<ClarifiedRow>(
    `select r.client_ref, r.member or n.decision <> 'unresolved' as decided
     from record r join decision n on n.tenant_id = r.tenant_id and n.decision_id = r.decision_id
     where r.tenant_id = $1 and r.record_id = $2 and ($3::text is null or r.decision_id = $3
       or exists (select 1 from decision d where d.tenant_id = $1 and d.decision_id = $3 and d.record_id = $2))`,
    [tenantId, recordId, decisionId],
  );
  return rows[0] ?? null;
}
