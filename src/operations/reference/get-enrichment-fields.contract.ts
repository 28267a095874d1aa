import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { answered } from "../../contract/usage.ts";

export const getEnrichmentFields = operation({
  name: "get_enrichment_fields",
  summary: "List the attributes an entity may carry, and which sources of this deployment supply them.",
  description:
    "Fields with type, packs, readiness, licences and resale rights, the named packs, and the shape of each source's values.",
  tag: "Reference",
  rest: { method: "GET", path: "/v1/reference/enrichment-fields", tag: "content" },
  tool: {
    title: "List enrichment fields",
    description:
      "Lists each field that an entity can have, with its type, its sources, their licences and whether this deployment has one ready. Use it to choose `fields` or `field_packs` for `get_entity` and `resolve_company`.",
    effect: "read",
    idempotent: true,
    openWorld: false,
  },
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  input: z.strictObject({}),
  output: z
    .looseObject({
      collection: z.string(),
      version: z.string(),
      items: z.array(
        z.looseObject({
          field: z.string(),
          type: z.string(),
          packs: z.array(z.string()),
          readiness: z.enum(["ready", "not_configured", "not_supported"]),
          sources: z.array(z.string()),
          licences: z.array(z.string()),
          resale: z.boolean().meta({ description: "Whether every source that supplies it permits resale." }),
        }),
      ),
      packs: z.record(z.string(), z.array(z.string())),
      source_value_schemas: z.record(z.string(), z.record(z.string(), z.unknown())),
      ...answered,
    })
    .meta({ id: "EnrichmentFields" }),
  errors: [],
  example: exampleOf("get_enrichment_fields"),
});
