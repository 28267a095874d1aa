import { describe, expect, test } from "vitest";
import type { AnsweredQuery } from "./query-score.ts";
import { areaUnderRisk, riskAt, riskCoverage } from "./risk-coverage.ts";

/** Answers with these confidences; answers that name another company are wrong. */
const answers = (...given: readonly (readonly [confidence: number, right: boolean])[]): AnsweredQuery[] =>
  given.map(([match_confidence, right], at) => ({
    query: {
      id: `q${at}`,
      slice: "A",
      stratum: "name_country",
      script_pair: "latin",
      record: { name: "x" },
      truth: { kind: "present", targets: ["sec:1"] },
      why: "",
    },
    answer: { id: `q${at}`, decision: "match", match_confidence, matched_ids: [right ? "sec:1" : "sec:2"] },
  }));

describe("riskCoverage", () => {
  test("goes from the surest down", () => {
    expect(riskCoverage(answers([0.5, false], [0.9, true]))).toEqual([
      { confidence: 0.9, coverage: 0.5, risk: 0 },
      { confidence: 0.5, coverage: 1, risk: 0.5 },
    ]);
  });

  test("equal confidences come in together", () => {
    expect(riskCoverage(answers([0.9, true], [0.9, false], [0.2, true]))).toEqual([
      { confidence: 0.9, coverage: 2 / 3, risk: 0.5 },
      { confidence: 0.2, coverage: 1, risk: 1 / 3 },
    ]);
  });

  test("between points by a straight line; beyond the last nothing is said", () => {
    const curve = riskCoverage(answers([0.9, true], [0.5, false]));
    expect(riskAt(curve, 0.75)).toBeCloseTo(0.25, 12);
    expect(riskAt(curve, 0.1)).toBe(0);
    expect(riskAt(curve, 1.1)).toBeNull();
  });

  test("the area is the mean risk, and unknown where the curve ends early", () => {
    const curve = riskCoverage(answers([0.9, true], [0.5, false]));
    expect(areaUnderRisk(curve)).toBeCloseTo(0.125, 2);
    expect(areaUnderRisk(curve.slice(0, 1))).toBeNull();
  });
});
