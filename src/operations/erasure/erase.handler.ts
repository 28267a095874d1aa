import type { Handler } from "../../contract/operation.ts";
import {
  type ErasureDependencies,
  eraseEntity as entity,
  eraseRecord as record,
} from "../../pipelines/erasure/erase.ts";
import type { eraseEntity, eraseRecord } from "./erase.contract.ts";

export function eraseEntityHandler(deps: ErasureDependencies): Handler<typeof eraseEntity> {
  return (call, { entity_id }) =>
    entity(deps, { tenantId: call.caller.tenantId!, now: call.now, entityId: entity_id });
}

export function eraseRecordHandler(deps: ErasureDependencies): Handler<typeof eraseRecord> {
  return (call, { record_id }) =>
    record(deps, { tenantId: call.caller.tenantId!, now: call.now, recordId: record_id });
}
