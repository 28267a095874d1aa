import { expect, test } from "vitest";
import { complementOf, type LinearScore, linearScore } from "./model.ts";

const score: LinearScore = {
  intercept: -1,
  weights: { a: 2 },
  curves: {
    b: [
      [0, -0.5],
      [0.5, 1],
      [1, 1.5],
    ],
  },
};

test.each([
  ["under the first point the curve is level", -3, -0.5],
  ["at a point it is what the point says", 0.5, 1],
  ["between two points it is straight", 0.25, 0.25],
  ["at and over the last point it is level", 1, 1.5],
  ["however far", 7, 1.5],
])("%s", (_, value, logOdds) => {
  expect(linearScore(score, { a: 0, b: value })).toBeCloseTo(-1 + logOdds, 12);
});

test("weights and curves add up, and a value that is missing adds nothing", () => {
  expect(linearScore(score, { a: 1, b: 0.75 })).toBeCloseTo(-1 + 2 + 1.25, 12);
  expect(linearScore(score, {})).toBe(-1);
});

test("the complement of a probability is the decimal that a person would write", () => {
  expect([0.9, 0.95, 0.99, 1].map(complementOf)).toEqual([0.1, 0.05, 0.01, 0]);
});
