import type { Config } from "../../config.ts";
import { type Served, serve } from "../../contract/operation.ts";
import { createKey, deleteKey, listKeys, rotateKey } from "../../operations/accounts/keys.contract.ts";
import {
  createKeyHandler,
  deleteKeyHandler,
  listKeysHandler,
  rotateKeyHandler,
} from "../../operations/accounts/keys.handler.ts";
import { createTenant, listTenants } from "../../operations/accounts/tenants.contract.ts";
import { createTenantHandler, listTenantsHandler } from "../../operations/accounts/tenants.handler.ts";
import { getDecision } from "../../operations/decisions/get-decision.contract.ts";
import { getDecisionHandler } from "../../operations/decisions/get-decision.handler.ts";
import { match } from "../../operations/resolution/match.contract.ts";
import { matchHandler } from "../../operations/resolution/match.handler.ts";
import { resolve } from "../../operations/resolution/resolve.contract.ts";
import { resolveHandler } from "../../operations/resolution/resolve.handler.ts";
import { restrictedSources, SourceStates } from "../../pipelines/entities/source-states.ts";
import { InstalledSources } from "../../pipelines/register-install/installed-sources.ts";
import type { RegisterCatalogue } from "../../pipelines/register-install/register-catalogue.ts";
import { CommitQueue } from "../../pipelines/resolution/commit-queue.ts";
import { newOpaqueId } from "../../secrets/opaque-id.ts";
import { loadModels } from "../../service/models.ts";
import type { Database } from "../../storage/engine/database.ts";

const models = new URL("../../../models/", import.meta.url);

/** Tenants and keys; they need no register and no model. */
export function accountOperations(config: Config, database: Database): Served[] {
  return [
    serve(createTenant, createTenantHandler({ database })),
    serve(listTenants, listTenantsHandler({ database })),
    serve(createKey, createKeyHandler({ database })),
    serve(listKeys, listKeysHandler({ database })),
    serve(rotateKey, rotateKeyHandler({ database, graceS: config.ASSAY_KEY_GRACE_S })),
    serve(deleteKey, deleteKeyHandler({ database })),
  ];
}

/** Comparing two records needs no register. */
export function matchOperations(database: Database): Served[] {
  return [serve(match, matchHandler({ database, model: loadModels(models).current }))];
}

/** Resolving a record and reading its receipt, under the same licences as the service shows entities under. */
export async function resolveOperations(
  config: Config,
  database: Database,
  registers: RegisterCatalogue,
): Promise<Served[]> {
  const { models: known, current: model } = loadModels(models);
  const installed = new InstalledSources(() => registers.sources());
  const restricted = restrictedSources(config.ASSAY_RESTRICTED_SOURCES);
  const readiness = new SourceStates({ database, registers, installed, restricted });
  await readiness.look();
  const commits = new CommitQueue(database, 1);
  return [
    serve(resolve, resolveHandler({ database, registers, commits, model, readiness, newId: newOpaqueId })),
    serve(getDecision, getDecisionHandler({ database, models: known })),
  ];
}
