/** The behaviour of one process under more load than it can hold. */
import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createFixtureServer, type FixtureServer } from "../testing/fixture-server.ts";

let fixture: FixtureServer;
afterEach(() => fixture.app.close());

async function listen(options: Parameters<typeof createFixtureServer>[0]): Promise<number> {
  fixture = createFixtureServer(options);
  await fixture.app.listen({ port: 0, host: "127.0.0.1" });
  return (fixture.app.server.address() as { port: number }).port;
}

/** A request whose body ends when the test decides. */
function upload(
  port: number,
  asked: { path: string; headers: string[]; body: string; connection?: "keep-alive" },
) {
  const { path, headers, body, connection = "close" } = asked;
  const answered = Promise.withResolvers<string>();
  const socket = connect(port, "127.0.0.1");
  const lines = [`POST ${path} HTTP/1.1`, "Host: localhost", "Content-Type: application/json", ...headers];
  socket.write(
    `${lines.join("\r\n")}\r\nConnection: ${connection}\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.slice(0, -1));
  let received = "";
  socket.on("data", (data) => {
    received += data.toString();
  });
  socket.on("close", () => answered.resolve(received));
  // The server may close while the test still writes.
  socket.on("error", () => undefined);
  return { answer: answered.promise, end: () => socket.write(body.slice(-1)) };
}

const record = (bytes: number) => JSON.stringify({ name: "A".repeat(400), country: "N".repeat(bytes - 430) });
const resolveHeaders = ["Authorization: Bearer resolve-key"];

test("503: bodies that together are more than is kept in memory; what was there before is served", async () => {
  const port = await listen({ bodyBytes: 100_000 });
  const first = upload(port, { path: "/v1/resolve", headers: resolveHeaders, body: record(80_000) });
  await expect.poll(() => fixture.deps.load.taken).toBe(1);
  const second = upload(port, { path: "/v1/resolve", headers: resolveHeaders, body: record(80_000) });
  const [refused, served] = await Promise.race([
    second.answer.then((answer) => [answer, first] as const),
    first.answer.then((answer) => [answer, second] as const),
  ]);
  expect(refused).toMatch(/^HTTP\/1\.1 503 /);
  expect(refused).toMatch(/Retry-After: 1\r\n/i);
  expect(refused).toContain('"code":"service_unavailable"');
  served.end();
  // Its country is too long: the request was read whole and refused for its content.
  expect(await served.answer).toMatch(/^HTTP\/1\.1 422 /);
  const third = upload(port, { path: "/v1/resolve", headers: resolveHeaders, body: record(80_000) });
  third.end();
  expect(await third.answer).toMatch(/^HTTP\/1\.1 422 /);
});

test("401: nothing is read of a stranger's body, over REST and at /mcp", async () => {
  const port = await listen({ bodyBytes: 10 });
  for (const path of ["/v1/resolve", "/mcp"]) {
    const accept = "Accept: application/json";
    const stranger = upload(port, {
      path,
      headers: ["Authorization: Bearer unknown", accept],
      body: record(5_000),
    });
    expect(await stranger.answer, path).toMatch(/^HTTP\/1\.1 401 /);
  }
});

test("503: a tool call whose body finds no room, with Retry-After", async () => {
  const port = await listen({ bodyBytes: 1_000 });
  const call = upload(port, {
    path: "/mcp",
    headers: [...resolveHeaders, "Accept: application/json"],
    body: record(5_000),
  });
  call.end();
  const answer = await call.answer;
  expect(answer).toMatch(/^HTTP\/1\.1 503 /);
  expect(answer).toMatch(/Retry-After: 1\r\n/i);
});

test("408: a body that stops arriving, and what it held is free again", async () => {
  const port = await listen({ bodyBytes: 100_000, bodyPace: { intervalMs: 50, leastBytes: 1 } });
  const first = upload(port, {
    path: "/v1/resolve",
    headers: resolveHeaders,
    body: record(80_000),
    connection: "keep-alive",
  });
  const answer = await first.answer;
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toMatch(/connection: close/i);
  expect(answer).toContain('"code":"request_timeout"');
  const second = upload(port, { path: "/v1/resolve", headers: resolveHeaders, body: record(80_000) });
  second.end();
  expect(await second.answer).toMatch(/^HTTP\/1\.1 422 /);
});

test("408: a message to /mcp that stops arriving, and the connection ends", async () => {
  const port = await listen({ bodyPace: { intervalMs: 50, leastBytes: 1 } });
  const headers = [...resolveHeaders, "Accept: application/json, text/event-stream"];
  const message = { path: "/mcp", headers, body: record(80_000), connection: "keep-alive" } as const;
  const { answer: answered } = upload(port, message);
  const answer = await answered;
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toMatch(/connection: close/i);
});

test("429: one caller's bodies hold no more than its share, and another caller's are read meanwhile", async () => {
  const port = await listen({});
  const stalled = Array.from({ length: 7 }, () =>
    upload(port, {
      path: "/mcp",
      headers: [...resolveHeaders, "Accept: application/json"],
      body: `{"x":"${"x".repeat(6 * 1024 * 1024)}"}`,
    }),
  );
  const first = await Promise.race(stalled.map(({ answer }) => answer));
  expect(first).toMatch(/^HTTP\/1\.1 429 /);
  const other = upload(port, {
    path: "/v1/resolve",
    headers: ["Authorization: Bearer other-resolve-key"],
    body: record(80_000),
  });
  other.end();
  expect(await other.answer).toMatch(/^HTTP\/1\.1 422 /);
  for (const { end } of stalled) end();
  await Promise.all(stalled.map(({ answer }) => answer));
});

test("429: a large message of a caller whose bucket is empty is not read", async () => {
  const port = await listen({});
  const headers = { authorization: "Bearer read-key", "content-type": "application/json", host: "localhost" };
  const ping = {
    method: "POST",
    url: "/mcp",
    headers,
    body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
  } as const;
  for (let n = 0; n < 1_000; n++) expect((await fixture.app.inject(ping)).statusCode).toBe(200);
  const large = upload(port, {
    path: "/mcp",
    headers: ["Authorization: Bearer read-key", "Accept: application/json"],
    body: record(100_000),
  });
  expect(await large.answer).toMatch(/^HTTP\/1\.1 429 /);
});

test("refused messages cost a token of the bucket read, and calls that are served do not", async () => {
  fixture = createFixtureServer({});
  const headers = { authorization: "Bearer read-key", "content-type": "application/json", host: "localhost" };
  const send = (body: string) => fixture.app.inject({ method: "POST", url: "/mcp", headers, body });
  const call = (args: object) =>
    send(
      JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name: "get_entity", arguments: args },
      }),
    );
  const remaining = async () =>
    (await call({ entity_id: "ent_1" })).json().result._meta.assay.rate_limit.remaining;
  expect(await remaining()).toBe(999);
  expect((await send("[")).statusCode).toBe(400);
  expect(await remaining()).toBe(997);
});

test("200: probes are answered whatever the load", async () => {
  fixture = createFixtureServer({});
  const places = Array.from({ length: 1024 }, () => fixture.deps.load.enter());
  expect(places).not.toContain(null);
  const headers = { authorization: "Bearer read-key" };
  expect((await fixture.app.inject({ url: "/v1/entities/ent_1", headers })).statusCode).toBe(503);
  expect((await fixture.app.inject({ url: "/healthz" })).statusCode).toBe(200);
  expect((await fixture.app.inject({ url: "/readyz" })).statusCode).toBe(200);
});

test("200: /metrics tells the event loop's lag as a histogram, and what is in progress", async () => {
  fixture = createFixtureServer({});
  fixture.deps.load.enter();
  const headers = { authorization: "Bearer metrics-key" };
  const scrape = async () => (await fixture.app.inject({ url: "/metrics", headers })).body;
  await expect.poll(async () => /assay_event_loop_lag_seconds_count [1-9]/.test(await scrape())).toBe(true);
  const text = await scrape();
  expect(text).toMatch(/assay_event_loop_lag_seconds_bucket\{le="0\.1"\} \d+/);
  // The scrape itself also occupies a slot.
  expect(text).toMatch(/assay_requests_in_progress [12]\n/);
});
