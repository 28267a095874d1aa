import { deliveriesListed, disabledWebhooksListed, webhookRetryDelaysS } from "../../contract/limits.ts";
import type { OutboundNetwork } from "../../outside/network/outbound-network.ts";
import type { SecretBox } from "../../secrets/secret-box.ts";
import { secretPlace, signWebhook } from "../../secrets/webhook-secret.ts";
import type { Database } from "../../storage/engine/database.ts";
import { MAX_RETRY_AFTER_S } from "../../storage/jobs/leases.ts";
import {
  type AttemptOutcome,
  type ClaimedAttempt,
  settleAttempt,
  trimDeliveries,
} from "../../storage/webhooks/webhook-deliveries.ts";
import { pauseReceivers, resumeReceivers } from "../../storage/webhooks/webhook-pauses.ts";
import { disableWebhook } from "../../storage/webhooks/webhooks.ts";
import { type SendOutcome, sendNotification } from "./send-notification.ts";

export interface DeliveryDependencies {
  readonly database: Database;
  readonly network: OutboundNetwork;
  readonly secrets: SecretBox;
  readonly now: () => Date;
  /** What attempts are due by, in place of the database's clock; null: by that. */
  readonly dueNow: () => Date | null;
}

/**
 * Makes a claimed attempt and writes down how it ended. A process that dies in between leaves the attempt to be made
 * again, with the same `webhook-id`: at least once.
 * @throws Error where the secret cannot be opened with this deployment's key; the attempt is then left as it was.
 */
export async function deliverAttempt(deps: DeliveryDependencies, claimed: ClaimedAttempt): Promise<void> {
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
  if (sent.errorClass === "timeout") await pauseReceivers(deps.database, claimed, deps.dueNow());
  else await resumeReceivers(deps.database, claimed);
  await settle(deps.database, claimed, sent.responseStatus === 410, {
    succeeded: sent.errorClass === null,
    responseStatus: sent.responseStatus,
    errorClass: sent.errorClass,
    durationMs: Math.round(performance.now() - startedMs),
    attemptedAt: attemptedAt.toISOString(),
    at: at.toISOString(),
    retry: retryOf(sent, claimed.attempt, { at, from: deps.dueNow()?.toISOString() ?? null }),
  });
  await trimDeliveries(deps.database, claimed, deliveriesListed);
}

/** 410 says that nobody will ever listen there again: it ends the subscription. */
async function settle(
  database: Database,
  claimed: ClaimedAttempt,
  gone: boolean,
  outcome: AttemptOutcome,
): Promise<void> {
  if (!gone) return settleAttempt(database, claimed, outcome);
  const webhook = { tenantId: claimed.tenant_id, webhookId: claimed.webhook_id };
  await database.transaction(async (tx) => {
    await disableWebhook(tx, webhook, { reason: "gone", at: outcome.at, keep: disabledWebhooksListed });
    await settleAttempt(tx, claimed, outcome);
  });
}

function retryOf(
  sent: SendOutcome,
  attempt: number,
  { at, from }: { readonly at: Date; readonly from: string | null },
): AttemptOutcome["retry"] {
  const delayS = webhookRetryDelaysS[attempt - 1];
  if (sent.errorClass === null || delayS === undefined) return null;
  return { afterS: Math.max(delayS, askedWaitS(sent.retryAfter, at)), from };
}

/** `Retry-After` in seconds, as a number or from a date; 0 where it says nothing that can be followed. */
function askedWaitS(retryAfter: string | null, at: Date): number {
  if (retryAfter === null) return 0;
  const asked = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - at.getTime()) / 1000;
  return Number.isFinite(asked) ? Math.min(Math.max(asked, 0), MAX_RETRY_AFTER_S) : 0;
}
