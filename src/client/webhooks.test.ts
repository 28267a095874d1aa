import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { WebhookVerificationError } from "./errors.ts";
import { signWebhook, verifyWebhook } from "./webhooks.ts";

const secret = `whsec_${randomBytes(32).toString("base64")}`;
const now = new Date();
const body = JSON.stringify({
  type: "batch.succeeded",
  timestamp: "2026-11-20T09:00:00.000Z",
  data: { job_id: "job_1", state: "succeeded", name: "Müller" },
});
const signed = (text = body, by = secret) => {
  const [id, seconds] = ["evt_1", Math.floor(now.getTime() / 1000)];
  return {
    "webhook-id": id,
    "webhook-timestamp": String(seconds),
    "webhook-signature": new Webhook(by).sign(id, now, text),
  };
};

describe("a notification, signed by the independent library", () => {
  test("is what it says, from headers in any form", async () => {
    const headers = signed();
    const forms = [
      headers,
      new Headers(headers),
      { ...headers, "webhook-id": ["evt_1"] },
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value])),
    ];
    for (const form of forms) expect(await verifyWebhook(body, form, secret)).toEqual(JSON.parse(body));
    expect(await verifyWebhook(new TextEncoder().encode(body), headers, secret)).toEqual(JSON.parse(body));
  });

  test("may have several signatures, of which one is of the secret", async () => {
    const headers = signed();
    const other = signed(body, `whsec_${randomBytes(32).toString("base64")}`)["webhook-signature"];
    const several = `v1a,x ${other} v1,=== ${headers["webhook-signature"]}`;
    await verifyWebhook(body, { ...headers, "webhook-signature": several }, secret);
  });

  test.each<[string, Record<string, string>, string]>([
    ["another body", {}, `${body} `],
    ["another id", { "webhook-id": "evt_2" }, body],
    ["no header", { "webhook-id": "" }, body],
    [
      "a signature of another version",
      { "webhook-signature": signed()["webhook-signature"].replace("v1,", "v2,") },
      body,
    ],
    ["a timestamp that is none", { "webhook-timestamp": "NaN" }, body],
  ])("with %s is refused, and nothing of it repeated", async (_what, changes, text) => {
    const error = await verifyWebhook(text, { ...signed(), ...changes }, secret).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(WebhookVerificationError);
    expect((error as Error).message).not.toMatch(/evt_|whsec_|NaN|v2/);
  });

  test("is refused five minutes before and after its time, or as much as is said", async () => {
    const at = (seconds: number) => new Date((Math.floor(now.getTime() / 1000) + seconds) * 1000);
    for (const seconds of [-300, 300]) await verifyWebhook(body, signed(), secret, { now: at(seconds) });
    for (const seconds of [-301, 301])
      await expect(verifyWebhook(body, signed(), secret, { now: at(seconds) })).rejects.toThrow(
        "webhook-timestamp",
      );
    await expect(verifyWebhook(body, signed(), secret, { now: at(11), tolerance: 10 })).rejects.toThrow();
  });

  test("needs a secret that can be one", async () => {
    for (const bad of ["whsec_", "", "whsec_%%%"])
      await expect(verifyWebhook(body, signed(), bad)).rejects.toThrow("secret:");
  });
});

test("the independent library accepts a body that is signed for a receiver's own tests", async () => {
  const headers = await signWebhook(body, secret);
  expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
});
