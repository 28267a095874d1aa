import { expect, test } from "vitest";
import { type CalibratedDecision, decisionUnder } from "./under-calibration.ts";

const score = (intercept: number) => ({ intercept, weights: { lead: 1 } });
const thresholds = { upper: 0.95, noMatch: 0.9, lower: 0.1, llmConfidenceFloor: 0.9 };
const stored = (lead: number, more: Partial<CalibratedDecision> = {}): CalibratedDecision => ({
  ...{ decision: "match", reason: null, guards: [] },
  replay_inputs: {
    ...{ model_version: "1", features: {}, rival_scores: [], namesakes: [] },
    ...{ query_features: {}, list_features: { lead } },
  },
  ...more,
});
const under = (decision: CalibratedDecision, [match, noMatch]: readonly [number, number] = [0, -20]) =>
  decisionUnder({ match: score(match), noMatch: score(noMatch), thresholds }, decision)?.decision ?? null;

test.each([
  ["a match stands at the threshold of the calibration", stored(3), [0, -20], "match"],
  ["a match under the raised threshold is withheld", stored(2.9), [0, -20], "unresolved"],
  ["a calibration that shifts probabilities up matches more", stored(2.9), [1, -20], "match"],
  ["a new company is one that the second calibrator accepts", stored(0), [-5, 5], "no_match"],
  ["a match comes before a new company", stored(5), [0, 5], "match"],
] as const)("%s", (_rule, decision, intercepts, expected) => {
  expect(under(decision, intercepts)).toBe(expected);
});

test.each([
  ["a guard withheld", stored(5, { guards: [{}] })],
  ["was not scored", stored(5, { replay_inputs: null })],
  ["missed the caller's own target", stored(5, { reason: "quality_target_unmet" })],
])("a decision that %s is not compared", (_rule, decision) => {
  expect(under(decision)).toBeNull();
});
