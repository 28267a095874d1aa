import fc from "fast-check";
import { expect, test } from "vitest";
import { lowerBound, trialsNeeded, upperBound } from "./clopper-pearson.ts";

// The bound p solves P(X ≥ right | p) = 0.05; these are the sizes that acceptance sampling tables give.
test.each([
  [0.9, 0, 29],
  [0.9, 1, 46],
  [0.9, 2, 61],
  [0.98, 0, 149],
  [0.98, 1, 236],
  [0.99, 0, 299],
  [0.99, 1, 473],
  [0.99, 2, 628],
  [0.99, 5, 1049],
  [0.999, 0, 2995],
  [0.999, 1, 4742],
])("%f with %i wrong needs %i", (share, wrong, needed) => {
  expect(trialsNeeded(share, wrong)).toBe(needed);
  expect(lowerBound(needed - 1 - wrong, needed - 1)).toBeLessThan(share);
});

test("nothing right, and nothing tried, bound nothing", () => {
  expect([lowerBound(0, 0), lowerBound(0, 50)]).toEqual([0, 0]);
});

test("the upper bound is the lower one of the failures: none of 299 is at most 1 %", () => {
  expect(upperBound(0, 299)).toBeCloseTo(0.00997, 5);
  expect([upperBound(0, 0), upperBound(7, 7)]).toEqual([1, 1]);
});

test("the bound is where the tail is 5 %: 8 of 10", () => {
  const p = lowerBound(8, 10);
  const tail = 45 * p ** 8 * (1 - p) ** 2 + 10 * p ** 9 * (1 - p) + p ** 10;
  expect(tail).toBeCloseTo(0.05, 10);
});

test("the lower bound lies under the share, and a further success raises it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), fc.nat(3000), (right, wrong) => {
      const bound = lowerBound(right, right + wrong);
      expect(bound).toBeLessThan(right / (right + wrong));
      expect(lowerBound(right + 1, right + 1 + wrong)).toBeGreaterThan(bound);
    }),
    { numRuns: 40 },
  );
});
