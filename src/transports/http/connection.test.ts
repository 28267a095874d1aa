import { once } from "node:events";
import { connect } from "node:net";
import { promisify } from "node:util";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createFixtureServer, type FixtureServer } from "../testing/fixture-server.ts";

let fixture: FixtureServer;
afterEach(() => fixture.app.close());

async function listen(options: Parameters<typeof createFixtureServer>[0] = {}): Promise<number> {
  fixture = createFixtureServer(options);
  await fixture.app.listen({ port: 0, host: "127.0.0.1" });
  return (fixture.app.server.address() as { port: number }).port;
}

/** Sends raw bytes, optionally more later, and returns the bytes received until the peer closed. */
function exchange(port: number, chunks: readonly string[], later?: Promise<string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => {
      for (const chunk of chunks) socket.write(chunk);
      void later?.then((chunk) => socket.write(chunk));
    });
    let received = "";
    socket.on("data", (data) => {
      received += data.toString();
    });
    socket.on("close", () => resolve(received));
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "ECONNRESET" && error.code !== "EPIPE") reject(error);
    });
  });
}

const head = (first: string, ...headers: string[]) =>
  `${[first, "Host: localhost", ...headers].join("\r\n")}\r\n\r\n`;

describe("on the wire", () => {
  test("413: a chunked body is counted while it streams, and the connection serves the next request", async () => {
    const port = await listen();
    const piece = `8000\r\n${"x".repeat(0x8000)}\r\n`;
    const answer = await exchange(port, [
      head(
        "POST /v1/resolve HTTP/1.1",
        "Authorization: Bearer resolve-key",
        "Content-Type: application/json",
        "Transfer-Encoding: chunked",
      ),
      ...Array<string>(12).fill(piece),
      "0\r\n\r\n",
      head("GET /healthz HTTP/1.1", "Connection: close"),
    ]);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('"code":"payload_too_large"');
    expect(answer).toContain('{"status":"ok"}');
  });

  test("431: a header over 16 KiB, in the envelope", async () => {
    const port = await listen();
    const answer = await exchange(port, [head("GET /healthz HTTP/1.1", `X-Large: ${"x".repeat(17_000)}`)]);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toMatch(/X-Correlation-Id: req_/);
    expect(answer).toContain('"code":"payload_too_large"');
  });

  test("400: bytes that are no HTTP", async () => {
    const port = await listen();
    const answer = await exchange(port, ["hello\r\n\r\n"]);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"invalid_request"');
  });

  test("401: two Authorization headers are none", async () => {
    const port = await listen();
    const answer = await exchange(port, [
      head(
        "GET /v1/entities/ent_1 HTTP/1.1",
        "Authorization: Bearer resolve-key",
        "Authorization: Bearer read-key",
        "Connection: close",
      ),
    ]);
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  });
});

describe("many connections", () => {
  test("one peer has so many and no more, and a trusted proxy any number", async () => {
    const get = head("GET /healthz HTTP/1.1");
    const answeredOf = async (trustedProxies: readonly string[]) => {
      const port = await listen({ connections: { perPeer: 3 }, http: { trustedProxies } });
      const sockets = await Promise.all(
        Array.from({ length: 8 }, () => {
          const answered = Promise.withResolvers<boolean>();
          const socket = connect(port, "127.0.0.1", () => socket.write(get));
          socket.once("data", () => answered.resolve(true));
          socket.once("close", () => answered.resolve(false));
          socket.on("error", () => undefined);
          return answered.promise.then((answer) => ({ socket, answer }));
        }),
      );
      for (const { socket } of sockets) socket.destroy();
      return sockets.filter(({ answer }) => answer).length;
    };
    expect(await answeredOf([])).toBe(3);
    await fixture.app.close();
    expect(await answeredOf(["127.0.0.0/8"])).toBe(8);
  });

  test("408: a header that does not end, in the envelope", async () => {
    const port = await listen({ connections: { headerTimeoutMs: 50, headerCheckMs: 20 } });
    const answer = await exchange(port, ["GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Half: "]);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"request_timeout"');
  });

  test("408: a peer that does not close its side loses the connection", async () => {
    const port = await listen({ connections: { headerTimeoutMs: 50, headerCheckMs: 20 } });
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Half: ");
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 408 /);
    const held = () => promisify(fixture.app.server.getConnections.bind(fixture.app.server))();
    await vi.waitFor(async () => expect(await held()).toBe(0), { timeout: 20_000 });
    socket.destroy();
  });

  test("a forwarding header of a peer that is not trusted is warned of once", async () => {
    for (const [trustedProxies, warnings] of [
      [[], 1],
      [["127.0.0.1"], 0],
    ] as const) {
      await listen({ http: { trustedProxies } });
      const headers = { "x-forwarded-for": "203.0.113.9" };
      for (let n = 0; n < 3; n++) await fixture.app.inject({ url: "/healthz", headers });
      expect(fixture.logged.filter(({ level }) => level === "warn")).toHaveLength(warnings);
      if (warnings === 1) await fixture.app.close();
    }
  });
});

describe("graceful close", () => {
  test("a request in flight is finished; a later one is refused with Connection: close", async () => {
    const blocked = Promise.withResolvers<void>();
    const entered = Promise.withResolvers<void>();
    const port = await listen({
      door: {
        authenticate: async (rawKey) => {
          entered.resolve();
          await blocked.promise;
          return { keyId: rawKey, scopes: ["read"], tenantId: "ten_a", reviewerId: null, rateMultiplier: 1 };
        },
      },
    });
    const get = head("GET /v1/entities/ent_1 HTTP/1.1", "Authorization: Bearer some-key");
    const second = Promise.withResolvers<string>();
    const answers = exchange(port, [get], second.promise);
    await entered.promise;
    const closed = fixture.app.close();
    await expect.poll(() => fixture.app.server.listening).toBe(false);
    second.resolve(head("GET /healthz HTTP/1.1"));
    const refused = new Promise((resolve) => fixture.app.server.once("request", resolve));
    await refused;
    blocked.resolve();
    await closed;
    const [first, then] = (await answers).split(/(?=HTTP\/1\.1 503)/);
    expect(first).toMatch(/^HTTP\/1\.1 200 /);
    expect(then).toMatch(/connection: close/i);
    expect(then).toContain('"code":"service_unavailable"');
  });

  test("an answer that ends while it closes takes its connection with it, which its client would keep", async () => {
    const blocked = Promise.withResolvers<void>();
    const entered = Promise.withResolvers<void>();
    const port = await listen({
      door: {
        authenticate: async () => {
          entered.resolve();
          await blocked.promise;
          return null;
        },
      },
      http: { inFlightMs: 3_600_000 },
    });
    const get = head("GET /v1/entities/ent_1 HTTP/1.1", "Authorization: Bearer some-key");
    const answer = exchange(port, [get]);
    await entered.promise;
    const closed = fixture.app.close();
    await expect.poll(() => fixture.app.server.listening).toBe(false);
    blocked.resolve();
    await closed;
    expect(await answer).toMatch(/^HTTP\/1\.1 401 /);
  });

  test("a request that does not end holds the close no longer than it may", async () => {
    const entered = Promise.withResolvers<void>();
    const authenticate = () => {
      entered.resolve();
      return new Promise<null>(() => {});
    };
    const port = await listen({ door: { authenticate }, http: { inFlightMs: 1 } });
    const answer = exchange(port, [
      head("GET /v1/entities/ent_1 HTTP/1.1", "Authorization: Bearer some-key"),
    ]);
    await entered.promise;
    await fixture.app.close();
    expect(await answer).toBe("");
  });
});
