import { describe, expect, onTestFinished, test, vi } from "vitest";
import { failure, type Scripted, ScriptedService } from "../../client/testing/scripted-service.ts";
import { createKey, listKeys } from "../../operations/accounts/keys.contract.ts";
import { resolve } from "../../operations/resolution/resolve.contract.ts";
import { remoteClient } from "./remote-client.ts";

/** The command line's client of a scripted service. */
async function scripted(...script: Scripted[]) {
  const service = await ScriptedService.start(...script);
  onTestFinished(() => service.close());
  const waits: number[] = [];
  const client = remoteClient({
    url: service.url,
    apiKey: "assay_sk_x",
    wait: async (milliseconds) => void waits.push(milliseconds),
  });
  return { client, requests: service.requests, waits };
}

describe("asking a running service", () => {
  test("the key goes in the header and the answer comes back as it is", async () => {
    const { client, requests } = await scripted({ status: 200, body: { decision: "match" } });
    expect(await client.ask(resolve, { name: "A" })).toEqual({ ok: true, body: { decision: "match" } });
    expect(requests[0]!.headers).toMatchObject({
      authorization: "Bearer assay_sk_x",
      "content-type": "application/json",
    });
  });

  test("a 429 is asked again after Retry-After and a little more, with one idempotency key", async () => {
    const limited = { status: 429, headers: { "Retry-After": "3" }, body: failure("rate_limited") };
    const { client, requests, waits } = await scripted(limited, limited, { status: 200, body: {} });
    expect(await client.ask(resolve, {})).toEqual({ ok: true, body: {} });
    expect(new Set(requests.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
    expect(requests).toHaveLength(3);
    for (const wait of waits) {
      expect(wait).toBeGreaterThanOrEqual(3000);
      expect(wait).toBeLessThanOrEqual(3750);
    }
  });

  test("a 503 and a lost connection are asked again, the waits growing", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    onTestFinished(() => void vi.restoreAllMocks());
    const { client, requests, waits } = await scripted(
      null,
      { status: 503, body: failure("service_unavailable") },
      null,
      { status: 200, body: {} },
    );
    expect((await client.ask(resolve, {}, { idempotencyKey: "run/1" })).ok).toBe(true);
    expect(requests.map(({ headers }) => headers["idempotency-key"])).toEqual([
      "run/1",
      "run/1",
      "run/1",
      "run/1",
    ]);
    expect(waits[2]).toBeGreaterThan(waits[0]!);
  });

  test("a 503 that stays is the answer in the end", async () => {
    const { client, requests } = await scripted({ status: 503, body: failure("service_unavailable") });
    expect(await client.ask(resolve, {})).toMatchObject({
      ok: false,
      error: { code: "service_unavailable" },
    });
    expect(requests).toHaveLength(5);
  });

  test("a call that could act twice is not repeated; a read is", async () => {
    const minting = await scripted({ status: 503, body: failure("service_unavailable") });
    await minting.client.ask(createKey, { scope: "admin", name: "x" });
    expect(minting.requests).toHaveLength(1);
    const listing = await scripted(
      { status: 503, body: failure("service_unavailable") },
      { status: 200, body: { keys: [] } },
    );
    expect((await listing.client.ask(listKeys, {})).ok).toBe(true);
  });

  test("a refused record is an answer, asked once", async () => {
    const { client, requests } = await scripted({ status: 422, body: failure("invalid_record") });
    expect(await client.ask(resolve, {})).toEqual({ ok: false, error: failure("invalid_record").error });
    expect(requests).toHaveLength(1);
  });

  test("a key that is not accepted, a service that is away and an address that is none of ours end it", async () => {
    const refused = await scripted({ status: 401, body: failure("unauthorized") });
    await expect(refused.client.ask(resolve, {})).rejects.toThrow("does not accept the key in ASSAY_API_KEY");
    const gone = await scripted(null);
    await expect(gone.client.ask(resolve, {})).rejects.toThrow("cannot be reached");
    expect(gone.requests).toHaveLength(5);
    const redirect = await scripted({ status: 302, headers: { Location: "http://127.0.0.1:1/" } });
    await expect(redirect.client.ask(resolve, {})).rejects.toThrow("the address redirects");
    expect(redirect.requests).toHaveLength(1);
    const other = await scripted({ status: 404, body: { message: "nginx" } });
    await expect(other.client.ask(resolve, {})).rejects.toThrow("no answer of this service");
  });
});
