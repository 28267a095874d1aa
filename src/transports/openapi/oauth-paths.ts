/** The OAuth endpoints that clients call (RFC 6749 §3.2, RFC 7009): forms in, OAuth bodies out. */

export const connectorsTag = "Connectors";

export const oauthErrorSchema = {
  type: "object",
  description: "What an error of the OAuth endpoints looks like (RFC 6749 §5.2).",
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

const resource = text(2048, "The `resource` of the protected-resource metadata: the audience.");

const codeForm = {
  type: "object",
  properties: {
    grant_type: { type: "string", const: "authorization_code" },
    code: text(100, "From the redirect; works once, for 60 seconds."),
    redirect_uri: text(2048, "As in the authorisation request; may be left out."),
    code_verifier: { ...text(128, "Of the request's code_challenge (PKCE, S256)."), minLength: 43 },
    resource,
    ...client,
  },
  required: ["grant_type", "code", "code_verifier", "resource"],
  additionalProperties: false,
};

const refreshForm = {
  type: "object",
  properties: {
    grant_type: { type: "string", const: "refresh_token" },
    refresh_token: text(100, "The newest of the grant; works once."),
    scope: text(100, "A narrower scope for this access token."),
    resource,
    ...client,
  },
  required: ["grant_type", "refresh_token", "resource"],
  additionalProperties: false,
};

const revokeForm = {
  type: "object",
  properties: {
    token: text(100, "A refresh token ends its grant, an access token itself."),
    token_type_hint: text(100, "Decides nothing."),
    ...client,
  },
  required: ["token"],
  additionalProperties: false,
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

/** Their path objects. The authorisation endpoint is a page for people and not described here. */
export function oauthPaths(): Record<string, object> {
  return {
    "/v1/oauth/token": {
      post: endpoint({
        operationId: "oauthToken",
        summary: "Exchange a code, or refresh",
        description: "Public clients send client_id; confidential ones prove themselves as registered.",
        form: { oneOf: [codeForm, refreshForm] },
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
  success: object;
}): object {
  const { form, success, ...described } = said;
  const refused = (description: string) => ({
    description,
    content: { "application/json": { schema: { $ref: "#/components/schemas/OAuthError" } } },
  });
  return {
    ...described,
    tags: [connectorsTag],
    security: [{}, { client: [] }],
    requestBody: { required: true, content: { "application/x-www-form-urlencoded": { schema: form } } },
    responses: {
      "200": success,
      "400": refused("The request or what it brings is not good."),
      "401": refused("The client is unknown or could not prove itself."),
      "413": refused("The form is larger than 16 KiB."),
      "429": {
        ...refused("Too many requests of this address and client."),
        headers: { "Retry-After": { $ref: "#/components/headers/RetryAfter" } },
      },
      default: refused("Any other failure; opaque."),
    },
  };
}
