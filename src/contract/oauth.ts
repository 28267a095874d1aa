/**
 * The interface between OAuth clients and the authorisation server (RFC 6749, 7009, 7636, 8707, 9207; OAuth
 * 2.1): the registry's entries, the errors, and the steps that a transport calls on the server.
 */
import type { OAuthLifetimes } from "./limits.ts";

/** The scopes that a connector may be granted; every other scope needs an API key. */
export const connectorScopes = ["read", "resolve"] as const;
export type ConnectorScope = (typeof connectorScopes)[number];

/** How a client authenticates at the token endpoint; `none` is a public client. */
export const clientAuthMethods = ["none", "client_secret_basic", "client_secret_post"] as const;

/** A client as the operator has registered it. */
export interface OAuthClient {
  readonly client_id: string;
  readonly client_name: string;
  readonly redirect_uris: readonly string[];
  readonly token_endpoint_auth_method: (typeof clientAuthMethods)[number];
  /** Digest of the secret, in hexadecimal; null for a public client. */
  readonly client_secret_sha256: string | null;
  readonly allowed_scopes: readonly ConnectorScope[];
}

export type OAuthErrorCode =
  | "invalid_request"
  | "invalid_client"
  | "invalid_grant"
  | "unsupported_grant_type"
  | "unsupported_response_type"
  | "invalid_scope"
  | "invalid_target"
  | "access_denied"
  | "server_error"
  | "temporarily_unavailable";

/** A refusal, sent to the client. The description is Assay's own, in ASCII, and repeats no sent value. */
export class OAuthProblem {
  readonly error: OAuthErrorCode;
  readonly description: string;
  /** A report for the operator: a secret that was used twice, and whose grant ended with it. */
  readonly incident: { readonly what: string; readonly grantId: string } | null;

  constructor(
    error: OAuthErrorCode,
    description: string,
    incident: { readonly what: string; readonly grantId: string } | null = null,
  ) {
    this.error = error;
    this.description = description;
    this.incident = incident;
  }

  /** RFC 6749 §5.2. */
  get status(): number {
    return this.error === "invalid_client" ? 401 : 400;
  }
}

/** Parameters of a query or of a form, each with all its values. */
export type Parameters = ReadonlyMap<string, readonly string[]>;

/** An authorisation request that has passed every check. */
export interface AuthorisationRequest {
  readonly clientId: string;
  readonly clientName: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly codeChallenge: string;
  readonly scopes: readonly ConnectorScope[];
}

/** The next address of the browser: the client's own redirect URI, with the answer. */
export interface Redirect {
  readonly location: string;
}

/** The content of the consent page, and the hidden values of its form. */
export interface Consent {
  readonly request: AuthorisationRequest;
  /** The request, sealed by the server: the form sends it back. */
  readonly sealed: string;
  /** Belongs to this seal and to the browser's cookie. */
  readonly csrfToken: string;
}

/** A consent form that was submitted by the browser that received it. */
export interface ConsentForm {
  readonly consent: Consent;
  readonly approved: boolean;
  readonly ticket: string;
}

/** The answer of the token endpoint (RFC 6749 §5.1). */
export interface TokenAnswer {
  readonly access_token: string;
  readonly token_type: "Bearer";
  readonly expires_in: number;
  readonly refresh_token: string;
  readonly scope: string;
}

/** A request of the token or of the revocation endpoint. */
export interface ClientRequest {
  readonly parameters: Parameters;
  readonly authorization: string | undefined;
}

export interface AuthorisationServer {
  readonly lifetimes: OAuthLifetimes;
  /** The registered client that a request names, for its rate; null where it names none. */
  namedClient(request: ClientRequest): string | null;
  /**
   * The grant of the genuine code or token in a request, for its rate: one that was given to the client that
   * the request names, and whose grant has not ended. null where the request has none.
   */
  presentedGrant(request: ClientRequest): Promise<string | null>;
  /** Checks a request: a consent page, an error to redirect with, or an error that must not be redirected. */
  begin(parameters: Parameters, browser: string, now: Date): Promise<Consent | Redirect | OAuthProblem>;
  /** Opens a submitted form; null where it is forged, from another browser, or too old. */
  open(form: Parameters, browser: string | null, now: Date): Promise<ConsentForm | OAuthProblem>;
  /** Exchanges the ticket for a code; null where the ticket is invalid, and then nothing has changed. */
  approve(request: AuthorisationRequest, ticket: string, now: Date): Promise<Redirect | null>;
  deny(request: AuthorisationRequest): Redirect;
  /** Tokens for a code or for a refresh token. */
  exchange(request: ClientRequest, now: Date): Promise<TokenAnswer | OAuthProblem>;
  /** Ends the grant of the token; unknown tokens are no problem (RFC 7009 §2.2). */
  revoke(request: ClientRequest, now: Date): Promise<OAuthProblem | null>;
  /** A fresh value for the browser's cookie. */
  newBrowser(): string;
}
