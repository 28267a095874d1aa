import { clientAuthMethods, connectorScopes } from "../../contract/oauth.ts";

export const paths = {
  authorize: "/v1/oauth/authorize",
  token: "/v1/oauth/token",
  revoke: "/v1/oauth/revoke",
} as const;

/** The resource's identifier, hence the audience of every token. */
export const resourceOf = (baseUrl: string): string => `${baseUrl}/mcp`;

/** RFC 9728: describes the resource and names the server that issues its tokens. */
function protectedResourceMetadata(baseUrl: string): Record<string, unknown> {
  return {
    resource: resourceOf(baseUrl),
    authorization_servers: [baseUrl],
    scopes_supported: connectorScopes,
    bearer_methods_supported: ["header"],
    resource_name: "Assay",
    resource_documentation: `${baseUrl}/docs`,
  };
}

/** RFC 8414: the capabilities of the authorisation server. Only the operator registers clients. */
function authorisationServerMetadata(baseUrl: string): Record<string, unknown> {
  return {
    issuer: baseUrl,
    authorization_endpoint: baseUrl + paths.authorize,
    token_endpoint: baseUrl + paths.token,
    revocation_endpoint: baseUrl + paths.revoke,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    code_challenge_methods_supported: ["S256"],
    token_endpoint_auth_methods_supported: clientAuthMethods,
    revocation_endpoint_auth_methods_supported: clientAuthMethods,
    scopes_supported: connectorScopes,
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: false,
    protected_resources: [resourceOf(baseUrl)],
    service_documentation: `${baseUrl}/docs#connectors`,
  };
}

/** The metadata documents by path: the resource's under its root and under its path (RFC 9728 §3.1). */
export function metadataDocuments(baseUrl: string): ReadonlyMap<string, string> {
  const resource = JSON.stringify(protectedResourceMetadata(baseUrl));
  return new Map([
    ["/.well-known/oauth-protected-resource", resource],
    ["/.well-known/oauth-protected-resource/mcp", resource],
    ["/.well-known/oauth-authorization-server", JSON.stringify(authorisationServerMetadata(baseUrl))],
  ]);
}
