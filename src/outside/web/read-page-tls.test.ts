/** Pages over https: the certificate is checked, and the way never leads back to http. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type ReceiverAnswer,
  receiverHost,
  WebhookReceiver,
} from "../../../tests/support/webhook-receiver.ts";
import type { OutboundNetwork } from "../network/outbound-network.ts";
import { pageReader } from "./read-page.ts";

let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await WebhookReceiver.start();
});
beforeEach(() => {
  receiver.received.length = 0;
});
afterAll(() => receiver.close());

const at = new Date("2026-11-20T08:00:00.000Z");
const html: ReceiverAnswer = { status: 200, headers: { "content-type": "text/html" }, body: "<p>Acme Ltd" };
const none: ReceiverAnswer = { status: 404 };

function read(network: OutboundNetwork, answer: ReceiverAnswer) {
  receiver.answer = ({ path }) => (path === "/robots.txt" ? none : answer);
  const readPage = pageReader({ network, userAgent: "Assay", now: () => at });
  return readPage(`https://${receiverHost}/legal`, new AbortController().signal);
}

test("a page is read from a host that proves its name", async () => {
  expect(await read(receiver.network(), html)).toMatchObject({ page: { extracted: "Acme Ltd" } });
  expect(receiver.received.map(({ path, headers }) => [path, headers.host])).toEqual([
    ["/robots.txt", receiverHost],
    ["/legal", receiverHost],
  ]);
});

test("a host that cannot prove its name is sent nothing", async () => {
  const { authorities: _, ...network } = receiver.network();
  expect(await read(network, html)).toEqual({ fault: "unreachable" });
  expect(receiver.received).toEqual([]);
});

test("a redirect from https to http is not followed", async () => {
  const answer = { status: 301, headers: { location: `http://${receiverHost}/legal` } };
  expect(await read(receiver.network(), answer)).toEqual({ fault: "redirected" });
});
