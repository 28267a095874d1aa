import { Failure } from "../../contract/errors.ts";
import type { Evaluation } from "../../contract/evaluation.ts";
import type { Handler } from "../../contract/operation.ts";
import { PIPELINE_VERSION } from "../../domain/matching/release.ts";
import { complementOf, type MatchingModel } from "../../domain/matching/score/model.ts";
import type { getEvaluation } from "./get-evaluation.contract.ts";

const METRICS = ["precision", "recall", "false_match_rate", "negative_predictive_value", "calibration_error"];

/** @param evaluations by the release that they measured. */
export function getEvaluationHandler(deps: {
  readonly evaluations: ReadonlyMap<string, Evaluation>;
  readonly models: ReadonlyMap<string, MatchingModel>;
  readonly model: MatchingModel;
}): Handler<typeof getEvaluation> {
  return async (_call, { pipeline_version: version = PIPELINE_VERSION }) => {
    const evaluation = deps.evaluations.get(version);
    if (!evaluation && version !== PIPELINE_VERSION) return new Failure("not_found");
    const model = evaluation ? deps.models.get(evaluation.model_version) : deps.model;
    const metrics = evaluation?.metrics ?? [];
    return {
      collection: "evaluation",
      version,
      items: metrics,
      pipeline_version: version,
      dataset: evaluation?.dataset ?? null,
      command: evaluation?.command ?? null,
      measured_at: evaluation?.measured_at ?? null,
      metrics,
      curves: evaluation?.curves ?? null,
      thresholds: model
        ? {
            upper: model.thresholds.upper,
            lower: complementOf(model.thresholds.noMatch),
            llm_confidence_floor: model.thresholds.llmConfidenceFloor,
          }
        : null,
      not_measured: METRICS.filter((name) => !metrics.some(({ metric }) => metric === name)),
    };
  };
}
