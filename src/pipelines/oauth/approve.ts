import { oauthLifetimes } from "../../contract/limits.ts";
import type { AuthorisationRequest, Redirect } from "../../contract/oauth.ts";
import { CODE_PREFIX, credentialDigest, isWellFormedCredential } from "../../secrets/credential.ts";
import { spendTicket } from "../../storage/oauth/oauth-tickets.ts";
import { insertGrant } from "../../storage/oauth/oauth-tokens.ts";
import type { OAuthDependencies } from "./dependencies.ts";
import { redirectWith } from "./redirect-uri.ts";

/** Exchanges the ticket for a grant and its code, in one transaction; null where the ticket is invalid. */
export async function approve(
  deps: OAuthDependencies,
  approval: { request: AuthorisationRequest; ticket: string; now: Date },
): Promise<Redirect | null> {
  const { request, ticket, now } = approval;
  if (!isWellFormedCredential(ticket)) return null;
  const at = now.toISOString();
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
  const code = deps.mint(CODE_PREFIX);
  const grantId = deps.newId("gr");
  const granted = await deps.database.transaction(async (tx) => {
    const { clientId, scopes } = request;
    const spent = await spendTicket(tx, {
      digest: credentialDigest(ticket),
      clientId,
      scopes,
      grantId,
      at,
    });
    if (spent === null) return false;
    const grant = {
      grant_id: grantId,
      tenant_id: spent.tenant_id,
      client_id: clientId,
      client_name: request.clientName,
      scopes: scopes.filter((scope) => spent.scopes.includes(scope)),
      resource: deps.resource,
      created_at: at,
      expires_at: after(oauthLifetimes.codeS),
      ends_at: after(oauthLifetimes.grantS),
    };
    await insertGrant(tx, grant, {
      digest: credentialDigest(code),
      redirect_uri: request.redirectUri,
      code_challenge: request.codeChallenge,
    });
    return true;
  });
  if (!granted) return null;
  return { location: redirectWith(request.redirectUri, { code, state: request.state, iss: deps.issuer }) };
}
