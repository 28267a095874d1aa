import { describe, expect, test } from "vitest";
import type { MatchingModel } from "../score/model.ts";
import { type ReplayInputs, recompute, replay } from "./replay.ts";

const linear = (intercept: number) => ({ intercept, weights: {} });

const model = (version: string, intercept: number): MatchingModel => ({
  version,
  pair: linear(0),
  none: linear(0),
  match: linear(intercept),
  noMatch: linear(0),
  pairMatch: linear(0),
  thresholds: { upper: 0.9, noMatch: 0.9, lower: 0.1, llmConfidenceFloor: 0.9 },
  identifierConfidence: 0.99,
});

const inputs: ReplayInputs = {
  model_version: "1",
  features: {},
  rival_scores: [],
  namesakes: [],
  query_features: {},
  list_features: {},
};

describe("the probability of a receipt is recomputed", () => {
  const [now, before, unknown] = [1, 2, 3].map((intercept) => replay(inputs, model("1", intercept)));
  const models = new Map([
    ["1", model("1", 1)],
    ["1~1", model("1", 2)],
  ]);

  test("with the model of its version", () => {
    expect(recompute(inputs, now!, models)).toBe(now);
  });

  test("with a text that this version had before, where that one gives it to the bit", () => {
    expect(recompute(inputs, before!, models)).toBe(before);
  });

  test("and a receipt whose probability was changed gets what the present text gives", () => {
    expect(recompute(inputs, unknown!, models)).toBe(now);
  });

  test("or not at all where the model is gone", () => {
    expect(recompute({ ...inputs, model_version: "9" }, now!, models)).toBeNull();
  });

  const weighed: MatchingModel = {
    ...model("1", 0.3),
    pair: { intercept: -1, weights: { name: 4 } },
    none: { intercept: -2, weights: { fields: 1 } },
    match: {
      intercept: 0.1,
      weights: { list_logit: 3, list_none_logit: -2, list_score: 0.7, adequate: 0.4 },
    },
  };
  const receipt: ReplayInputs = {
    model_version: "1",
    features: { name: 0.9 },
    rival_scores: [1.5, 1.2],
    namesakes: [1],
    query_features: { fields: 0.5 },
    list_features: { adequate: 1 },
  };

  test.each<[string, Partial<ReplayInputs>]>([
    ["a feature of the leader", { features: { name: 0.91 } }],
    ["the first rival's score", { rival_scores: [1.4, 1.2] }],
    ["the second rival's score", { rival_scores: [1.5, 1.1] }],
    ["a rival that is left out", { rival_scores: [1.5] }],
    ["a namesake", { namesakes: [2] }],
    ["a feature of the record", { query_features: { fields: 0.4 } }],
    ["a feature of the list", { list_features: { adequate: 0.9 } }],
  ])("and %s that was changed changes the probability", (_, changed) => {
    expect(replay({ ...receipt, ...changed }, weighed)).not.toBe(replay(receipt, weighed));
  });
});
