import type { Served } from "../../contract/operation.ts";

export interface DocumentConfig {
  readonly baseUrl: string;
  readonly pipelineVersion: string;
  readonly revision: string;
}

/** The OpenAPI 3.1.0 document of the operations. */
export function openApiDocument(served: readonly Served[], config: DocumentConfig): object {
  return {
    openapi: "3.1.0",
    info: { title: "Assay", version: config.pipelineVersion, "x-assay-revision": config.revision },
    paths: Object.fromEntries(
      served.flatMap(({ operation }) => (operation.rest ? [[operation.rest.path, {}]] : [])),
    ),
  };
}
