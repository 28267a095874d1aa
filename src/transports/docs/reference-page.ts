import type { Served } from "../../contract/operation.ts";
import type { DocumentConfig } from "../openapi/document.ts";

export interface ReferencePage {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

/** The reference page of the operations. */
export function referencePage(served: readonly Served[], config: DocumentConfig): ReferencePage {
  const names = served.map(({ operation }) => `<li>${operation.name}</li>`).join("");
  return {
    html: `<!doctype html><title>Assay ${config.pipelineVersion}</title><ul>${names}</ul>`,
    contentSecurityPolicy: "default-src 'none'",
  };
}
