import { expect, test } from "vitest";
import { evaluationFile } from "../../src/contract/evaluation.ts";
import { evaluationOf, thinned } from "./evaluation-of.ts";
import { smallRun } from "./fixtures/small-run.ts";

test("an evaluation has the points of its curves beside its figures, and is read as the service reads it", () => {
  const evaluation = evaluationFile.parse(JSON.parse(JSON.stringify(evaluationOf(smallRun()))));
  const { risk_coverage: risk, reliability } = evaluation.curves!;
  expect(risk.length).toBeGreaterThan(0);
  expect(risk.map(({ confidence }) => confidence)).toEqual(
    risk.map(({ confidence }) => confidence).toSorted((a, b) => b - a),
  );
  expect(reliability.reduce((sum, { n }) => sum + n, 0)).toBe(
    evaluation.metrics.find(({ metric }) => metric === "precision")!.n,
  );
});

test("a file of an earlier release has no curves and is read all the same", () => {
  const { curves: _, ...earlier } = evaluationOf(smallRun());
  expect(evaluationFile.parse(earlier)).not.toHaveProperty("curves");
});

test("a curve of many points keeps 40, the ends among them, in their order", () => {
  const points = Array.from({ length: 5_001 }, (_, at) => ({
    ...{ confidence: 1 - at / 5_000, coverage: at / 5_000, risk: 0 },
  }));
  const kept = thinned(points);
  expect(kept).toHaveLength(40);
  expect([kept[0], kept.at(-1)]).toEqual([points[0], points.at(-1)]);
  expect(kept.map(({ coverage }) => coverage)).toEqual(
    kept.map(({ coverage }) => coverage).toSorted((a, b) => a - b),
  );
});
