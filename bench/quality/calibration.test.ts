import { describe, expect, test } from "vitest";
import {
  brierScore,
  type Claim,
  calibrationError,
  logLoss,
  perfectCalibrationError,
  reliabilityBins,
  uniform,
} from "./calibration.ts";

const claims = (confidence: number, right: number, wrong: number): Claim[] => [
  ...Array.from({ length: right }, () => ({ confidence, right: true })),
  ...Array.from({ length: wrong }, () => ({ confidence, right: false })),
];

describe("calibrationError", () => {
  test("claims that are kept to the letter have none, in one bin", () => {
    expect(calibrationError(claims(0.8, 8, 2), 1)).toBeCloseTo(0, 12);
  });

  test("is the mean gap, weighted by answers", () => {
    expect(calibrationError([...claims(0.2, 0, 10), ...claims(0.9, 10, 0)], 2)).toBeCloseTo(0.15, 12);
  });

  test("nothing claimed has none", () => {
    expect(calibrationError([])).toBeNull();
    expect(perfectCalibrationError([])).toBeNull();
    expect(brierScore([])).toBeNull();
    expect(logLoss([])).toBeNull();
  });
});

describe("perfectCalibrationError", () => {
  const sure = Array.from({ length: 400 }, (_, at) => ({ confidence: 0.9 + at / 4000, right: true }));

  test("is the same on every run and is not nought", () => {
    expect(perfectCalibrationError(sure)).toEqual(perfectCalibrationError(sure));
    expect(perfectCalibrationError(sure)!.mean).toBeGreaterThan(0.005);
  });

  test("shrinks with the number of answers and lies under its 95 % mark", () => {
    const few = perfectCalibrationError(sure.filter((_, at) => at % 10 === 0))!;
    const many = perfectCalibrationError(sure)!;
    expect(many.mean).toBeLessThan(few.mean);
    expect(many.mean).toBeLessThan(many.high);
  });

  test("certain claims leave nothing to chance", () => {
    expect(perfectCalibrationError(claims(1, 50, 0))).toEqual({ mean: 0, high: 0 });
  });

  test("does not look at what was right: a poor system is held to the same", () => {
    const poor = sure.map(({ confidence }) => ({ confidence, right: false }));
    expect(perfectCalibrationError(poor)).toEqual(perfectCalibrationError(sure));
  });
});

test("reliabilityBins are of equal mass, rising, with the share inside the interval", () => {
  const random = uniform(3);
  const drawn = Array.from({ length: 310 }, () => {
    const confidence = random();
    return { confidence, right: random() < confidence };
  });
  const bins = reliabilityBins(drawn);
  expect(bins).toHaveLength(15);
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(310);
  expect(
    Math.max(...bins.map(({ count }) => count)) - Math.min(...bins.map(({ count }) => count)),
  ).toBeLessThanOrEqual(1);
  expect(bins.map(({ claimed }) => claimed)).toEqual(
    bins.map(({ claimed }) => claimed).toSorted((a, b) => a - b),
  );
  for (const { observed, interval } of bins) {
    expect(interval[0]).toBeLessThanOrEqual(observed);
    expect(interval[1]).toBeGreaterThanOrEqual(observed);
  }
});

test("brierScore and logLoss by hand", () => {
  const two = [
    { confidence: 0.8, right: true },
    { confidence: 0.4, right: false },
  ];
  expect(brierScore(two)).toBeCloseTo((0.04 + 0.16) / 2, 12);
  expect(logLoss(two)).toBeCloseTo(-(Math.log(0.8) + Math.log(0.6)) / 2, 12);
  expect(logLoss([{ confidence: 0, right: true }])).toBeCloseTo(-Math.log(1e-6), 9);
});

test("uniform gives numbers of [0, 1), spread evenly, the same for a seed", () => {
  const [one, again] = [uniform(1), uniform(1)];
  const drawn = Array.from({ length: 10_000 }, () => one());
  expect(drawn).toEqual(Array.from({ length: 10_000 }, () => again()));
  expect(drawn.every((value) => value >= 0 && value < 1)).toBe(true);
  expect(drawn.reduce((sum, value) => sum + value, 0) / drawn.length).toBeCloseTo(0.5, 2);
});
