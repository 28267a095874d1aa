import type { Queryable, Transaction } from "../engine/database.ts";

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
       select 1 from decision h where h.tenant_id = $1 and h.stage = 'human_review'
         and h.record_id = d.record_id)`,
    [tenantId, since, until],
  );
  return rows[0]!.total;
}

export interface EndpointCount {
  readonly endpoint: string;
  readonly surface: string;
  /** Whether records were submitted by it. */
  readonly submission: boolean;
  readonly count: number;
}

/**
 * The requests of the period by operation and surface: submissions, with replays and those erased since, and pair
 * matches. Relies on record_order and the primary key of usage_tally.
 */
export async function countEndpoints(
  db: Queryable,
  tenantId: string,
  { since, until }: Period,
): Promise<EndpointCount[]> {
  const { rows } = await db.query<EndpointCount>(
    `select endpoint, surface, submission, sum(count)::int as count from (
       select operation as endpoint, acting_surface as surface, true as submission, 1 as count from record
       where tenant_id = $1 and ${within("created_at")}
       union all
       select operation, surface, submission, count from usage_tally where tenant_id = $1 and ${within("at")}
     ) used group by endpoint, surface, submission order by sum(count) desc, endpoint, surface`,
    [tenantId, since, until],
  );
  return rows;
}

/** The hour of a moment, by a function that does not depend on the session. */
const hourOf = "date_trunc('hour', at at time zone 'UTC') at time zone 'UTC'";

/** Tenants with counts from before `before` (ISO 8601) that are not folded. Names several tenants: it is for the sweep. */
export async function tenantsToFold(db: Queryable, before: string): Promise<string[]> {
  const { rows } = await db.query<{ tenant_id: string }>(
    `select distinct tenant_id from usage_tally where at < $1 and at <> ${hourOf}`,
    [before],
  );
  return rows.map(({ tenant_id }) => tenant_id);
}

/** Folds the tenant's counts from before `before` (ISO 8601) into hours, so that their rows do not grow with their use. */
export async function foldTallies(tx: Transaction, tenantId: string, before: string): Promise<void> {
  const { rows } = await tx.query<EndpointCount & { hour: string }>(
    `with old as (delete from usage_tally where tenant_id = $1 and at < $2 and at <> ${hourOf} returning *)
     select ${hourOf} as hour, operation as endpoint, surface, submission, sum(count)::int as count from old group by 1, 2, 3, 4`,
    [tenantId, before],
  );
  await tx.query(
    `insert into usage_tally as u (tenant_id, at, operation, surface, submission, count)
     select $1, w.hour::timestamptz, w.endpoint, w.surface, w.submission, w.count
     from jsonb_to_recordset($2::jsonb) as w(hour text, endpoint text, surface text, submission boolean, count integer)
     on conflict (tenant_id, at, operation, surface, submission) do update set count = u.count + excluded.count`,
    [tenantId, JSON.stringify(rows)],
  );
}

export interface CreditCount {
  readonly operation: string;
  readonly count: number;
  readonly credits: number;
}

/** The credits charged in the period, by operation. Relies on ledger_time. */
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
