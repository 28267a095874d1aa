import { Failure } from "../../contract/errors.ts";
import { activeWebhooksPerTenant, deliveriesListed, disabledWebhooksListed } from "../../contract/limits.ts";
import type { Handler } from "../../contract/operation.ts";
import { Reply } from "../../contract/reply.ts";
import { storedWebhookAnswer } from "../../contract/stored/kept-answer.ts";
import { derivedId, newOpaqueId } from "../../ids/opaque-id.ts";
import { type DestinationFault, faultOfDestination } from "../../outside/network/destination.ts";
import type { OutboundNetwork } from "../../outside/network/outbound-network.ts";
import { keepAnswer } from "../../pipelines/keep-answer.ts";
import type { SecretBox } from "../../secrets/secret-box.ts";
import { newWebhookSecret, secretPlace, shownWebhookSecret } from "../../secrets/webhook-secret.ts";
import type { Database } from "../../storage/engine/database.ts";
import { lockCatalogue } from "../../storage/entities/catalogue-changes.ts";
import { type DeliveryRow, listDeliveries, redeliver } from "../../storage/webhooks/webhook-deliveries.ts";
import {
  disableWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks as readWebhooks,
  type WebhookRow,
} from "../../storage/webhooks/webhooks.ts";
import type {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhookDeliveries,
  listWebhooks,
  redeliverWebhookEvent,
} from "./webhooks.contract.ts";

interface Dependencies {
  readonly database: Database;
}

export interface CreateWebhookDependencies extends Dependencies {
  readonly network: OutboundNetwork;
  /** null: the deployment has no key to seal secrets with. */
  readonly secrets: SecretBox | null;
}

const faultMessages: Readonly<Record<DestinationFault, string>> = {
  invalid_url: "url is no valid address.",
  scheme: "url must be an https address.",
  port: "url must use port 443.",
  credentials: "url must hold no user name and no password.",
  fragment: "url must have no fragment.",
  host_is_address: "url must name a host, not a network address.",
  host_not_public: "url must name a host of the public internet.",
  unresolvable: "The host of url has no address.",
  blocked_address: "The host of url has an address that is not the public internet's.",
};

export function createWebhookHandler(deps: CreateWebhookDependencies): Handler<typeof createWebhook> {
  return async (call, { url, event_types }) => {
    const { database, network, secrets } = deps;
    if (secrets === null) {
      return new Failure("service_unavailable", {
        message: "Webhooks need a key to keep their secrets with: the operator sets ASSAY_ENCRYPTION_KEY.",
      });
    }
    const reason = await faultOfDestination(network, url);
    if (reason !== null) {
      return new Failure("invalid_webhook_url", { message: faultMessages[reason], details: { reason } });
    }
    const secret = newWebhookSecret();
    const id = newOpaqueId("wh");
    const created_at = call.now.toISOString();
    const sealed = secrets.seal(secret, secretPlace(call.caller.tenantId!, id));
    const answer = (shown: string) => ({
      id,
      url,
      event_types,
      status: "active",
      created_at,
      secret: shown,
      correlation_id: call.correlationId,
    });
    const webhook = {
      webhook_id: id,
      url,
      destination: new URL(url).hostname,
      event_types,
      secret: sealed,
      created_at,
    };
    const headers = { Location: `/v1/webhooks/${id}` };
    // The answer stores the secret in its stored form: sealed.
    const kept = { body: answer(sealed.toString("base64")), status: 201, headers };
    const keyed = { tenantId: call.caller.tenantId!, idempotency: call.idempotency! };
    const usage = await database.transaction(async (tx) => {
      if ((await lockCatalogue(tx, keyed.tenantId)) === null) return new Failure("unauthorized");
      const added = await insertWebhook(tx, keyed.tenantId, webhook, activeWebhooksPerTenant);
      if (!added) return new Failure("webhook_limit", { details: { limit: activeWebhooksPerTenant } });
      const usage = await keepAnswer(tx, keyed, kept);
      if (usage instanceof Failure) throw usage;
      return usage;
    });
    if (usage instanceof Failure) return usage;
    return new Reply({ ...answer(shownWebhookSecret(secret)), usage }, { headers });
  };
}

/** Restores the original answer from the stored one. */
export function restoreCreatedWebhook(secrets: SecretBox | null) {
  return (tenantId: string, kept: unknown): unknown => {
    const body = storedWebhookAnswer(kept);
    if (secrets === null) return new Failure("service_unavailable");
    const secret = secrets.open(Buffer.from(body.secret, "base64"), secretPlace(tenantId, body.id));
    return { ...body, secret: shownWebhookSecret(secret) };
  };
}

export function listWebhooksHandler(deps: Dependencies): Handler<typeof listWebhooks> {
  return async (call) => {
    const rows = await readWebhooks(deps.database, call.caller.tenantId!);
    return { webhooks: rows.map(shown) };
  };
}

export function getWebhookHandler(deps: Dependencies): Handler<typeof getWebhook> {
  return async (call, { id }) => {
    const row = await findWebhook(deps.database, call.caller.tenantId!, id);
    return row === null ? new Failure("not_found") : shown(row);
  };
}

const shown = ({ webhook_id, ...row }: WebhookRow) => ({ id: webhook_id, ...row });

export function listWebhookDeliveriesHandler(deps: Dependencies): Handler<typeof listWebhookDeliveries> {
  return async (call, { id }) => {
    const webhook = { tenantId: call.caller.tenantId!, webhookId: id };
    if ((await findWebhook(deps.database, webhook.tenantId, id)) === null) return new Failure("not_found");
    const rows = await listDeliveries(deps.database, webhook, deliveriesListed);
    return { deliveries: rows.map((row) => deliveryOf(id, row)) };
  };
}

const deliveryOf = (webhookId: string, row: DeliveryRow) => ({
  delivery_id: derivedId("del", [webhookId, row.event_id, String(row.attempt)]),
  ...row,
});

export function redeliverWebhookEventHandler(deps: Dependencies): Handler<typeof redeliverWebhookEvent> {
  return async (call, { id, event_id: eventId }) => {
    const wanted = { webhookId: id, eventId, at: call.now.toISOString() };
    const attempt = await deps.database.transaction((tx) => redeliver(tx, call.caller.tenantId!, wanted));
    return attempt === null ? new Failure("not_found") : deliveryOf(id, attempt);
  };
}

export function deleteWebhookHandler(deps: Dependencies): Handler<typeof deleteWebhook> {
  return async (call, { id }) => {
    const webhook = { tenantId: call.caller.tenantId!, webhookId: id };
    if ((await findWebhook(deps.database, webhook.tenantId, id)) === null) return new Failure("not_found");
    const at = call.now.toISOString();
    await deps.database.transaction((tx) =>
      disableWebhook(tx, webhook, { reason: "deleted", at, keep: disabledWebhooksListed }),
    );
    return null;
  };
}
