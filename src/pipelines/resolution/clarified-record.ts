import { canonicalJson } from "../../contract/canonical-json.ts";
import { Failure, type FieldError, invalidRequest } from "../../contract/errors.ts";
import { unboundContents } from "../../storage/decisions/batches.ts";
import type { Queryable } from "../../storage/engine/database.ts";
import { jobHoldsRecord } from "../../storage/jobs/batch-jobs.ts";
import { findClarified } from "../../storage/review/clarified-records.ts";
import { contentDigest } from "./prepare-record.ts";
import type { ResolutionRequest } from "./request.ts";

type Clarifying = Pick<ResolutionRequest, "tenantId" | "clarificationOf" | "clientRef">;

/** Why a record may not clarify the record that it names; null where it may or names none. */
export async function clarificationFault(db: Queryable, request: Clarifying): Promise<Failure | null> {
  const { tenantId, clarificationOf: earlier, clientRef } = request;
  if (!earlier) return null;
  const { recordId, decisionId, jobId, recordIndex } = earlier;
  if (recordIndex !== null && jobId === null)
    return refused(
      "clarification_of.job_id",
      "missing",
      "record_index is a place in a job, which job_id names",
    );
  const record = await findClarified(db, tenantId, { recordId, decisionId });
  if (record === null) return new Failure("not_found");
  if (jobId !== null && !(await jobHoldsRecord(db, { tenantId, jobId }, { recordId, index: recordIndex })))
    return new Failure("not_found");
  if (record.decided)
    return refused("clarification_of.record_id", "already_decided", "names a record that was decided");
  if (clientRef !== null && record.client_ref !== null && clientRef !== record.client_ref)
    return refused("client_ref", "mismatch", "has to be that of the record which is clarified");
  return null;
}

function refused(path: string, code: FieldError["code"], message: string): Failure {
  return invalidRequest([{ path, code, message }]);
}

/**
 * The failure of many records of a tenant at once: each record that may not clarify the record that it names,
 * by its place. A record whose content is bound is a replay, which is answered whatever record it names.
 */
export async function clarificationFaults(
  db: Queryable,
  tenantId: string,
  requests: ReadonlyMap<number, Clarifying & Pick<ResolutionRequest, "submitted">>,
): Promise<Failure | null> {
  const clarifying = [...requests].filter(([, { clarificationOf }]) => clarificationOf !== null);
  if (clarifying.length === 0) return null;
  const contents = clarifying.map(([, { submitted }]) => contentDigest(canonicalJson(submitted)));
  const unbound = await unboundContents(db, tenantId, contents);
  const records: { index: number; code: string; fields: readonly FieldError[] }[] = [];
  for (const [place, [index, request]] of clarifying.entries()) {
    const fault = unbound.has(contents[place]!) ? await clarificationFault(db, request) : null;
    if (fault === null) continue;
    const { fields = [] } = fault.details as { fields?: readonly FieldError[] };
    records.push({ index, code: fault.code, fields });
  }
  if (records.length === 0) return null;
  const missing = records.every(({ code }) => code === "not_found");
  if (missing) return new Failure("not_found", { details: { records } });
  const fields = records.flatMap(({ index, fields }) =>
    fields.map((field) => ({ ...field, path: `records.${index}.${field.path}` })),
  );
  return new Failure("invalid_request", { details: { fields, records } });
}
