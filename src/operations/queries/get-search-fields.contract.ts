import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { answered } from "../../contract/usage.ts";

export const getSearchFields = operation({
  name: "get_search_fields",
  summary: "List the fields of a typed query with their operators.",
  description: "Other fields are returned and not searched.",
  tag: "Queries",
  rest: { method: "GET", path: "/v1/reference/search-fields", tag: "content" },
  tool: {
    title: "List search fields",
    description:
      "Lists the fields that a typed query can filter by, each with its operators, and those that it can sort by. Use it to write the filters of `query_companies`; for the fields that an entity can have, use `get_enrichment_fields`.",
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
      version: z.string().meta({ description: "Release of the pipeline that the values belong to." }),
      items: z.array(
        z.looseObject({ field: z.string(), operators: z.array(z.string()), sortable: z.boolean() }),
      ),
      ...answered,
    })
    .meta({ id: "SearchFields" }),
  errors: [],
  example: exampleOf("get_search_fields"),
});
