import { oauthLifetimes } from "../../contract/limits.ts";
import { type AuthorisationServer, OAuthProblem } from "../../contract/oauth.ts";
import { credentialDigest, isWellFormedCredential } from "../../secrets/credential.ts";
import { findGrantOfSecret, revokeToken } from "../../storage/oauth/oauth-tokens.ts";
import { approve } from "./approve.ts";
import { errorRedirect, readAuthorisationRequest } from "./authorisation-request.ts";
import { authenticateClient, namedClient } from "./client-authentication.ts";
import { ConsentForms } from "./consent.ts";
import type { OAuthDependencies } from "./dependencies.ts";
import { exchange } from "./exchange.ts";
import { parameterOf, refuseRepeated } from "./parameters.ts";

/** The authorisation server: all its rules, independent of the transport. */
export function createAuthorisationServer(deps: OAuthDependencies): AuthorisationServer {
  const forms = new ConsentForms(deps);
  return {
    lifetimes: oauthLifetimes,
    namedClient: (request) => namedClient(deps.clients, request),
    async presentedGrant(request) {
      const clientId = namedClient(deps.clients, request);
      const value = ["code", "refresh_token", "token"]
        .map((name) => parameterOf(request.parameters, name))
        .find((given) => given !== undefined && isWellFormedCredential(given));
      if (clientId === null || value === undefined) return null;
      return findGrantOfSecret(deps.database, credentialDigest(value), clientId);
    },
    async begin(parameters, browser, now) {
      const read = readAuthorisationRequest(deps, parameters);
      if (read instanceof OAuthProblem || "location" in read) return read;
      return forms.seal(read, browser, now);
    },
    open: (form, browser, now) => forms.open(form, browser, now),
    approve: (request, ticket, now) => approve(deps, { request, ticket, now }),
    deny: (request) => errorRedirect(deps, new OAuthProblem("access_denied", "The owner refused."), request),
    exchange: (request, now) => exchange(deps, request, now),
    async revoke(request, now) {
      const { parameters } = request;
      const repeated = refuseRepeated(parameters, ["token", "token_type_hint", "client_id", "client_secret"]);
      if (repeated) return repeated;
      const client = authenticateClient(deps.clients, request);
      if (client instanceof OAuthProblem) return client;
      const token = parameterOf(parameters, "token");
      if (token === undefined) return new OAuthProblem("invalid_request", "token is needed.");
      const revocation = {
        digest: credentialDigest(token),
        clientId: client.client_id,
        at: now.toISOString(),
      };
      await deps.database.transaction((tx) => revokeToken(tx, revocation));
      return null;
    },
    newBrowser: () => deps.newBrowser(),
  };
}
