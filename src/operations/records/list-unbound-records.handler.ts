import type { Handler } from "../../contract/operation.ts";
import { storedSubmissionAsSent } from "../../contract/stored/submission.ts";
import type { Database } from "../../storage/engine/database.ts";
import { countUnboundRecords, unboundRecords } from "../../storage/records/records.ts";
import type { listUnboundRecords } from "./list-unbound-records.contract.ts";

const MOST = 200;
const USUAL = 50;

export function listUnboundRecordsHandler(deps: {
  readonly database: Database;
}): Handler<typeof listUnboundRecords> {
  return async (call, input) => {
    const tenantId = call.caller.tenantId!;
    const page = { limit: Math.min(input.limit ?? USUAL, MOST), offset: input.offset ?? 0 };
    const [rows, total] = await Promise.all([
      unboundRecords(deps.database, tenantId, page),
      countUnboundRecords(deps.database, tenantId),
    ]);
    const records = rows.map(({ submitted, replay_of, ...row }) => ({
      ...row,
      submitted_record: storedSubmissionAsSent(submitted),
      reason: reasonOf(replay_of, row.superseded_by),
    }));
    return { records, total, ...page };
  };
}

function reasonOf(replayOf: string | null, supersededBy: string | null): string {
  if (replayOf !== null) return "replayed_unjoined";
  return supersededBy === null ? "abstained" : "superseded";
}
