/** A caller that hears of its batch jobs instead of asking. */
import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { apple } from "../support/records.ts";
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
  const post = (path: string, body: object, { key, by = tenant }: { key?: string; by?: typeof tenant }) =>
    service.send("POST", path, {
      key: by.keys.resolve,
      body,
      ...(key === undefined ? {} : { headers: { "idempotency-key": key } }),
    });
  const subscription = { url: `https://${receiverHost}/jobs`, event_types: ["batch.succeeded"] };
  const subscribed = await post("/v1/webhooks", subscription, { key: "subscribe" });
  await post("/v1/webhooks", subscription, { key: "subscribe", by: stranger });

  const submitted = await post("/v1/batch-jobs", { records: [apple] }, { key: "job-1" });
  expect(submitted.status, submitted.text).toBe(202);
  const jobId = submitted.body.job_id as string;
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
  vi.useFakeTimers({ toFake: ["Date"], now: service.clock.now });
  const told = new Webhook(subscribed.body.secret as string).verify(body, headers as Record<string, string>);
  expect(told).toEqual({
    type: "batch.succeeded",
    timestamp: expect.any(String),
    data: { job_id: jobId, state: "succeeded" },
  });
  const log = await tenant.get(`/v1/webhooks/${subscribed.body.id}/deliveries`);
  expect(log.body.deliveries).toMatchObject([{ event_id: headers["webhook-id"], status: "succeeded" }]);
});
