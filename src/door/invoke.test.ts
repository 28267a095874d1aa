import { describe, expect, test } from "vitest";
import { z } from "zod";
import { Failure } from "../contract/errors.ts";
import type { Operation, Served } from "../contract/operation.ts";
import { operation, serve } from "../contract/operation.ts";
import { Reply } from "../contract/reply.ts";
import { answered } from "../contract/usage.ts";
import type { DoorAnswer } from "./answer.ts";
import type { DoorDependencies } from "./dependencies.ts";
import type { DoorRequest } from "./door-request.ts";
import { createFixtureDoor, Unreachable, usage } from "./testing/fixture-door.ts";
import { failing, fixtureOperations, getEntity, resolveCompany } from "./testing/fixture-operations.ts";

function setUp(overrides: Partial<DoorDependencies> = {}) {
  const fixture = createFixtureDoor(overrides);
  const { served, runs } = fixtureOperations(fixture.idempotency);
  const find = (op: Operation): Served => served.find((one) => one.operation === op) as Served;
  const call = (op: Operation | Served, request: Partial<DoorRequest> = {}): Promise<DoorAnswer> =>
    fixture.door.invoke("operation" in op ? op : find(op), {
      credential: "resolve-key",
      address: "192.0.2.1",
      rawInput: {},
      idempotencyKey: null,
      surface: "api",
      ...request,
    });
  return { ...fixture, runs, call };
}

const resolveInput = { name: "Example AS", country: "NO" };
const codeOf = (answer: DoorAnswer) => (answer.body as { error: { code: string } }).error.code;

describe("authentication", () => {
  test.each([[null], ["unknown-key"]])("401: credential %s", async (credential) => {
    const { call } = setUp();
    const answer = await call(getEntity, { credential, rawInput: { entity_id: "ent_1" } });
    expect(answer).toMatchObject({ status: 401, rate: null });
    expect(codeOf(answer)).toBe("unauthorized");
  });

  test("429: an address that keeps failing, while a credential that was valid before still passes", async () => {
    const { call } = setUp();
    expect((await call(getEntity, { rawInput: { entity_id: "ent_1" } })).status).toBe(200);
    for (let n = 0; n < 600; n++) expect((await call(getEntity, { credential: null })).status).toBe(401);
    const refused = await call(getEntity, { credential: null });
    expect(refused).toMatchObject({ status: 429, headers: { "Retry-After": "1" } });
    expect((await call(getEntity, { rawInput: { entity_id: "ent_1" } })).status).toBe(200);
  });

  test("429: unknown credentials cost no more look-ups than the gate of their address admits", async () => {
    let lookedUp = 0;
    const authenticate = async () => {
      lookedUp += 1;
      return null;
    };
    const { call } = setUp({ authenticate });
    for (let n = 0; n < 1_500; n++) await call(getEntity, { credential: `unknown-${n}` });
    expect(lookedUp).toBe(600);
  });

  test("401 and 200: valid credentials cost their address nothing", async () => {
    const { call } = setUp();
    const credentials = ["read-key", "resolve-key"];
    for (let n = 0; n < 700; n++) {
      const credential = credentials[n % 2]!;
      expect((await call(getEntity, { credential, rawInput: { entity_id: "ent_1" } })).status).toBe(200);
    }
    expect((await call(getEntity, { credential: null })).status).toBe(401);
  });

  test("200: a caller that the transport identified needs no credential", async () => {
    const { call, door } = setUp();
    const caller = await door.identify({ credential: "read-key", address: null });
    if (caller instanceof Failure) throw new Error("not identified");
    const answer = await call(getEntity, { credential: null, caller, rawInput: { entity_id: "ent_1" } });
    expect(answer.status).toBe(200);
  });
});

describe("order of the steps (specification §4.3): authenticate, scope, bucket, validate, idempotency", () => {
  test("403: a scope that is not accepted takes no token, reads no input and claims no key", async () => {
    const { call, idempotency } = setUp();
    let read = 0;
    const rawInput = () => {
      read++;
      return resolveInput;
    };
    const answer = await call(resolveCompany, { credential: "erase-key", rawInput, idempotencyKey: "k" });
    expect(answer).toMatchObject({
      status: 403,
      rate: null,
      body: { error: { code: "key_scope_forbidden", details: { accepted_scopes: ["resolve"] } } },
    });
    expect(read).toBe(0);
    expect(idempotency.rows.size).toBe(0);
    expect((await call(resolveCompany, { rawInput: resolveInput })).rate?.remaining).toBe(299);
  });

  test("429: an empty bucket refuses before the input is read", async () => {
    const { call } = setUp();
    for (let n = 0; n < 300; n++) await call(failing, { rawInput: {} });
    const rawInput = () => expect.unreachable();
    const answer = await call(failing, { rawInput });
    expect(answer).toMatchObject({
      status: 429,
      headers: {
        "Retry-After": "1",
        "RateLimit-Limit": "300",
        "RateLimit-Remaining": "0",
        "RateLimit-Reset": "60",
      },
      body: { error: { code: "rate_limited", details: { retry_after: 1, bucket: "match" } } },
    });
  });

  test("422: invalid input costs a token, claims no key and runs nothing", async () => {
    const { call, idempotency, runs } = setUp();
    const answer = await call(resolveCompany, { rawInput: { nope: 1 }, idempotencyKey: "k" });
    expect(answer).toMatchObject({ status: 422, rate: { remaining: 299 } });
    expect(idempotency.rows.size).toBe(0);
    expect(runs.count).toBe(0);
  });

  test("422: an operation's own rule may choose its error code", async () => {
    const answer = await setUp().call(resolveCompany, { rawInput: { country: "NO" } });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        error: { code: "invalid_record", details: { fields: [{ path: "name", code: "one_of_required" }] } },
      },
    });
  });

  test("413: a failure to read the input is the answer", async () => {
    const rawInput = async () => new Failure("payload_too_large", { details: { limit_bytes: 10 } });
    expect((await setUp().call(resolveCompany, { rawInput })).status).toBe(413);
  });

  test("422: arguments of another schema are parsed by it and then as the operation's input", async () => {
    const { call } = setUp();
    const argumentSchema = z
      .strictObject({ payload: z.strictObject({ name: z.string() }) })
      .transform((a) => a.payload);
    const wrapped = { payload: { name: "Example AS" } };
    expect((await call(resolveCompany, { rawInput: wrapped, argumentSchema })).status).toBe(200);
    expect((await call(resolveCompany, { rawInput: resolveInput, argumentSchema })).status).toBe(422);
    const empty = { payload: { name: "" } };
    expect(codeOf(await call(resolveCompany, { rawInput: empty, argumentSchema }))).toBe("invalid_request");
  });
});

describe("idempotency (specification §4.4)", () => {
  test("200: the same key and content is answered from store, with the original body and a new header", async () => {
    const { call, runs } = setUp();
    const first = await call(resolveCompany, { rawInput: resolveInput, idempotencyKey: "k" });
    const reordered = { country: "NO", depth: "research", name: "Example AS" };
    const second = await call(resolveCompany, { rawInput: reordered, idempotencyKey: "k", surface: "mcp" });
    expect(runs.count).toBe(1);
    expect(second.body).toEqual(first.body);
    expect(second.headers["Idempotency-Replayed"]).toBe("true");
    expect(second.headers["X-Correlation-Id"]).not.toBe(first.headers["X-Correlation-Id"]);
    expect(second.rate?.remaining).toBe(298);
  });

  test("409: the same key with other content", async () => {
    const { call } = setUp();
    await call(resolveCompany, { rawInput: resolveInput, idempotencyKey: "k" });
    const answer = await call(resolveCompany, { rawInput: { name: "Other AS" }, idempotencyKey: "k" });
    expect([answer.status, codeOf(answer)]).toEqual([409, "idempotency_conflict"]);
  });

  test("200: the same key of another tenant is another key", async () => {
    const { call, runs } = setUp();
    await call(resolveCompany, { rawInput: resolveInput, idempotencyKey: "k" });
    await call(resolveCompany, {
      rawInput: { name: "B" },
      idempotencyKey: "k",
      credential: "other-resolve-key",
    });
    expect(runs.count).toBe(2);
  });

  test("409: while the first run goes on, with the wait", async () => {
    const idempotency = {
      claim: async () => ({ kind: "in_progress", retryAfterS: 3 }) as const,
      release: async () => {},
      ended: () => undefined,
    };
    const answer = await setUp({ idempotency }).call(resolveCompany, {
      rawInput: resolveInput,
      idempotencyKey: "k",
    });
    expect([answer.status, codeOf(answer), answer.headers["Retry-After"]]).toEqual([
      409,
      "idempotency_in_progress",
      "3",
    ]);
  });

  test("409: after erasure", async () => {
    const idempotency = {
      claim: async () => ({ kind: "erased" }) as const,
      release: async () => {},
      ended: () => undefined,
    };
    const answer = await setUp({ idempotency }).call(resolveCompany, {
      rawInput: resolveInput,
      idempotencyKey: "k",
    });
    expect(codeOf(answer)).toBe("idempotency_response_erased");
  });

  test("422: a required key that is absent", async () => {
    expect(codeOf(await setUp().call(failing, { rawInput: { kind: "none" } }))).toBe(
      "idempotency_key_required",
    );
  });

  test.each([["missing"], ["defect"], ["unreachable"], ["thrown"]])(
    "the key is free again after a run that was %s",
    async (kind) => {
      const { call, idempotency } = setUp();
      expect(
        (await call(failing, { rawInput: { kind }, idempotencyKey: "k" })).status,
      ).toBeGreaterThanOrEqual(400);
      expect(idempotency.rows.size).toBe(0);
    },
  );
});

describe("answers", () => {
  test("200: `data` gets a correlation id and usage where the handler gave none", async () => {
    const { call } = setUp();
    const op = {
      ...resolveCompany,
      idempotency: "none",
      output: z.strictObject({ ok: z.boolean(), ...answered }),
    } as const;
    const answer = await call(
      { operation: op, handler: async () => ({ ok: true }) },
      { rawInput: resolveInput },
    );
    expect(answer.body).toEqual({ ok: true, correlation_id: answer.correlationId, usage });
  });

  test("200: `data` whose output does not declare them gets them too", async () => {
    const op = { ...resolveCompany, output: z.strictObject({ ok: z.boolean() }) };
    const answer = await setUp().call(
      { operation: op, handler: async () => ({ ok: true }) },
      { rawInput: resolveInput },
    );
    expect(answer.body).toEqual({ ok: true, correlation_id: answer.correlationId, usage });
  });

  test("200: `correlated` gets the id only, `bare` nothing", async () => {
    const { call } = setUp();
    const correlated = await call(failing, { rawInput: { kind: "none" }, idempotencyKey: "k" });
    expect(correlated.body).toEqual({ ok: true, correlation_id: correlated.correlationId });
    const bare = await call(getEntity, { rawInput: { entity_id: "ent_1" } });
    expect(Object.keys(bare.body as object).sort()).toEqual(["entity_id", "record", "updated_at"]);
  });

  test("201: a Reply chooses the status and adds headers", async () => {
    const handler = async () =>
      new Reply({ ok: true as const }, { status: 201, headers: { Location: "/v1/x/1" } });
    const op = { ...failing, idempotency: "none" } as const;
    const answer = await setUp().call(serve(operation(op), handler), { rawInput: { kind: "none" } });
    expect(answer).toMatchObject({ status: 201, headers: { Location: "/v1/x/1" }, body: { ok: true } });
  });

  test("204: no body", async () => {
    const rest = { method: "DELETE", path: "/v1/x/{kind}", status: 204 } as const;
    const op = { ...failing, idempotency: "none", rest } as const;
    const answer = await setUp().call(
      { operation: op, handler: async () => null },
      { rawInput: { kind: "a" } },
    );
    expect(answer).toMatchObject({ status: 204, body: undefined });
  });

  test("500: an answer that its schema does not admit is a defect, logged and not shown", async () => {
    const { call, logged } = setUp();
    const answer = await call(failing, { rawInput: { kind: "shape" }, idempotencyKey: "k" });
    expect(codeOf(answer)).toBe("internal_error");
    expect(logged.filter(({ level }) => level === "error")).toHaveLength(1);
  });
});

describe("failures", () => {
  test.each([
    ["missing", 404, "not_found"],
    ["thrown", 402, "credits_exhausted"],
    ["defect", 500, "internal_error"],
    ["unreachable", 503, "service_unavailable"],
  ])("%s: %d %s, in the envelope", async (kind, status, code) => {
    const answer = await setUp().call(failing, { rawInput: { kind }, idempotencyKey: "k" });
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({
      error: {
        code,
        message: expect.any(String),
        correlation_id: answer.correlationId,
        details: expect.any(Object),
      },
    });
  });

  test("500: nothing of the error is shown, all of it is logged with the correlation id", async () => {
    const { call, logged } = setUp();
    const answer = await call(failing, { rawInput: { kind: "defect" }, idempotencyKey: "k" });
    expect(JSON.stringify(answer.body)).not.toContain("secret");
    expect(logged.find(({ level }) => level === "error")?.fields).toMatchObject({
      correlationId: answer.correlationId,
      operation: "fail_on_request",
      err: new Error("secret detail"),
    });
  });

  test("503: storage that cannot be reached has a Retry-After, wherever it is met", async () => {
    const broken = async () => {
      throw new Unreachable("down");
    };
    for (const overrides of [{ authenticate: broken }, { buckets: { take: broken, giveBack: broken } }]) {
      const answer = await setUp(overrides).call(getEntity, { rawInput: { entity_id: "ent_1" } });
      expect(answer).toMatchObject({ status: 503, headers: { "Retry-After": "2" } });
    }
  });

  test("503: at the deadline the work is told to stop, and its key stays claimed until it has stopped", async () => {
    const { call, idempotency, logged } = setUp({ deadlineMs: 1 });
    const answer = await call(failing, { rawInput: { kind: "slow" }, idempotencyKey: "k" });
    expect([answer.status, codeOf(answer)]).toEqual([503, "deadline_exceeded"]);
    expect(answer.headers["Retry-After"]).toBe("5");
    await expect.poll(() => idempotency.rows.size).toBe(0);
    await expect.poll(() => logged.filter(({ level }) => level === "error")).toHaveLength(1);
  });
});

describe("measurements and log lines", () => {
  test("one sample and one line for each request, with no input in it", async () => {
    const { call, finished, logged } = setUp();
    await call(resolveCompany, { rawInput: { name: "Confidential AS" }, idempotencyKey: "my-key" });
    await call(resolveCompany, { credential: null });
    expect(finished).toEqual([
      { operation: "resolve_company", surface: "api", status: 200 },
      { operation: "resolve_company", surface: "api", status: 401 },
    ]);
    expect(logged.map(({ message }) => message)).toEqual(["request answered", "request answered"]);
    expect(JSON.stringify(logged)).not.toMatch(/Confidential|my-key|resolve-key"/);
  });

  test("the transport's correlation id is the answer's", async () => {
    const answer = await setUp().call(getEntity, { correlationId: "req_given" });
    expect(answer.headers["X-Correlation-Id"]).toBe("req_given");
  });
});

describe("admission of what is no operation", () => {
  test("a metrics credential passes, others do not", async () => {
    const { door } = setUp();
    const admit = (credential: string | null) =>
      door.admit({ credential, address: null }, { scopes: ["metrics"], bucket: "metrics" });
    expect(await admit("metrics-key")).toMatchObject({ rate: { scope: "metrics", remaining: 59 } });
    expect(await admit("resolve-key")).toMatchObject({ code: "key_scope_forbidden" });
    expect(await admit(null)).toMatchObject({ code: "unauthorized" });
  });
});
