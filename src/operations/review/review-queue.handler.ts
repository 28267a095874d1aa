import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import type { EntityReader } from "../../pipelines/entities/entity-reader.ts";
import type { OutsideSteps } from "../../pipelines/resolution/outside/outside-steps.ts";
import { viewReviewItems } from "../../pipelines/review/review-item.ts";
import type { Database } from "../../storage/engine/database.ts";
import { findReviewItem, listReviewItems } from "../../storage/review/review.ts";
import type { reviewQueueGet, reviewQueueList } from "./review-queue.contract.ts";

interface Dependencies {
  readonly database: Database;
  readonly entities: EntityReader;
  readonly outside: Pick<OutsideSteps, "steps">;
}

export function reviewQueueListHandler(deps: Dependencies): Handler<typeof reviewQueueList> {
  return async (call, input) => {
    const { status = "open", sort = "oldest_first", limit = 50, offset = 0 } = input;
    const tenantId = call.caller.tenantId!;
    const filter = {
      status: status === "all" ? null : status,
      stage: input.stage ?? null,
      evidenceTier: input.evidence_tier ?? null,
      recordId: input.record_id ?? null,
      minConfidence: input.min_confidence ?? null,
    };
    const { items, total } = await listReviewItems(deps.database, tenantId, filter, { sort, limit, offset });
    const viewer = { tenantId, now: call.now, detail: "identity" } as const;
    return { items: await viewReviewItems(deps, items, viewer), total, limit, offset };
  };
}

export function reviewQueueGetHandler(deps: Dependencies): Handler<typeof reviewQueueGet> {
  return async (call, { review_id }) => {
    const tenantId = call.caller.tenantId!;
    const row = await findReviewItem(deps.database, tenantId, review_id);
    if (!row) return new Failure("not_found");
    const [item] = await viewReviewItems(deps, [row], { tenantId, now: call.now, detail: "complete" });
    return item!;
  };
}
