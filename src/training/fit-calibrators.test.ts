import { expect, test } from "vitest";
import { fitCalibrators } from "./fit-calibrators.ts";

const list = { values: { list_logit: 1 }, right: true, absent: false, weight: 1, leaderWeight: 1 };

test("a common web address never lowers a pair's probability, though only companies of one group show one", () => {
  const pair = (score: number, domain: boolean, positive: boolean) => ({
    values: { pair_score: score, pair_domain_same: domain ? 1 : 0 },
    positive,
    weight: 1,
  });
  const siblings = Array.from({ length: 50 }, () => pair(0.4, true, false));
  const { pairMatch } = fitCalibrators(
    [list],
    [pair(0.5, false, true), pair(-0.5, false, false), ...siblings],
  );
  expect(pairMatch.weights.pair_domain_same).toBe(0);
  expect(pairMatch.weights.pair_score).toBeGreaterThan(0);
});

test("a pair's probability does not depend on how many pairs of each kind training has", () => {
  const pair = (score: number, positive: boolean) => ({
    values: { pair_score: score },
    positive,
    weight: 1,
  });
  const same = [pair(0.6, true), pair(-0.2, true)];
  const different = [pair(-0.6, false), pair(0.2, false)];
  const { pairMatch } = fitCalibrators([list], [...same, ...different, ...different, ...different]);
  expect(pairMatch.weights.pair_score).toBeGreaterThan(0);
  expect(pairMatch.intercept).toBeCloseTo(0, 2);
});
