import { loadModels } from "../../app/models.ts";
import { loadClients } from "../../app/oauth-clients.ts";
import { outsideSteps } from "../../app/outside.ts";
import { resolutionParts, screeningLists } from "../../app/parts.ts";
import { baseUrlOf, type Config, unboundQuotasOf } from "../../config.ts";
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
import { reconcileEntities } from "../../operations/entities/reconcile-entities.contract.ts";
import { reconcileEntitiesHandler } from "../../operations/entities/reconcile-entities.handler.ts";
import { deleteGrant, listGrants } from "../../operations/oauth/grants.contract.ts";
import { deleteGrantHandler, listGrantsHandler } from "../../operations/oauth/grants.handler.ts";
import { createInstallTicket } from "../../operations/oauth/install-tickets.contract.ts";
import { createInstallTicketHandler } from "../../operations/oauth/install-tickets.handler.ts";
import { portfolioOperations as servedPortfolios } from "../../operations/portfolios/portfolio-operations.ts";
import { match } from "../../operations/resolution/match.contract.ts";
import { matchHandler } from "../../operations/resolution/match.handler.ts";
import { resolve } from "../../operations/resolution/resolve.contract.ts";
import { resolveHandler } from "../../operations/resolution/resolve.handler.ts";
import { screeningOperations as servedScreening } from "../../operations/screening/screening-operations.ts";
import { EntityReader } from "../../pipelines/entities/entity-reader.ts";
import type { InstalledRegisters } from "../../pipelines/register-install/installed-registers.ts";
import type { Database } from "../../storage/engine/database.ts";

const models = new URL("../../../models/", import.meta.url);

/** The operations on tenants, keys and connectors; they need no register and no model. */
export function accountOperations(config: Config, database: Database): Served[] {
  const oauthClients = loadClients(config.ASSAY_OAUTH_CLIENTS, baseUrlOf(config));
  return [
    serve(createTenant, createTenantHandler({ database })),
    serve(listTenants, listTenantsHandler({ database })),
    serve(createKey, createKeyHandler({ database })),
    serve(listKeys, listKeysHandler({ database })),
    serve(rotateKey, rotateKeyHandler({ database, graceS: config.ASSAY_KEY_GRACE_S })),
    serve(deleteKey, deleteKeyHandler({ database })),
    serve(createInstallTicket, createInstallTicketHandler({ database, oauthClients })),
    serve(listGrants, listGrantsHandler({ database })),
    serve(deleteGrant, deleteGrantHandler({ database })),
  ];
}

/** The operation that compares two records. */
export function matchOperations(config: Config, database: Database, registers: InstalledRegisters): Served[] {
  const { current: model } = loadModels(models, config.ASSAY_DATA_DIR);
  const outside = outsideSteps(config, database, { model });
  const quotas = unboundQuotasOf(config);
  return [serve(match, matchHandler({ database, model, registers, outside, quotas }))];
}

/** The operations that resolve a record and read its receipt, composed as in the service. */
export async function resolveOperations(
  config: Config,
  database: Database,
  registers: InstalledRegisters,
): Promise<Served[]> {
  const { models: known, readiness, resolution } = resolutionParts(config, database, registers);
  await readiness.look();
  return [
    serve(resolve, resolveHandler(resolution)),
    serve(getDecision, getDecisionHandler({ database, models: known })),
  ];
}

/** The operations that screen a name, or an entity or a portfolio of the tenant, against the installed lists. */
export function screeningOperations(
  config: Config,
  database: Database,
  registers: InstalledRegisters,
): Served[] {
  const { readiness } = resolutionParts(config, database, registers);
  const screening = screeningLists(database);
  const entities = new EntityReader({ database, registers, readiness });
  return [
    ...servedScreening({ screening, entities, database, readiness }),
    ...servedPortfolios({ database, entities }),
  ];
}

/** The operations on portfolios, and those that find the entities for them. */
export function portfolioOperations(
  config: Config,
  database: Database,
  registers: InstalledRegisters,
): Served[] {
  const { readiness } = resolutionParts(config, database, registers);
  const entities = new EntityReader({ database, registers, readiness });
  return [
    ...servedPortfolios({ database, entities }),
    serve(reconcileEntities, reconcileEntitiesHandler({ database })),
  ];
}
