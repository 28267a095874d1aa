import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { webhookUrlLength } from "../../contract/limits.ts";
import { webhookEventTypes } from "../../contract/notifications.ts";
import { operation } from "../../contract/operation.ts";
import { opaqueId, text, timestamp } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";

const subscription = {
  id: z.string().meta({ description: "Prefix wh_." }),
  url: z.string(),
  event_types: z.array(z.string()),
  status: z.enum(["active", "disabled"]),
  created_at: timestamp,
};

const webhook = z
  .looseObject({
    ...subscription,
    disabled_at: timestamp.nullable(),
    disabled_reason: z
      .enum(["deleted", "gone"])
      .nullable()
      .meta({ description: "`gone`: the receiver answered 410." }),
  })
  .meta({ id: "Webhook" });

const delivery = z
  .looseObject({
    delivery_id: z.string().meta({ description: "Prefix del_; one for each attempt." }),
    event_id: z.string().meta({ description: "Prefix evt_; the `webhook-id` of every attempt." }),
    event_type: z.string(),
    attempt: z.int().min(1),
    status: z.enum(["pending", "succeeded", "retrying", "failed"]).meta({
      description: "`retrying`: failed, and another attempt follows; `failed`: none does.",
    }),
    response_status: z.int().nullable(),
    error_class: z
      .enum(["dns", "blocked_address", "connect", "tls", "timeout", "redirect", "http_status"])
      .nullable(),
    attempted_at: timestamp.nullable(),
    next_attempt_at: timestamp.nullable(),
    duration_ms: z.int().min(0).nullable(),
  })
  .meta({ id: "WebhookDelivery", description: "One attempt to deliver an event." });

const shared = { tag: "Webhooks", tool: null, credits: "free" } as const;
const webhookId = opaqueId(100).meta({ description: "Of the subscription." });

export const createWebhook = operation({
  ...shared,
  scopes: ["resolve"],
  bucket: "resolve",
  idempotency: "required",
  envelope: "data",
  name: "create_webhook",
  summary: "Subscribe a public HTTPS address to events.",
  description:
    "`batch.*` tells the id and state of a job that has ended, `entity.intelligence_changed` the id of a watched entity of which a check has found changes, with the ids and categories of its events: the rest is read. Notifications are signed by Standard Webhooks: verify `webhook-signature` over the raw body with `secret`, refuse a `webhook-timestamp` more than five minutes off, tell repeats by `webhook-id`, answer 2xx and work afterwards. A failed delivery is tried again after 5, 30, 120 and 600 seconds. The secret is shown here, and again to a retry with the same key.",
  rest: { method: "POST", path: "/v1/webhooks", status: 201 },
  input: z
    .strictObject({
      url: text({ min: 1, max: webhookUrlLength }).meta({
        description: "https on port 443, a public host name, no credentials and no fragment.",
        examples: ["https://hooks.example.com/assay"],
      }),
      event_types: z
        .array(z.enum(webhookEventTypes))
        .min(1)
        .max(webhookEventTypes.length)
        .refine((types) => new Set(types).size === types.length, {
          params: { code: "out_of_range" },
          message: "each type once",
        })
        .meta({ uniqueItems: true }),
    })
    .meta({ id: "CreateWebhook" }),
  output: z
    .looseObject({
      ...subscription,
      secret: z.string().meta({ description: "Signing secret, prefix whsec_; lists leave it out." }),
      ...answered,
    })
    .meta({ id: "CreatedWebhook" }),
  errors: ["webhook_limit", "invalid_webhook_url"],
  example: exampleOf("create_webhook"),
});

export const listWebhooks = operation({
  ...shared,
  scopes: ["read", "resolve"],
  bucket: "read",
  idempotency: "none",
  envelope: "data",
  name: "list_webhooks",
  summary: "List the webhook subscriptions.",
  description: "Oldest first, without secrets. The newest disabled ones stay to be read.",
  rest: { method: "GET", path: "/v1/webhooks" },
  input: z.strictObject({}),
  output: z.looseObject({ webhooks: z.array(webhook), ...answered }).meta({ id: "WebhookList" }),
  errors: [],
  example: exampleOf("list_webhooks"),
});

export const getWebhook = operation({
  ...shared,
  scopes: ["read", "resolve"],
  bucket: "read",
  idempotency: "none",
  envelope: "data",
  name: "get_webhook",
  summary: "Read a subscription.",
  description: "As the list shows it, without the secret.",
  rest: { method: "GET", path: "/v1/webhooks/{id}" },
  input: z.strictObject({ id: webhookId }),
  output: webhook.extend(answered).meta({ id: "WebhookResponse" }),
  errors: ["not_found"],
  example: exampleOf("get_webhook"),
});

export const listWebhookDeliveries = operation({
  ...shared,
  scopes: ["read", "resolve"],
  bucket: "read",
  idempotency: "none",
  envelope: "data",
  name: "list_webhook_deliveries",
  summary: "Read the delivery log of a subscription.",
  description: "The latest 100 attempts, newest first.",
  rest: { method: "GET", path: "/v1/webhooks/{id}/deliveries" },
  input: z.strictObject({ id: webhookId }),
  output: z.looseObject({ deliveries: z.array(delivery), ...answered }).meta({ id: "WebhookDeliveryList" }),
  errors: ["not_found"],
  example: exampleOf("list_webhook_deliveries"),
});

export const redeliverWebhookEvent = operation({
  ...shared,
  scopes: ["resolve"],
  bucket: "resolve",
  idempotency: "none",
  envelope: "data",
  name: "redeliver_webhook_event",
  summary: "Deliver an event to a subscription again.",
  description:
    "Another attempt with the same `webhook-id` and body, at once; if it fails it is tried again as any other. An event of which an attempt waits already has no second one: that attempt is answered. An event that the log no longer shows, of which the entity is erased, or of a subscription that is disabled is not found.",
  rest: { method: "POST", path: "/v1/webhooks/{id}/events/{event_id}/redelivery", status: 202 },
  input: z.strictObject({ id: webhookId, event_id: opaqueId(100) }),
  output: delivery.extend(answered).meta({ id: "WebhookRedelivery" }),
  errors: ["not_found"],
  example: exampleOf("redeliver_webhook_event"),
});

export const deleteWebhook = operation({
  ...shared,
  scopes: ["resolve"],
  bucket: "resolve",
  idempotency: "none",
  envelope: "bare",
  name: "delete_webhook",
  summary: "Disable a subscription.",
  description: "The webhook gets no more notifications; an attempt that is under way cannot be recalled.",
  rest: { method: "DELETE", path: "/v1/webhooks/{id}", status: 204 },
  input: z.strictObject({ id: webhookId }),
  output: z.null(),
  errors: ["not_found"],
  example: exampleOf("delete_webhook"),
});
