import { describe, expect, test } from "vitest";
import { figureOf, quantile, ratioOf, type Sample } from "./figure.ts";

const sample = (seconds: number, more: Partial<Sample> = {}): Sample => ({
  records: 100,
  seconds,
  milliseconds: [],
  time: null,
  syncMs: 1,
  ...more,
});

describe("figures of speed", () => {
  test("a quantile is a value that was measured, and of none there is none", () => {
    const hundred = Array.from({ length: 100 }, (_, n) => n + 1);
    expect([0.5, 0.99, 1].map((share) => quantile(hundred, share))).toEqual([50, 99, 100]);
    expect(quantile([7], 0.99)).toBe(7);
    expect(quantile([], 0.5)).toBeNull();
  });

  test("records per second are the median over rounds, between the least and the most", () => {
    const { perSecond, p50, processorMs, foreign } = figureOf("x", [sample(1), sample(2), sample(4)]);
    expect(perSecond).toEqual([50, 25, 100]);
    expect([p50, processorMs, foreign]).toEqual([null, null, null]);
  });

  test("times of requests are taken over all rounds, processor time a record", () => {
    const time = { spentSeconds: 0.2, foreign: 0.25 };
    const figure = figureOf("x", [
      sample(1, { milliseconds: [3, 1], time }),
      sample(1, { milliseconds: [2], time }),
    ]);
    expect(figure).toMatchObject({ p50: 2, p99: 3, processorMs: 2, foreign: 0.25 });
  });

  test("a ratio compares rounds with themselves, so that a slow round is slow for both", () => {
    expect(ratioOf([sample(1), sample(10)], [sample(2), sample(20)])).toEqual([2, 2, 2]);
  });
});
