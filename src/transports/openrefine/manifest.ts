import { companyPagePath } from "./company-route.ts";

export interface ManifestFacts {
  /** Scheme and authority of the deployment, without a trailing slash. */
  readonly baseUrl: string;
  readonly pipelineVersion: string;
  readonly types: readonly { readonly id: string; readonly name: string }[];
  /** Queries that one request may hold. */
  readonly batchSize: number;
}

/** The path of the endpoint. */
export const endpointPath = "/openrefine";

/** The endpoint's manifest, as the Reconciliation Service API 0.2 describes services; it holds no secret. */
export function manifestOf({
  baseUrl,
  pipelineVersion,
  types,
  batchSize,
}: ManifestFacts): Record<string, unknown> {
  return {
    versions: ["0.1", "0.2"],
    name: "Assay",
    // Entity ids and register company ids begin differently, and one page shows either.
    identifierSpace: `${baseUrl}${companyPagePath}/`,
    schemaSpace: `${baseUrl}/v1/reference/enrichment-fields`,
    documentation: `${baseUrl}/docs`,
    serviceVersion: pipelineVersion,
    defaultTypes: types,
    view: { url: `${baseUrl}${companyPagePath}/{{id}}` },
    suggest: {
      entity: { service_url: baseUrl, service_path: `${endpointPath}/suggest/entity` },
      property: { service_url: baseUrl, service_path: `${endpointPath}/suggest/property` },
      type: { service_url: baseUrl, service_path: `${endpointPath}/suggest/type` },
    },
    authentication: {
      type: "basic",
      description: "Any user name, and a key with the scope read or resolve as the password.",
    },
    batchSize,
  };
}
