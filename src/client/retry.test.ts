import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ConnectionError, errorOf } from "./errors.ts";
import { pause, waitBefore } from "./retry.ts";

const limits = { maxRetries: 4, maxRateLimitRetries: 2 };
const failing = (status: number, code = "internal_error", retryAfter: number | null = null) =>
  errorOf({ status, code, message: "", details: {}, correlationId: null, retryAfter, idempotencyKey: null });
const first = { rateLimited: 0, failed: 1, repeatable: true };
const always = (value: number) => ({ limits, random: () => value });

describe("whether a call is made again", () => {
  test.each([408, 425, 500, 502, 503, 504])("%i may pass, where asking twice is safe", (status) => {
    expect(waitBefore(failing(status), first, always(0.5))).not.toBeNull();
    expect(waitBefore(failing(status), { ...first, repeatable: false }, always(0.5))).toBeNull();
  });

  test("a lost connection may pass, where asking twice is safe", () => {
    expect(waitBefore(new ConnectionError("gone"), first, always(0.5))).not.toBeNull();
    expect(waitBefore(new ConnectionError("gone"), { ...first, repeatable: false }, always(0.5))).toBeNull();
  });

  test("429 may always pass, as nothing has been done, and has tries of its own", () => {
    const limited = { rateLimited: 2, failed: 0, repeatable: false };
    expect(waitBefore(failing(429, "rate_limited"), limited, always(0.5))).not.toBeNull();
    expect(waitBefore(failing(429, "rate_limited"), { ...limited, rateLimited: 3 }, always(0.5))).toBeNull();
  });

  test("of the conflicts only that a key is still at work", () => {
    expect(waitBefore(failing(409, "idempotency_in_progress"), first, always(0.5))).not.toBeNull();
    expect(waitBefore(failing(409, "idempotency_conflict"), first, always(0.5))).toBeNull();
  });

  test.each([400, 401, 403, 404, 410, 413, 422])("%i stands", (status) => {
    expect(waitBefore(failing(status), first, always(0.5))).toBeNull();
  });

  test("an error that the client does not know is passed on unchanged", () => {
    expect(waitBefore(new TypeError(), first, always(0.5))).toBeNull();
  });
});

describe("how long is waited", () => {
  test("anything up to a step that doubles, and no more than eight seconds", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (failed, random) => {
          const wait = waitBefore(failing(503), { ...first, failed }, always(random))!;
          expect(wait).toBe(Math.min(500 * 2 ** (failed - 1), 8_000) * random);
        },
      ),
    );
  });

  test("never less than Retry-After, and a quarter more at the most", () => {
    expect(waitBefore(failing(503, "x", 3), first, always(0))).toBe(3000);
    expect(waitBefore(failing(503, "x", 3), first, always(1))).toBe(3750);
  });

  test("not at all where the service asks for more than a minute", () => {
    expect(waitBefore(failing(503, "x", 61), first, always(0))).toBeNull();
  });
});

test("a pause ends with the caller's signal, and gives its reason", async () => {
  const ended = new AbortController();
  const waiting = pause(60_000, ended.signal);
  ended.abort(new Error("enough"));
  await expect(waiting).rejects.toThrow("enough");
  await expect(pause(60_000, ended.signal)).rejects.toThrow("enough");
  await pause(0);
});
