/** One server of a cluster does not answer: its tenants get an error, every other tenant is served. */
import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { finish, jobOf, submitted } from "../../src/operations/batch-jobs/testing/jobs.ts";
import { LEASE_S } from "../../src/storage/jobs/leases.ts";
import { numberedCompany } from "../support/records.ts";
import { refusingDatabase } from "../support/refusing-database.ts";
import { TestService } from "../support/service.ts";
import type { TestTenant } from "../support/tenant.ts";
import { receiverHost, WebhookReceiver } from "../support/webhook-receiver.ts";

const lost = new Set<string>();
let receiver: WebhookReceiver;
let service: TestService;
let here: TestTenant;
let there: TestTenant;

beforeAll(async () => {
  receiver = await WebhookReceiver.start();
  service = await TestService.start({
    register: "none",
    environment: { ASSAY_WORKER: "separate", ASSAY_ENCRYPTION_KEY: randomBytes(32).toString("base64") },
    network: receiver.network(),
    standIn: (database) => refusingDatabase(database, lost),
  });
  [here, there] = [await service.tenant(), await service.tenant()];
});
afterEach(() => {
  lost.clear();
  receiver.received.length = 0;
  receiver.answer = () => ({ status: 200 });
});
afterAll(async () => {
  await service.close();
  await receiver.close();
});

test("requests for its tenants are answered 503, those for others as ever, and the service is ready", async () => {
  const [, known] = await Promise.all([here, there].map((tenant) => tenant.resolve(numberedCompany(1))));
  lost.add(there.tenantId);
  const refused = await Promise.all([
    there.tryResolve(numberedCompany(2)),
    there.tryBatch([numberedCompany(3)]),
    service.send("GET", "/v1/entities", { key: there.keys.read }),
  ]);
  for (const { status, body, headers } of refused) {
    expect([status, body.error]).toEqual([503, expect.objectContaining({ code: "service_unavailable" })]);
    expect(Number(headers["retry-after"])).toBeGreaterThanOrEqual(1);
  }
  expect((await here.resolve(numberedCompany(2))).decision).toBe("no_match");
  expect((await here.tryBatch([numberedCompany(1)])).status).toBe(200);
  expect((await service.send("GET", "/readyz")).status).toBe(200);

  lost.clear();
  expect((await there.resolve(numberedCompany(1))).decision_id).toBe(known!.decision_id);
  expect(await there.count("decision")).toBe(1);
});

test("jobs of other tenants run, and those of its tenants once it answers again", async () => {
  const waiting = await submitted(service, there, [numberedCompany(10)]);
  const next = await submitted(service, here, [numberedCompany(10)]);
  lost.add(there.tenantId);
  expect(await finish(service, here, next.job_id)).toMatchObject({ state: "succeeded" });

  lost.clear();
  expect(await jobOf(there, waiting.job_id)).toMatchObject({ state: "queued" });
  service.advance(60);
  expect(await finish(service, there, waiting.job_id)).toMatchObject({ state: "succeeded" });
});

/** A subscription with its own path, and a job that has ended: its notification waits. */
async function withNotification(tenant: TestTenant, path: string, record: number): Promise<string> {
  const { webhooks } = service.client(tenant.keys.resolve);
  const url = `https://${receiverHost}${path}`;
  const { id } = await webhooks.create({ url, event_types: ["batch.succeeded"] });
  const { job_id: jobId } = await submitted(service, tenant, [numberedCompany(record)]);
  expect(await finish(service, tenant, jobId)).toMatchObject({ state: "succeeded" });
  return id;
}

/** Notifications of both tenants; the first attempt for `there` has failed, so that the service makes the next one later. */
async function withFailedAttempt(path: string, record: number) {
  receiver.answer = ({ path: called }) => ({ status: called === `/there${path}` ? 503 : 200 });
  const waiting = await withNotification(there, `/there${path}`, record);
  await service.app.deliverWebhooks();
  const next = await withNotification(here, `/here${path}`, record);
  expect(receiver.received.filter(({ path: called }) => called === `/there${path}`)).toHaveLength(1);
  return { waiting, next };
}

const deliveriesOf = async (tenant: TestTenant, id: string) =>
  (await service.client(tenant.keys.resolve).webhooks.listDeliveries(id)).deliveries;
const isDelivered = async (tenant: TestTenant, id: string) =>
  (await deliveriesOf(tenant, id)).some(({ status }) => status === "succeeded");
const toldTo = (wanted: string) => receiver.received.filter(({ path }) => path === wanted);
const RETRIES_S = 3_600;

test("notifications of other tenants are delivered, and those of its tenants once it answers again", async () => {
  const { waiting, next } = await withFailedAttempt("/once", 20);
  lost.add(there.tenantId);
  receiver.answer = () => ({ status: 200 });
  service.advance(RETRIES_S);
  await service.app.deliverWebhooks();
  expect(await isDelivered(here, next)).toBe(true);
  expect(toldTo("/there/once")).toHaveLength(1);

  lost.clear();
  service.advance(RETRIES_S);
  await service.app.deliverWebhooks();
  expect(toldTo("/there/once")).toHaveLength(2);
  expect(await isDelivered(there, waiting)).toBe(true);
});

test("an attempt whose server is lost before its report is made again, with the same event", async () => {
  const { waiting, next } = await withFailedAttempt("/again", 30);
  receiver.answer = ({ path }) => {
    if (path === "/there/again") lost.add(there.tenantId);
    return { status: 200 };
  };
  service.advance(RETRIES_S);
  await service.app.deliverWebhooks();
  expect(await isDelivered(here, next)).toBe(true);

  receiver.answer = () => ({ status: 200 });
  lost.clear();
  service.advance(RETRIES_S + LEASE_S);
  await service.app.deliverWebhooks();
  const events = toldTo("/there/again").map(({ headers }) => headers["webhook-id"]);
  expect(events).toHaveLength(3);
  expect(new Set(events).size).toBe(1);
  expect(await isDelivered(there, waiting)).toBe(true);
});
