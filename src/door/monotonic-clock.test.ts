import { afterEach, expect, test, vi } from "vitest";
import { monotonicClock } from "./monotonic-clock.ts";
import { createMemoryBuckets } from "./rate-buckets.ts";

afterEach(() => vi.restoreAllMocks());

test("a clock that is set fills no bucket and keeps none empty", async () => {
  let [wallMs, passedMs] = [Date.parse("2026-11-20T09:00:00Z"), 1_000];
  vi.spyOn(Date, "now").mockImplementation(() => wallMs);
  vi.spyOn(performance, "now").mockImplementation(() => passedMs);
  const now = monotonicClock();
  const buckets = createMemoryBuckets();
  const take = () => buckets.take({ owner: "ten_a", bucket: "resolve", multiplier: 1, now: now() });
  expect(now().toISOString()).toBe("2026-11-20T09:00:00.000Z");
  for (let n = 0; n < 300; n++) await take();
  for (const jumpMs of [86_400_000, -2 * 86_400_000]) {
    wallMs += jumpMs;
    expect((await take()).retryAfterSeconds).toBe(1);
    passedMs += 1_000;
    expect((await take()).remaining).toBe(4);
    for (let n = 0; n < 4; n++) await take();
  }
});
