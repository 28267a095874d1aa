import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  type ReceivedRequest,
  receiverHost,
  WebhookReceiver,
} from "../../../tests/support/webhook-receiver.ts";
import type { OutboundNetwork } from "../../outside/network/outbound-network.ts";
import { SecretBox } from "../../secrets/secret-box.ts";
import { newWebhookSecret, secretPlace, shownWebhookSecret } from "../../secrets/webhook-secret.ts";
import type { Database } from "../../storage/engine/database.ts";
import { openTestDatabase } from "../../storage/engine/testing.ts";
import { insertTestTenant } from "../../storage/testing/insert-test-tenant.ts";
import { listDeliveries } from "../../storage/webhooks/webhook-deliveries.ts";
import {
  disableWebhook,
  enqueueJobEvent,
  insertWebhook,
  listWebhooks,
} from "../../storage/webhooks/webhooks.ts";
import { claimAttempts, deliveryWorker } from "./testing/deliveries.ts";

const started = new Date("2026-11-20T09:00:00.000Z");
const secrets = new SecretBox(randomBytes(32));
let db: Database;
let receiver: WebhookReceiver;
let now = started;
let made = 0;
let faults: unknown[] = [];

beforeAll(async () => {
  db = await openTestDatabase({
    migrationsDirectory: new URL("../../storage/migrations/", import.meta.url),
  });
  receiver = await WebhookReceiver.start();
});

beforeEach(() => {
  now = started;
});

// Each test has its own host, and what it left waiting is nobody else's.
afterEach(async () => {
  receiver.received.length = 0;
  receiver.answer = () => ({ status: 200 });
  faults = [];
  vi.useRealTimers();
  for (const table of ["webhook_delivery", "job", "job_due", "job_slot"])
    await db.query(`delete from ${table}`);
});

afterAll(async () => {
  await receiver.close();
  await db.close();
});

async function subscription(host = receiverHost) {
  const number = ++made;
  const tenantId = `ten_worker_${number}`;
  await insertTestTenant(db, tenantId);
  const webhookId = `wh_worker_${number}`;
  const secret = newWebhookSecret();
  const webhook = {
    webhook_id: webhookId,
    url: `https://${host}/in/${number}`,
    destination: host,
    event_types: ["batch.succeeded"],
    secret: secrets.seal(secret, secretPlace(tenantId, webhookId)),
    created_at: started.toISOString(),
  };
  await db.transaction((tx) => insertWebhook(tx, tenantId, webhook, 20));
  return { tenantId, webhookId, secret: shownWebhookSecret(secret) };
}

type Subscription = Awaited<ReturnType<typeof subscription>>;

const tell = ({ tenantId }: Subscription, eventId: string): Promise<void> =>
  enqueueJobEvent(db, {
    tenantId,
    eventId,
    type: "batch.succeeded",
    jobId: "job_1",
    state: "succeeded",
    at: started,
  });

const worker = (changes: Partial<OutboundNetwork> = {}, box = secrets) =>
  deliveryWorker(
    { database: db, network: receiver.network(changes), secrets: box, now: () => now },
    (error) => faults.push(error),
  );

const advance = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000);
};

const log = (to: Subscription) => listDeliveries(db, to, 100);

/** Verifies as a receiver does, with the reference library, at the service's time. */
function verify(to: Subscription, request: ReceivedRequest): unknown {
  vi.useFakeTimers({ toFake: ["Date"], now });
  return new Webhook(to.secret).verify(request.body, request.headers as Record<string, string>);
}

describe("a delivery", () => {
  test("verifies with the reference library of Standard Webhooks", async () => {
    const to = await subscription();
    await tell(to, "evt_signed");
    await worker().deliverDue();
    const [request] = receiver.received;
    expect(verify(to, request!)).toEqual({
      type: "batch.succeeded",
      timestamp: started.toISOString(),
      data: { job_id: "job_1", state: "succeeded" },
    });
    expect(request!.headers).toMatchObject({
      "webhook-id": "evt_signed",
      "webhook-timestamp": String(started.getTime() / 1000),
      "content-type": "application/json",
    });
    expect(await log(to)).toMatchObject([
      { event_id: "evt_signed", attempt: 1, status: "succeeded", response_status: 200, error_class: null },
    ]);
  });

  test("does not verify with a changed byte, another id, another subscription's secret or six minutes later", async () => {
    const to = await subscription();
    const other = await subscription();
    await tell(to, "evt_forged");
    await worker().deliverDue();
    const [request] = receiver.received;
    expect(() => verify(to, { ...request!, body: request!.body.replace("succeeded", "failed") })).toThrow();
    expect(() =>
      verify(to, { ...request!, headers: { ...request!.headers, "webhook-id": "evt_other" } }),
    ).toThrow();
    expect(() => verify(other, request!)).toThrow();
    advance(360);
    expect(() => verify(to, request!)).toThrow();
  });
});

describe("a failed delivery", () => {
  test("is tried again after 5, 30, 120 and 600 seconds, five times in all, with the same id and bytes", async () => {
    const to = await subscription();
    receiver.answer = () => ({ status: 500 });
    await tell(to, "evt_schedule");
    const sender = worker();
    await sender.deliverDue();
    for (const [index, delay] of [5, 30, 120, 600].entries()) {
      advance(delay - 0.001);
      await sender.deliverDue();
      expect(receiver.received).toHaveLength(index + 1);
      advance(0.001);
      await sender.deliverDue();
      expect(receiver.received).toHaveLength(index + 2);
      verify(to, receiver.received.at(-1)!);
    }
    advance(86_400);
    await sender.deliverDue();
    expect(receiver.received).toHaveLength(5);
    const distinct = (read: (request: ReceivedRequest) => unknown) =>
      new Set(receiver.received.map(read)).size;
    expect(distinct(({ headers }) => headers["webhook-id"])).toBe(1);
    expect(distinct(({ body }) => body)).toBe(1);
    expect(distinct(({ headers }) => headers["webhook-timestamp"])).toBe(5);
    expect(distinct(({ headers }) => headers["webhook-signature"])).toBe(5);
    expect((await log(to)).map(({ attempt, status }) => [attempt, status])).toEqual([
      [5, "failed"],
      [4, "retrying"],
      [3, "retrying"],
      [2, "retrying"],
      [1, "retrying"],
    ]);
  });

  test("ends with the first success", async () => {
    const to = await subscription();
    receiver.answer = () => ({ status: receiver.received.length === 1 ? 503 : 204 });
    await tell(to, "evt_second");
    const sender = worker();
    await sender.deliverDue();
    advance(5);
    await sender.deliverDue();
    advance(86_400);
    await sender.deliverDue();
    expect((await log(to)).map(({ status }) => status)).toEqual(["succeeded", "retrying"]);
    expect(receiver.received).toHaveLength(2);
  });

  test.each([
    ["a longer wait that the receiver asks for is kept", "60", 60],
    ["as a date as well", "Fri, 20 Nov 2026 09:01:00 GMT", 60],
    ["a shorter one is not", "1", 5],
    ["one without end is an hour", "999999999", 3600],
    ["one that cannot be read is none", "soon", 5],
  ])("%s", async (_, retryAfter, delay) => {
    const to = await subscription();
    receiver.answer = () => ({ status: 503, headers: { "retry-after": retryAfter } });
    await tell(to, "evt_asked");
    await worker().deliverDue();
    const due = new Date(started.getTime() + delay * 1000).toISOString();
    expect((await log(to))[0]).toMatchObject({ attempt: 2, status: "pending", next_attempt_at: due });
  });

  test.each([
    ["a redirect", { status: 302, headers: { location: "https://127.0.0.1/" } }, "redirect"],
    ["an error", { status: 500 }, "http_status"],
  ])("says of %s what it was and nothing of what the receiver wrote", async (_, answer, errorClass) => {
    const to = await subscription();
    receiver.answer = () => ({ ...answer, body: "a secret of the receiver" });
    await tell(to, "evt_why");
    await worker().deliverDue();
    expect((await log(to))[1]).toMatchObject({ response_status: answer.status, error_class: errorClass });
    const { rows } = await db.query<{ row: string }>(
      "select row_to_json(d)::text as row from webhook_delivery d",
    );
    expect(rows.some(({ row }) => row.includes("secret of the receiver"))).toBe(false);
  });
});

describe("a subscription that ends", () => {
  test("410 disables it, and nothing more is sent", async () => {
    const to = await subscription();
    receiver.answer = () => ({ status: 410 });
    await tell(to, "evt_gone");
    const sender = worker();
    await sender.deliverDue();
    expect(await listWebhooks(db, to.tenantId)).toMatchObject([
      { status: "disabled", disabled_reason: "gone", disabled_at: started.toISOString() },
    ]);
    expect(await log(to)).toMatchObject([{ attempt: 1, status: "failed", response_status: 410 }]);
    await tell(to, "evt_after");
    advance(86_400);
    await sender.deliverDue();
    expect(receiver.received).toHaveLength(1);
  });

  test("one that is deleted while an attempt is under way gets no second one", async () => {
    const to = await subscription();
    receiver.answer = async () => {
      await db.transaction((tx) =>
        disableWebhook(tx, to, { reason: "deleted", at: now.toISOString(), keep: 20 }),
      );
      return { status: 500 };
    };
    await tell(to, "evt_recalled");
    const sender = worker();
    await sender.deliverDue();
    advance(86_400);
    await sender.deliverDue();
    expect(receiver.received).toHaveLength(1);
    expect(await log(to)).toMatchObject([{ attempt: 1, status: "failed", response_status: 500 }]);
  });
});

describe("workers", () => {
  test("two at once send an attempt once", async () => {
    const to = await subscription();
    for (let n = 0; n < 8; n++) await tell(to, `evt_shared_${n}`);
    await Promise.all([worker().deliverDue(), worker().deliverDue()]);
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(ids.sort()).toEqual(Array.from({ length: 8 }, (_, n) => `evt_shared_${n}`));
  });

  test("a notification that a killed worker held is sent by another, with the same id, once its lease has ended", async () => {
    const to = await subscription();
    await tell(to, "evt_killed");
    await claimAttempts(db, now, { total: 32 });
    await worker().deliverDue();
    expect(receiver.received).toEqual([]);
    advance(60);
    await worker().deliverDue();
    expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual(["evt_killed"]);
    expect(await log(to)).toMatchObject([{ attempt: 1, status: "succeeded" }]);
  });

  test("one that is closed takes nothing more and finishes what is under way", async () => {
    const to = await subscription();
    const sender = worker();
    let closing: Promise<void> | null = null;
    receiver.answer = async () => {
      await tell(to, "evt_late");
      closing ??= sender.close();
      return { status: 200 };
    };
    await tell(to, "evt_last");
    await sender.deliverDue();
    await closing;
    expect((await log(to)).map(({ event_id, status }) => [event_id, status]).sort()).toEqual([
      ["evt_last", "succeeded"],
      ["evt_late", "pending"],
    ]);
  });

  test("few are open to one host at a time, and a host that hangs keeps no other waiting", async () => {
    const hanging = await subscription("hanging.acme-receiver.com");
    const to = await subscription();
    let open = 0;
    let most = 0;
    const arrived = Promise.withResolvers<void>();
    const four = Promise.withResolvers<void>();
    const network: Partial<OutboundNetwork> = {
      resolve: async (host) => {
        if (host === receiverHost) return [{ address: "127.0.0.1", family: 4 }];
        open += 1;
        most = Math.max(most, open);
        if (open === 4) four.resolve();
        await Promise.all([arrived.promise, four.promise]);
        open -= 1;
        throw new Error("no such name");
      },
    };
    receiver.answer = () => {
      arrived.resolve();
      return { status: 200 };
    };
    for (let n = 0; n < 12; n++) await tell(hanging, `evt_hanging_${n}`);
    await tell(to, "evt_through");
    await worker(network).deliverDue();
    expect(receiver.received).toHaveLength(1);
    expect(most).toBe(4);
    expect((await log(hanging)).filter(({ status }) => status === "retrying")).toHaveLength(12);
  });

  test("without the key that a secret was sealed with nothing is sent and nothing is lost", async () => {
    const to = await subscription();
    await tell(to, "evt_unsigned");
    await worker({}, new SecretBox(randomBytes(32))).deliverDue();
    expect(receiver.received).toEqual([]);
    expect(faults).toHaveLength(1);
    expect(await log(to)).toMatchObject([{ attempt: 1, status: "pending", attempted_at: null }]);
    advance(5);
    await worker().deliverDue();
    expect(receiver.received).toHaveLength(1);
  });

  test("a database that cannot be reached is reported, and the next look finds it again", async () => {
    const to = await subscription();
    await tell(to, "evt_outage");
    let reachable = false;
    const database = new Proxy(db, {
      get(target, name) {
        if (["query", "transaction"].includes(String(name)) && !reachable)
          return () => Promise.reject(new Error("unreachable"));
        const value = Reflect.get(target, name, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const sender = deliveryWorker(
      { database, network: receiver.network(), secrets, now: () => now },
      (error) => faults.push(error),
    );
    await sender.deliverDue();
    expect(faults).toHaveLength(1);
    reachable = true;
    await sender.deliverDue();
    expect(receiver.received).toHaveLength(1);
  });
});
