import { expect, test } from "vitest";
import { sigmoid } from "../domain/matching/score/model.ts";
import { fitCalibrators } from "./fit-calibrators.ts";

const list = { values: { list_logit: 1 }, right: true, absent: false, weight: 1, leaderWeight: 1 };

function pair(values: { names: number; web?: number; domain?: boolean }, positive: boolean) {
  const { names, web = 0, domain = false } = values;
  return {
    values: { pair_names: names, pair_web: web, pair_domain_same: domain ? 1 : 0 },
    positive,
    weight: 1,
  };
}

test("a common web address never lowers a pair's probability, though only companies of one group show one", () => {
  const siblings = Array.from({ length: 50 }, () => pair({ names: 0.4, web: 0.3, domain: true }, false));
  const { pairMatch } = fitCalibrators(
    [list],
    [pair({ names: 0.5 }, true), pair({ names: -0.5 }, false), ...siblings],
  );
  expect(pairMatch.weights.pair_web).toBeGreaterThan(0);
  const names = pairMatch.curves!.pair_names!;
  expect(names.at(-1)![1]).toBeGreaterThan(names[0]![1]);
});

test("a pair without evidence is as likely one company as two, however many of either kind are learned from", () => {
  const of = (same: number, different: number) => [
    ...Array.from({ length: same }, () => pair({ names: 0 }, true)),
    ...Array.from({ length: different }, () => pair({ names: 0 }, false)),
  ];
  for (const pairs of [of(1, 1), of(30, 3), of(2, 40)]) {
    const { pairMatch } = fitCalibrators([list], pairs);
    const atZero = pairMatch.curves!.pair_names!.find(([value]) => value === 0)![1];
    expect(sigmoid(pairMatch.intercept + atZero)).toBeCloseTo(0.5, 2);
  }
});
