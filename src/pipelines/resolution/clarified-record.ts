import { Failure } from "../../contract/errors.ts";
import { jobHoldsRecord } from "../../storage/batch-jobs.ts";
import { recordExists } from "../../storage/catalogue.ts";
import type { Queryable } from "../../storage/engine/database.ts";
import type { ResolutionRequest } from "./request.ts";

/** Whether the record that this one says more of is there, decided and placed as the caller says. */
export async function clarifiedRecordExists(
  db: Queryable,
  { tenantId, clarificationOf: earlier }: Pick<ResolutionRequest, "tenantId" | "clarificationOf">,
): Promise<boolean> {
  if (!earlier) return true;
  const { recordId, decisionId, jobId, recordIndex } = earlier;
  if (!(await recordExists(db, tenantId, recordId, decisionId))) return false;
  return jobId === null || jobHoldsRecord(db, { tenantId, jobId }, { recordId, index: recordIndex });
}

/** The failure of many records at once: each whose clarified record is not there, by its place. */
export async function unknownClarified(
  db: Queryable,
  requests: ReadonlyMap<number, Pick<ResolutionRequest, "tenantId" | "clarificationOf">>,
): Promise<Failure | null> {
  const records: { index: number; code: string; fields: [] }[] = [];
  for (const [index, request] of requests)
    if (!(await clarifiedRecordExists(db, request))) records.push({ index, code: "not_found", fields: [] });
  return records.length > 0 ? new Failure("not_found", { details: { records } }) : null;
}
