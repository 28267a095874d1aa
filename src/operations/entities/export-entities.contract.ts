import { z } from "zod";
import { entity } from "../../contract/entity.ts";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { entityFilters } from "./list-entities.contract.ts";

export const exportEntities = operation({
  name: "export_entities",
  summary: "Export golden entities as NDJSON.",
  description:
    "One entity a line, oldest first, with its whole provenance and its members: every entity that was there when the export began, each once. A connection that ends before the last chunk means that it is not complete.",
  tag: "Entities",
  rest: { method: "GET", path: "/v1/entities/export" },
  tool: null,
  scopes: ["read", "resolve"],
  bucket: "batch",
  credits: "free",
  idempotency: "none",
  envelope: "lines",
  input: z.strictObject(entityFilters),
  output: entity,
  errors: [],
  example: exampleOf("export_entities"),
});
