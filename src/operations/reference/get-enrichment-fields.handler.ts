import type { Handler } from "../../contract/operation.ts";
import { attributes, attributesOfPack, fieldPacks } from "../../domain/entities/attributes.ts";
import { PIPELINE_VERSION } from "../../domain/matching/release.ts";
import type { InstalledSources } from "../../pipelines/register-install/installed-sources.ts";
import type { getEnrichmentFields } from "./get-enrichment-fields.contract.ts";

const schemaOfType = {
  string: { type: "string" },
  date: { type: "string", format: "date" },
  number: { type: "number" },
  object: { type: "object" },
  list: { type: "array", items: { type: "string" } },
} as const;

export function getEnrichmentFieldsHandler(deps: {
  readonly sources: InstalledSources;
}): Handler<typeof getEnrichmentFields> {
  return async () => {
    const items = attributes.map((entry) => {
      const suppliers = entry.supported ? deps.sources.suppliersOf(entry.name) : [];
      return {
        field: entry.name,
        type: entry.type,
        packs: entry.packs,
        readiness: !entry.supported ? "not_supported" : suppliers.length > 0 ? "ready" : "not_configured",
        sources: suppliers.map((supplier) => supplier.sourceId),
        licences: [...new Set(suppliers.map((supplier) => supplier.licence))],
        resale: suppliers.length > 0 && suppliers.every((supplier) => supplier.permitsResale),
      };
    });
    return {
      collection: "enrichment-fields",
      version: PIPELINE_VERSION,
      items,
      packs: Object.fromEntries(fieldPacks.map((pack) => [pack, attributesOfPack(pack)])),
      source_value_schemas: deps.sources.schemas((type) => schemaOfType[type]),
    };
  };
}
