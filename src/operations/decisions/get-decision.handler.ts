import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import { type StoredReceipt, storedReceipt } from "../../contract/stored/receipt.ts";
import { recompute } from "../../domain/matching/decide/replay.ts";
import { PIPELINE_VERSION } from "../../domain/matching/release.ts";
import type { MatchingModel } from "../../domain/matching/score/model.ts";
import type { Database } from "../../storage/engine/database.ts";
import { findDecision } from "../../storage/entities/catalogue.ts";
import type { getDecision } from "./get-decision.contract.ts";

/** @param models every model that a receipt may name, by version: older ones stay so that old receipts replay. */
export function getDecisionHandler(deps: {
  readonly database: Database;
  readonly models: ReadonlyMap<string, MatchingModel>;
}): Handler<typeof getDecision> {
  return async (call, { decision_id }) => {
    const row = await findDecision(deps.database, call.caller.tenantId!, decision_id);
    if (!row) return new Failure("not_found");
    const receipt = storedReceipt(row.receipt);
    return { decision: { run_id: null, ...receipt, replay: replayed(receipt, deps.models) } };
  };
}

// A decision that never reached the scorer has nothing to recompute; a model that is gone cannot reproduce.
function replayed(receipt: StoredReceipt, models: ReadonlyMap<string, MatchingModel>) {
  const inputs = receipt.replay_inputs;
  const recomputed = inputs ? recompute(inputs, receipt.probability, models) : null;
  return {
    reproduced: inputs ? recomputed === receipt.probability : null,
    recomputed_probability: recomputed,
    pipeline_version_matches: receipt.pipeline_version === PIPELINE_VERSION,
  };
}
