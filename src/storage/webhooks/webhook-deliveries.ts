import type { Queryable } from "../engine/database.ts";

/** Which attempt: of which event, to which subscription. */
export interface AttemptId {
  readonly tenant_id: string;
  readonly webhook_id: string;
  readonly event_id: string;
  /** From 1. */
  readonly attempt: number;
}

/** An attempt to be made now, held by the caller until its lease ends. */
export interface ClaimedAttempt extends AttemptId {
  /** The host of `url`. */
  readonly destination: string;
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

export interface ClaimLimits {
  /** Attempts held at once, by all workers, for one host. */
  readonly perDestination: number;
  /** Attempts held at once, by all workers, for one tenant. */
  readonly perTenant: number;
  readonly total: number;
  readonly leaseS: number;
}

/** Every host and tenant for which something waits: the recursion steps through webhook_delivery_due. */
const waitingPairs = `pair as (
    (select destination, tenant_id from webhook_delivery where status = 'pending' order by destination, tenant_id limit 1)
    union all
    select next.destination, next.tenant_id from pair cross join lateral (
      select d.destination, d.tenant_id from webhook_delivery d
      where d.status = 'pending' and (d.destination, d.tenant_id) > (pair.destination, pair.tenant_id)
      order by d.destination, d.tenant_id limit 1) next)`;

/**
 * Takes attempts that are due and holds them for `leaseS` seconds. Tenants take turns: whoever has fewer under way is
 * first, then the longest due, at each host and in all, so nobody's slow receivers hold up another tenant. A host that
 * hung has one attempt at a time once its pause is over. Two workers never hold one attempt. Leases and what is due go
 * by the database's clock, which the processes share.
 * @param now when it is, in place of that clock.
 */
export async function claimDueAttempts(
  db: Queryable,
  now: Date | null,
  { perDestination, perTenant, total, leaseS }: ClaimLimits,
): Promise<ClaimedAttempt[]> {
  const { rows } = await db.query<ClaimedAttempt>(
    `with recursive ${waitingPairs},
     held as materialized (
       select tenant_id, destination, count(*) as held from webhook_delivery
       where status = 'pending' and lease_until is not null and lease_until >= clock_timestamp()
       group by tenant_id, destination),
     waiting as (
       select due.*, pair.destination, coalesce(h.held, 0) as held from pair
       left join held h on h.tenant_id = pair.tenant_id and h.destination = pair.destination
       left join webhook_pause p on p.tenant_id = pair.tenant_id and p.destination = pair.destination
       cross join lateral (
         select d.tenant_id, d.webhook_id, d.event_id, d.attempt, d.next_attempt_at from webhook_delivery d
         where d.status = 'pending' and d.destination = pair.destination and d.tenant_id = pair.tenant_id
           and d.next_attempt_at <= coalesce($1::timestamptz, clock_timestamp())
           and (d.lease_until is null or d.lease_until < clock_timestamp())
           and (p.until is null or p.until <= coalesce($1::timestamptz, clock_timestamp()))
         order by d.next_attempt_at
         limit greatest(0, least(case when p.until is null then $2::int else 1 end, $5::int) - coalesce(h.held, 0))
         for update skip locked) due),
     at_tenant as (
       select *, held + row_number() over (partition by destination, tenant_id order by next_attempt_at) as turn
       from waiting),
     at_host as (
       select *, row_number() over (partition by destination order by turn, next_attempt_at)
         + (select coalesce(sum(h.held), 0) from held h where h.destination = at_tenant.destination) as place
       from at_tenant),
     in_all as (
       select *, row_number() over (partition by tenant_id order by turn, next_attempt_at)
         + (select coalesce(sum(h.held), 0) from held h where h.tenant_id = at_host.tenant_id) as share
       from at_host where place <= $2::int),
     chosen as (select * from in_all where share <= $5::int order by share, next_attempt_at limit $3)
     update webhook_delivery d set lease_until = clock_timestamp() + $4::int * interval '1 second'
     from chosen, webhook w
     where d.tenant_id = chosen.tenant_id and d.webhook_id = chosen.webhook_id and d.event_id = chosen.event_id
       and d.attempt = chosen.attempt and w.tenant_id = d.tenant_id and w.webhook_id = d.webhook_id
     returning d.tenant_id, d.webhook_id, d.event_id, d.attempt, d.destination, d.body, w.url, w.secret`,
    [now?.toISOString() ?? null, perDestination, total, leaseS, perTenant],
  );
  return rows;
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
  /** After how many seconds another one is due, by the database's clock, or from `from` on; null where none is. */
  readonly retry: { readonly afterS: number; readonly from: string | null } | null;
}

/**
 * Writes down how an attempt ended and, where another is due and the subscription still active, adds that. The first
 * report of an attempt counts; a second one, of a worker that was thought dead, changes nothing.
 */
export async function settleAttempt(db: Queryable, id: AttemptId, outcome: AttemptOutcome): Promise<void> {
  await db.query(
    `with subscription as materialized (
       select tenant_id, webhook_id, status,
         coalesce($12::timestamptz, clock_timestamp()) + make_interval(secs => $10::float8) as due
       from webhook where tenant_id = $1 and webhook_id = $2 for share),
     settled as (
       update webhook_delivery d set lease_until = null, attempted_at = $5, response_status = $6, error_class = $7,
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
      outcome.retry?.afterS ?? null,
      outcome.at,
      outcome.retry?.from ?? null,
    ],
  );
}

const newestFirst = "created_at desc, attempt desc, event_id desc";

/** The newest attempts at a subscription, newest first. */
export async function listDeliveries(
  db: Queryable,
  { tenantId, webhookId }: { readonly tenantId: string; readonly webhookId: string },
  limit: number,
): Promise<DeliveryRow[]> {
  const { rows } = await db.query<DeliveryRow>(
    `select event_id, event_type, attempt, status, response_status, error_class, attempted_at, next_attempt_at,
       duration_ms from webhook_delivery where tenant_id = $1 and webhook_id = $2 order by ${newestFirst} limit $3`,
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

/** Frees every attempt. Only for a start at which no other process can be at work: then whoever held one is dead. */
export async function releaseAttempts(db: Queryable): Promise<void> {
  await db.query(
    "update webhook_delivery set lease_until = null where status = 'pending' and lease_until is not null",
  );
}
