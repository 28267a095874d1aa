import fc from "fast-check";
import { expect, test } from "vitest";
import { wilsonInterval } from "./wilson-interval.ts";

// Newcombe, R. G. (1998), Two-sided confidence intervals for the single proportion, table I, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])("%i of %i lies in [%f, %f]", (count, total, low, high) => {
  const interval = wilsonInterval(count, total)!;
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test("nothing observed has no interval", () => {
  expect(wilsonInterval(0, 0)).toBeNull();
});

test("the interval holds the share, lies in [0, 1], and is that of the rest turned round", () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), (a, b) => {
      fc.pre(a + b > 0);
      const interval = wilsonInterval(a, a + b)!;
      const rest = wilsonInterval(b, a + b)!;
      expect(interval.low).toBeGreaterThanOrEqual(0);
      expect(interval.high).toBeLessThanOrEqual(1);
      expect(interval.low).toBeLessThanOrEqual(a / (a + b));
      expect(interval.high).toBeGreaterThanOrEqual(a / (a + b));
      expect(rest.low).toBeCloseTo(1 - interval.high, 12);
    }),
  );
});
