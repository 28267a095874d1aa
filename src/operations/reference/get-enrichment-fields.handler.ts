import type { Handler } from "../../contract/operation.ts";
import { attributes, attributesOfPack, fieldPacks } from "../../domain/entities/attributes.ts";
import { type DeclaredSupplier, supplierMetrics } from "../../domain/financials/supplier.ts";
import { PIPELINE_VERSION } from "../../domain/matching/release.ts";
import type { InstalledSources } from "../../pipelines/register-install/installed-sources.ts";
import type { getEnrichmentFields } from "./get-enrichment-fields.contract.ts";

const schemaOfType = {
  string: { type: "string" },
  date: { type: "string", format: "date" },
  number: { type: "number" },
  object: { type: "object" },
  list: { type: "array", items: { type: "string" } },
  amount: {
    type: "object",
    properties: {
      value: { type: "number" },
      currency: { type: ["string", "null"] },
      scope: { type: "string" },
      basis: { type: "string" },
      period_start: { type: ["string", "null"], format: "date" },
      period_end: { type: "string", format: "date" },
      frequency: { type: "string" },
      filed_on: { type: ["string", "null"], format: "date" },
      concept: { type: ["string", "null"] },
      quoted_on: { type: "string", format: "date" },
      published_on: { type: ["string", "null"], format: "date" },
    },
    required: ["value", "currency", "scope", "basis"],
  },
} as const;

export function getEnrichmentFieldsHandler(deps: {
  readonly sources: InstalledSources;
  readonly supplier: DeclaredSupplier | null;
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
      source_value_schemas: {
        ...deps.sources.schemas((type) => schemaOfType[type]),
        ...(deps.supplier && { [deps.supplier.source_id]: supplierSchemas(deps.supplier) }),
      },
    };
  };
}

const nullable = (type: string) => ({ type: [type, "null"] });
const suppliedValuation = {
  type: "object",
  properties: { value: nullable("number"), currency: nullable("string"), as_of: nullable("string") },
};
const suppliedMetric = {
  type: "object",
  properties: {
    frequency: nullable("string"),
    currency: nullable("string"),
    columns: {
      type: "array",
      items: { type: "object", properties: { date: { type: "string" }, value: nullable("number") } },
    },
  },
};

/** The schemas of the supplier's observations: each is answered once, and no entity stores it. */
function supplierSchemas({ mapping }: DeclaredSupplier) {
  const valuations = (["market_cap", "enterprise_value"] as const).filter((name) => mapping[name]);
  const metrics = supplierMetrics.filter((name) => mapping.metrics?.[name]);
  return Object.fromEntries([
    ...valuations.map((name) => [`financials.${name}`, suppliedValuation]),
    ...metrics.map((name) => [`financials.${name}`, suppliedMetric]),
  ]);
}
