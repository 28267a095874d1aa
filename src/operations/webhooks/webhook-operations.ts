import { type Served, serve } from "../../contract/operation.ts";
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhookDeliveries,
  listWebhooks,
  redeliverWebhookEvent,
} from "./webhooks.contract.ts";
import {
  type CreateWebhookDependencies,
  createWebhookHandler,
  deleteWebhookHandler,
  getWebhookHandler,
  listWebhookDeliveriesHandler,
  listWebhooksHandler,
  redeliverWebhookEventHandler,
  restoreCreatedWebhook,
} from "./webhooks.handler.ts";

/** Subscriptions and their delivery log, with their handlers. */
export function webhookOperations(deps: CreateWebhookDependencies): readonly Served[] {
  return [
    serve(createWebhook, createWebhookHandler(deps), { restore: restoreCreatedWebhook(deps.secrets) }),
    serve(listWebhooks, listWebhooksHandler(deps)),
    serve(getWebhook, getWebhookHandler(deps)),
    serve(listWebhookDeliveries, listWebhookDeliveriesHandler(deps)),
    serve(redeliverWebhookEvent, redeliverWebhookEventHandler(deps)),
    serve(deleteWebhook, deleteWebhookHandler(deps)),
  ];
}
