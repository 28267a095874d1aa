import type { Call, Handler } from "../../contract/operation.ts";
import { registerIdentifiersAnywhere } from "../../domain/identifiers/register-identifiers.ts";
import type { CompanyRecord } from "../../domain/record.ts";
import type { EntityReader } from "../../pipelines/entities/entity-reader.ts";
import { rankEntities } from "../../pipelines/entities/rank-entities.ts";
import type { ResolutionDependencies } from "../../pipelines/resolution/dependencies.ts";
import type { searchEntities, searchEntitiesTool } from "./search-entities.contract.ts";

interface SearchDependencies {
  readonly resolution: ResolutionDependencies;
  readonly entities: EntityReader;
}

interface Search {
  readonly name?: string | undefined;
  readonly domain?: string | undefined;
  readonly registration_number?: string | undefined;
  readonly lei?: string | undefined;
  readonly country?: string | undefined;
  readonly limit?: number | undefined;
}

export function searchEntitiesHandler(deps: SearchDependencies): Handler<typeof searchEntities> {
  return async (call, input) => ({ candidates: await search(deps, call, input) });
}

export function searchEntitiesToolHandler(deps: SearchDependencies): Handler<typeof searchEntitiesTool> {
  return (call, input) => search(deps, call, input);
}

const USUAL = 10;
/** Every search compares at least this many, or the most probable could be left out. */
const COMPARED = 50;

async function search({ resolution, entities }: SearchDependencies, call: Call, input: Search) {
  const { limit = USUAL, ...clues } = input;
  const reader = { tenantId: call.caller.tenantId!, now: call.now };
  const { registration_number: number, country } = clues;
  const further = number !== undefined && country === undefined ? registerIdentifiersAnywhere(number) : [];
  const asked = { tenantId: reader.tenantId, record: clues as CompanyRecord };
  const { ranked } = await rankEntities(resolution, asked, { further, limit: Math.max(limit, COMPARED) });
  const ids = ranked.slice(0, limit).map((candidate) => candidate.entityId);
  const found = new Map((await entities.find(reader, ids)).map((entity) => [entity.entityId, entity]));
  return ids.flatMap((entityId) => {
    const entity = found.get(entityId);
    if (!entity) return [];
    const { record } = entities.view(reader, entity, { fields: ["identity.legal_name", "digital.domain"] });
    return {
      entity_id: entityId,
      legal_name: record["identity.legal_name"] ?? null,
      domain: record["digital.domain"] ?? null,
    };
  });
}
