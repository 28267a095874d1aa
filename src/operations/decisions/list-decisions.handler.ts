import type { Handler } from "../../contract/operation.ts";
import { type StoredReceipt, storedReceipt } from "../../contract/stored/receipt.ts";
import { listDecisions as readDecisions } from "../../storage/decisions/decisions.ts";
import type { Database } from "../../storage/engine/database.ts";
import type { listDecisions } from "./list-decisions.contract.ts";

export function listDecisionsHandler(deps: { readonly database: Database }): Handler<typeof listDecisions> {
  return async (call, input) => {
    const { limit = 50, offset = 0 } = input;
    const filter = {
      pipelineVersion: input.pipeline_version ?? null,
      thresholdUpper: input.threshold_upper ?? null,
      since: input.decided_since ?? null,
      until: input.decided_until ?? null,
      actingKeyId: input.acting_key_id ?? null,
      entityId: input.entity_id ?? null,
    };
    const page = { limit, offset };
    const { receipts, total } = await readDecisions(deps.database, call.caller.tenantId!, filter, page);
    return { decisions: receipts.map((receipt) => headOf(storedReceipt(receipt))), total, ...page };
  };
}

function headOf(receipt: StoredReceipt) {
  return {
    decision_id: receipt.decision_id,
    left_record_id: receipt.left_record_id,
    right_ref: receipt.right_ref,
    decision: receipt.decision,
    stage: receipt.stage,
    probability: receipt.probability,
    match_confidence: receipt.match_confidence,
    pipeline_version: receipt.pipeline_version,
    thresholds: receipt.thresholds,
    acting_key_id: receipt.acting_key_id,
    acting_surface: receipt.acting_surface,
    decided_at: receipt.decided_at,
  };
}
