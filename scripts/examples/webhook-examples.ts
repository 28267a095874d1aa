/** The examples of webhooks. */
import type { OutboundNetwork } from "../../src/outside/network/outbound-network.ts";
import type { Database } from "../../src/storage/engine/database.ts";
import { enqueueJobEvent } from "../../src/storage/webhooks/webhooks.ts";
import type { Recorder } from "./review-examples.ts";

let asked = 0;

/** A network that knows a host only during the registration: no notification is sent. */
export const exampleNetwork: OutboundNetwork = {
  resolve: async () => (asked++ === 0 ? [{ address: "8.8.8.8", family: 4 }] : new Promise(() => undefined)),
  permits: () => true,
  port: 443,
  timeoutMs: 1_000,
};

export async function recordWebhookExamples(
  { record, database }: Recorder & { readonly database: Database },
  { tenantId, key, now }: { readonly tenantId: string; readonly key: string; readonly now: Date },
): Promise<void> {
  const created = await record("create_webhook", {
    method: "POST",
    url: "/v1/webhooks",
    body: {
      url: "https://hooks.example.com/assay",
      event_types: ["batch.succeeded", "batch.failed", "batch.cancelled"],
    },
    key,
    idempotencyKey: "subscribe-1",
  });
  const id = String(created.id);
  await record("list_webhooks", { method: "GET", url: "/v1/webhooks", input: {}, key });
  await record("get_webhook", { method: "GET", url: `/v1/webhooks/${id}`, input: { id }, key });
  await enqueueJobEvent(database, {
    tenantId,
    eventId: "evt_a2l5v7c3q4t6mznw2ykd3rjhbe",
    type: "batch.succeeded",
    jobId: "job_a4k5d7w2q6t3mzny5rcjhb2xve",
    state: "succeeded",
    at: now,
  });
  await record("list_webhook_deliveries", {
    method: "GET",
    url: `/v1/webhooks/${id}/deliveries`,
    input: { id },
    key,
  });
  await database.query(
    "update webhook_delivery set status = 'failed', attempted_at = $2, error_class = 'timeout' where tenant_id = $1",
    [tenantId, now.toISOString()],
  );
  const event = "evt_a2l5v7c3q4t6mznw2ykd3rjhbe";
  await record("redeliver_webhook_event", {
    method: "POST",
    url: `/v1/webhooks/${id}/events/${event}/redelivery`,
    input: { id, event_id: event },
    key,
  });
  await record("delete_webhook", { method: "DELETE", url: `/v1/webhooks/${id}`, input: { id }, key });
}
