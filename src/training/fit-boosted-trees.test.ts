import { describe, expect, test } from "vitest";
import { TreeEnsemble } from "../domain/statistics/tree-ensemble.ts";
import { type BoostedCase, fitBoostedTrees } from "./fit-boosted-trees.ts";

const OPTIONS = { trees: 30, depth: 3, rate: 0.3, penalty: 1 };

/** A grid of two features from 0 to 1, labelled by a rule. */
function grid(isPositive: (x: number, y: number) => boolean): BoostedCase[] {
  const steps = Array.from({ length: 41 }, (_, at) => at / 40);
  return steps.flatMap((x) => steps.map((y) => ({ values: [x, y], positive: isPositive(x, y), weight: 1 })));
}

function fitted(cases: readonly BoostedCase[], signs: readonly [1 | -1 | 0, 1 | -1 | 0]) {
  const features = [
    { name: "x", sign: signs[0] },
    { name: "y", sign: signs[1] },
  ];
  return new TreeEnsemble(fitBoostedTrees(cases, features, OPTIONS), ["x", "y"]);
}

describe("boosted trees", () => {
  test("learn what only two features together tell", () => {
    const ensemble = fitted(
      grid((x, y) => x > 0.5 && y > 0.5),
      [0, 0],
    );
    expect(ensemble.sum([0.9, 0.9])).toBeGreaterThan(ensemble.sum([0.9, 0.1]) + 2);
    expect(ensemble.sum([0.9, 0.9])).toBeGreaterThan(ensemble.sum([0.1, 0.9]) + 2);
  });

  test.each([1, -1] as const)("never move against a sign (%i), whatever the cases say", (sign) => {
    const ensemble = fitted(
      grid((x, y) => (sign * (x - 0.5) < 0 ? y > 0.3 : y > 0.7)),
      [sign, 0],
    );
    for (let y = 0; y <= 1; y += 0.05) {
      for (let x = 0; x < 1; x += 0.05) {
        const step = ensemble.sum([x + 0.05, y]) - ensemble.sum([x, y]);
        expect(sign * step).toBeGreaterThanOrEqual(-1e-9);
      }
    }
  });

  test("are the same for the same cases", () => {
    const cases = grid((x, y) => x + y > 1);
    const features = [
      { name: "x", sign: 0 as const },
      { name: "y", sign: 0 as const },
    ];
    expect(fitBoostedTrees(cases, features, OPTIONS)).toEqual(fitBoostedTrees(cases, features, OPTIONS));
  });
});
