import { deliveriesListed, disabledWebhooksListed, webhookRetryDelaysS } from "../../contract/limits.ts";
import type { OutboundNetwork } from "../../outside/network/outbound-network.ts";
import type { SecretBox } from "../../secrets/secret-box.ts";
import { secretPlace, signWebhook } from "../../secrets/webhook-secret.ts";
import type { Database } from "../../storage/engine/database.ts";
import { noteDue } from "../../storage/jobs/due.ts";
import { pauseLane, resumeLane } from "../../storage/jobs/lane-pauses.ts";
import { MAX_RETRY_AFTER_S } from "../../storage/jobs/leases.ts";
import { endJob, putBackJob } from "../../storage/jobs/queue.ts";
import {
  type AttemptOutcome,
  nextAttemptAt,
  type PendingAttempt,
  pendingAttempt,
  settleAttempt,
  trimDeliveries,
} from "../../storage/webhooks/webhook-deliveries.ts";
import { disableWebhook } from "../../storage/webhooks/webhooks.ts";
import type { TakenJob } from "../job-kind.ts";
import { type SendOutcome, sendNotification } from "./send-notification.ts";

/** Which notification a job is for. */
export interface DeliveryPayload {
  readonly webhook_id: string;
  readonly event_id: string;
}

export interface DeliveryDependencies {
  readonly database: Database;
  readonly network: OutboundNetwork;
  readonly secrets: SecretBox;
  readonly now: () => Date;
}

/**
 * Makes the attempt that a job is for and writes down how it ended, with what becomes of the job. A process that dies in
 * between leaves the attempt to be made again, with the same `webhook-id`: at least once.
 * @throws Error where the secret cannot be opened with this deployment's key; the attempt is then left as it was.
 */
export async function deliver(deps: DeliveryDependencies, job: TakenJob<DeliveryPayload>): Promise<void> {
  const { webhook_id: webhookId, event_id: eventId } = job.payload;
  const claimed = await pendingAttempt(deps.database, job.tenantId, { webhookId, eventId });
  if (!claimed) return;
  const secret = deps.secrets.open(claimed.secret, secretPlace(claimed.tenant_id, claimed.webhook_id));
  const attemptedAt = deps.now();
  const startedMs = performance.now();
  const id = claimed.event_id;
  const timestamp = Math.floor(attemptedAt.getTime() / 1000);
  const sent = await sendNotification(deps.network, {
    url: claimed.url,
    headers: {
      "content-type": "application/json",
      "user-agent": "Assay-Webhooks",
      "webhook-id": id,
      "webhook-timestamp": String(timestamp),
      "webhook-signature": signWebhook(secret, { id, timestamp, body: claimed.body }),
    },
    body: claimed.body,
  });
  const at = deps.now();
  if (sent.errorClass === "timeout") await pauseLane(deps.database, job, at.toISOString());
  else await resumeLane(deps.database, job);
  await settle(
    deps.database,
    { job, claimed, gone: sent.responseStatus === 410 },
    {
      succeeded: sent.errorClass === null,
      responseStatus: sent.responseStatus,
      errorClass: sent.errorClass,
      durationMs: Math.round(performance.now() - startedMs),
      attemptedAt: attemptedAt.toISOString(),
      at: at.toISOString(),
      retryAt: retryAt(sent, claimed.attempt, at),
    },
  );
  await trimDeliveries(deps.database, claimed, deliveriesListed);
}

/**
 * Writes down how an attempt ended, with what becomes of its job: it is done, or due again with the next attempt. 410 says
 * that nobody will ever listen there again: it ends the subscription.
 */
export async function settle(
  database: Database,
  {
    job,
    claimed,
    gone,
  }: {
    readonly job: TakenJob<DeliveryPayload>;
    readonly claimed: PendingAttempt;
    readonly gone: boolean;
  },
  outcome: AttemptOutcome,
): Promise<void> {
  const webhook = { tenantId: claimed.tenant_id, webhookId: claimed.webhook_id };
  const runAfter = await database.transaction(async (tx) => {
    if (gone)
      await disableWebhook(tx, webhook, { reason: "gone", at: outcome.at, keep: disabledWebhooksListed });
    await settleAttempt(tx, claimed, outcome);
    const next = await nextAttemptAt(tx, claimed);
    if (next === null) await endJob(tx, job, job.stored);
    else await putBackJob(tx, job, { attempts: 0, runAfter: next });
    return next;
  });
  if (runAfter !== null) await noteDue(database, job, runAfter);
}

/** When another attempt is due, in ISO 8601; null where none is. */
function retryAt(sent: SendOutcome, attempt: number, at: Date): string | null {
  const delayS = webhookRetryDelaysS[attempt - 1];
  if (sent.errorClass === null || delayS === undefined) return null;
  const waitS = Math.max(delayS, askedWaitS(sent.retryAfter, at));
  return new Date(at.getTime() + waitS * 1000).toISOString();
}

/** `Retry-After` in seconds, as a number or from a date; 0 where it says nothing that can be followed. */
function askedWaitS(retryAfter: string | null, at: Date): number {
  if (retryAfter === null) return 0;
  const asked = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - at.getTime()) / 1000;
  return Number.isFinite(asked) ? Math.min(Math.max(asked, 0), MAX_RETRY_AFTER_S) : 0;
}
