/** Generated label logs: decisions of a small model about companies with known truth. */

import { replay } from "../../../domain/matching/decide/replay.ts";
import type { LinearScore, MatchingModel } from "../../../domain/matching/score/model.ts";
import { linearScore, sigmoid } from "../../../domain/matching/score/model.ts";
import type { Evidence, JudgedReceipt } from "../collect-votes.ts";
import type { TrainingLabel } from "../judgement.ts";

const nothing: LinearScore = { intercept: 0, weights: {} };

/** Scores a pair by one feature; both calibrators read the resulting log-odds. */
export const smallModel: MatchingModel = {
  version: "2026-01-01.1",
  pair: { intercept: 0, weights: { alike: 12 } },
  none: nothing,
  match: { intercept: 0, weights: { list_score: 12 } },
  noMatch: { intercept: 0, weights: { list_score: -12 } },
  pairMatch: nothing,
  thresholds: { upper: 0.9, noMatch: 0.9, lower: 0.1, llmConfidenceFloor: 0.9 },
  identifierConfidence: 0.99,
};

/** The receipt of a decision about company `n`, scored by `model` with a pair log-odds of 12 × `alike`. */
export function receiptOf(
  n: number,
  alike: number,
  model: MatchingModel = smallModel,
  change: Partial<JudgedReceipt> = {},
): JudgedReceipt {
  const inputs = {
    model_version: model.version,
    features: { alike },
    rival_scores: [],
    namesakes: [],
    query_features: {},
    list_features: { list_score: linearScore(model.pair, { alike }) / 12 },
  };
  const probability = replay(inputs, model);
  const none = sigmoid(linearScore(model.noMatch, inputs.list_features));
  const decision =
    probability >= model.thresholds.upper
      ? "match"
      : none >= model.thresholds.noMatch
        ? "no_match"
        : "unresolved";
  return {
    ...{ decision_id: `dec_${n}`, decision, right_ref: `ent_${n}`, decided_at: "2026-05-01T00:00:00.000Z" },
    ...{
      reason: null,
      probability,
      guards: [],
      replay_inputs: inputs,
      candidates: [{ entity_id: `ent_${n}` }],
    },
    ...change,
  };
}

export function labelOf(n: number, change: Partial<TrainingLabel> = {}): TrainingLabel {
  return {
    ...{ label_id: `lab_${n}`, label: "match", source: "customer", entity_id: `ent_${n}`, right_ref: null },
    ...{ decision_id: `dec_${n}`, model_id: smallModel.version, labeller_id: "ann@example.com" },
    ...{ supersedes_label_id: null, superseded_by_label_id: null, redacted: false },
    ...change,
  };
}

/** All companies are known since before their queries. */
export function evidenceOf(labels: readonly TrainingLabel[], receipts: readonly JudgedReceipt[]): Evidence {
  return {
    labels,
    receipts: new Map(receipts.map((receipt) => [receipt.decision_id, receipt])),
    known: {
      entityOf: (ref) => (ref.startsWith("ent_") ? ref : null),
      createdAt: () => "2026-01-01T00:00:00.000Z",
    },
    isSameModel: ({ replay_inputs }) => replay_inputs?.model_version.split("+")[0] === smallModel.version,
  };
}
