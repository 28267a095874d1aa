import type { Handler } from "../../contract/operation.ts";
import type { EntityReader, Reader } from "../../pipelines/entities/entity-reader.ts";
import { entityLabels } from "../../pipelines/entities/reconciliation-candidates.ts";
import { isRegisterCompanyId } from "../../pipelines/entities/register-company-id.ts";
import { findShownCompany } from "../../pipelines/entities/shown-company.ts";
import { suggestRegisterCompanies } from "../../pipelines/entities/suggest-register-companies.ts";
import type { ResolutionDependencies } from "../../pipelines/resolution/dependencies.ts";
import { listEntities } from "../../storage/entities/entity-lists.ts";
import { entityFilter } from "../entities/entity-filter.ts";
import {
  companyType,
  type reconciliationSuggest,
  registerCompanyType,
} from "./reconciliation-query.contract.ts";

const SUGGESTED = 10;

interface SuggestDependencies {
  readonly resolution: ResolutionDependencies;
  readonly entities: EntityReader;
}

export function reconciliationSuggestHandler(
  deps: SuggestDependencies,
): Handler<typeof reconciliationSuggest> {
  return async (call, { prefix, cursor = 0 }) => {
    const reader = { tenantId: call.caller.tenantId!, now: call.now };
    const typed = prefix.trim();
    if (isId(typed)) return { result: await suggestionOf(deps, reader, typed) };
    const own = await suggestEntities(deps, reader, { prefix, cursor });
    // Register companies have no order for pages: they fill the first page.
    const room = cursor === 0 ? SUGGESTED - own.length : 0;
    const listed = await suggestRegisterCompanies(deps.resolution, reader.tenantId, { typed, limit: room });
    return { result: [...own, ...listed.map((one) => ({ ...one, notable: [registerCompanyType] }))] };
  };
}

const isId = (typed: string): boolean => typed.startsWith("ent_") || isRegisterCompanyId(typed);

async function suggestionOf(deps: SuggestDependencies, reader: Reader, id: string) {
  const company = await findShownCompany(deps, reader, id);
  if (!company) return [];
  const { kind, name, description } = company;
  return [{ id, name, description, notable: [kind === "entity" ? companyType : registerCompanyType] }];
}

async function suggestEntities(
  { resolution: { database }, entities }: SuggestDependencies,
  reader: Reader,
  { prefix, cursor }: { readonly prefix: string; readonly cursor: number },
) {
  const page = { after: null, upTo: null, offset: cursor, limit: SUGGESTED };
  const rows = await listEntities(database, reader.tenantId, {
    filter: entityFilter({ q: prefix }),
    ...page,
  });
  const ids = rows.map((row) => row.entity_id);
  const labels = await entityLabels(entities, reader, ids);
  return ids.flatMap((id) => {
    const label = labels.get(id);
    return label ? { id, ...label, notable: [companyType] } : [];
  });
}
