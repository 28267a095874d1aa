import { afterEach, describe, expect, test } from "vitest";
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

interface Sent {
  readonly fixture?: FixtureServer;
  readonly method?: "GET" | "POST" | "DELETE" | "PUT" | "OPTIONS";
  /** A header that is undefined is not sent. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: string | object;
}

async function send({ fixture = server(), method = "POST", headers = {}, body = {} }: Sent) {
  const all = {
    host: "assay.example",
    authorization: "Bearer resolve-key",
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
    ...headers,
  };
  const known = Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const payload = typeof body === "string" ? body : JSON.stringify(body);
  const answer = await fixture.app.inject({
    method,
    url: "/mcp",
    headers: Object.fromEntries(known),
    ...(method === "POST" ? { payload } : {}),
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, json: () => answer.json() };
}

const rpc = (method: string, params?: object, id: unknown = 1) => ({ jsonrpc: "2.0", id, method, params });
const ping = rpc("ping");

async function call(name: string, args: object, options: { fixture?: FixtureServer; key?: string } = {}) {
  const answer = await send({
    ...(options.fixture === undefined ? {} : { fixture: options.fixture }),
    headers: { authorization: `Bearer ${options.key ?? "resolve-key"}` },
    body: rpc("tools/call", { name, arguments: args }),
  });
  expect(answer.status).toBe(200);
  return { ...answer, result: answer.json().result };
}

describe("specification §5.1 order of the checks", () => {
  // Each request breaks the rule of its row and every rule below it, so the row's answer proves the order.
  const broken = {
    accept: "text/html",
    authorization: undefined,
    "mcp-protocol-version": "1999-01-01",
  };
  const unparsable = "{".repeat(8 * 1024 * 1024 + 1);

  test("421: Host comes first", async () => {
    const headers = { ...broken, host: "evil.example.com", origin: "http://evil.example.com" };
    expect(await send({ method: "PUT", headers })).toMatchObject({ status: 421 });
  });

  test("421: then Origin", async () => {
    const answer = await send({ method: "PUT", headers: { ...broken, origin: "http://evil.example.com" } });
    expect(answer.status).toBe(421);
    expect(answer.json().error.message).toContain("origin");
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  });

  test.each([["GET"], ["DELETE"], ["PUT"]] as const)(
    "405: then the method %s, with Allow",
    async (method) => {
      const answer = await send({ method, headers: broken });
      expect(answer).toMatchObject({ status: 405, headers: { allow: "POST, OPTIONS" } });
      expect(answer.json()).toEqual({
        jsonrpc: "2.0",
        error: { code: -32000, message: "Method not allowed." },
      });
    },
  );

  test("415: then the media type", async () => {
    const headers = { ...broken, "content-type": "text/plain" };
    expect(await send({ headers, body: unparsable })).toMatchObject({ status: 415 });
  });

  test("406: then Accept", async () => {
    expect(await send({ headers: broken, body: unparsable })).toMatchObject({ status: 406 });
  });

  test("413: then the size", async () => {
    expect(await send({ headers: { ...broken, accept: "*/*" }, body: unparsable })).toMatchObject({
      status: 413,
    });
  });

  test("401: then the credential, before anything is parsed", async () => {
    const answer = await send({ headers: { ...broken, accept: "*/*" }, body: "{" });
    expect(answer.status).toBe(401);
  });

  test("400 -32700: then JSON", async () => {
    const answer = await send({ headers: { "mcp-protocol-version": "1999-01-01" }, body: "{" });
    expect([answer.status, answer.json().error.code]).toEqual([400, -32700]);
  });

  test("400 -32600: then the shape", async () => {
    const answer = await send({
      headers: { "mcp-protocol-version": "1999-01-01" },
      body: { jsonrpc: "1.0" },
    });
    expect([answer.status, answer.json().error.code]).toEqual([400, -32600]);
  });

  test("400 -32000: then the protocol version", async () => {
    const answer = await send({
      headers: { "mcp-protocol-version": "2026-07-28" },
      body: rpc("nope", {}, "x"),
    });
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual({
      jsonrpc: "2.0",
      id: "x",
      error: {
        code: -32000,
        message:
          "Bad Request: Unsupported protocol version: 2026-07-28 (supported versions: 2025-11-25, 2025-06-18, 2025-03-26)",
      },
    });
  });
});

describe("specification §5.1 Host and Origin", () => {
  test.each([
    [{ host: "assay.example" }, 200],
    [{ host: "ASSAY.example:443" }, 200],
    [{ host: "localhost:9999" }, 200],
    [{ host: "assay.example:8080" }, 421],
    [{ host: "assay.example.evil.com" }, 421],
    [{ host: "assay.example/x" }, 421],
    [{ host: "user@assay.example" }, 421],
    [{ origin: "https://assay.example" }, 200],
    [{ origin: "http://localhost:5173" }, 200],
    [{ origin: "http://assay.example" }, 421],
    [{ origin: "https://assay.example:444" }, 421],
    [{ origin: "https://localhost:5173" }, 421],
    [{ origin: "null" }, 421],
    [{ origin: "" }, 421],
  ])("%o: %d", async (headers, status) => {
    expect((await send({ headers, body: ping })).status).toBe(status);
  });

  test("403: the status for a foreign Origin can be MCP's own", async () => {
    const fixture = server({ mcp: { originStatus: 403 } });
    expect((await send({ fixture, headers: { origin: "http://evil.example" }, body: ping })).status).toBe(
      403,
    );
  });

  test("an allowed page may read the answer, no other", async () => {
    const answer = await send({ headers: { origin: "https://assay.example" }, body: ping });
    expect(answer.headers["access-control-allow-origin"]).toBe("https://assay.example");
    const preflight = await send({ method: "OPTIONS", headers: { origin: "https://assay.example" } });
    expect(preflight.status).toBe(204);
    expect(preflight.headers["access-control-allow-headers"]).toContain("MCP-Protocol-Version");
    expect((await send({ body: ping })).headers["access-control-allow-origin"]).toBeUndefined();
  });
});

describe("specification §5.1 messages", () => {
  test("400: a batch is refused, and the error has no id", async () => {
    const answer = await send({ body: JSON.stringify([ping]) });
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual({
      jsonrpc: "2.0",
      error: { code: -32600, message: "Invalid Request: batching is not supported" },
    });
  });

  test.each([
    [{ jsonrpc: "2.0", id: null, method: "ping" }],
    [{ jsonrpc: "2.0", id: 1.5, method: "ping" }],
    [{ jsonrpc: "2.0", id: {}, method: "ping" }],
    [{ jsonrpc: "2.0", id: 1 }],
    [{ jsonrpc: "2.0", id: 1, method: 7 }],
    [{ id: 1, method: "ping" }],
    ["7"],
  ])("400 -32600: %j", async (body) => {
    const answer = await send({ body });
    expect([answer.status, answer.json().error.code]).toEqual([400, -32600]);
    expect(answer.json().id).not.toBeNull();
  });

  test.each([
    ["a notification", { jsonrpc: "2.0", method: "notifications/initialized" }],
    ["a cancellation", { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } }],
    ["an unknown notification", { jsonrpc: "2.0", method: "notifications/whatever" }],
    ["a response", { jsonrpc: "2.0", id: 1, result: {} }],
    ["an error response", { jsonrpc: "2.0", id: 1, error: { code: 1, message: "x" } }],
  ])("202: %s, with no body and no content type", async (_name, body) => {
    const answer = await send({ body });
    expect([answer.status, answer.text, answer.headers["content-type"]]).toEqual([202, "", undefined]);
  });

  test("200: no session is ever given, and one that is sent is ignored", async () => {
    const answer = await send({ headers: { "mcp-session-id": "stale" }, body: ping });
    expect(answer.status).toBe(200);
    expect(answer.headers["mcp-session-id"]).toBeUndefined();
  });

  test.each([[undefined], ["2025-11-25"], ["2025-06-18"], ["2025-03-26"]])(
    "200: version %s",
    async (version) => {
      expect((await send({ headers: { "mcp-protocol-version": version }, body: ping })).status).toBe(200);
    },
  );

  test.each([
    [undefined, "json"],
    ["application/json, text/event-stream", "json"],
    ["text/event-stream, application/json;q=0.1", "json"],
    ["*/*", "json"],
    ["application/*", "json"],
    ["text/event-stream", "sse"],
    ["application/json;q=0, text/event-stream", "sse"],
    ["text/*", "sse"],
  ])("200: Accept %s is answered as %s", async (accept, framing) => {
    const answer = await send({ headers: { accept }, body: ping });
    if (framing === "json") {
      expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(answer.json()).toEqual({ jsonrpc: "2.0", id: 1, result: {} });
    } else {
      expect(answer.text).toBe('event: message\ndata: {"jsonrpc":"2.0","id":1,"result":{}}\n\n');
      expect(answer.headers).toMatchObject({
        "content-type": "text/event-stream",
        "cache-control": "no-cache, no-transform",
        "x-accel-buffering": "no",
      });
    }
  });

  test.each([["text/html"], ["application/json;q=0"], ["*/*;q=0"]])("406: Accept %s", async (accept) => {
    expect((await send({ headers: { accept }, body: ping })).status).toBe(406);
  });
});

describe("specification §5.2 lifecycle", () => {
  const client = { name: "test", version: "1" };
  const initialize = (params: object) => send({ body: rpc("initialize", params) });

  test.each([
    ["2025-11-25", "2025-11-25"],
    ["2025-06-18", "2025-06-18"],
    ["2024-11-05", "2025-11-25"],
    ["2099-01-01", "2025-11-25"],
  ])("200: initialize with %s agrees on %s", async (asked, agreed) => {
    const answer = await initialize({ protocolVersion: asked, capabilities: {}, clientInfo: client });
    expect(answer.json().result).toMatchObject({
      protocolVersion: agreed,
      capabilities: { tools: { listChanged: false } },
      serverInfo: { name: "assay", title: "Company Entity Resolution", version: "2026-11-20" },
      instructions: expect.any(String),
      _meta: { assay: { correlation_id: answer.headers["x-correlation-id"] } },
    });
  });

  test("200: the version header is not looked at on initialize", async () => {
    const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: client };
    const answer = await send({
      headers: { "mcp-protocol-version": "2026-07-28" },
      body: rpc("initialize", params),
    });
    expect(answer.status).toBe(200);
  });

  test.each([
    [{ capabilities: {}, clientInfo: client }],
    [{ protocolVersion: "2025-11-25", clientInfo: client }],
    [{ protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "x" } }],
    [{ protocolVersion: "2025-11-25", capabilities: {} }],
  ])("-32602: initialize with %j", async (params) => {
    expect((await initialize(params)).json().error.code).toBe(-32602);
  });

  test("200 -32601: an unknown method", async () => {
    const answer = await send({ body: rpc("resources/list") });
    expect([answer.status, answer.json().error.code]).toEqual([200, -32601]);
  });
});

describe("specification §5.3 tools/list", () => {
  test("tools in a fixed order, each complete, closed and with all hints", async () => {
    const answer = await send({ body: rpc("tools/list") });
    const { tools, nextCursor } = answer.json().result;
    expect(nextCursor).toBeUndefined();
    expect(tools.map(({ name }: { name: string }) => name)).toEqual([
      "get_entity",
      "resolve_company",
      "fail_on_request",
    ]);
    for (const tool of tools) {
      expect(tool.name).toMatch(/^[A-Za-z0-9_.-]{1,64}$/);
      expect(tool).toMatchObject({ title: expect.any(String), description: expect.any(String) });
      expect(tool.inputSchema).toMatchObject({ type: "object", additionalProperties: false });
      expect(tool.outputSchema).toMatchObject({ type: "object", properties: { error: { type: "object" } } });
      expect(Object.keys(tool.annotations).sort()).toEqual([
        "destructiveHint",
        "idempotentHint",
        "openWorldHint",
        "readOnlyHint",
        "title",
      ]);
      expect(tool._meta).toEqual({
        assay: { accepted_scopes: expect.any(Array) },
        "dev.assay/accepted_scopes": tool._meta.assay.accepted_scopes,
      });
    }
  });

  test("specification §5.5: idempotency_key is an argument where the operation takes one, required where it must", async () => {
    const { tools } = (await send({ body: rpc("tools/list") })).json().result;
    const [read, write, failing] = tools.map((tool: { inputSchema: object }) => tool.inputSchema);
    expect(read.properties).not.toHaveProperty("idempotency_key");
    expect(write.properties.idempotency_key).toMatchObject({ type: "string", maxLength: 200 });
    expect(write.required ?? []).not.toContain("idempotency_key");
    expect(failing.required).toEqual(["kind", "idempotency_key"]);
  });

  test("pages: every tool once, no null cursor", async () => {
    const fixture = server({ mcp: { pageSize: 2 } });
    const first = (await send({ fixture, body: rpc("tools/list") })).json().result;
    const second = (await send({ fixture, body: rpc("tools/list", { cursor: first.nextCursor }) })).json()
      .result;
    expect([first.tools.length, second.tools.length]).toEqual([2, 1]);
    expect("nextCursor" in second).toBe(false);
  });

  test.each([["nope"], [7], [null], [""]])("-32602: the cursor %j", async (cursor) => {
    expect((await send({ body: rpc("tools/list", { cursor }) })).json().error.code).toBe(-32602);
  });

  test("every credential that may call a tool sees the same list", async () => {
    const fixture = server();
    const list = async (key: string) =>
      (await send({ fixture, headers: { authorization: `Bearer ${key}` }, body: rpc("tools/list") })).json()
        .result.tools;
    expect(await list("read-key")).toEqual(await list("resolve-key"));
  });
});

describe("specification §5.4 tools/call", () => {
  test("200: the result as text and as structured content, with its metadata", async () => {
    const { result, headers } = await call("get_entity", { entity_id: "ent_1" });
    expect(result.isError).toBe(false);
    expect(JSON.parse(result.content[0].text)).toEqual(result.structuredContent);
    const limit = { scope: "read", limit: 1000, remaining: 999, reset_seconds: 1, retry_after_seconds: 0 };
    expect(result._meta).toEqual({
      assay: { correlation_id: headers["x-correlation-id"], rate_limit: limit },
      "dev.assay/correlation_id": headers["x-correlation-id"],
      "dev.assay/rate_limit": limit,
    });
  });

  test("-32602: an unknown tool, and params that are none", async () => {
    const unknown = await send({ body: rpc("tools/call", { name: "nope" }) });
    expect(unknown.json().error).toEqual({ code: -32602, message: "Unknown tool: nope" });
    for (const params of [
      {},
      { name: 7 },
      { name: "get_entity", arguments: [] },
      { name: "get_entity", arguments: null },
    ]) {
      expect((await send({ body: rpc("tools/call", params) })).json().error.code).toBe(-32602);
    }
    const list = { jsonrpc: "2.0", id: 1, method: "tools/call", params: [] };
    expect((await send({ body: list })).json().error.code).toBe(-32602);
  });

  test("-32601: no tool runs as a task", async () => {
    const params = { name: "get_entity", arguments: { entity_id: "ent_1" }, task: { ttl: 1 } };
    expect((await send({ body: rpc("tools/call", params) })).json().error.code).toBe(-32601);
  });

  test("isError: arguments that the schema does not admit, unknown ones included", async () => {
    const { result } = await call("get_entity", { entity_id: "ent_1", nope: 1 });
    expect(result).toMatchObject({
      isError: true,
      structuredContent: {
        error: { code: "invalid_request", details: { fields: [{ path: "nope", code: "unknown_field" }] } },
      },
    });
    expect(result.content[0].text).toBe(
      "invalid_request: The request does not meet its schema.\n- nope: no such field\nRetry: corrected.",
    );
  });

  test("isError: a failure of the operation has the envelope of REST", async () => {
    const { result } = await call("get_entity", { entity_id: "ent_2" });
    expect(result).toMatchObject({
      isError: true,
      structuredContent: { error: { code: "not_found", details: {} } },
    });
    expect(result._meta.assay.correlation_id).toBe(result.structuredContent.error.correlation_id);
  });

  test("isError: a fault of ours is opaque and not a protocol error", async () => {
    const { result } = await call("fail_on_request", { kind: "defect", idempotency_key: "k" });
    expect(result.structuredContent.error.code).toBe("internal_error");
    expect(JSON.stringify(result)).not.toContain("secret");
  });

  test("isError: a scope that this tool does not accept", async () => {
    const { result } = await call("resolve_company", { name: "Example AS" }, { key: "read-key" });
    expect(result.structuredContent.error).toMatchObject({
      code: "key_scope_forbidden",
      details: { accepted_scopes: ["resolve"] },
    });
  });

  test("idempotency_key and the REST header are one key space", async () => {
    const fixture = server();
    const { result } = await call(
      "resolve_company",
      { name: "Example AS", idempotency_key: "k" },
      { fixture },
    );
    const rest = await fixture.app.inject({
      method: "POST",
      url: "/v1/resolve",
      headers: {
        authorization: "Bearer resolve-key",
        "content-type": "application/json",
        "idempotency-key": "k",
      },
      payload: '{"name":"Example AS"}',
    });
    expect(rest.json()).toEqual(result.structuredContent);
    expect(rest.headers["idempotency-replayed"]).toBe("true");
    expect(fixture.runs.count).toBe(1);
  });

  test("isError: an idempotency_key that is no string, one that is missing, one that is not taken", async () => {
    const fields = async (name: string, args: object) =>
      (await call(name, args)).result.structuredContent.error;
    expect(await fields("resolve_company", { name: "x", idempotency_key: 7 })).toMatchObject({
      code: "invalid_request",
      details: { fields: [{ path: "idempotency_key", code: "wrong_type" }] },
    });
    expect((await fields("fail_on_request", { kind: "none" })).code).toBe("idempotency_key_required");
    expect((await fields("get_entity", { entity_id: "ent_1", idempotency_key: "k" })).code).toBe(
      "invalid_request",
    );
  });
});

describe("specification §5.7 rates", () => {
  test("a tool charges its operation's bucket, shared with REST; the rest charges read", async () => {
    const fixture = server();
    await send({ fixture, body: ping });
    await send({ fixture, body: rpc("tools/list") });
    await send({ fixture, body: { jsonrpc: "2.0", method: "notifications/initialized" } });
    const rest = await fixture.app.inject({
      url: "/v1/entities/ent_1",
      headers: { authorization: "Bearer resolve-key" },
    });
    expect(rest.headers["ratelimit-remaining"]).toBe("996");
    const { result } = await call("resolve_company", { name: "x" }, { fixture });
    expect(result._meta.assay.rate_limit).toMatchObject({ scope: "resolve", remaining: 299 });
  });

  test("an empty bucket is an isError result for a tool and 429 for the rest", async () => {
    const fixture = server();
    for (let n = 0; n < 1000; n++) await call("get_entity", { entity_id: "ent_1" }, { fixture });
    const { result } = await call("get_entity", { entity_id: "ent_1" }, { fixture });
    expect(result.structuredContent.error).toMatchObject({
      code: "rate_limited",
      details: { retry_after: 1 },
    });
    expect(result._meta.assay.rate_limit).toMatchObject({ remaining: 0, retry_after_seconds: 1 });
    const list = await send({ fixture, body: rpc("tools/list") });
    expect(list).toMatchObject({ status: 429, headers: { "retry-after": "1" } });
    expect(list.json()).toMatchObject({ id: 1, error: { code: -32000 } });
  });
});

describe("specification §5.8 authorization", () => {
  const metadata = 'resource_metadata="https://assay.example/.well-known/oauth-protected-resource/mcp"';

  test("401: no credential: an OAuth body, and a challenge without an error", async () => {
    const answer = await send({ headers: { authorization: undefined }, body: ping });
    expect(answer.status).toBe(401);
    expect(answer.json()).toMatchObject({ error: "invalid_token", error_description: expect.any(String) });
    expect(answer.headers["www-authenticate"]).toBe(`Bearer scope="read resolve", ${metadata}`);
  });

  test("401: a bad credential: the challenge names the error", async () => {
    const answer = await send({ headers: { authorization: "Bearer wrong" }, body: ping });
    expect(answer.headers["www-authenticate"]).toMatch(
      /^Bearer error="invalid_token", error_description="[^"]+", scope="read resolve", resource_metadata="/,
    );
  });

  test.each([["admin-key"], ["metrics-key"], ["erase-key"]])(
    "403: %s, whose scope no tool accepts",
    async (key) => {
      const answer = await send({ headers: { authorization: `Bearer ${key}` }, body: ping });
      expect(answer.status).toBe(403);
      expect(answer.json()).toMatchObject({ error: "insufficient_scope" });
      expect(answer.headers["www-authenticate"]).toMatch(
        /^Bearer error="insufficient_scope", .*scope="read resolve", /,
      );
    },
  );

  test("429: an address without a valid credential", async () => {
    const fixture = server();
    const headers = { authorization: undefined };
    for (let n = 0; n < 600; n++) await send({ fixture, headers, body: ping });
    expect(await send({ fixture, headers, body: ping })).toMatchObject({
      status: 429,
      headers: { "retry-after": "1" },
    });
  });
});
