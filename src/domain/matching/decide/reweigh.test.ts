import fc from "fast-check";
import { expect, test } from "vitest";
import { reweigh } from "./reweigh.ts";

const shares = { candidates: [0.6, 0.3], none: 0.1 };

test("without evidence each keeps its calibrated probability", () => {
  const { candidates, none, noneProbability } = reweigh(shares, { leader: 0.8, none: 0.05 }, [0, 0]);
  expect(candidates[0]).toBeCloseTo(0.8, 12);
  expect(candidates[1]).toBeCloseTo(0.15, 12);
  expect(none).toBeCloseTo(0.05, 12);
  expect(noneProbability).toBeCloseTo(0.05, 12);
});

test("a likelihood ratio multiplies the odds of its candidate", () => {
  const { candidates } = reweigh(shares, { leader: 0.8, none: 0.05 }, [Math.log(3), 0]);
  expect(candidates[0]! / (1 - candidates[0]!)).toBeCloseTo(3 * 4, 9);
});

test("evidence for the second can put it first; evidence against all raises that it is none of them", () => {
  const second = reweigh(shares, { leader: 0.8, none: 0.05 }, [0, 5]);
  expect(second.candidates[1]).toBeGreaterThan(second.candidates[0]!);
  const against = reweigh(shares, { leader: 0.8, none: 0.05 }, [-6, -6]);
  expect(against.noneProbability).toBeGreaterThan(0.9);
});

test("probabilities stay probabilities, and more evidence for one never lowers it", () => {
  const share = fc.double({ min: 0.001, max: 1, noNaN: true });
  const odds = fc.double({ min: -12, max: 12, noNaN: true });
  fc.assert(
    fc.property(share, share, share, odds, odds, (a, b, n, x, y) => {
      const total = a + b + n;
      const given = { candidates: [a / total, b / total], none: n / total };
      const at = (first: number) => reweigh(given, { leader: 0.7, none: 0.2 }, [first, y]);
      const before = at(x);
      const sum = before.candidates.reduce((s, p) => s + p, before.none);
      expect(sum).toBeCloseTo(1, 9);
      expect(at(x + 1).candidates[0]!).toBeGreaterThanOrEqual(before.candidates[0]! - 1e-12);
      expect(before.noneProbability).toBeGreaterThanOrEqual(0);
      expect(before.noneProbability).toBeLessThanOrEqual(1);
    }),
  );
});
