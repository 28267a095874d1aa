import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CheckedCase, chooseThreshold } from "./choose-threshold.ts";

/** `right` and `wrong` labels at one probability. */
const at = (probability: number, right: number, wrong = 0): CheckedCase[] => [
  ...Array.from({ length: right }, () => ({ probability, positive: true })),
  ...Array.from({ length: wrong }, () => ({ probability, positive: false })),
];

describe("the floor needs 29 labels without an error, or 46 with one", () => {
  test.each([
    [at(0.995, 28), null],
    [at(0.995, 29), 0.95],
    [at(0.995, 44, 1), null],
    [at(0.995, 45, 1), 0.95],
  ])("%#", (cases, threshold) => {
    expect(chooseThreshold(cases, 0.9).threshold).toBe(threshold);
  });
});

test("each margin on the way down has to hold by itself", () => {
  const sure = [...at(0.97, 200), ...at(0.955, 100)];
  expect(chooseThreshold([...sure, ...at(0.92, 29)], 0.9).threshold).toBe(0.9);
  // In the margin 28 of 29 are right: that would pass for all labels together, but not for the margin alone.
  const thin = chooseThreshold([...sure, ...at(0.905, 28, 1)], 0.9);
  expect(thin.threshold).toBe(0.91);
  expect(thin.tried.at(-1)).toMatchObject({
    threshold: 0.9,
    holds: false,
    marginal: { right: 28, total: 29 },
  });
  expect(thin.tried.at(-1)!.accepted.bound).toBeGreaterThan(0.9);
});

test("everything that is accepted has a target of its own", () => {
  const cases = at(0.97, 298);
  expect(chooseThreshold(cases, 0.99).threshold).toBeNull();
  expect(chooseThreshold([...cases, ...at(0.97, 1)], 0.99).threshold).toBe(0.93);
});

test("the search ends with the first that fails, though lower ones would hold", () => {
  const cases = [...at(0.995, 20, 15), ...at(0.92, 5000)];
  const { threshold, tried } = chooseThreshold(cases, 0.9);
  expect(threshold).toBeNull();
  expect(tried).toHaveLength(1);
  expect(tried[0]).toMatchObject({ threshold: 0.99, holds: false });
});

test("where it begins depends on how many labels there are, not on what they say", () => {
  const probability = fc.double({ min: 0.85, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.record({ probability, positive: fc.boolean() }), { maxLength: 200 }), (cases) => {
      const begin = (all: readonly CheckedCase[]) => chooseThreshold(all, 0.9).tried[0]?.threshold;
      expect(begin(cases.map((one) => ({ ...one, positive: !one.positive })))).toBe(begin(cases));
      const { threshold } = chooseThreshold(cases, 0.9);
      if (threshold !== null) expect(threshold).toBeGreaterThanOrEqual(0.9);
    }),
  );
});

test("too few to try anything are counted where they would be accepted", () => {
  const { tried, aboveFloor } = chooseThreshold([...at(0.95, 6, 1), ...at(0.5, 40)], 0.9);
  expect(tried).toEqual([]);
  expect(aboveFloor).toMatchObject({ right: 6, total: 7 });
});
