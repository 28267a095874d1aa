import { type Served, serve } from "../contract/operation.ts";
import type { MatchingModel } from "../domain/matching/model.ts";
import type { EntityReader } from "../pipelines/entities/entity-reader.ts";
import type { InstalledSources } from "../pipelines/register-install/installed-sources.ts";
import type { ResolutionDependencies } from "../pipelines/resolution/dependencies.ts";
import { createKey, deleteKey, listKeys, rotateKey } from "./accounts/keys.contract.ts";
import {
  createKeyHandler,
  deleteKeyHandler,
  listKeysHandler,
  rotateKeyHandler,
} from "./accounts/keys.handler.ts";
import { createTenant, listTenants } from "./accounts/tenants.contract.ts";
import { createTenantHandler, listTenantsHandler } from "./accounts/tenants.handler.ts";
import { getDecision } from "./decisions/get-decision.contract.ts";
import { getDecisionHandler } from "./decisions/get-decision.handler.ts";
import { exportEntities } from "./entities/export-entities.contract.ts";
import { exportEntitiesHandler } from "./entities/export-entities.handler.ts";
import { getEntity } from "./entities/get-entity.contract.ts";
import { getEntityHandler } from "./entities/get-entity.handler.ts";
import { listEntities } from "./entities/list-entities.contract.ts";
import { listEntitiesHandler } from "./entities/list-entities.handler.ts";
import { ListCursors } from "./list-cursors.ts";
import { getEnrichmentFields } from "./reference/get-enrichment-fields.contract.ts";
import { getEnrichmentFieldsHandler } from "./reference/get-enrichment-fields.handler.ts";
import { match } from "./resolution/match.contract.ts";
import { matchHandler } from "./resolution/match.handler.ts";
import { resolve } from "./resolution/resolve.contract.ts";
import { resolveHandler } from "./resolution/resolve.handler.ts";

export interface OperationDependencies extends ResolutionDependencies {
  readonly models: ReadonlyMap<string, MatchingModel>;
  readonly sources: InstalledSources;
  readonly entities: EntityReader;
  /** How long a rotated key's former value stays valid, in seconds. */
  readonly keyGraceS: number;
}

/** Every operation with its handler, in the order of the reference page and of the tool list: the one list that the doors loop over. */
export function allOperations(deps: OperationDependencies): readonly Served[] {
  const { database, entities, model, models, sources } = deps;
  const cursors = new ListCursors(database);
  return [
    serve(resolve, resolveHandler(deps)),
    serve(match, matchHandler({ database, model })),
    serve(getEnrichmentFields, getEnrichmentFieldsHandler({ sources })),
    serve(listEntities, listEntitiesHandler({ database, entities, cursors })),
    serve(exportEntities, exportEntitiesHandler({ database, entities })),
    serve(getEntity, getEntityHandler({ entities })),
    serve(getDecision, getDecisionHandler({ database, models })),
    serve(createTenant, createTenantHandler({ database })),
    serve(listTenants, listTenantsHandler({ database })),
    serve(createKey, createKeyHandler({ database })),
    serve(listKeys, listKeysHandler({ database })),
    serve(rotateKey, rotateKeyHandler({ database, graceS: deps.keyGraceS })),
    serve(deleteKey, deleteKeyHandler({ database })),
  ];
}
