import fc from "fast-check";
import { expect, test } from "vitest";
import { linearScore, sigmoid } from "../../domain/matching/score/model.ts";
import { corrected, fitPlatt, type PlattCase } from "./fit-platt.ts";

/** Cases whose share of positives at every log-odds is `truth`, as near as whole cases allow. */
function population(each: number, truth: (logOdds: number) => number): PlattCase[] {
  return [-3, -2, -1, 0, 1, 2, 3].flatMap((logOdds) =>
    Array.from({ length: each }, (_, i) => ({
      logOdds,
      positive: i < Math.round(each * sigmoid(truth(logOdds))),
    })),
  );
}

test("without labels it is the identity", () => {
  expect(fitPlatt([])).toEqual({ stretch: 1, shift: 0 });
});

test("many labels give what they show", () => {
  const { stretch, shift } = fitPlatt(population(5000, (z) => 0.6 * z - 0.8));
  expect(stretch).toBeCloseTo(0.6, 2);
  expect(shift).toBeCloseTo(-0.8, 2);
});

test("the more labels there are, the further from the prior; a few move it little", () => {
  const shifts = [2, 20, 200, 2000].map((each) => fitPlatt(population(each, (z) => z - 1)).shift);
  expect(shifts[0]).toBeGreaterThan(-0.5);
  expect([...shifts].sort((a, b) => b - a)).toEqual(shifts);
  expect(shifts[3]).toBeCloseTo(-1, 1);
});

test("labels that are all one way leave it finite", () => {
  const cases = Array.from({ length: 300 }, () => ({ logOdds: 12, positive: false }));
  const { stretch, shift } = fitPlatt(cases);
  expect(Number.isFinite(stretch) && Number.isFinite(shift)).toBe(true);
  expect(stretch).toBeGreaterThan(0);
});

test("the curve never falls, and no curve near it explains the labels better", () => {
  const scored = fc.record({
    logOdds: fc.double({ min: -12, max: 12, noNaN: true }),
    positive: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(scored, { maxLength: 60 }), (cases) => {
      const fitted = fitPlatt(cases);
      const value = (stretch: number, shift: number) =>
        cases.reduce(
          (sum, { logOdds, positive }) =>
            sum + Math.log(Math.max(1e-300, sigmoid((positive ? 1 : -1) * (stretch * logOdds + shift)))),
          -0.5 * (((stretch - 1) / 0.25) ** 2 + (shift / 0.5) ** 2),
        );
      expect(fitted.stretch).toBeGreaterThanOrEqual(0.2);
      const best = value(fitted.stretch, fitted.shift);
      for (const [a, b] of [
        [0.01, 0],
        [-0.01, 0],
        [0, 0.01],
        [0, -0.01],
      ] as const) {
        if (fitted.stretch + a >= 0.2)
          expect(value(fitted.stretch + a, fitted.shift + b)).toBeLessThanOrEqual(best + 1e-6);
      }
    }),
  );
});

test("the corrected calibrator scores what the correction says, its weights in their order", () => {
  const curve = [
    [0, 0.5],
    [1, 2],
  ] as const;
  const shipped = { intercept: -1.5, weights: { b: 2, a: 0.5 }, curves: { c: curve } };
  const made = corrected(shipped, { stretch: 0.8, shift: 0.3 });
  const values = { a: 1, b: -0.25, c: 0.4 };
  expect(linearScore(made, values)).toBeCloseTo(0.8 * linearScore(shipped, values) + 0.3, 12);
  expect(Object.keys(made.weights)).toEqual(["b", "a"]);
});
