import { createHash } from "node:crypto";
import { oauthLifetimes } from "../../contract/limits.ts";
import {
  type ClientRequest,
  type ConnectorScope,
  type OAuthClient,
  OAuthProblem,
  type Parameters,
  type TokenAnswer,
} from "../../contract/oauth.ts";
import { sameText } from "../../secrets/consent-seal.ts";
import { ACCESS_TOKEN_PREFIX, credentialDigest, REFRESH_TOKEN_PREFIX } from "../../secrets/credential.ts";
import type { Transaction } from "../../storage/engine/database.ts";
import {
  endGrant,
  type HeldCode,
  holdCode,
  holdRefreshToken,
  insertTokens,
  markCodeUsed,
  markTokenUsed,
} from "../../storage/oauth/oauth-tokens.ts";
import { refuseResource } from "./authorisation-request.ts";
import { authenticateClient } from "./client-authentication.ts";
import type { OAuthDependencies } from "./dependencies.ts";
import { parameterOf, refuseRepeated } from "./parameters.ts";
import { scopesKept } from "./scopes.ts";

interface Exchange {
  readonly deps: OAuthDependencies;
  readonly client: OAuthClient;
  readonly parameters: Parameters;
  readonly now: Date;
}

const names = [
  "grant_type",
  "code",
  "redirect_uri",
  "client_id",
  "client_secret",
  "code_verifier",
  "refresh_token",
  "scope",
];

/** Tokens for a code or for a refresh token (RFC 6749 §4.1.3, §6). */
export async function exchange(
  deps: OAuthDependencies,
  request: ClientRequest,
  now: Date,
): Promise<TokenAnswer | OAuthProblem> {
  const { parameters } = request;
  const repeated = refuseRepeated(parameters, names);
  if (repeated) return repeated;
  const client = authenticateClient(deps.clients, request);
  if (client instanceof OAuthProblem) return client;
  const work = { deps, client, parameters, now };
  switch (parameterOf(parameters, "grant_type")) {
    case "authorization_code":
      return exchangeCode(work);
    case "refresh_token":
      return exchangeRefreshToken(work);
    case undefined:
      return new OAuthProblem("invalid_request", "grant_type is needed.");
    default:
      return new OAuthProblem(
        "unsupported_grant_type",
        "grant_type must be authorization_code or refresh_token.",
      );
  }
}

const unusable = (what: string) =>
  new OAuthProblem("invalid_grant", `The ${what} is unknown, over, used, or another client's.`);

async function exchangeCode(work: Exchange): Promise<TokenAnswer | OAuthProblem> {
  const { deps, client, parameters, now } = work;
  const code = parameterOf(parameters, "code");
  const verifier = parameterOf(parameters, "code_verifier");
  if (code === undefined) return new OAuthProblem("invalid_request", "code is needed.");
  if (verifier === undefined || !/^[A-Za-z0-9._~-]{43,128}$/.test(verifier))
    return new OAuthProblem("invalid_request", "code_verifier is needed: 43 to 128 unreserved characters.");
  const wrongResource = refuseResource(deps.resource, parameters);
  if (wrongResource) return wrongResource;
  const digest = credentialDigest(code);
  return deps.database.transaction(async (tx) => {
    const held = await holdCode(tx, digest);
    if (held === null) return unusable("code");
    const reused = await endIfReused(tx, held, { what: "authorisation code", now });
    if (reused) return reused;
    if (isOver(held, now) || held.client_id !== client.client_id) return unusable("code");
    const mismatch = refuseProof(held, parameters, verifier);
    if (mismatch) return mismatch;
    const scopes = scopesKept(undefined, held.granted);
    if (scopes instanceof OAuthProblem) return scopes;
    await markCodeUsed(tx, digest, now.toISOString());
    return issueTokens(tx, work, { ...held, scopes });
  });
}

/** Whether the redeemer requested the code: the same redirect URI, and the verifier of its challenge. */
function refuseProof(held: HeldCode, parameters: Parameters, verifier: string): OAuthProblem | null {
  const redirectUri = parameterOf(parameters, "redirect_uri");
  if (redirectUri !== undefined && redirectUri !== held.redirect_uri)
    return new OAuthProblem("invalid_grant", "redirect_uri is not the one that the code was sent to.");
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  return sameText(challenge, held.code_challenge)
    ? null
    : new OAuthProblem("invalid_grant", "code_verifier does not belong to the code's challenge.");
}

async function exchangeRefreshToken(work: Exchange): Promise<TokenAnswer | OAuthProblem> {
  const { deps, client, parameters, now } = work;
  const token = parameterOf(parameters, "refresh_token");
  if (token === undefined) return new OAuthProblem("invalid_request", "refresh_token is needed.");
  const wrongResource = refuseResource(deps.resource, parameters);
  if (wrongResource) return wrongResource;
  const digest = credentialDigest(token);
  return deps.database.transaction(async (tx) => {
    const held = await holdRefreshToken(tx, digest);
    if (held === null) return unusable("refresh token");
    const reused = await endIfReused(tx, held, { what: "refresh token", now });
    if (reused) return reused;
    if (isOver(held, now) || held.client_id !== client.client_id || held.resource !== deps.resource)
      return unusable("refresh token");
    // Narrower is allowed for this access token, wider never (RFC 6749 §6).
    const scopes = scopesKept(parameterOf(parameters, "scope"), held.granted);
    if (scopes instanceof OAuthProblem) return scopes;
    await markTokenUsed(tx, digest, now.toISOString());
    return issueTokens(tx, work, { ...held, scopes });
  });
}

interface HeldSecret {
  readonly grant_id: string;
  readonly granted: readonly string[];
  readonly ends_at: string;
  readonly expires_at: string;
  readonly revoked: boolean;
  readonly used: boolean;
}

function isOver(held: HeldSecret, now: Date): boolean {
  return held.revoked || Date.parse(held.expires_at) <= now.getTime();
}

/** A code or token that is used twice was leaked to an unknown holder: the grant ends (RFC 9700 §4.14). */
async function endIfReused(
  tx: Transaction,
  held: HeldSecret,
  { what, now }: { what: string; now: Date },
): Promise<OAuthProblem | null> {
  if (!held.used) return null;
  await endGrant(tx, held.grant_id, now.toISOString());
  const incident = { what: `${what} used twice`, grantId: held.grant_id };
  return new OAuthProblem("invalid_grant", unusable(what).description, incident);
}

async function issueTokens(
  tx: Transaction,
  { deps, now }: Exchange,
  grant: HeldSecret & { readonly scopes: readonly ConnectorScope[] },
): Promise<TokenAnswer> {
  const { mint } = deps;
  const endsMs = Date.parse(grant.ends_at);
  const until = (seconds: number) => Math.min(now.getTime() + seconds * 1000, endsMs);
  const [access, refresh] = [mint(ACCESS_TOKEN_PREFIX), mint(REFRESH_TOKEN_PREFIX)];
  const accessEndsMs = until(oauthLifetimes.accessS);
  const timeOf = (ms: number) => new Date(ms).toISOString();
  await insertTokens(tx, {
    grantId: grant.grant_id,
    at: now.toISOString(),
    access: { digest: credentialDigest(access), scopes: grant.scopes, expiresAt: timeOf(accessEndsMs) },
    refresh: {
      digest: credentialDigest(refresh),
      scopes: grant.granted,
      expiresAt: timeOf(until(oauthLifetimes.refreshIdleS)),
    },
  });
  return {
    access_token: access,
    token_type: "Bearer",
    expires_in: Math.floor((accessEndsMs - now.getTime()) / 1000),
    refresh_token: refresh,
    scope: grant.scopes.join(" "),
  };
}
