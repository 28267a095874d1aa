import type { OAuthClient } from "../../contract/oauth.ts";
import { type Served, serve } from "../../contract/operation.ts";
import type { Database } from "../../storage/engine/database.ts";
import { deleteGrant, listClients, listGrants } from "./grants.contract.ts";
import { deleteGrantHandler, listClientsHandler, listGrantsHandler } from "./grants.handler.ts";
import { createInstallTicket } from "./install-tickets.contract.ts";
import { createInstallTicketHandler } from "./install-tickets.handler.ts";

export interface OAuthDependencies {
  readonly database: Database;
  readonly oauthClients: ReadonlyMap<string, OAuthClient>;
}

/** Clients, install tickets and grants of connectors, with their handlers. */
export function oauthOperations(deps: OAuthDependencies): readonly Served[] {
  return [
    serve(createInstallTicket, createInstallTicketHandler(deps)),
    serve(listClients, listClientsHandler(deps)),
    serve(listGrants, listGrantsHandler(deps)),
    serve(deleteGrant, deleteGrantHandler(deps)),
  ];
}
