import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { text } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";

export const referenceCollections = [
  "enrichment-availability",
  "resale-rights",
  "field-packs",
  "limits",
  "plans",
  "error-codes",
  "stages",
  "features",
  "event-categories",
  "countries",
  "legal-forms",
] as const;

export type ReferenceCollection = (typeof referenceCollections)[number];

export const getReference = operation({
  name: "get_reference",
  summary: "Read a collection of enumerated values.",
  description: `Collections: ${referenceCollections.join(", ")}, and with answers of their own enrichment-fields, search-fields and evaluation. Another name is not found. The tag changes with the content.`,
  tag: "Reference",
  rest: { method: "GET", path: "/v1/reference/{collection}", tag: "content" },
  tool: null,
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  input: z.strictObject({ collection: text({ min: 1, max: 100 }) }),
  output: z
    .looseObject({
      collection: z.string(),
      version: z.string().meta({ description: "Release of the pipeline that the values belong to." }),
      items: z.array(z.record(z.string(), z.unknown())),
      ...answered,
    })
    .meta({ id: "ReferenceCollection" }),
  errors: ["not_found"],
  example: exampleOf("get_reference"),
});
