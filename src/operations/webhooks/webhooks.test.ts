import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { JsonObject } from "../../../tests/support/answers.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { receiverHost, WebhookReceiver } from "../../../tests/support/webhook-receiver.ts";
import type { Failure } from "../../contract/errors.ts";
import { notificationSchema } from "../../contract/notifications.ts";
import { enqueueJobEvent } from "../../storage/webhooks/webhooks.ts";
import { createWebhookHandler } from "./webhooks.handler.ts";

let receiver: WebhookReceiver;
let service: TestService;
let tenant: TestTenant;
let keys = 0;

const environment = { ASSAY_ENCRYPTION_KEY: randomBytes(32).toString("base64") };
const url = `https://${receiverHost}/in`;

beforeAll(async () => {
  receiver = await WebhookReceiver.start();
  service = await TestService.start({ register: "none", environment, network: receiver.network() });
});

beforeEach(async () => {
  receiver.received.length = 0;
  service.advance(60);
  tenant = await service.tenant();
});

afterAll(async () => {
  await service.close();
  await receiver.close();
});

interface ErrorFacts {
  readonly code: string;
  readonly message: string;
  readonly details: { reason?: string; limit?: number; fields?: { path: string; code: string }[] };
}

async function create(body: object, options: { key?: string; by?: TestTenant; on?: TestService } = {}) {
  const answer = await (options.on ?? service).send("POST", "/v1/webhooks", {
    key: (options.by ?? tenant).keys.resolve,
    body,
    headers: { "idempotency-key": options.key ?? `create-${++keys}` },
  });
  return { ...answer, error: (answer.body?.error ?? null) as ErrorFacts | null };
}

const subscribed = async (types = ["batch.succeeded"]): Promise<string> => {
  const made = await create({ url, event_types: types });
  expect(made.status, made.text).toBe(201);
  return made.body.id as string;
};

const remove = (id: string, key = tenant.keys.resolve) =>
  service.send("DELETE", `/v1/webhooks/${id}`, { key });
const list = async () => (await tenant.get("/v1/webhooks")).body.webhooks as JsonObject[];
const deliveries = async (id: string) =>
  (await tenant.get(`/v1/webhooks/${id}/deliveries`)).body.deliveries as JsonObject[];
const tell = (eventId: string): Promise<void> =>
  enqueueJobEvent(service.database, {
    tenantId: tenant.tenantId,
    eventId,
    type: "batch.succeeded",
    jobId: "job_1",
    state: "succeeded",
    at: service.clock.now,
  });

describe("POST /v1/webhooks", () => {
  test("201: the subscription with its secret, and what it is told verifies with that secret", async () => {
    const made = await create({ url, event_types: ["batch.succeeded", "batch.failed"] });
    expect(made.status, made.text).toBe(201);
    expect(made.body).toMatchObject({
      id: expect.stringMatching(/^wh_[a-z2-7]{26}$/),
      url,
      event_types: ["batch.succeeded", "batch.failed"],
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
      status: "active",
      created_at: service.clock.now.toISOString(),
      correlation_id: expect.stringMatching(/^req_/),
      usage: { credits_charged: 0 },
    });
    const { secret, correlation_id, usage, ...facts } = made.body;
    expect((await tenant.get(String(made.headers.location))).body).toMatchObject(facts);
    await tell("evt_told");
    await service.app.deliverWebhooks();
    const [request] = receiver.received;
    vi.useFakeTimers({ toFake: ["Date"], now: service.clock.now });
    const verifier = new Webhook(made.body.secret as string);
    const read = verifier.verify(request!.body, request!.headers as Record<string, string>);
    vi.useRealTimers();
    expect(read).toMatchObject({ type: "batch.succeeded", data: { job_id: "job_1" } });
    expect(notificationSchema("batch.succeeded").safeParse(read).success).toBe(true);
  });

  test("201: a keyed retry has the same subscription and the same secret, also from another process", async () => {
    const first = await create({ url, event_types: ["batch.failed"] }, { key: "same" });
    const again = await create({ url, event_types: ["batch.failed"] }, { key: "same" });
    expect(again.status).toBe(201);
    expect(again.text).toBe(first.text);
    expect(again.headers["idempotency-replayed"]).toBe("true");
    expect(again.headers.location).toBe(`/v1/webhooks/${first.body.id}`);
    expect(again.headers.location).toBe(first.headers.location);
    await service.restart();
    expect((await create({ url, event_types: ["batch.failed"] }, { key: "same" })).body).toEqual(first.body);
    expect(await list()).toHaveLength(1);
  });

  test("201: of two at once with one key one subscription comes", async () => {
    const both = await Promise.all(
      [1, 2].map(() => create({ url, event_types: ["batch.failed"] }, { key: "two" })),
    );
    expect(both.map(({ status }) => status).filter((status) => status !== 409)).toContain(201);
    expect(await list()).toHaveLength(1);
  });

  test("201: the secret is nowhere in the database, neither as it is shown nor as bytes", async () => {
    const { body } = await create({ url, event_types: ["batch.failed"] });
    const shown = (body.secret as string).slice("whsec_".length);
    const { rows } = await service.database.query<{ row: string }>(
      "select row_to_json(w)::text as row from webhook w union all select row_to_json(i)::text from idempotency i",
    );
    const everything = rows.map(({ row }) => row).join("\n");
    expect(everything).toContain(body.id as string);
    expect(everything).not.toContain(shown);
    expect(everything).not.toContain(Buffer.from(shown, "base64").toString("hex"));
  });

  test("409: the same key with another address is idempotency_conflict", async () => {
    await create({ url, event_types: ["batch.failed"] }, { key: "changed" });
    const other = await create({ url: `${url}2`, event_types: ["batch.failed"] }, { key: "changed" });
    expect([other.status, other.error?.code]).toEqual([409, "idempotency_conflict"]);
  });

  test("409: the 21st active subscription is webhook_limit, and a deleted one makes room", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 20; n++) ids.push(await subscribed());
    const beyond = await create({ url, event_types: ["batch.failed"] }, { key: "beyond" });
    expect([beyond.status, beyond.error?.code, beyond.error?.details.limit]).toEqual([
      409,
      "webhook_limit",
      20,
    ]);
    expect((await remove(ids[0]!)).status).toBe(204);
    expect((await create({ url, event_types: ["batch.failed"] }, { key: "beyond" })).status).toBe(201);
  });

  test("422: without a key it is idempotency_key_required", async () => {
    const answer = await service.send("POST", "/v1/webhooks", {
      key: tenant.keys.resolve,
      body: { url, event_types: ["batch.failed"] },
    });
    expect([answer.status, (answer.body.error as ErrorFacts).code]).toEqual([
      422,
      "idempotency_key_required",
    ]);
  });

  test.each([
    ["plain http", `http://${receiverHost}/`, "scheme"],
    ["another port", `https://${receiverHost}:8443/`, "port"],
    ["a user", `https://me@${receiverHost}/`, "credentials"],
    ["a network address", "https://127.0.0.1/", "host_is_address"],
    ["a local name", "https://localhost/", "host_not_public"],
  ])("422: %s is invalid_webhook_url, which says why and repeats nothing", async (_, given, reason) => {
    const refused = await create({ url: given, event_types: ["batch.failed"] });
    expect([refused.status, refused.error?.code, refused.error?.details.reason]).toEqual([
      422,
      "invalid_webhook_url",
      reason,
    ]);
    expect(refused.error?.message).toContain("url");
    expect(refused.text).not.toContain(given);
    expect(await list()).toEqual([]);
  });

  test.each([
    ["leads to no public address", "blocked_address", { permits: () => false }],
    ["cannot be looked up", "unresolvable", { resolve: () => Promise.reject(new Error("no such name")) }],
  ])("422: a host that %s", async (_, reason, changes) => {
    const network = receiver.network(changes);
    const elsewhere = await TestService.start({ register: "none", environment, network });
    const by = await elsewhere.tenant();
    const refused = await create({ url, event_types: ["batch.failed"] }, { by, on: elsewhere });
    await elsewhere.close();
    expect([refused.status, refused.error?.details.reason]).toEqual([422, reason]);
  });

  test.each([
    ["no event type", { url, event_types: [] }, "event_types", "too_short"],
    ["an unknown one", { url, event_types: ["batch.done"] }, "event_types.0", "invalid_enum"],
    ["one twice", { url, event_types: ["batch.failed", "batch.failed"] }, "event_types", "out_of_range"],
    ["no address", { event_types: ["batch.failed"] }, "url", "missing"],
    [
      "a long address",
      { url: `${url}/${"a".repeat(2048)}`, event_types: ["batch.failed"] },
      "url",
      "too_long",
    ],
    [
      "a secret of one's own",
      { url, event_types: ["batch.failed"], secret: "whsec_" },
      "secret",
      "unknown_field",
    ],
  ])("422: %s", async (_, body, path, code) => {
    const { status, error } = await create(body);
    expect(status).toBe(422);
    expect(error?.details.fields?.map((fault) => [fault.path, fault.code])).toContainEqual([path, code]);
  });

  test("503: a deployment that has no key to keep secrets with creates none, and says what to set", async () => {
    const handler = createWebhookHandler({
      database: service.database,
      network: receiver.network(),
      secrets: null,
    });
    const caller = {
      keyId: "key",
      scopes: [],
      tenantId: tenant.tenantId,
      reviewerId: null,
      rateMultiplier: 1,
    };
    const call = {
      caller,
      correlationId: "req_1",
      surface: "api",
      now: service.clock.now,
      signal: new AbortController().signal,
      idempotency: null,
    } as const;
    const refused = (await handler(call, { url, event_types: ["batch.failed"] })) as Failure;
    expect([refused.status, refused.code]).toEqual([503, "service_unavailable"]);
    expect(refused.message).toContain("ASSAY_ENCRYPTION_KEY");
    expect(await list()).toEqual([]);
  });

  test("403: a read key creates nothing", async () => {
    const answer = await service.send("POST", "/v1/webhooks", {
      key: tenant.keys.read,
      body: { url, event_types: ["batch.failed"] },
      headers: { "idempotency-key": "read" },
    });
    expect(answer.status).toBe(403);
  });
});

describe("GET /v1/webhooks", () => {
  test("200: the tenant's own, oldest first, without secrets", async () => {
    const first = await subscribed();
    service.advance(1);
    const second = await subscribed(["batch.erased"]);
    const other = await service.tenant();
    const answer = await tenant.get("/v1/webhooks");
    expect(answer.body.webhooks).toEqual([
      {
        id: first,
        url,
        event_types: ["batch.succeeded"],
        status: "active",
        created_at: expect.any(String),
        disabled_at: null,
        disabled_reason: null,
      },
      expect.objectContaining({ id: second, event_types: ["batch.erased"] }),
    ]);
    expect(answer.text).not.toContain("whsec_");
    expect((await other.get("/v1/webhooks")).body.webhooks).toEqual([]);
  });
});

describe("GET /v1/webhooks/{id}", () => {
  test("200: the subscription as the list shows it, and 404 to another tenant", async () => {
    const id = await subscribed();
    const { usage, correlation_id, ...facts } = (await tenant.get(`/v1/webhooks/${id}`)).body;
    expect(facts).toEqual((await list())[0]);
    const stranger = await service.tenant();
    expect((await stranger.get(`/v1/webhooks/${id}`)).status).toBe(404);
  });
});

describe("GET /v1/webhooks/{id}/deliveries", () => {
  test("200: each attempt, newest first, with what came of it", async () => {
    const id = await subscribed();
    receiver.answer = () => ({ status: receiver.received.length === 1 ? 500 : 200 });
    await tell("evt_logged");
    await service.app.deliverWebhooks();
    service.advance(5);
    await service.app.deliverWebhooks();
    const rows = await deliveries(id);
    expect(rows).toMatchObject([
      {
        event_id: "evt_logged",
        event_type: "batch.succeeded",
        attempt: 2,
        status: "succeeded",
        response_status: 200,
        error_class: null,
        next_attempt_at: null,
      },
      {
        attempt: 1,
        status: "retrying",
        response_status: 500,
        error_class: "http_status",
        next_attempt_at: service.clock.now.toISOString(),
      },
    ]);
    expect(rows[0]!.delivery_id).toMatch(/^del_[a-z2-7]{26}$/);
    expect(rows[0]!.delivery_id).not.toBe(rows[1]!.delivery_id);
    expect((await deliveries(id)).map(({ delivery_id }) => delivery_id)).toEqual(
      rows.map(({ delivery_id }) => delivery_id),
    );
    receiver.answer = () => ({ status: 200 });
  });

  test("404: another tenant's subscription has the bytes of an unknown one", async () => {
    const id = await subscribed();
    const other = await service.tenant();
    const [theirs, unknown] = await Promise.all([
      other.get(`/v1/webhooks/${id}/deliveries`),
      other.get("/v1/webhooks/wh_aaaaaaaaaaaaaaaaaaaaaaaaaa/deliveries"),
    ]);
    expect(theirs.status).toBe(404);
    const masked = (text: string) => text.replace(/req_[a-z2-7]{26}/, "req_");
    expect(masked(theirs.text)).toBe(masked(unknown.text));
  });
});

describe("POST /v1/webhooks/{id}/events/{event_id}/redelivery", () => {
  const again = (id: string, event: string, key = tenant.keys.resolve) =>
    service.send("POST", `/v1/webhooks/${id}/events/${event}/redelivery`, { key });

  test("202: another attempt with the same id and body is made at once, and a second request adds none", async () => {
    const id = await subscribed();
    await tell("evt_again");
    await service.app.deliverWebhooks();
    const before = receiver.received.length;
    const [first, second] = [await again(id, "evt_again"), await again(id, "evt_again")];
    expect(first.status, first.text).toBe(202);
    expect(first.body).toMatchObject({ event_id: "evt_again", attempt: 2, status: "pending" });
    expect(second.body).toMatchObject({ attempt: 2, status: "pending" });
    await service.app.deliverWebhooks();
    const [sent, ...more] = receiver.received.slice(before);
    expect(more).toEqual([]);
    const original = receiver.received.find(({ headers }) => headers["webhook-id"] === "evt_again")!;
    expect([sent!.headers["webhook-id"], sent!.body]).toEqual(["evt_again", original.body]);
    expect(await deliveries(id)).toMatchObject([
      { attempt: 2, status: "succeeded" },
      { attempt: 1, status: "succeeded" },
    ]);
  });

  test("404: an unknown event, a disabled subscription and another tenant's have one answer", async () => {
    const id = await subscribed();
    await tell("evt_gone");
    await service.app.deliverWebhooks();
    const other = await service.tenant();
    const answers = [await again(id, "evt_unknown"), await again(id, "evt_gone", other.keys.resolve)];
    await remove(id);
    answers.push(await again(id, "evt_gone"));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

describe("DELETE /v1/webhooks/{id}", () => {
  test("204: nothing more is sent, and the log stays to be read", async () => {
    const id = await subscribed();
    await tell("evt_waiting");
    expect((await remove(id)).status).toBe(204);
    await tell("evt_after");
    await service.app.deliverWebhooks();
    expect(receiver.received).toEqual([]);
    expect(await list()).toMatchObject([
      { id, status: "disabled", disabled_reason: "deleted", disabled_at: service.clock.now.toISOString() },
    ]);
    expect(await deliveries(id)).toMatchObject([{ event_id: "evt_waiting", status: "failed", attempt: 1 }]);
    expect((await remove(id)).status).toBe(204);
  });

  test("404: another tenant's or an unknown one, which stays as it is", async () => {
    const id = await subscribed();
    const other = await service.tenant();
    expect((await remove(id, other.keys.resolve)).status).toBe(404);
    expect((await remove("wh_unknown")).status).toBe(404);
    expect(await list()).toMatchObject([{ id, status: "active" }]);
  });
});
