import { describe, expect, test } from "vitest";
import { LEAST_PAGES, MOST_OF_PAGE, weightOfPage, weightOfPages } from "./page-weight.ts";

describe("one page", () => {
  test("weighs less than a register that states the same, and points the same way", () => {
    for (const logOdds of [-8, -3, -1, -0.2, 0.2, 1, 3, 8]) {
      const weight = weightOfPage(logOdds);
      expect(Math.sign(weight)).toBe(Math.sign(logOdds));
      expect(Math.abs(weight)).toBeLessThan(Math.abs(logOdds));
    }
  });

  test("changes the odds at most by a factor of four, whatever it states", () => {
    expect(MOST_OF_PAGE).toBeCloseTo(Math.log(4));
    for (const logOdds of [-1e6, -50, 50, 1e6])
      expect(Math.abs(weightOfPage(logOdds))).toBeLessThanOrEqual(MOST_OF_PAGE);
  });

  test("that states nothing weighs nothing", () => {
    expect(weightOfPage(0)).toBeCloseTo(0, 12);
  });
});

describe("several pages", () => {
  test("one page never weighs", () => {
    expect(LEAST_PAGES).toBe(2);
    expect(weightOfPages([MOST_OF_PAGE])).toBe(0);
    expect(weightOfPages([-MOST_OF_PAGE])).toBe(0);
  });

  test("agreeing pages add up, to three pages at most", () => {
    expect(weightOfPages([1, 0.5])).toBeCloseTo(1.5);
    expect(weightOfPages(Array.from({ length: 50 }, () => MOST_OF_PAGE))).toBeCloseTo(3 * MOST_OF_PAGE);
    expect(weightOfPages(Array.from({ length: 50 }, () => -MOST_OF_PAGE))).toBeCloseTo(-3 * MOST_OF_PAGE);
  });

  test("weigh nothing where as many speak against as for, or the fewer weigh more", () => {
    expect(weightOfPages([1, 1, -1])).toBe(0);
    expect(weightOfPages([0.1, 0.1, 0.1, -1.3])).toBe(0);
  });
});
