import type { Handler } from "../../contract/operation.ts";
import type { Database } from "../../storage/engine/database.ts";
import { recordsByRef } from "../../storage/records/records.ts";
import type { getRecordsByRef } from "./get-records-by-ref.contract.ts";

const MOST = 200;

export function getRecordsByRefHandler(deps: {
  readonly database: Database;
}): Handler<typeof getRecordsByRef> {
  return async (call, input) => {
    const page = { limit: Math.min(input.limit ?? MOST, MOST), offset: input.offset ?? 0 };
    const { records, total } = await recordsByRef(deps.database, call.caller.tenantId!, {
      clientRef: input.client_ref,
      ...page,
    });
    return { records, total, ...page };
  };
}
