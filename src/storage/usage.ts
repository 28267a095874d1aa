import type { Queryable } from "./engine/database.ts";

/** Half-open: from `since` on, before `until`; null leaves that end open. ISO 8601. */
export interface Period {
  readonly since: string;
  readonly until: string | null;
}

export interface DecisionCount {
  readonly decision: string;
  readonly stage: string;
  readonly count: number;
}

const within = (column: string): string =>
  `${column} >= $2::timestamptz and ($3::timestamptz is null or ${column} < $3)`;

/** The pipeline's own decisions of the period by outcome and stage. Relies on decision_order. */
export async function countDecisions(
  db: Queryable,
  tenantId: string,
  { since, until }: Period,
): Promise<DecisionCount[]> {
  const { rows } = await db.query<DecisionCount>(
    `select decision, stage, count(*)::int as count from decision
     where tenant_id = $1 and ${within("decided_at")} and stage <> 'human_review' and acting_surface <> 'maintenance'
     group by decision, stage order by count(*) desc, decision, stage`,
    [tenantId, since, until],
  );
  return rows;
}

/**
 * Records whose first decision was made in the period and that a person has since decided. Relies on decision_order.
 */
export async function countHumanReviewed(
  db: Queryable,
  tenantId: string,
  { since, until }: Period,
): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `select count(distinct d.record_id)::int as total from decision d
     where d.tenant_id = $1 and ${within("d.decided_at")} and d.stage <> 'human_review'
       and d.acting_surface <> 'maintenance' and exists (
       select 1 from decision h where h.tenant_id = d.tenant_id and h.stage = 'human_review'
         and h.record_id = d.record_id)`,
    [tenantId, since, until],
  );
  return rows[0]!.total;
}

export interface EndpointCount {
  readonly endpoint: string;
  readonly surface: string;
  readonly count: number;
}

/** Submissions of the period by operation and door, replays among them. Relies on record_order. */
export async function countSubmissions(
  db: Queryable,
  tenantId: string,
  { since, until }: Period,
): Promise<EndpointCount[]> {
  const { rows } = await db.query<EndpointCount>(
    `select operation as endpoint, acting_surface as surface, count(*)::int as count from record
     where tenant_id = $1 and ${within("created_at")}
     group by operation, acting_surface order by count(*) desc, operation, acting_surface`,
    [tenantId, since, until],
  );
  return rows;
}

export interface CreditCount {
  readonly operation: string;
  readonly count: number;
  readonly credits: number;
}

/** What was charged in the period, by operation. Relies on ledger_time. */
export async function countCredits(
  db: Queryable,
  tenantId: string,
  { since, until }: Period,
): Promise<CreditCount[]> {
  const { rows } = await db.query<CreditCount>(
    `select operation, count(*)::int as count, sum(credits)::int as credits from ledger
     where tenant_id = $1 and ${within("created_at")} group by operation order by operation`,
    [tenantId, since, until],
  );
  return rows;
}
