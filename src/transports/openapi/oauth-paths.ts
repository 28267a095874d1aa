/** The OAuth endpoints that clients call (RFC 6749 §3.2, RFC 7009): forms in, OAuth bodies out. */

import { resourceOf } from "../oauth/metadata.ts";

export const connectorsTag = "Connectors";

export const oauthErrorSchema = {
  type: "object",
  description: "The shape of an error of the OAuth endpoints (RFC 6749 §5.2).",
  properties: {
    error: { type: "string", examples: ["invalid_grant"] },
    error_description: { type: "string", description: "For people; may change." },
  },
  required: ["error"],
  additionalProperties: true,
} as const;

const text = (maxLength: number, description: string) => ({ type: "string", maxLength, description });

const client = {
  client_id: text(200, "As the operator has registered it; left out with HTTP Basic."),
  client_secret: text(1000, "Of a client that has registered client_secret_post."),
};

/** Unknown parameters are ignored (RFC 6749 §3.2), so the forms are open. */
const codeForm = (resource: object) => ({
  type: "object",
  properties: {
    grant_type: { type: "string", const: "authorization_code" },
    code: text(100, "From the redirect; works once, for 60 seconds."),
    redirect_uri: text(2048, "As in the authorisation request; may be left out."),
    code_verifier: {
      ...text(128, "Of the request's code_challenge (PKCE, S256)."),
      minLength: 43,
      pattern: "^[A-Za-z0-9._~-]*$",
    },
    resource,
    ...client,
  },
  required: ["grant_type", "code", "code_verifier", "resource"],
  additionalProperties: true,
});

const refreshForm = (resource: object) => ({
  type: "object",
  properties: {
    grant_type: { type: "string", const: "refresh_token" },
    refresh_token: text(100, "The newest of the grant; works once."),
    scope: text(100, "A narrower scope for this access token."),
    resource,
    ...client,
  },
  required: ["grant_type", "refresh_token", "resource"],
  additionalProperties: true,
});

const revokeForm = {
  type: "object",
  properties: {
    token: {
      type: "string",
      minLength: 1,
      description: "A refresh token ends its grant, an access token itself.",
    },
    token_type_hint: { type: "string", description: "Decides nothing." },
    ...client,
  },
  required: ["token"],
  additionalProperties: true,
};

const tokens = {
  type: "object",
  properties: {
    access_token: { type: "string" },
    token_type: { type: "string", const: "Bearer" },
    expires_in: { type: "integer", description: "Seconds." },
    refresh_token: { type: "string" },
    scope: { type: "string" },
  },
  required: ["access_token", "token_type", "expires_in", "refresh_token", "scope"],
  additionalProperties: true,
};

const exampleTokens = {
  access_token: `assay_at_${"0".repeat(49)}`,
  token_type: "Bearer",
  expires_in: 3600,
  refresh_token: `assay_rt_${"0".repeat(49)}`,
  scope: "read resolve",
};

const envelope = { $ref: "#/components/schemas/ErrorEnvelope" };
const oauthError = { $ref: "#/components/schemas/OAuthError" };
const correlated = { "X-Correlation-Id": { $ref: "#/components/headers/CorrelationId" } };
const waiting = { "Retry-After": { $ref: "#/components/headers/RetryAfter" } };

/** The endpoints' path objects. The authorisation endpoint is a page for people and not described here. */
export function oauthPaths(baseUrl: string): Record<string, object> {
  const audience = resourceOf(baseUrl);
  const resource = {
    type: "string",
    const: audience,
    description: "The audience, as the resource's metadata says it.",
  };
  return {
    "/v1/oauth/token": {
      post: endpoint({
        operationId: "oauthToken",
        summary: "Exchange a code, or refresh",
        description: "Public clients send client_id; confidential ones prove themselves as registered.",
        form: { oneOf: [codeForm(resource), refreshForm(resource)] },
        example: {
          grant_type: "refresh_token",
          refresh_token: exampleTokens.refresh_token,
          resource: audience,
          client_id: "claude",
        },
        success: {
          description: "An access token and the refresh token that takes the place of the one before.",
          content: { "application/json": { schema: tokens, example: exampleTokens } },
        },
      }),
    },
    "/v1/oauth/revoke": {
      post: endpoint({
        operationId: "oauthRevoke",
        summary: "Revoke a token",
        description: "An unknown token, or another client's, is no error and changes nothing.",
        form: revokeForm,
        example: { token: exampleTokens.refresh_token, client_id: "claude" },
        success: { description: "It is worth nothing from now on." },
      }),
    },
  };
}

function endpoint(said: {
  operationId: string;
  summary: string;
  description: string;
  form: object;
  example: object;
  success: { description: string; content?: object };
}): object {
  const { form, example, success, ...described } = said;
  const answer = (description: string, schema: object, headers: object) => ({
    description,
    headers: { ...correlated, ...headers },
    content: { "application/json": { schema } },
  });
  const refused = (description: string, headers: object = {}) => answer(description, oauthError, headers);
  const refusedByEither = (description: string, headers: object = {}) =>
    answer(description, { anyOf: [oauthError, envelope] }, headers);
  return {
    ...described,
    tags: [connectorsTag],
    security: [{}, { client: [] }],
    requestBody: {
      required: true,
      content: { "application/x-www-form-urlencoded": { schema: form, example } },
    },
    responses: {
      "200": { ...success, headers: correlated },
      "400": refusedByEither("The request or what it brings is not good."),
      "401": refused("The client is unknown or could not prove itself."),
      "413": refusedByEither("The form is larger than 16 KiB, or the URL than 8 KiB."),
      "408": answer("The header or the body arrived too slowly.", envelope, {}),
      "431": answer("The header is larger than this service accepts.", envelope, {}),
      "415": answer("The Content-Type cannot be read.", envelope, {}),
      "429": refused("Too many requests of this address and client.", waiting),
      "500": refused("A fault of ours; opaque."),
      "503": refusedByEither("The service cannot answer now.", waiting),
      default: refused("Any other failure; opaque."),
    },
  };
}
