import { Failure } from "../../contract/errors.ts";
import type { OAuthClient } from "../../contract/oauth.ts";
import type { Handler } from "../../contract/operation.ts";
import type { Database } from "../../storage/engine/database.ts";
import { type GrantRow, listGrants as readGrants, revokeGrant } from "../../storage/oauth/oauth-grants.ts";
import type { deleteGrant, listClients, listGrants } from "./grants.contract.ts";

export function listClientsHandler(deps: {
  readonly oauthClients: ReadonlyMap<string, OAuthClient>;
}): Handler<typeof listClients> {
  return async () => {
    const clients = [...deps.oauthClients.values()].sort((a, b) => (a.client_id < b.client_id ? -1 : 1));
    return { clients: clients.map(({ client_secret_sha256: _, ...client }) => client) };
  };
}

export function listGrantsHandler(deps: { readonly database: Database }): Handler<typeof listGrants> {
  return async (call, { tenant_id, client_id, limit = 50, offset = 0 }) => {
    const filter = { tenantId: tenant_id ?? null, clientId: client_id ?? null, at: call.now.toISOString() };
    const { grants, total } = await readGrants(deps.database, { ...filter, limit, offset });
    return { grants: grants.map(shown), total, limit, offset };
  };
}

export function deleteGrantHandler(deps: { readonly database: Database }): Handler<typeof deleteGrant> {
  return async (call, { grant_id }) => {
    const revoked = await revokeGrant(deps.database, grant_id, call.now.toISOString());
    return revoked ? null : new Failure("not_found");
  };
}

function shown({ expires_at, ends_at: _, ...grant }: GrantRow) {
  return { ...grant, refresh_expires_at: expires_at };
}
