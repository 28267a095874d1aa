/** Watches: a row for each entity that a tenant has watched. Times are parameters, by the clock that the process follows. */
import type { Queryable, Transaction } from "../engine/database.ts";

export interface WatchRow {
  readonly entity_id: string;
  readonly interval_seconds: number;
  readonly baseline_at: string;
  readonly last_checked_at: string | null;
  readonly next_check_at: string;
  readonly last_change_at: string | null;
  readonly last_event_id: number | null;
  readonly created_at: string;
  readonly updated_at: string;
}

const columns =
  "entity_id, interval_seconds, baseline_at, last_checked_at, next_check_at, last_change_at, last_event_id, created_at, updated_at";

/** The watches of those of these entities that are watched, in no order. */
export async function findWatches(
  db: Queryable,
  tenantId: string,
  entityIds: readonly string[],
): Promise<WatchRow[]> {
  const { rows } = await db.query<WatchRow>(
    `select ${columns} from watch where tenant_id = $1 and entity_id = any($2::text[])`,
    [tenantId, entityIds],
  );
  return rows;
}

/** How many entities the tenant has watched. */
export async function countWatches(db: Queryable, tenantId: string): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    "select count(*)::int as total from watch where tenant_id = $1",
    [tenantId],
  );
  return rows[0]!.total;
}

/** A watch as it begins. */
export interface NewWatch {
  readonly entity_id: string;
  /** JSON of a Standing. */
  readonly baseline: string;
  /** The entity's version that it is of. */
  readonly baseline_version: number;
}

/** When watches begin and are first checked, in ISO 8601, and which facts their baselines are of. */
export interface WatchPlan {
  readonly factsRead: string;
  readonly intervalSeconds: number;
  readonly at: string;
  readonly nextCheckAt: string;
}

/** Watches these entities. What was told of one before says which event is its last. The tenant's row must be locked. */
export async function insertWatches(
  tx: Transaction,
  tenantId: string,
  { watches, plan }: { readonly watches: readonly NewWatch[]; readonly plan: WatchPlan },
): Promise<void> {
  if (watches.length === 0) return;
  await tx.query(
    `insert into watch (tenant_id, entity_id, interval_seconds, baseline, baseline_version, baseline_at, next_check_at,
       planned_at, last_change_at, last_event_id, created_at, updated_at, facts_read)
     select $1, w.entity_id, $2, w.baseline, w.version, $3, $4, $3, v.recorded_at, v.id, $3, $3, $8
     from unnest($5::text[], $6::text[], $7::bigint[]) w(entity_id, baseline, version)
       left join lateral (select e.id, e.recorded_at from entity_event e
         where e.tenant_id = $1 and e.entity_id = w.entity_id order by e.id desc limit 1) v on true`,
    [
      ...[tenantId, plan.intervalSeconds, plan.at, plan.nextCheckAt],
      watches.map(({ entity_id }) => entity_id),
      watches.map(({ baseline }) => baseline),
      watches.map(({ baseline_version }) => baseline_version),
      plan.factsRead,
    ],
  );
}

/** Gives watches another interval; their baselines stay. `next` has the moment of the next check of each, in ISO 8601. */
export async function planWatches(
  tx: Transaction,
  tenantId: string,
  {
    intervalSeconds,
    at,
    next,
  }: {
    readonly intervalSeconds: number;
    readonly at: string;
    readonly next: readonly { readonly entityId: string; readonly nextCheckAt: string }[];
  },
): Promise<void> {
  if (next.length === 0) return;
  await tx.query(
    `update watch w set interval_seconds = $2, next_check_at = n.at, planned_at = $3, updated_at = $3
     from unnest($4::text[], $5::timestamptz[]) n(entity_id, at)
     where w.tenant_id = $1 and w.entity_id = n.entity_id`,
    [
      ...[tenantId, intervalSeconds, at],
      next.map(({ entityId }) => entityId),
      next.map(({ nextCheckAt }) => nextCheckAt),
    ],
  );
}

/** Ends a watch. What was told stays, and so does what waits to be told. */
export async function deleteWatch(db: Queryable, tenantId: string, entityId: string): Promise<void> {
  await db.query("delete from watch where tenant_id = $1 and entity_id = $2", [tenantId, entityId]);
}

/** When the tenant's next check is due; null where nothing is watched. Relies on watch_due. */
export async function nextCheckAt(db: Queryable, tenantId: string): Promise<string | null> {
  const { rows } = await db.query<{ at: string | null }>(
    "select min(next_check_at) as at from watch where tenant_id = $1",
    [tenantId],
  );
  return rows[0]!.at;
}
