import { afterEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { DoorDependencies } from "../../door/dependencies.ts";
import { Unreachable } from "../../door/testing/fixture-door.ts";
import { createFixtureServer, type FixtureServer } from "../testing/fixture-server.ts";

let open: FixtureServer[] = [];
afterEach(async () => {
  await Promise.all(open.map(({ app }) => app.close()));
  open = [];
});

function server(options: Parameters<typeof createFixtureServer>[0] = {}): FixtureServer {
  const created = createFixtureServer(options);
  open.push(created);
  return created;
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const asResolve = bearer("resolve-key");
const json = { "content-type": "application/json" };

function post(app: FixtureServer["app"], payload: string, headers: Record<string, string> = {}) {
  return app.inject({
    method: "POST",
    url: "/v1/resolve",
    headers: { ...asResolve, ...json, ...headers },
    payload,
  });
}

describe("operations over REST", () => {
  test("200: path and query make the input; the answer is bare", async () => {
    const { app } = server();
    const answer = await app.inject({ url: "/v1/entities/ent_1?fields=a&fields=b", headers: asResolve });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      entity_id: "ent_1",
      record: { asked: ["a", "b"] },
      updated_at: "2026-11-01T00:00:00.000Z",
    });
  });

  test("200: a body makes the input; a keyed repeat is replayed", async () => {
    const { app, runs } = server();
    const first = await post(app, '{"name":"Example AS"}', { "idempotency-key": '"k1"' });
    const second = await post(app, '{"name":"Example AS"}', { "idempotency-key": "k1" });
    expect(second.json()).toEqual(first.json());
    expect(second.headers["idempotency-replayed"]).toBe("true");
    expect(first.headers["idempotency-replayed"]).toBeUndefined();
    expect(runs.count).toBe(1);
  });

  test("404: an unknown id, in the envelope", async () => {
    const answer = await server().app.inject({ url: "/v1/entities/ent_2", headers: asResolve });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      error: {
        code: "not_found",
        message: "Not found.",
        correlation_id: answer.headers["x-correlation-id"],
        details: {},
      },
    });
  });

  test("200: a path value may be long and percent-encoded; 404 when it cannot be decoded", async () => {
    const { app } = server();
    const long = encodeURIComponent("ü".repeat(60));
    const found = await app.inject({ url: `/v1/entities/${long}`, headers: asResolve });
    expect(found.json()).toMatchObject({ error: { code: "not_found" } });
    const tooLong = await app.inject({
      url: `/v1/entities/${encodeURIComponent("ü".repeat(101))}`,
      headers: asResolve,
    });
    expect(tooLong.json()).toMatchObject({
      error: { details: { fields: [{ path: "entity_id", code: "too_long" }] } },
    });
    const broken = await app.inject({ url: "/v1/entities/%zz", headers: asResolve });
    expect(broken.statusCode).toBe(404);
    expect(broken.headers["x-content-type-options"]).toBe("nosniff");
  });

  test("422: faults of the way it was sent name the field", async () => {
    const { app } = server();
    const repeated = await app.inject({ url: "/v1/entities/ent_1?limit=1&limit=2", headers: asResolve });
    expect(repeated.json()).toMatchObject({ error: { details: { fields: [{ path: "limit" }] } } });
    const doubled = await post(app, '{"name":"a","name":"b"}');
    expect(doubled.json()).toMatchObject({
      error: { details: { fields: [{ path: "name", code: "invalid_json" }] } },
    });
  });

  test.each([
    ["text/plain"],
    ["application/xml"],
    ["application/json; charset=latin1"],
    ["nonsense"],
    ["text/json"],
  ])("415: %s", async (type) => {
    const answer = await post(server().app, '{"name":"a"}', { "content-type": type });
    expect(answer.json()).toMatchObject({ error: { code: "unsupported_media_type" } });
  });

  test.each([
    ["application/json; charset=utf-8"],
    ["Application/JSON"],
    ['application/json;charset="UTF-8"'],
  ])("200: %s", async (type) => {
    expect((await post(server().app, '{"name":"a"}', { "content-type": type })).statusCode).toBe(200);
  });

  test("413: a body over the limit, before it is parsed", async () => {
    const answer = await post(server().app, "[".repeat(256 * 1024 + 1));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({
      error: { code: "payload_too_large", details: { limit_bytes: 262_144 } },
    });
  });

  test("413: a URL over 8 KiB", async () => {
    const answer = await server().app.inject({
      url: `/v1/entities/ent_1?q=${"a".repeat(8192)}`,
      headers: asResolve,
    });
    expect(answer.statusCode).toBe(413);
  });
});

describe("authentication (specification §3.1; RFC 6750 §3.1)", () => {
  const get = (headers: Record<string, string>, overrides: Partial<DoorDependencies> = {}) =>
    server({ door: overrides }).app.inject({ url: "/v1/entities/ent_1", headers });

  test("401: without a credential the challenge names no error", async () => {
    const answer = await get({});
    expect(answer.statusCode).toBe(401);
    expect(answer.headers["www-authenticate"]).toBe(
      'Bearer scope="read resolve", resource_metadata="https://assay.example/.well-known/oauth-protected-resource/mcp"',
    );
    expect(answer.json()).toMatchObject({ error: { code: "unauthorized" } });
  });

  test.each([
    ["Bearer wrong"],
    ["Basic resolve-key"],
    ["resolve-key"],
    ["Bearer"],
    ["Bearer a b"],
    ["Bearer ü"],
  ])("401: %s, and the challenge says invalid_token", async (authorization) => {
    const answer = await get({ authorization });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers["www-authenticate"]).toMatch(/^Bearer error="invalid_token", /);
  });

  test.each([["bearer resolve-key"], ["BEARER resolve-key"], ["Bearer   resolve-key "]])(
    "200: %s",
    async (value) => {
      expect((await get({ authorization: value })).statusCode).toBe(200);
    },
  );

  test("401: a key in the query string is not read", async () => {
    const answer = await server().app.inject({ url: "/v1/entities/ent_1?access_token=resolve-key" });
    expect(answer.statusCode).toBe(401);
  });

  test("403: a scope that is not accepted", async () => {
    const answer = await get(bearer("erase-key"));
    expect(answer.statusCode).toBe(403);
    expect(answer.headers["www-authenticate"]).toBeUndefined();
  });

  test("401 comes before anything that is wrong with the request", async () => {
    const { app } = server();
    const answer = await app.inject({ method: "POST", url: "/v1/resolve", headers: json, payload: "{" });
    expect(answer.statusCode).toBe(401);
  });

  test("503: storage that cannot be reached", async () => {
    const authenticate = async () => {
      throw new Unreachable("down");
    };
    const answer = await get(asResolve, { authenticate });
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "2"]);
  });
});

describe("methods and paths", () => {
  test.each([["PUT"], ["DELETE"], ["PATCH"], ["TRACE"], ["PROPFIND"], ["QUERY"]] as const)(
    "405: %s on a known path",
    async (method) => {
      const answer = await server().app.inject({ method: method as "PUT", url: "/v1/resolve" });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toBe("OPTIONS, POST");
      expect(answer.json()).toMatchObject({ error: { code: "method_not_allowed" } });
    },
  );

  test("405: another method with a Content-Type that cannot be read", async () => {
    const headers = { "content-type": "garbage" };
    const answer = await server().app.inject({ method: "PUT", url: "/v1/resolve", headers, payload: "{}" });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, "OPTIONS, POST"]);
  });

  test("204: OPTIONS lists the same methods and no origin", async () => {
    const answer = await server().app.inject({
      method: "OPTIONS",
      url: "/v1/entities/ent_1",
      headers: { origin: "https://assay.example", "access-control-request-method": "GET" },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers.allow).toBe("GET, HEAD, OPTIONS");
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("HEAD is GET without its body", async () => {
    const { app } = server();
    const get = await app.inject({ url: "/v1/entities/ent_1", headers: asResolve });
    const head = await app.inject({ method: "HEAD", url: "/v1/entities/ent_1", headers: asResolve });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe("");
    expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  test("302: the address itself leads a browser to the workbench, and is JSON for others", async () => {
    const { app } = server();
    const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
    const page = await app.inject({ url: "/", headers: { accept: browser } });
    expect(page.statusCode).toBe(302);
    expect(page.headers).toMatchObject({
      vary: "Accept",
      location: "/workbench/",
      "cache-control": "no-store",
    });

    for (const accept of [undefined, "*/*", "application/json", "text/html;q=0.5, application/json"]) {
      const data = await app.inject({ url: "/", headers: accept === undefined ? {} : { accept } });
      expect(data.headers).toMatchObject({
        vary: "Accept",
        "content-type": "application/json; charset=utf-8",
      });
      expect(data.json()).toMatchObject({
        name: "assay",
        status: "ready",
        companies: 1_200,
        registers: [{ source_id: "register<1>", licence: "CC0 1.0", companies: 1_234 }],
        links: {
          reference: expect.stringMatching(/\/docs$/),
          openapi: expect.stringMatching(/\/openapi\.json$/),
        },
      });
    }
    expect((await app.inject({ method: "POST", url: "/" })).statusCode).toBe(405);
  });

  test.each([
    ["/index.html"],
    ["/v1"],
    ["/v2/resolve"],
    ["/v1/resolve/"],
    ["/V1/resolve"],
    ["//v1/resolve"],
    ["/v1/entities/query"],
    ["/v1/entities/ent_1/anything"],
  ])("404: %s is no path and redirects nowhere, and says that it is none", async (url) => {
    const answer = await server().app.inject({ method: "POST", url, headers: asResolve });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      error: { code: "not_found", details: { reason: "unknown_route" } },
    });
  });

  test("404: an absent entity is no unknown route", async () => {
    const answer = await server().app.inject({ url: "/v1/entities/ent_9", headers: asResolve });
    expect(answer.json()).toMatchObject({ error: { code: "not_found", details: {} } });
    expect(answer.json().error.details).toEqual({});
  });

  test("405: a method that no operation of the path has, where the value looks like an id", async () => {
    const url = "/v1/entities/ent_1";
    const answer = await server().app.inject({ method: "POST", url, headers: asResolve });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toContain("GET");
  });
});

describe("headers of every answer", () => {
  test.each([
    ["/v1/entities/ent_1", 200],
    ["/v1/entities/ent_2", 404],
    ["/v1/entities/ent_1?x=1", 422],
    ["/nowhere", 404],
    ["/healthz", 200],
    ["/readyz", 200],
  ])("%s (%d)", async (url, status) => {
    const answer = await server().app.inject({ url, headers: asResolve });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      "x-correlation-id": expect.stringMatching(/^req_/),
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
      "strict-transport-security": expect.any(String),
    });
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    expect(answer.headers["x-powered-by"]).toBeUndefined();
  });

  test("RateLimit-* say where the bucket stands (specification §4.3)", async () => {
    const answer = await server().app.inject({ url: "/v1/entities/ent_1", headers: asResolve });
    expect(answer.headers).toMatchObject({
      "ratelimit-limit": "1000",
      "ratelimit-remaining": "999",
      "ratelimit-reset": "1",
    });
  });
});

describe("conditional requests (specification §4.1)", () => {
  test("304: a tag that still holds, also among others and as a strong one", async () => {
    const { app } = server();
    const { headers } = await app.inject({ url: "/v1/entities/ent_1", headers: asResolve });
    const tag = String(headers.etag);
    expect(tag).toMatch(/^W\/"/);
    for (const value of [tag, `"other", ${tag}`, tag.slice(2), "*"]) {
      const again = await app.inject({
        url: "/v1/entities/ent_1",
        headers: { ...asResolve, "if-none-match": value },
      });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", tag]);
    }
  });

  test("200: another tag, and an answer that is not bare has none", async () => {
    const { app } = server();
    const other = await app.inject({
      url: "/v1/entities/ent_1",
      headers: { ...asResolve, "if-none-match": 'W/"x"' },
    });
    expect(other.statusCode).toBe(200);
    expect((await post(app, '{"name":"a"}')).headers.etag).toBeUndefined();
  });
});

describe("probes and metrics", () => {
  test("200: /healthz touches nothing, not even where storage is down", async () => {
    const authenticate = () => Promise.reject(new Error("touched"));
    const { app, logged } = server({ door: { authenticate } });
    const answer = await app.inject({ url: "/healthz", headers: asResolve });
    expect([answer.statusCode, answer.body]).toEqual([200, '{"status":"ok"}']);
    expect(logged).toEqual([]);
  });

  test("/readyz: 200 or 503, with the checks", async () => {
    const ready = await server().app.inject({ url: "/readyz" });
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: "ready", checks: { database: "ok" } }]);
    const not = await server({ ready: false }).app.inject({ url: "/readyz" });
    expect([not.statusCode, not.json()]).toEqual([
      503,
      { status: "not_ready", checks: { database: "unreachable" } },
    ]);
  });

  test("/metrics needs its scope and names no tenant", async () => {
    const { app } = server();
    expect((await app.inject({ url: "/metrics" })).statusCode).toBe(401);
    expect((await app.inject({ url: "/metrics", headers: bearer("admin-key") })).statusCode).toBe(403);
    const answer = await app.inject({ url: "/metrics", headers: bearer("metrics-key") });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.body).toContain("nodejs_eventloop_lag_seconds");
    expect(answer.body).not.toContain("ten_a");
  });
});

describe("public documents", () => {
  test.each([
    ["/openapi.json", "application/json; charset=utf-8"],
    ["/openapi.yaml", "application/yaml"],
    ["/docs", "text/html; charset=utf-8"],
  ])("200: %s without a credential, cacheable", async (url, type) => {
    const answer = await server().app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ "content-type": type, "cache-control": "public, max-age=300" });
  });

  test("200: the YAML document says what the JSON document says", async () => {
    const { app } = server();
    const [json, yaml] = await Promise.all(
      ["/openapi.json", "/openapi.yaml"].map(async (url) => (await app.inject({ url })).body),
    );
    expect(parse(yaml!)).toEqual(JSON.parse(json!));
  });

  test("429: one address that asks without end", async () => {
    const { app } = server();
    for (let n = 0; n < 600; n++) await app.inject({ url: "/openapi.json" });
    const answer = await app.inject({ url: "/openapi.json" });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers["retry-after"]).toBe("1");
  });
});
