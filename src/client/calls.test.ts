import { describe, expect, test } from "vitest";
import { retryAfterOf } from "./answer.ts";
import { Assay } from "./assay.ts";
import * as errors from "./errors.ts";
import { scriptedClient } from "./testing/scripted-client.ts";
import { failure } from "./testing/scripted-service.ts";

const done = { status: 200, body: { decision: "match" } };

describe("a call", () => {
  test("bears the key in its header, and gives the answer as it is", async () => {
    const { client, requests } = await scriptedClient([done]);
    expect(await client.resolve({ name: "A" })).toEqual({ decision: "match" });
    expect(requests[0]).toMatchObject({ method: "POST", url: "/v1/resolve", body: '{"name":"A"}' });
    expect(requests[0]!.headers).toMatchObject({
      authorization: "Bearer assay_sk_canary",
      "content-type": "application/json",
      "idempotency-key": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test("says beside the answer what the headers say", async () => {
    const headers = {
      "X-Correlation-Id": "req_7",
      "RateLimit-Limit": "300",
      "RateLimit-Remaining": "299",
      "RateLimit-Reset": "1",
      "Idempotency-Replayed": "true",
    };
    const { client } = await scriptedClient([null, { ...done, headers }]);
    const { data, meta } = await client.resolve({ name: "A" }, { idempotencyKey: "mine" }).withResponse();
    expect(data.decision).toBe("match");
    expect(meta).toMatchObject({
      status: 200,
      correlationId: "req_7",
      rateLimit: { limit: 300, remaining: 299, resetSeconds: 1 },
      idempotencyKey: "mine",
      replayed: true,
      retries: 1,
    });
  });

  test("is made again with one idempotency key for all tries", async () => {
    const busy = { status: 503, headers: { "Retry-After": "3" }, body: failure("service_unavailable") };
    const { client, requests, waits } = await scriptedClient([
      null,
      busy,
      { status: 409, body: failure("idempotency_in_progress") },
      done,
    ]);
    await client.batch({ records: [{ name: "A" }] });
    expect(requests).toHaveLength(4);
    expect(new Set(requests.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
    expect(waits[1]).toBeGreaterThanOrEqual(3000);
  });

  test("that could act twice is not made again; one that reads is", async () => {
    const minting = await scriptedClient([null]);
    await expect(minting.client.keys.create({ scope: "admin", name: "x" })).rejects.toThrow(
      errors.ConnectionError,
    );
    expect(minting.requests).toHaveLength(1);
    const listing = await scriptedClient([null, { status: 200, body: { keys: [], total: 0 } }]);
    expect((await listing.client.keys.list()).keys).toEqual([]);
  });

  test("stops after so many tries, with the key to go on with", async () => {
    const { client, requests } = await scriptedClient([null], { maxRetries: 1 });
    const error = await client.resolve({ name: "A" }).catch((failed: unknown) => failed);
    expect(error).toMatchObject({
      name: "ConnectionError",
      idempotencyKey: requests[0]!.headers["idempotency-key"],
    });
    expect(requests).toHaveLength(2);
    await expect(client.resolve({ name: "A" }, { maxRetries: 0 })).rejects.toThrow("cannot be reached");
    expect(requests).toHaveLength(3);
  });

  test("ends in time, and with the caller's signal", async () => {
    const silent = () => undefined;
    const { client } = await scriptedClient([silent], { timeout: 20, maxRetries: 0 });
    await expect(client.usage.get()).rejects.toThrow(errors.TimeoutError);
    const signal = AbortSignal.abort(new Error("no longer needed"));
    await expect(client.usage.get({}, { signal })).rejects.toThrow("no longer needed");
    const later = new AbortController();
    const asked = client.usage.get({}, { signal: later.signal, timeout: 60_000 });
    later.abort(new Error("never mind"));
    await expect(asked).rejects.toThrow("never mind");
  });

  test("is not led elsewhere by a redirect, where the key would go too", async () => {
    const away = { status: 302, headers: { Location: "http://127.0.0.1:1/" } };
    const { client, requests } = await scriptedClient([away]);
    await expect(client.usage.get()).rejects.toThrow("the address redirects");
    expect(requests).toHaveLength(1);
  });

  test("to an address that is none of ours says so", async () => {
    const { client } = await scriptedClient([
      { status: 404, body: { message: "nginx" } },
      { status: 200, body: "" },
    ]);
    await expect(client.usage.get()).rejects.toMatchObject({ name: "ApiError", code: "unexpected_answer" });
    const page = await scriptedClient([(response) => void response.end("<html>")]);
    await expect(page.client.usage.get()).rejects.toThrow("this is no answer of this service");
  });

  test("without an answer's body gives null", async () => {
    const { client, requests } = await scriptedClient([{ status: 204 }]);
    expect(await client.entities.erase("ent_1")).toBeNull();
    expect(requests[0]).toMatchObject({ method: "DELETE", url: "/v1/entities/ent_1", body: "" });
  });

  test("takes headers and a platform's own fetch", async () => {
    const seen: unknown[] = [];
    const own: typeof fetch = async (url, init) => {
      seen.push(url, new Headers(init?.headers).get("X-Trace"));
      return Response.json({ decision: "no_match" });
    };
    const client = new Assay({ baseUrl: "https://assay.example/base/", apiKey: "key", fetch: own });
    await client.resolve({ name: "A" }, { headers: { "X-Trace": "t" } });
    expect(seen).toEqual(["https://assay.example/base/v1/resolve", "t"]);
  });
});

describe("an error", () => {
  test.each([
    [401, "unauthorized", errors.AuthenticationError],
    [402, "credits_exhausted", errors.CreditsExhaustedError],
    [403, "key_scope_forbidden", errors.PermissionError],
    [404, "not_found", errors.NotFoundError],
    [409, "merge_blocked", errors.ConflictError],
    [409, "idempotency_conflict", errors.IdempotencyError],
    [410, "result_erased", errors.GoneError],
    [413, "payload_too_large", errors.ValidationError],
    [422, "invalid_record", errors.ValidationError],
    [429, "rate_limited", errors.RateLimitError],
    [500, "internal_error", errors.ServerError],
    [503, "deadline_exceeded", errors.ServerError],
    [502, "a proxy's page", errors.ServerError],
    [405, "method_not_allowed", errors.ApiError],
  ])("%i %s is of its own class", async (status, code, kind) => {
    const body = code.includes("page") ? { text: code } : failure(code);
    const { client } = await scriptedClient([{ status, body }], { maxRetries: 0 });
    const error = await client.resolve({ name: "A" }).catch((failed: unknown) => failed);
    expect(error).toBeInstanceOf(kind);
    expect(error).toBeInstanceOf(errors.AssayError);
    expect((error as Error).name).toBe(kind.name);
    expect(error).toMatchObject({ status, code: code.includes("page") ? "unexpected_answer" : code });
  });

  test("says what is wrong with which field, when to come back, and what to quote", async () => {
    const fields = [{ path: "address.postal_code", code: "too_long", message: "at most 32 characters" }];
    const { client } = await scriptedClient(
      [{ status: 422, headers: { "Retry-After": "7" }, body: failure("invalid_request", { fields }) }],
      { maxRetries: 0 },
    );
    const error = await client.resolve({ name: "A" }).catch((failed: unknown) => failed);
    expect(error).toMatchObject({
      field: "address.postal_code",
      fields,
      retryAfter: 7,
      correlationId: "req_1",
    });
    expect((error as Error).message).toBe(
      "422 invalid_request: no (address.postal_code: at most 32 characters) [req_1]",
    );
  });

  test.each([
    ["precondition", "last_member"],
    ["state", "running"],
    ["gate", "concurrent_batch"],
  ])("says the %s as its reason", async (name, value) => {
    const { client } = await scriptedClient([{ status: 409, body: failure("x", { [name]: value }) }]);
    await expect(client.usage.get()).rejects.toMatchObject({ reason: value });
  });

  test("never holds the key, nor does the client when it is shown", async () => {
    const { inspect } = await import("node:util");
    const { client } = await scriptedClient([null], { maxRetries: 0 });
    const error = await client.resolve({ name: "A" }).catch((failed: unknown) => failed);
    const shown = [error, client].map((one) => inspect(one, { depth: 10, showHidden: true })).join();
    expect(shown + JSON.stringify(client)).not.toContain("canary");
  });
});

describe("options that cannot be used", () => {
  const key = "assay_sk_x";
  test.each([
    [{ baseUrl: "ftp://assay.example", apiKey: key }, "baseUrl"],
    [{ baseUrl: "https://user:canary@assay.example", apiKey: key }, "baseUrl"],
    [{ baseUrl: "canary", apiKey: key }, "baseUrl"],
    [{ baseUrl: "https://assay.example", apiKey: "canary\n" }, "apiKey"],
    [{ baseUrl: "https://assay.example", apiKey: "" }, "apiKey"],
  ])("are refused by name, and not repeated", (options, name) => {
    expect(() => new Assay(options)).toThrow(new RegExp(`^${name}: (?!.*canary)`));
  });

  test("an idempotency key that cannot be sent, or that is not taken", async () => {
    const { client, requests } = await scriptedClient([done]);
    await expect(client.resolve({ name: "A" }, { idempotencyKey: "ключ" })).rejects.toThrow(
      "idempotencyKey:",
    );
    await expect(client.usage.get({}, { idempotencyKey: "key" })).rejects.toThrow("idempotencyKey:");
    expect(requests).toEqual([]);
  });
});

test("Retry-After is seconds or a date", () => {
  const now = Date.parse("2026-11-20T09:00:00Z");
  const at = (value: string | null) =>
    retryAfterOf(new Headers(value === null ? {} : { "Retry-After": value }), now);
  expect(at("12")).toBe(12);
  expect(at("Fri, 20 Nov 2026 09:00:30 GMT")).toBe(30);
  expect(at("Fri, 20 Nov 2026 08:00:00 GMT")).toBe(0);
  expect(at("soon")).toBeNull();
  expect(at(null)).toBeNull();
});
