/** A caller that receives notifications of its batch jobs instead of polling. */
import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createApp } from "../../src/app/server.ts";
import { verifyWebhook } from "../../src/client/index.ts";
import { readConfig } from "../../src/config.ts";
import { apple } from "../support/records.ts";
import { scratchDirectory } from "../support/scratch.ts";
import { TestService } from "../support/service.ts";
import { receiverHost, WebhookReceiver } from "../support/webhook-receiver.ts";

let receiver: WebhookReceiver;
let service: TestService;

beforeAll(async () => {
  receiver = await WebhookReceiver.start();
  service = await TestService.start({
    register: "none",
    environment: { ASSAY_ENCRYPTION_KEY: randomBytes(32).toString("base64") },
    network: receiver.network(),
  });
});

afterAll(async () => {
  vi.useRealTimers();
  await service.close();
  await receiver.close();
});

test("the end of a job is told once to each subscriber, signed, with its id and state and nothing of its records", async () => {
  const tenant = await service.tenant();
  const stranger = await service.tenant();
  const { batchJobs, webhooks } = service.client(tenant.keys.resolve);
  const subscription = { url: `https://${receiverHost}/jobs`, event_types: ["batch.succeeded"] } as const;
  const subscribed = await webhooks.create(subscription);
  await service.client(stranger.keys.resolve).webhooks.create(subscription);

  const { job_id: jobId } = await batchJobs.submit({ records: [apple] });
  await vi.waitFor(
    async () => {
      await service.app.deliverWebhooks();
      expect(receiver.received).not.toEqual([]);
    },
    { timeout: 30_000, interval: 100 },
  );
  await service.app.deliverWebhooks();

  expect(receiver.received).toHaveLength(1);
  const [{ body, headers }] = receiver.received as [(typeof receiver.received)[number]];
  const now = service.clock.now;
  expect(await verifyWebhook(body, headers, subscribed.secret, { now })).toEqual({
    type: "batch.succeeded",
    timestamp: expect.any(String),
    data: { job_id: jobId, state: "succeeded" },
  });
  vi.useFakeTimers({ toFake: ["Date"], now });
  new Webhook(subscribed.secret).verify(body, headers as Record<string, string>);
  const { deliveries } = await webhooks.listDeliveries(subscribed.id);
  expect(deliveries).toMatchObject([{ event_id: headers["webhook-id"], status: "succeeded" }]);
});

test("a start without the key that secrets are sealed with is refused, and says how to go on", async () => {
  const tenant = await service.tenant();
  const { webhooks } = service.client(tenant.keys.resolve);
  await webhooks.create({ url: `https://${receiverHost}/jobs`, event_types: ["batch.succeeded"] });
  const config = readConfig({ ASSAY_DATA_DIR: scratchDirectory(), ASSAY_LOG_LEVEL: "silent" });
  await expect(createApp(config, service.database)).rejects.toThrow(
    /(encryption\.key is missing|ASSAY_ENCRYPTION_KEY: it is not set).*sealed.*create each webhook anew/,
  );
});
