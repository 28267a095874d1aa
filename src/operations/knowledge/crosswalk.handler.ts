import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import { storedResolution } from "../../contract/stored/kept-answer.ts";
import { storedCrosswalkRequest } from "../../contract/stored/submission.ts";
import type { CompanyKnowledge } from "../../pipelines/facts/company-knowledge.ts";
import type { ResolutionDependencies } from "../../pipelines/resolution/dependencies.ts";
import { resolveRecord } from "../../pipelines/resolution/resolve-record.ts";
import type { Database } from "../../storage/engine/database.ts";
import { submittedText } from "../../storage/records/records.ts";
import { requestContextOf, resolutionRequest } from "../resolution/resolution-request.ts";
import { type crosswalkCompany, crosswalkObject, type getCrosswalk } from "./crosswalk.contract.ts";

export function getCrosswalkHandler({
  knowledge,
}: {
  readonly knowledge: CompanyKnowledge;
}): Handler<typeof getCrosswalk> {
  return async (call, { entity_id, max_hops: maxHops = 1, as_of: asOf }) => {
    const reader = { tenantId: call.caller.tenantId!, now: call.now };
    const company = await knowledge.find(reader, entity_id);
    return company === null
      ? new Failure("not_found")
      : knowledge.crosswalk(reader, company, { asOf, maxHops });
  };
}

interface CrosswalkDependencies extends ResolutionDependencies {
  readonly knowledge: CompanyKnowledge;
}

export function crosswalkHandler(deps: CrosswalkDependencies): Handler<typeof crosswalkCompany> {
  return async (call, input) => {
    const { max_hops: maxHops = 1, ...record } = input;
    const asker = requestContextOf(call, "crosswalk_company");
    const request = { ...resolutionRequest(asker, record), submitted: input };
    const resolved = await resolveRecord(deps, { ...request, idempotency: call.idempotency });
    if (resolved instanceof Failure) return resolved;
    const reader = { tenantId: asker.tenantId, now: call.now };
    return { ...resolved, crosswalk: await crosswalkOf(deps.knowledge, reader, { body: resolved, maxHops }) };
  };
}

interface Resolved {
  readonly record_id: string;
  readonly entity: { readonly entity_id: string } | null;
}

function crosswalkOf(
  knowledge: CompanyKnowledge,
  reader: { readonly tenantId: string; readonly now: Date },
  { body, maxHops }: { readonly body: Resolved; readonly maxHops: number },
) {
  if (body.entity === null) return null;
  return knowledge
    .find(reader, body.entity.entity_id)
    .then((company) => company && knowledge.crosswalk(reader, company, { asOf: undefined, maxHops }));
}

/**
 * A keyed retry returns the stored decision, and the crosswalk as it is now: the crosswalk is a free local
 * read. The retry is checked like a first answer, and so has its fields in the same order: it has the same
 * bytes.
 */
export function restoreCrosswalk({
  database,
  knowledge,
}: {
  readonly database: Database;
  readonly knowledge: CompanyKnowledge;
}) {
  return async (tenantId: string, stored: unknown, now: Date): Promise<unknown> => {
    const body = storedResolution(stored);
    const submitted = await submittedText(database, tenantId, body.record_id);
    const sent = submitted === null ? {} : storedCrosswalkRequest(submitted);
    const reader = { tenantId, now };
    const crosswalk = await crosswalkOf(knowledge, reader, { body, maxHops: sent.max_hops ?? 1 });
    return { ...body, crosswalk: crosswalkObject.nullable().parse(crosswalk) };
  };
}
