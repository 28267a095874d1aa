import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clopperPearson, lowerBound, upperBound } from "./intervals.ts";

describe("clopperPearson", () => {
  // Without an error in n, the lower bound is alpha^(1/n), as any table of the method shows.
  test.each([
    [29, 0.9],
    [149, 0.98],
    [299, 0.99],
  ])("%i without an error show a share of %d at 95 %%", (clean, share) => {
    expect(lowerBound(clean, clean)).toBeGreaterThanOrEqual(share);
    expect(lowerBound(clean - 1, clean - 1)).toBeLessThan(share + 0.0005);
    expect(lowerBound(clean, clean)).toBeCloseTo(0.05 ** (1 / clean), 10);
  });

  test("one error in 46 still shows 0.90, in 45 no more", () => {
    expect(lowerBound(45, 46)).toBeGreaterThanOrEqual(0.9);
    expect(lowerBound(44, 45)).toBeLessThan(0.9);
  });

  test("nothing counted has no interval, nothing hit reaches down to 0, everything hit up to 1", () => {
    expect(clopperPearson(0, 0)).toBeNull();
    expect(clopperPearson(0, 10)?.[0]).toBe(0);
    expect(clopperPearson(0, 10)?.[1]).toBeCloseTo(1 - 0.025 ** 0.1, 10);
    expect(clopperPearson(10, 10)).toEqual([expect.closeTo(0.025 ** 0.1, 10), 1]);
  });

  test("holds the share, and mirrors when hits and misses change places", () => {
    const counts = fc
      .integer({ min: 1, max: 5000 })
      .chain((all) => fc.tuple(fc.integer({ min: 0, max: all }), fc.constant(all)));
    fc.assert(
      fc.property(counts, ([hits, all]) => {
        const [low, high] = clopperPearson(hits, all)!;
        const [mirroredLow, mirroredHigh] = clopperPearson(all - hits, all)!;
        expect(low).toBeLessThanOrEqual(hits / all);
        expect(high).toBeGreaterThanOrEqual(hits / all);
        expect(low).toBeCloseTo(1 - mirroredHigh, 8);
        expect(high).toBeCloseTo(1 - mirroredLow, 8);
      }),
      { numRuns: 60 },
    );
  });

  test("upper and lower bounds are one-sided at their alpha", () => {
    expect([lowerBound(7, 20, 0.025), upperBound(7, 20, 0.025)]).toEqual(clopperPearson(7, 20));
  });
});
