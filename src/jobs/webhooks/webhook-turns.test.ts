/** Receivers of one tenant that hang, and the effect on other tenants. */
import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { receiverHost, WebhookReceiver } from "../../../tests/support/webhook-receiver.ts";
import type { OutboundNetwork } from "../../outside/network/outbound-network.ts";
import { SecretBox } from "../../secrets/secret-box.ts";
import { newWebhookSecret, secretPlace } from "../../secrets/webhook-secret.ts";
import type { Database } from "../../storage/engine/database.ts";
import { openTestDatabase } from "../../storage/engine/testing.ts";
import { insertTestTenant } from "../../storage/testing/insert-test-tenant.ts";
import { enqueueJobEvent, insertWebhook } from "../../storage/webhooks/webhooks.ts";
import { claimAttempts, deliveryWorker } from "./testing/deliveries.ts";

const started = new Date("2026-11-20T09:00:00.000Z");
const secrets = new SecretBox(randomBytes(32));
let db: Database;
let receiver: WebhookReceiver;
let made = 0;

beforeAll(async () => {
  db = await openTestDatabase({ migrationsDirectory: new URL("../../storage/migrations/", import.meta.url) });
  receiver = await WebhookReceiver.start();
});

afterEach(async () => {
  receiver.received.length = 0;
  receiver.answer = () => ({ status: 200 });
  for (const table of ["webhook_delivery", "job", "job_due", "job_slot"])
    await db.query(`delete from ${table}`);
});

afterAll(async () => {
  await receiver.close();
  await db.close();
});

/** A tenant with a subscription at each of these hosts. */
async function tenantAt(hosts: readonly string[]): Promise<string> {
  const tenantId = `ten_turns_${++made}`;
  await insertTestTenant(db, tenantId);
  for (const [n, host] of hosts.entries()) {
    const webhookId = `wh_turns_${made}_${n}`;
    const webhook = {
      webhook_id: webhookId,
      url: `https://${host}/in`,
      destination: host,
      event_types: ["batch.succeeded"],
      secret: secrets.seal(newWebhookSecret(), secretPlace(tenantId, webhookId)),
      created_at: started.toISOString(),
    };
    await db.transaction((tx) => insertWebhook(tx, tenantId, webhook, 20));
  }
  return tenantId;
}

/** Tells every subscription of the tenant so many events, the first this many seconds after the start. */
async function tell(tenantId: string, events: number, secondsLater = 0): Promise<void> {
  const at = new Date(started.getTime() + secondsLater * 1000);
  for (let n = 0; n < events; n++) {
    const event = { tenantId, eventId: `evt_${tenantId}_${secondsLater}_${n}`, jobId: "job_1", at };
    await enqueueJobEvent(db, { ...event, type: "batch.succeeded", state: "succeeded" });
  }
}

const worker = (changes: Partial<OutboundNetwork>, seconds = 0) => {
  const now = () => new Date(started.getTime() + seconds * 1000);
  const deps = { database: db, network: receiver.network(changes), secrets, now };
  return deliveryWorker(deps, (error) => {
    throw error;
  });
};

const hostsOf = (count: number) => Array.from({ length: count }, (_, n) => `hang-${n}.acme-receiver.com`);

async function claimed(limits: { readonly total: number; readonly perTenant?: number }) {
  const later = new Date(started.getTime() + 3_600_000);
  const rows = await claimAttempts(db, later, limits);
  return rows.map(({ tenant_id }) => tenant_id);
}

const times = (tenantIds: readonly string[], tenantId: string) =>
  tenantIds.filter((one) => one === tenantId).length;

test("a tenant has eight attempts under way at the most, however many of its hosts hang", async () => {
  const slow = await tenantAt(hostsOf(20));
  const other = await tenantAt([receiverHost]);
  let open = 0;
  let most = 0;
  let hasArrived = false;
  const released = Promise.withResolvers<void>();
  /** The hosts hang until the other tenant's attempt has arrived beside eight of them. */
  const releaseWhenBoth = () => {
    if (hasArrived && open >= 8) released.resolve();
  };
  const network: Partial<OutboundNetwork> = {
    resolve: async (host) => {
      if (host === receiverHost) return [{ address: "127.0.0.1", family: 4 }];
      open += 1;
      most = Math.max(most, open);
      releaseWhenBoth();
      await released.promise;
      open -= 1;
      throw new Error("no such name");
    },
  };
  receiver.answer = () => {
    hasArrived = true;
    releaseWhenBoth();
    return { status: 200 };
  };
  await tell(slow, 2);
  await tell(other, 1, 1);
  await worker(network, 2).deliverDue();
  expect(receiver.received).toHaveLength(1);
  expect(most).toBe(8);
});

test("the tenant with fewer deliveries under way is first, even where another one waits longer", async () => {
  const busy = await tenantAt(hostsOf(6));
  const other = await tenantAt([receiverHost]);
  await tell(busy, 3);
  await tell(other, 3, 60);
  const first = await claimed({ total: 4 });
  expect([times(first, busy), times(first, other)]).toEqual([2, 2]);
  const second = await claimed({ total: 3 });
  expect([times(second, busy), times(second, other)]).toEqual([2, 1]);
});

test("at one host as well tenants take turns", async () => {
  const busy = await tenantAt([receiverHost]);
  const other = await tenantAt([receiverHost]);
  await tell(busy, 9);
  await tell(other, 1, 60);
  const first = await claimed({ total: 32 });
  expect([times(first, busy), times(first, other)]).toEqual([3, 1]);
});

test("hosts that others have filled take nothing of a tenant's share elsewhere", async () => {
  const crowd = hostsOf(3);
  const filling = await Promise.all([tenantAt(crowd), tenantAt(crowd)]);
  for (const tenantId of filling) await tell(tenantId, 4);
  expect(await claimed({ total: 32, perTenant: 12 })).toHaveLength(12);
  const late = await tenantAt([...crowd, "free.acme-receiver.com"]);
  await tell(late, 4, 60);
  const taken = await claimed({ total: 32, perTenant: 4 });
  expect(times(taken, late)).toBe(4);
});

test("a host that hangs waits twice as long each time, then has one attempt, and all once it answers", async () => {
  const tenantId = await tenantAt([receiverHost]);
  await tell(tenantId, 6);
  const hangs: Partial<OutboundNetwork> = { timeoutMs: 100 };
  receiver.answer = () => null;
  const attemptsAt = async (seconds: number, network: Partial<OutboundNetwork>) => {
    const before = receiver.received.length;
    await worker(network, seconds).deliverDue();
    return receiver.received.length - before;
  };
  expect(await attemptsAt(0, hangs)).toBe(4);
  expect(await attemptsAt(14, hangs)).toBe(0);
  expect(await attemptsAt(16, hangs)).toBe(1);
  expect(await attemptsAt(45, hangs)).toBe(0);
  expect(await attemptsAt(47, hangs)).toBe(1);
  expect(await attemptsAt(106, hangs)).toBe(0);
  receiver.answer = () => ({ status: 200 });
  expect(await attemptsAt(700, {})).toBe(6);
  const { rows } = await db.query("select 1 from job_due where hangs > 0");
  expect(rows).toEqual([]);
});

test("another tenant's receivers at the same host are not paused", async () => {
  const hung = await tenantAt([receiverHost]);
  const other = await tenantAt([receiverHost]);
  await tell(hung, 1);
  receiver.answer = () => null;
  await worker({ timeoutMs: 100 }).deliverDue();
  await tell(hung, 1, 1);
  await tell(other, 1, 1);
  expect(await claimAttempts(db, started, { total: 32 })).toEqual([]);
  const now = new Date(started.getTime() + 2_000);
  const due = await claimAttempts(db, now, { total: 32 });
  expect(due.map(({ tenant_id }) => tenant_id)).toEqual([other]);
});
