import { type ClientRequest, type OAuthClient, OAuthProblem } from "../../contract/oauth.ts";
import { sameText } from "../../secrets/consent-seal.ts";
import { credentialDigest } from "../../secrets/credential.ts";
import { parameterOf } from "./parameters.ts";

type Clients = ReadonlyMap<string, OAuthClient>;

interface Claimed {
  readonly clientId: string;
  readonly secret: string | null;
  readonly method: OAuthClient["token_endpoint_auth_method"];
}

const refused = () => new OAuthProblem("invalid_client", "The client is unknown or could not prove itself.");

/** The client that a request authenticates as, by exactly the method that the client has registered. */
export function authenticateClient(clients: Clients, request: ClientRequest): OAuthClient | OAuthProblem {
  const claimed = claimOf(request);
  if (claimed instanceof OAuthProblem) return claimed;
  const client = clients.get(claimed.clientId);
  if (client === undefined || client.token_endpoint_auth_method !== claimed.method) return refused();
  if (client.client_secret_sha256 === null) return client;
  const digest = credentialDigest(claimed.secret ?? "").toString("hex");
  return sameText(digest, client.client_secret_sha256) ? client : refused();
}

/** The registered client that a request names, authenticated or not. */
export function namedClient(clients: Clients, request: ClientRequest): string | null {
  const claimed = claimOf(request);
  return claimed instanceof OAuthProblem || !clients.has(claimed.clientId) ? null : claimed.clientId;
}

function claimOf({ parameters, authorization }: ClientRequest): Claimed | OAuthProblem {
  const clientId = parameterOf(parameters, "client_id");
  const secret = parameterOf(parameters, "client_secret");
  if (authorization === undefined) {
    if (clientId === undefined) return refused();
    return { clientId, secret: secret ?? null, method: secret === undefined ? "none" : "client_secret_post" };
  }
  // One authentication method per request (RFC 6749 §2.3).
  if (secret !== undefined)
    return new OAuthProblem("invalid_request", "The client proves itself in two ways at once.");
  const basic = readBasic(authorization);
  if (basic === null || (clientId !== undefined && clientId !== basic.clientId)) return refused();
  return { ...basic, method: "client_secret_basic" };
}

/** Id and secret of HTTP Basic, each form-encoded before they were joined (RFC 6749 §2.3.1). */
function readBasic(authorization: string): { clientId: string; secret: string } | null {
  const encoded = /^basic +([A-Za-z0-9+/=]{1,4096}) *$/i.exec(authorization)?.[1];
  if (encoded === undefined) return null;
  const [, id, secret] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, "base64").toString("utf8")) ?? [];
  if (id === undefined || secret === undefined) return null;
  try {
    const decode = (text: string) => decodeURIComponent(text.replaceAll("+", " "));
    return { clientId: decode(id), secret: decode(secret) };
  } catch {
    return null;
  }
}
