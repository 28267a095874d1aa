import type { Queryable, Transaction } from "../engine/database.ts";
import { noteDue } from "../jobs/due.ts";
import { requestJob } from "../jobs/queue.ts";

/** Which attempt: of which event, to which subscription. */
export interface AttemptId {
  readonly tenant_id: string;
  readonly webhook_id: string;
  readonly event_id: string;
  /** From 1. */
  readonly attempt: number;
}

/** An attempt to be made now. */
export interface PendingAttempt extends AttemptId {
  readonly body: string;
  readonly url: string;
  /** The signing secret, sealed. */
  readonly secret: Buffer;
}

/** An attempt as the delivery log shows it. */
export interface DeliveryRow {
  readonly event_id: string;
  readonly event_type: string;
  readonly attempt: number;
  readonly status: "pending" | "succeeded" | "retrying" | "failed";
  readonly response_status: number | null;
  readonly error_class: string | null;
  readonly attempted_at: string | null;
  readonly next_attempt_at: string | null;
  readonly duration_ms: number | null;
}

/** The key in the queue of the notification of one subscription of one event; its lane is the host. */
export const DELIVERY_KIND = "delivery";

/** The attempt that is to be made next; null where the subscription has ended, or the event was erased. */
export async function pendingAttempt(
  db: Queryable,
  tenantId: string,
  { webhookId, eventId }: { readonly webhookId: string; readonly eventId: string },
): Promise<PendingAttempt | null> {
  const { rows } = await db.query<PendingAttempt>(
    `select d.tenant_id, d.webhook_id, d.event_id, d.attempt, d.body, w.url, w.secret
     from webhook_delivery d join webhook w on w.tenant_id = d.tenant_id and w.webhook_id = d.webhook_id
     where d.tenant_id = $1 and d.webhook_id = $2 and d.event_id = $3 and d.status = 'pending'
     order by d.attempt desc limit 1`,
    [tenantId, webhookId, eventId],
  );
  return rows[0] ?? null;
}

/** When the event's next attempt at the subscription is due; null where none is to be made. */
export async function nextAttemptAt(
  db: Queryable,
  { tenant_id, webhook_id, event_id }: Omit<AttemptId, "attempt">,
): Promise<string | null> {
  const { rows } = await db.query<{ next_attempt_at: string }>(
    `select next_attempt_at from webhook_delivery
     where tenant_id = $1 and webhook_id = $2 and event_id = $3 and status = 'pending'`,
    [tenant_id, webhook_id, event_id],
  );
  return rows[0]?.next_attempt_at ?? null;
}

/** Notes the tenant's deliveries that wait as due: behind every notification. */
export async function noteDeliveries(db: Queryable, tenantId: string): Promise<void> {
  const { rows } = await db.query<{ lane: string; due_at: string }>(
    `select lane, min(run_after) as due_at from job where tenant_id = $1 and kind = '${DELIVERY_KIND}' and state = 'waiting'
     group by lane order by lane`,
    [tenantId],
  );
  for (const { lane, due_at } of rows) await noteDue(db, { tenantId, kind: DELIVERY_KIND, lane }, due_at);
}

/** How an attempt ended. */
export interface AttemptOutcome {
  readonly succeeded: boolean;
  readonly responseStatus: number | null;
  readonly errorClass: string | null;
  readonly durationMs: number;
  /** When it began. */
  readonly attemptedAt: string;
  /** When it ended. */
  readonly at: string;
  /** When another one is due, in ISO 8601; null where none is. */
  readonly retryAt: string | null;
}

/**
 * Writes down how an attempt ended and, where another is due and the subscription still active, adds that. The first
 * report of an attempt counts; a second one, of a worker that was thought dead, changes nothing.
 */
export async function settleAttempt(db: Queryable, id: AttemptId, outcome: AttemptOutcome): Promise<void> {
  await db.query(
    `with subscription as materialized (
       select tenant_id, webhook_id, status, $10::timestamptz as due
       from webhook where tenant_id = $1 and webhook_id = $2 for share),
     settled as (
       update webhook_delivery d set attempted_at = $5, response_status = $6, error_class = $7,
         duration_ms = $8,
         status = case when $9 then 'succeeded' when s.due is not null and s.status = 'active' then 'retrying'
           else 'failed' end,
         next_attempt_at = case when not $9 and s.status = 'active' then s.due end
       from subscription s
       where d.tenant_id = $1 and d.webhook_id = s.webhook_id and d.event_id = $3 and d.attempt = $4
         and d.attempted_at is null
       returning d.*)
     insert into webhook_delivery (tenant_id, webhook_id, event_id, attempt, event_type, destination, body, status,
       next_attempt_at, created_at)
     select tenant_id, webhook_id, event_id, attempt + 1, event_type, destination, body, 'pending', next_attempt_at, $11
     from settled where status = 'retrying'`,
    [
      id.tenant_id,
      id.webhook_id,
      id.event_id,
      id.attempt,
      outcome.attemptedAt,
      outcome.responseStatus,
      outcome.errorClass,
      outcome.durationMs,
      outcome.succeeded,
      outcome.retryAt,
      outcome.at,
    ],
  );
}

const shownColumns =
  "event_id, event_type, attempt, status, response_status, error_class, attempted_at, next_attempt_at, duration_ms";

/**
 * Adds an attempt to deliver an event again, due at `at` (ISO 8601), unless one waits already.
 * @returns the attempt that waits; null where the active subscription's log has no such event, or its entity is gone.
 */
export async function redeliver(
  tx: Transaction,
  tenantId: string,
  { webhookId, eventId, at }: { readonly webhookId: string; readonly eventId: string; readonly at: string },
): Promise<DeliveryRow | null> {
  const ids = [tenantId, webhookId, eventId];
  await tx.query(
    `insert into webhook_delivery (tenant_id, webhook_id, event_id, attempt, event_type, destination, body, status,
       next_attempt_at, created_at)
     select $1, d.webhook_id, d.event_id, d.attempt + 1, d.event_type, d.destination, d.body, 'pending', $4, $4
     from (select * from webhook_delivery where tenant_id = $1 and webhook_id = $2 and event_id = $3
       order by attempt desc limit 1) d
     where d.status <> 'pending'
       and exists (select 1 from webhook w where w.tenant_id = $1 and w.webhook_id = $2 and w.status = 'active' for share)
       and (d.event_type <> 'entity.intelligence_changed' or exists (select 1 from entity e
         where e.tenant_id = $1 and e.entity_id = d.body::json -> 'data' ->> 'entity_id'))
     on conflict do nothing`,
    [...ids, at],
  );
  const { rows } = await tx.query<DeliveryRow & { destination: string }>(
    `select ${shownColumns}, destination from webhook_delivery
     where tenant_id = $1 and webhook_id = $2 and event_id = $3 and status = 'pending'`,
    ids,
  );
  const [waiting] = rows;
  if (waiting === undefined) return null;
  const { destination, ...attempt } = waiting;
  const place = { tenantId, kind: DELIVERY_KIND, lane: destination };
  const payload = { webhook_id: webhookId, event_id: eventId };
  await requestJob(tx, { ...place, key: `${webhookId} ${eventId}`, payload, runAfter: at, at });
  await noteDue(tx, place, at);
  return attempt;
}

const newestFirst = "created_at desc, attempt desc, event_id desc";

/** The newest attempts at a subscription, newest first. */
export async function listDeliveries(
  db: Queryable,
  { tenantId, webhookId }: { readonly tenantId: string; readonly webhookId: string },
  limit: number,
): Promise<DeliveryRow[]> {
  const { rows } = await db.query<DeliveryRow>(
    `select ${shownColumns} from webhook_delivery where tenant_id = $1 and webhook_id = $2 order by ${newestFirst} limit $3`,
    [tenantId, webhookId, limit],
  );
  return rows;
}

/** Forgets settled attempts that the log of the newest `keep` no longer shows. */
export async function trimDeliveries(
  db: Queryable,
  { tenant_id, webhook_id }: AttemptId,
  keep: number,
): Promise<void> {
  await db.query(
    `delete from webhook_delivery where tenant_id = $1 and webhook_id = $2 and status <> 'pending'
       and (created_at, attempt, event_id) <= (
         select created_at, attempt, event_id from webhook_delivery where tenant_id = $1 and webhook_id = $2
         order by ${newestFirst} offset $3 limit 1)`,
    [tenant_id, webhook_id, keep],
  );
}
