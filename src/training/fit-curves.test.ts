import { expect, test } from "vitest";
import { linearScore, sigmoid } from "../domain/matching/score/model.ts";
import { fitCurves } from "./fit-curves.ts";

// True one time in ten up to 0.3 and nine times in ten above: no straight line in log-odds fits this.
const cases = Array.from({ length: 2000 }, (_, i) => {
  const value = (i % 100) / 100;
  const often = value < 0.3 ? 1 : 9;
  return { values: { x: value, flag: i % 2 }, positive: Math.floor(i / 100) % 10 < often, weight: 1 };
});
const options = { curved: ["x"], signs: [1, 0], ridge: 0.0001, steps: 2000 };

test("a step is told as a step, level before and after it", () => {
  const score = fitCurves(cases, ["x", "flag"], options);
  const at = (x: number) => sigmoid(linearScore(score, { x, flag: 0 }));
  expect(at(0.05)).toBeCloseTo(0.1, 1);
  expect(at(0.2)).toBeCloseTo(0.1, 1);
  expect(at(0.5)).toBeCloseTo(0.9, 1);
  expect(at(0.9)).toBeCloseTo(0.9, 1);
  expect(Object.keys(score.weights)).toEqual(["flag"]);
  expect(Math.abs(score.weights.flag!)).toBeLessThan(0.2);
});

test("a sign holds at every value of a curve", () => {
  const falling = fitCurves(cases, ["x", "flag"], { ...options, signs: [-1, 0] });
  const levels = falling.curves!.x!.map(([, logOdds]) => logOdds);
  expect(levels.every((level, i) => i === 0 || level <= levels[i - 1]!)).toBe(true);
});

test("the same cases give the same bits", () => {
  expect(fitCurves(cases, ["x", "flag"], options)).toEqual(fitCurves(cases, ["x", "flag"], options));
});

test("a value that the cases never show stays at its prior", () => {
  const score = fitCurves(cases, ["x", "flag", "unseen"], {
    ...options,
    signs: [1, 0, 1],
    prior: { unseen: 1.5 },
  });
  expect(score.weights.unseen).toBeCloseTo(1.5, 6);
});
