import { Failure, invalidRequest } from "../../contract/errors.ts";
import { installTicketSeconds } from "../../contract/limits.ts";
import { connectorScopes, type OAuthClient } from "../../contract/oauth.ts";
import type { Handler } from "../../contract/operation.ts";
import { newOpaqueId } from "../../ids/opaque-id.ts";
import { credentialDigest, INSTALL_TICKET_PREFIX, mintCredential } from "../../secrets/credential.ts";
import type { Database } from "../../storage/engine/database.ts";
import { insertTicket } from "../../storage/oauth/oauth-tickets.ts";
import { findTenant } from "../../storage/tenants/accounts.ts";
import type { createInstallTicket } from "./install-tickets.contract.ts";

export function createInstallTicketHandler(deps: {
  readonly database: Database;
  readonly oauthClients: ReadonlyMap<string, OAuthClient>;
}): Handler<typeof createInstallTicket> {
  return async (call, body) => {
    const clientId = body.client_id ?? null;
    if (clientId !== null && !deps.oauthClients.has(clientId)) {
      const message = "names no client that is registered here";
      return invalidRequest([{ path: "client_id", code: "invalid_enum", message }]);
    }
    if (!(await findTenant(deps.database, body.tenant_id))) return new Failure("not_found");
    const ticket = mintCredential(INSTALL_TICKET_PREFIX);
    const validMs = (body.expires_in ?? installTicketSeconds.default) * 1000;
    const row = {
      ticket_id: newOpaqueId("tkt"),
      tenant_id: body.tenant_id,
      client_id: clientId,
      scopes: connectorScopes.filter((scope) => body.scopes?.includes(scope) ?? true),
      created_at: call.now.toISOString(),
      expires_at: new Date(call.now.getTime() + validMs).toISOString(),
    };
    await insertTicket(deps.database, row, credentialDigest(ticket));
    return { ...row, ticket };
  };
}
