import {
  type AuthorisationRequest,
  type OAuthClient,
  OAuthProblem,
  type Parameters,
  type Redirect,
} from "../../contract/oauth.ts";
import type { OAuthDependencies } from "./dependencies.ts";
import { parameterOf, refuseRepeated } from "./parameters.ts";
import { isRegisteredRedirect, redirectWith } from "./redirect-uri.ts";
import { scopesAsked } from "./scopes.ts";

const names = ["response_type", "response_mode", "scope", "state", "code_challenge", "code_challenge_method"];

/**
 * A checked authorisation request. Until client and redirect URI are known to belong together nothing is
 * redirected, or anyone could send a browser anywhere (RFC 6749 §4.1.2.1); after that every error is.
 */
export function readAuthorisationRequest(
  deps: OAuthDependencies,
  parameters: Parameters,
): AuthorisationRequest | Redirect | OAuthProblem {
  const trusted = trustedRedirect(deps, parameters);
  if (trusted instanceof OAuthProblem) return trusted;
  const { client, redirectUri } = trusted;
  const checked = checkRequest(deps, client, parameters);
  if (!(checked instanceof OAuthProblem))
    return { ...checked, clientId: client.client_id, clientName: client.client_name, redirectUri };
  return errorRedirect(deps, checked, { redirectUri, state: parameterOf(parameters, "state") });
}

/** The redirect that sends a client its error, with its state and the issuer of the answer (RFC 9207). */
export function errorRedirect(
  deps: Pick<OAuthDependencies, "issuer">,
  problem: OAuthProblem,
  to: { redirectUri: string; state: string | undefined },
): Redirect {
  const answer = {
    error: problem.error,
    error_description: problem.description,
    ...(to.state === undefined ? {} : { state: to.state }),
    iss: deps.issuer,
  };
  return { location: redirectWith(to.redirectUri, answer) };
}

function trustedRedirect(
  { clients }: OAuthDependencies,
  parameters: Parameters,
): { client: OAuthClient; redirectUri: string } | OAuthProblem {
  const repeated = refuseRepeated(parameters, ["client_id", "redirect_uri"]);
  if (repeated) return repeated;
  const client = clients.get(parameterOf(parameters, "client_id") ?? "");
  if (client === undefined)
    return new OAuthProblem("invalid_request", "client_id names no client that is registered here.");
  const redirectUri = parameterOf(parameters, "redirect_uri");
  if (redirectUri === undefined || !isRegisteredRedirect(client, redirectUri))
    return new OAuthProblem("invalid_request", "redirect_uri is not one that the client has registered.");
  return { client, redirectUri };
}

function checkRequest(
  { resource }: OAuthDependencies,
  client: OAuthClient,
  parameters: Parameters,
): Pick<AuthorisationRequest, "state" | "codeChallenge" | "scopes"> | OAuthProblem {
  const repeated = refuseRepeated(parameters, names);
  if (repeated) return repeated;
  const invalid = (description: string) => new OAuthProblem("invalid_request", description);
  const responseType = parameterOf(parameters, "response_type");
  if (responseType === undefined) return invalid("response_type is needed.");
  if (responseType !== "code")
    return new OAuthProblem("unsupported_response_type", "response_type must be code.");
  if ((parameterOf(parameters, "response_mode") ?? "query") !== "query")
    return invalid("response_mode must be query.");
  const state = parameterOf(parameters, "state");
  if (state === undefined) return invalid("state is needed.");
  const codeChallenge = parameterOf(parameters, "code_challenge");
  if (codeChallenge === undefined) return invalid("code_challenge is needed (PKCE).");
  // A missing method would mean plain (RFC 7636 §4.3), which gives no protection.
  if (parameterOf(parameters, "code_challenge_method") !== "S256")
    return invalid("code_challenge_method must be S256.");
  if (!/^[A-Za-z0-9_-]{43}$/.test(codeChallenge)) return invalid("code_challenge is not an S256 challenge.");
  const wrongResource = refuseResource(resource, parameters);
  if (wrongResource) return wrongResource;
  const scopes = scopesAsked(parameterOf(parameters, "scope"), client.allowed_scopes);
  return scopes instanceof OAuthProblem ? scopes : { state, codeChallenge, scopes };
}

/** Every step names the audience, and there is only one (RFC 8707 §2). */
export function refuseResource(resource: string, parameters: Parameters): OAuthProblem | null {
  const named = parameters.get("resource") ?? [];
  return named.length === 1 && named[0] === resource
    ? null
    : new OAuthProblem(
        "invalid_target",
        "resource must be the identifier in the protected-resource metadata.",
      );
}
