/**
 * Repairs of the queue. These statements name several tenants: the sweep mends rows that a process lost, leases and due
 * times from before the clock was set back, and rows that servers of an earlier release have written.
 */
import type { Queryable } from "../engine/database.ts";
import { tenantsPlannedAhead } from "../watches/due-watches.ts";
import { requestCheck } from "../watches/watch-jobs.ts";
import { DELIVERY_KIND } from "../webhooks/webhook-deliveries.ts";
import { BATCH_KIND } from "./batch-jobs.ts";
import { LEASE_S, MAX_RETRY_AFTER_S } from "./leases.ts";

/** Makes a job for each batch job under way that has none: an earlier release has accepted it. */
async function adoptBatchJobs(db: Queryable): Promise<void> {
  await db.query(
    `insert into job (tenant_id, kind, key, lane, state, run_after, payload, created_at)
     select b.tenant_id, '${BATCH_KIND}', b.job_id, '', 'waiting', b.created_at, json_build_object('job_id', b.job_id)::text, b.created_at
     from batch_job b where b.state in ('queued', 'running') and not exists (
       select 1 from job j where j.tenant_id = b.tenant_id and j.kind = '${BATCH_KIND}' and j.key = b.job_id)
     on conflict do nothing`,
  );
}

/** The same for a notification that waits. */
async function adoptDeliveries(db: Queryable): Promise<void> {
  await db.query(
    `insert into job (tenant_id, kind, key, lane, state, run_after, payload, created_at)
     select d.tenant_id, '${DELIVERY_KIND}', d.webhook_id || ' ' || d.event_id, d.destination, 'waiting', d.next_attempt_at,
       json_build_object('webhook_id', d.webhook_id, 'event_id', d.event_id)::text, d.created_at
     from webhook_delivery d where d.status = 'pending' and not exists (
       select 1 from job j where j.tenant_id = d.tenant_id and j.kind = '${DELIVERY_KIND}'
         and j.key = d.webhook_id || ' ' || d.event_id)
     on conflict do nothing`,
  );
}

/** Notes work that nobody has noted: the process that wrote it was lost before it could. */
async function noteForgotten(db: Queryable): Promise<void> {
  const { rows } = await db.query<{ kind: string; tenant_id: string; lane: string; due_at: string }>(
    `select kind, tenant_id, lane, min(case state when 'held' then lease_until else run_after end) as due_at
     from job where state <> 'failed' group by kind, tenant_id, lane`,
  );
  await db.query(
    `insert into job_due as d (kind, tenant_id, lane, due_at)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[])
     on conflict (kind, tenant_id, lane) do update set due_at = excluded.due_at, notes = d.notes + 1
     where d.due_at is null or d.due_at > excluded.due_at`,
    [
      rows.map(({ kind }) => kind),
      rows.map(({ tenant_id }) => tenant_id),
      rows.map(({ lane }) => lane),
      rows.map(({ due_at }) => due_at),
    ],
  );
}

/** How long a turn is remembered where nothing waits any more, and a failed job is kept, in milliseconds. */
const TURN_KEPT_MS = 86_400_000;
const FAILED_KEPT_MS = 30 * 86_400_000;

async function forget(db: Queryable, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await db.query("delete from job_slot where until < $1", [now.toISOString()]);
  await db.query(
    `delete from job_due where due_at is null and coalesce(turn_at, $1) <= $1
       and (paused_until is null or paused_until < $1)`,
    [before(TURN_KEPT_MS)],
  );
  await db.query("delete from job where state = 'failed' and run_after < $1", [before(FAILED_KEPT_MS)]);
}

/**
 * Brings near what lies further ahead than it can: the clock was set back since. No lease ends sooner than it would if it
 * were taken now, so whoever lives renews it in time. A job that was due when it was made is due now.
 */
export async function bringJobsNear(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `update job set run_after = $1, created_at = $1
     where state = 'waiting' and run_after > $1 and run_after <= created_at`,
    [now.toISOString()],
  );
  // No job asks for a longer wait.
  const longest = [new Date(now.getTime() + MAX_RETRY_AFTER_S * 1000).toISOString()];
  await db.query(
    `update job set run_after = $1 where kind = '${DELIVERY_KIND}' and state = 'waiting' and run_after > $1`,
    longest,
  );
  await db.query(
    "update webhook_delivery set next_attempt_at = $1 where status = 'pending' and next_attempt_at > $1",
    longest,
  );
  const at = now.toISOString();
  for (const tenantId of await tenantsPlannedAhead(db, now))
    await requestCheck(db, tenantId, { runAfter: at, at });
  const most = [new Date(now.getTime() + LEASE_S * 1000).toISOString()];
  await db.query("update job set lease_until = $1 where state = 'held' and lease_until > $1", most);
  await db.query("update job_slot set until = $1 where until > $1", most);
}

/** Adds the hints and jobs that the queue lacks. */
export async function sweepJobs(db: Queryable, now: Date): Promise<void> {
  await adoptBatchJobs(db);
  await adoptDeliveries(db);
  await bringJobsNear(db, now);
  await noteForgotten(db);
  await forget(db, now);
}

/** Ends every lease. Only for a start at which no other process can be at work: then the holder of each is dead. */
export async function endAbandonedJobLeases(db: Queryable): Promise<void> {
  await db.query("update job set lease_until = '-infinity' where state = 'held'");
  await db.query("delete from job_slot");
}
