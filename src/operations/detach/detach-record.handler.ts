import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import { type DetachDependencies, detachRecord as detach } from "../../pipelines/detach/detach-record.ts";
import type { EntityReader } from "../../pipelines/entities/entity-reader.ts";
import { reviewerOf } from "../review/reviewer.ts";
import type { detachRecord } from "./detach-record.contract.ts";

export function detachRecordHandler(
  deps: DetachDependencies & { readonly entities: EntityReader },
): Handler<typeof detachRecord> {
  return async (call, sent) => {
    const reviewerId = reviewerOf(call.caller, sent.reviewer_id);
    if (reviewerId instanceof Failure) return reviewerId;
    const tenantId = call.caller.tenantId!;
    const detached = await detach(deps, {
      tenantId,
      entityId: sent.entity_id,
      recordId: sent.record_id,
      reviewerId,
      reason: sent.reason,
      now: call.now,
      actor: { keyId: call.caller.keyId, surface: call.surface },
    });
    if (detached instanceof Failure) return detached;
    return {
      detached: true,
      record_id: sent.record_id,
      source_entity: detached.sourceEntity,
      entity: deps.entities.view({ tenantId, now: call.now }, detached.entity),
      moved_attributes: detached.movedAttributes,
      decision_id: detached.decisionId,
      reviewer_id: reviewerId,
      reason: sent.reason,
      detached_at: call.now.toISOString(),
    };
  };
}
