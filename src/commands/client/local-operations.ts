import { loadModels } from "../../app/models.ts";
import { loadClients } from "../../app/oauth-clients.ts";
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
import { deleteGrant, listGrants } from "../../operations/oauth/grants.contract.ts";
import { deleteGrantHandler, listGrantsHandler } from "../../operations/oauth/grants.handler.ts";
import { createInstallTicket } from "../../operations/oauth/install-tickets.contract.ts";
import { createInstallTicketHandler } from "../../operations/oauth/install-tickets.handler.ts";
import { match } from "../../operations/resolution/match.contract.ts";
import { matchHandler } from "../../operations/resolution/match.handler.ts";
import { resolve } from "../../operations/resolution/resolve.contract.ts";
import { resolveHandler } from "../../operations/resolution/resolve.handler.ts";
import { screenCompany } from "../../operations/screening/screening.contract.ts";
import { screenCompanyHandler } from "../../operations/screening/screening.handler.ts";
import { EntityReader } from "../../pipelines/entities/entity-reader.ts";
import type { InstalledRegisters } from "../../pipelines/register-install/installed-registers.ts";
import type { Database } from "../../storage/engine/database.ts";

const models = new URL("../../../models/", import.meta.url);

/** Tenants, keys and connectors; they need no register and no model. */
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

/** Comparing two records needs no register. */
export function matchOperations(config: Config, database: Database): Served[] {
  const { current: model } = loadModels(models, config.ASSAY_DATA_DIR);
  return [
    serve(match, matchHandler({ database, model, outside: { steps: [] }, quotas: unboundQuotasOf(config) })),
  ];
}

/** Resolving a record and reading its receipt, put together as the service puts them together. */
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

/** Screening a name, or an entity of the tenant, against the installed lists. */
export function screeningOperations(
  config: Config,
  database: Database,
  registers: InstalledRegisters,
): Served[] {
  const { readiness } = resolutionParts(config, database, registers);
  const lists = screeningLists(database);
  const entities = new EntityReader({ database, registers, readiness });
  return [serve(screenCompany, screenCompanyHandler({ lists, entities }))];
}
