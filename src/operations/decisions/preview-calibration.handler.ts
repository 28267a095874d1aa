import type { Handler } from "../../contract/operation.ts";
import { storedReceipt } from "../../contract/stored/receipt.ts";
import { replay } from "../../domain/matching/decide/replay.ts";
import { decisionUnder } from "../../domain/matching/decide/under-calibration.ts";
import type { MatchingModel } from "../../domain/matching/score/model.ts";
import { newestDecisions } from "../../storage/decisions/decisions.ts";
import type { Queryable } from "../../storage/engine/database.ts";
import type { previewCalibration } from "./preview-calibration.contract.ts";

export interface PreviewDependencies {
  readonly database: Queryable;
  readonly models: ReadonlyMap<string, MatchingModel>;
  /** The model in force. */
  readonly model: MatchingModel;
  /** The calibration that would decide next for a tenant. */
  readonly awaiting: (
    tenantId: string,
  ) => { readonly model: MatchingModel; readonly state: "proposed" | "activated" } | null;
}

const READ = 1000;

export function previewCalibrationHandler(deps: PreviewDependencies): Handler<typeof previewCalibration> {
  return async (call, { decisions: limit = READ }) => {
    const tenantId = call.caller.tenantId!;
    const awaiting = deps.awaiting(tenantId);
    const inForce = thresholdsOf(deps.model);
    if (awaiting === null) return { calibration: null, in_force: inForce, read: 0, compared: 0, flips: [] };
    const { model, state } = awaiting;
    const receipts = (await newestDecisions(deps.database, tenantId, limit)).map(storedReceipt);
    const scored = receipts.filter((receipt) => isScoredAlike(receipt, deps.models, model));
    const compared = scored.flatMap((receipt) => {
      const under = decisionUnder(model, receipt);
      return under === null ? [] : [{ receipt, under }];
    });
    return {
      calibration: { ...thresholdsOf(model), state },
      in_force: inForce,
      read: receipts.length,
      compared: compared.length,
      flips: compared
        .filter(({ receipt, under }) => receipt.decision !== under.decision)
        .map(({ receipt, under }) => ({
          decision_id: receipt.decision_id,
          left_record_id: receipt.left_record_id,
          right_ref: receipt.right_ref,
          decided_at: receipt.decided_at,
          decision: receipt.decision,
          would_be: under.decision,
          match_confidence: receipt.match_confidence,
          would_be_confidence: under.match,
        })),
    };
  };
}

const thresholdsOf = ({ version, thresholds }: MatchingModel) => {
  return { version, upper: thresholds.upper, no_match: thresholds.noMatch };
};

type Receipt = ReturnType<typeof storedReceipt>;

// If its model reproduces a receipt to the bit, and has the weights of the calibration, these scored it.
function isScoredAlike(
  { replay_inputs: inputs, probability }: Receipt,
  models: ReadonlyMap<string, MatchingModel>,
  { pair, none, pairMatch }: MatchingModel,
): boolean {
  const scorer = inputs ? models.get(inputs.model_version) : undefined;
  if (!inputs || scorer === undefined || replay(inputs, scorer) !== probability) return false;
  const weights = (parts: readonly unknown[]) => JSON.stringify(parts);
  return weights([pair, none, pairMatch]) === weights([scorer.pair, scorer.none, scorer.pairMatch]);
}
