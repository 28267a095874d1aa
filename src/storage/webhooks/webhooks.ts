import type { Queryable, Transaction } from "../engine/database.ts";
import { noteDeliveries } from "./webhook-deliveries.ts";

/** A subscription as lists show it. */
export interface WebhookRow {
  readonly webhook_id: string;
  readonly url: string;
  readonly event_types: readonly string[];
  readonly status: "active" | "disabled";
  readonly disabled_at: string | null;
  readonly disabled_reason: string | null;
  readonly created_at: string;
}

export interface NewWebhook {
  readonly webhook_id: string;
  readonly url: string;
  /** The host of the address. */
  readonly destination: string;
  readonly event_types: readonly string[];
  /** The signing secret, sealed. */
  readonly secret: Buffer;
  readonly created_at: string;
}

const columns = "webhook_id, url, event_types, status, disabled_at, disabled_reason, created_at";

/** A tenant's subscriptions, oldest first, disabled ones included. */
export async function listWebhooks(db: Queryable, tenantId: string): Promise<WebhookRow[]> {
  const { rows } = await db.query<WebhookRow>(
    `select ${columns} from webhook where tenant_id = $1 order by created_at, webhook_id`,
    [tenantId],
  );
  return rows;
}

export async function findWebhook(
  db: Queryable,
  tenantId: string,
  webhookId: string,
): Promise<WebhookRow | null> {
  const { rows } = await db.query<WebhookRow>(
    `select ${columns} from webhook where tenant_id = $1 and webhook_id = $2`,
    [tenantId, webhookId],
  );
  return rows[0] ?? null;
}

/**
 * Adds a subscription, unless the tenant has `maxActive` active ones. The tenant's row must be locked.
 * @returns whether it was added.
 */
export async function insertWebhook(
  tx: Transaction,
  tenantId: string,
  webhook: NewWebhook,
  maxActive: number,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into webhook (tenant_id, webhook_id, url, destination, event_types, secret, status, created_at)
     select $1, $2, $3, $4, $5, $6, 'active', $7
     where (select count(*) from webhook where tenant_id = $1 and status = 'active') < $8`,
    [
      tenantId,
      webhook.webhook_id,
      webhook.url,
      webhook.destination,
      webhook.event_types,
      webhook.secret,
      webhook.created_at,
      maxActive,
    ],
  );
  return rowCount === 1;
}

/**
 * Ends a subscription and everything that waits to be sent to it. An attempt that is under way may still report how
 * it ended. Of the tenant's disabled subscriptions the newest `keep` stay to be read; older ones go with their log.
 */
export async function disableWebhook(
  tx: Transaction,
  webhook: { readonly tenantId: string; readonly webhookId: string },
  { reason, at, keep }: { readonly reason: "deleted" | "gone"; readonly at: string; readonly keep: number },
): Promise<void> {
  const { tenantId, webhookId } = webhook;
  await tx.query(
    `update webhook set status = 'disabled', disabled_at = $3, disabled_reason = $4
     where tenant_id = $1 and webhook_id = $2 and status = 'active'`,
    [tenantId, webhookId, at, reason],
  );
  await tx.query(
    `update webhook_delivery set status = 'failed', next_attempt_at = null
     where tenant_id = $1 and webhook_id = $2 and status = 'pending'`,
    [tenantId, webhookId],
  );
  await tx.query(
    `with old as (
       delete from webhook where tenant_id = $1 and webhook_id in (
         select webhook_id from webhook where tenant_id = $1 and status = 'disabled'
         order by disabled_at desc, webhook_id offset $2)
       returning webhook_id)
     delete from webhook_delivery where tenant_id = $1 and webhook_id in (select webhook_id from old)`,
    [tenantId, keep],
  );
}

/** The terminal transition of a batch job, as subscriptions are told of it. */
export interface JobEvent {
  readonly tenantId: string;
  /** Prefix `evt_`. Receivers tell repeats by it: a transition told twice must have the same one. */
  readonly eventId: string;
  readonly type:
    | "batch.succeeded"
    | "batch.failed"
    | "batch.cancelled"
    | "batch.reconciliation_required"
    | "batch.erased";
  readonly jobId: string;
  readonly state: string;
  readonly at: Date;
}

/** Tells every active subscription of the tenant to events of this type: see the function `notify_subscribers`. */
export async function enqueueJobEvent(db: Queryable, event: JobEvent): Promise<void> {
  const data = JSON.stringify({ job_id: event.jobId, state: event.state });
  await db.query("select notify_subscribers($1, $2, $3, $4, $5)", [
    event.tenantId,
    event.type,
    event.eventId,
    data,
    event.at.toISOString(),
  ]);
  await noteDeliveries(db, event.tenantId);
}

/** Whether any tenant has a signing secret that was sealed: without the key such secrets are lost. */
export async function anySealedSecret(db: Queryable): Promise<boolean> {
  const { rows } = await db.query("select 1 from webhook limit 1");
  return rows.length > 0;
}
