import { expect, test } from "vitest";
import { fitCalibrators } from "./fit-calibrators.ts";

test("a common web address never lowers a pair's probability, though only companies of one group show one", () => {
  const pair = (score: number, domain: number, positive: boolean) => ({
    values: { pair_score: score, pair_domain_same: domain },
    positive,
    weight: 1,
  });
  const pairs = [pair(0.5, 0, true), pair(-0.5, 0, false), pair(0.4, 1, false), pair(0.3, 1, false)];
  const list = { values: { list_logit: 1 }, right: true, absent: false, weight: 1, leaderWeight: 1 };
  const { pairMatch } = fitCalibrators([list], pairs);
  expect(pairMatch.weights.pair_domain_same).toBe(0);
  expect(pairMatch.weights.pair_score).toBeGreaterThan(0);
});
