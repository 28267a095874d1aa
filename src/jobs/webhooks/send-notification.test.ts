import { createServer } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type RawAnswer, receiverHost, WebhookReceiver } from "../../../tests/support/webhook-receiver.ts";
import { type OutboundNetwork, publicInternet } from "../../outside/network/outbound-network.ts";
import { sendNotification } from "./send-notification.ts";

let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await WebhookReceiver.start();
});

afterEach(() => {
  receiver.received.length = 0;
  receiver.connections = 0;
  receiver.answer = () => ({ status: 200 });
});

afterAll(() => receiver.close());

const url = `https://${receiverHost}/in?from=assay`;
const send = (network: OutboundNetwork, to = url) =>
  sendNotification(network, { url: to, headers: { "webhook-id": "evt_1" }, body: '{"é":1}' });
const interim = "HTTP/1.1 100 Continue\r\n\r\n";
const ok = (headers: string, body: string): string => `HTTP/1.1 200 OK\r\n${headers}\r\n\r\n${body}`;
const leadingTo =
  (...addresses: string[]): OutboundNetwork["resolve"] =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));

test("the receiver gets the exact bytes, the headers and its own name, over verified TLS", async () => {
  expect(await send(receiver.network())).toEqual({ responseStatus: 200, errorClass: null, retryAfter: null });
  expect(receiver.received).toMatchObject([
    {
      method: "POST",
      path: "/in?from=assay",
      headers: { "webhook-id": "evt_1", "content-length": "8" },
      body: '{"é":1}',
    },
  ]);
  expect(receiver.received[0]!.headers.host).toContain(receiverHost);
});

test("every attempt has a connection of its own", async () => {
  await send(receiver.network());
  await send(receiver.network());
  expect(receiver.connections).toBe(2);
});

describe("the address is judged by the connection that is made to it", () => {
  test("a name that leads to this machine is not connected to", async () => {
    const { permits } = publicInternet;
    const network = receiver.network({ permits });
    expect(await send(network)).toMatchObject({ errorClass: "blocked_address", responseStatus: null });
    expect(receiver.connections).toBe(0);
  });

  test.each(["::ffff:127.0.0.1", "::1", "64:ff9b::7f00:1", "169.254.169.254", "10.0.0.1", "0.0.0.0"])(
    "nor one that leads to %s",
    async (address) => {
      const network = receiver.network({ permits: publicInternet.permits, resolve: leadingTo(address) });
      expect((await send(network)).errorClass).toBe("blocked_address");
      expect(receiver.connections).toBe(0);
    },
  );

  test("of several addresses only the permitted ones are tried", async () => {
    const network = receiver.network({ resolve: leadingTo("127.0.0.2", "127.0.0.1", "::1") });
    const outcome = await send(network);
    expect(outcome.errorClass).toBe(null);
    const blocked = receiver.network({ resolve: leadingTo("127.0.0.2", "::1") });
    expect((await send(blocked)).errorClass).toBe("blocked_address");
  });

  test("a name is looked up once, so an answer that changes afterwards reaches nothing", async () => {
    const answers = ["127.0.0.1", "127.0.0.2"];
    const asked: string[] = [];
    const network = receiver.network({
      resolve: async (host) => {
        asked.push(host);
        return [{ address: answers.shift()!, family: 4 }];
      },
    });
    expect((await send(network)).errorClass).toBe(null);
    expect(asked).toEqual([receiverHost]);
    expect((await send(network)).errorClass).toBe("blocked_address");
    expect(receiver.connections).toBe(1);
  });

  test.each([
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://[::1]/",
    "https://[::ffff:7f00:1]/",
  ])("a written address, which no look-up sees, is refused: %s", async (literal) => {
    expect((await send(receiver.network(), literal)).errorClass).toBe("blocked_address");
    expect(receiver.connections).toBe(0);
  });
});

/** Bytes that a receiver answers with, and the expected outcome. */
const liars: readonly (readonly [string, RawAnswer, number | null, string | null])[] = [
  ["promises more than it sends", { raw: ok("Content-Length: 1000", "short"), hangsUp: true }, 200, null],
  ["promises more and stays silent", { raw: ok("Content-Length: 1000", "short") }, 200, null],
  ["sends more than it promises", { raw: ok("Content-Length: 2", "much more than two") }, 200, null],
  ["gives no length and never ends", { raw: ok("X-Length: none", "more and "), forever: true }, 200, null],
  ["gives two lengths", { raw: ok("Content-Length: 2\r\nContent-Length: 3", "two") }, null, "connect"],
  ["gives a length that is none", { raw: ok("Content-Length: -1", "") }, null, "connect"],
  ["breaks its chunks", { raw: ok("Transfer-Encoding: chunked", "not a size") }, 200, null],
  ["says 100 Continue first", { raw: `${interim}${ok("Content-Length: 0", "")}` }, 200, null],
  ["says 100 Continue and no more", { raw: interim, forever: true }, null, "timeout"],
  ["sends 20 kB of headers", { raw: ok(`X-Large: ${"x".repeat(20_000)}`, "") }, null, "connect"],
  ["sends headers for ever", { raw: "X-More: and more\r\n".repeat(50), forever: true }, null, "connect"],
  ["drips a header for ever", { raw: "HTTP/1.1 200 OK\r\nX-Slow: " }, null, "timeout"],
  ["speaks another protocol", { raw: "220 mail.example.com ESMTP\r\n" }, null, "connect"],
  ["hangs up without a word", { raw: "", hangsUp: true }, null, "connect"],
];

describe("a receiver that", () => {
  test.each(liars)("%s", async (_, answer, responseStatus, errorClass) => {
    receiver.answer = () => answer;
    const outcome = await send(receiver.network({ timeoutMs: 500 }));
    expect(outcome).toMatchObject({ responseStatus, errorClass });
    expect(receiver.connections).toBe(1);
  });
});

describe("outcomes of an attempt", () => {
  test.each([301, 302, 303, 307, 308])("a redirect is not followed: %i", async (status) => {
    receiver.answer = () => ({ status, headers: { location: `https://${receiverHost}/elsewhere` } });
    expect(await send(receiver.network())).toMatchObject({ responseStatus: status, errorClass: "redirect" });
    expect(receiver.received).toHaveLength(1);
  });

  test.each([200, 201, 202, 204, 299])("every 2xx is a delivery: %i", async (status) => {
    receiver.answer = () => ({ status });
    expect(await send(receiver.network())).toMatchObject({ responseStatus: status, errorClass: null });
  });

  test.each([400, 404, 410, 429, 500, 503])("any other status is a failure: %i", async (status) => {
    receiver.answer = () => ({ status, headers: { "retry-after": "17" } });
    const outcome = { responseStatus: status, errorClass: "http_status", retryAfter: "17" };
    expect(await send(receiver.network())).toEqual(outcome);
  });

  test("a name that cannot be looked up", async () => {
    const network = receiver.network({ resolve: () => Promise.reject(new Error("no such name")) });
    expect((await send(network)).errorClass).toBe("dns");
  });

  test("a port that nobody listens on", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    expect((await send(receiver.network({ port }))).errorClass).toBe("connect");
  });

  test("a certificate for another name", async () => {
    expect((await send(receiver.network(), "https://other.acme-receiver.com/")).errorClass).toBe("tls");
    expect(receiver.received).toEqual([]);
  });

  test("a certificate that no known authority signed", async () => {
    const { authorities: _, ...network } = receiver.network();
    expect((await send(network)).errorClass).toBe("tls");
  });

  test("a receiver that speaks no TLS, or hangs up", async () => {
    const server = createServer((socket) => socket.resume().end("HTTP/1.1 200 OK\r\n\r\n")).listen(
      0,
      "127.0.0.1",
    );
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as { port: number };
    expect((await send(receiver.network({ port }))).errorClass).toBe("tls");
    await new Promise((resolve) => server.close(resolve));
  });

  test("a receiver that never answers", async () => {
    receiver.answer = () => null;
    expect((await send(receiver.network({ timeoutMs: 200 }))).errorClass).toBe("timeout");
  });

  test("a look-up that never ends", async () => {
    const network = receiver.network({ timeoutMs: 200, resolve: () => new Promise(() => undefined) });
    expect((await send(network)).errorClass).toBe("timeout");
  });

  test("an endless answer is cut off, and its status counts", async () => {
    receiver.answer = () => ({ status: 202, body: Buffer.alloc(8 * 1024 * 1024, 0x20) });
    expect(await send(receiver.network())).toMatchObject({ responseStatus: 202, errorClass: null });
  });

  test("an answer that switches protocols is no delivery", async () => {
    receiver.answer = () => ({ status: 101, headers: { connection: "upgrade", upgrade: "h2c" } });
    expect((await send(receiver.network({ timeoutMs: 1000 }))).errorClass).not.toBe(null);
  });
});
