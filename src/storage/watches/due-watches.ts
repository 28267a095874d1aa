/** Statements of the check of watches; each covers many entities. */
import type { Queryable, Transaction } from "../engine/database.ts";
import { type EntityRow, entityColumns } from "../entities/catalogue.ts";

/** How far the clocks of two processes may differ, in milliseconds. */
const SKEW_MS = 60_000;

/** A watch that is due at $2: its time has come, or it was planned by a clock that has been set back since. */
const isDue = "(w.next_check_at <= $2 or w.planned_at > $3)";
const dueAt = (now: Date) => [now.toISOString(), plannedTooLate(now)];
const plannedTooLate = (now: Date): string => new Date(now.getTime() + SKEW_MS).toISOString();

export interface DueWatch {
  readonly entity_id: string;
  readonly interval_seconds: number;
  /** The day and the versions of facts that the baseline's owners are of; null where they were never read. */
  readonly facts_read: string | null;
  /** The change rows since the baseline, in their order; null where there are none. */
  readonly news:
    | readonly { readonly at: string; readonly attributes: readonly { readonly attribute: string }[] }[]
    | null;
}

/** The next watches that are due, with the changes of their entities. Relies on watch_due and entity_change_entity. */
export async function dueWatches(
  tx: Transaction,
  tenantId: string,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<DueWatch[]> {
  const { rows } = await tx.query<DueWatch>(
    `select w.entity_id, w.interval_seconds, w.facts_read,
       (select jsonb_agg(jsonb_build_object('at', c.at, 'attributes', c.attributes) order by c.sequence)
        from entity_change c where c.tenant_id = $1 and c.entity_id = w.entity_id and c.sequence > w.baseline_version) as news
     from watch w where w.tenant_id = $1 and ${isDue} order by w.next_check_at, w.entity_id limit $4`,
    [tenantId, ...dueAt(now), limit],
  );
  return rows;
}

/**
 * The next entities, by id, whose watch is due and whose register facts are of an older linking than `version`.
 * Relies on watch_due and the primary key of entity.
 */
export async function dueBehindRegisters(
  db: Queryable,
  tenantId: string,
  page: { readonly now: Date; readonly version: number; readonly afterId: string; readonly limit: number },
): Promise<EntityRow[]> {
  const { rows } = await db.query<EntityRow>(
    `select ${entityColumns} from watch w join entity e on e.tenant_id = $1 and e.entity_id = w.entity_id
     where w.tenant_id = $1 and ${isDue} and e.register_version < $4 and e.entity_id > $5
     order by e.entity_id limit $6`,
    [tenantId, ...dueAt(page.now), page.version, page.afterId, page.limit],
  );
  return rows;
}

export interface WatchedEntity {
  readonly entity_id: string;
  readonly version: number;
  readonly observations: string;
  /** JSON of a Standing. */
  readonly baseline: string;
}

/** These watched entities as they are stored, with their baselines. */
export async function watchedEntities(
  tx: Transaction,
  tenantId: string,
  entityIds: readonly string[],
): Promise<WatchedEntity[]> {
  const { rows } = await tx.query<WatchedEntity>(
    `select e.entity_id, e.version, e.observations, w.baseline
     from watch w join entity e on e.tenant_id = $1 and e.entity_id = w.entity_id
     where w.tenant_id = $1 and w.entity_id = any($2::text[]) order by e.entity_id`,
    [tenantId, entityIds],
  );
  return rows;
}

/** Writes when these watches were checked and with which facts, and when they are next. ISO 8601. */
export async function noteChecks(
  tx: Transaction,
  tenantId: string,
  {
    now,
    factsRead,
    next,
  }: {
    readonly now: string;
    readonly factsRead: string;
    readonly next: readonly { readonly entityId: string; readonly nextCheckAt: string }[];
  },
): Promise<void> {
  await tx.query(
    `update watch w set last_checked_at = $2, next_check_at = n.at, planned_at = $2, facts_read = $5
     from unnest($3::text[], $4::timestamptz[]) n(entity_id, at)
     where w.tenant_id = $1 and w.entity_id = n.entity_id`,
    [
      ...[tenantId, now, next.map(({ entityId }) => entityId), next.map(({ nextCheckAt }) => nextCheckAt)],
      factsRead,
    ],
  );
}

/** A new baseline, and the last event of the check that took it; null where it told none. */
export interface Rebased {
  readonly entityId: string;
  readonly baseline: string;
  readonly version: number;
  readonly lastEventId: number | null;
}

/** Gives these watches their new baselines. */
export async function rebaseWatches(
  tx: Transaction,
  tenantId: string,
  { now, rebased }: { readonly now: string; readonly rebased: readonly Rebased[] },
): Promise<void> {
  await tx.query(
    `update watch w set baseline = n.baseline, baseline_version = n.version, baseline_at = $2,
       last_event_id = coalesce(n.event, w.last_event_id),
       last_change_at = case when n.event is null then w.last_change_at else $2 end
     from unnest($3::text[], $4::text[], $5::bigint[], $6::integer[]) n(entity_id, baseline, version, event)
     where w.tenant_id = $1 and w.entity_id = n.entity_id`,
    [
      ...[tenantId, now],
      rebased.map(({ entityId }) => entityId),
      rebased.map(({ baseline }) => baseline),
      rebased.map(({ version }) => version),
      rebased.map(({ lastEventId }) => lastEventId),
    ],
  );
}

/** The tenants with a watch that was planned by a clock that has been set back since. Relies on watch_planned. */
export async function tenantsPlannedAhead(db: Queryable, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ tenant_id: string }>(
    "select distinct tenant_id from watch where planned_at > $1 order by tenant_id",
    [plannedTooLate(now)],
  );
  return rows.map(({ tenant_id }) => tenant_id);
}
