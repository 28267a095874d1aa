import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { typedQuery } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { text, timestamp, utcDateTime } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";

/** A filter of texts: `eq` one, `in` any of a list, and of names `contains` a part. */
function textFilters<Field extends string>(field: Field, value: z.ZodType<string, string>) {
  return [
    z.strictObject({ field: z.literal(field), operator: z.literal("eq"), value }),
    z.strictObject({
      field: z.literal(field),
      operator: z.literal("in"),
      value: z.array(value).min(1).max(typedQuery.listed),
    }),
  ] as const;
}

const legalName = text({ min: 1, max: 500 });

const filter = z
  .discriminatedUnion("field", [
    z.discriminatedUnion("operator", [
      ...textFilters("identity.legal_name", legalName),
      z.strictObject({
        field: z.literal("identity.legal_name"),
        operator: z.literal("contains"),
        value: legalName,
      }),
    ]),
    z.discriminatedUnion("operator", [...textFilters("digital.domain", text({ min: 1, max: 253 }))]),
    z.discriminatedUnion("operator", [...textFilters("location.country", text({ min: 1, max: 64 }))]),
    z.discriminatedUnion("operator", [...textFilters("entity_id", text({ min: 1, max: 100 }))]),
    z.strictObject({
      field: z.literal("created_at"),
      operator: z.enum(["gte", "lte"]),
      value: utcDateTime,
    }),
  ])
  .meta({
    id: "QueryFilter",
    description:
      "A condition. Names are compared without regard to case, width and invisible characters, in every script; a country may be a code or a name; a domain may be a web address.",
  });

const query = {
  filters: z
    .array(filter)
    .max(typedQuery.filters)
    .optional()
    .meta({ description: "Conditions that all have to hold. None: every entity." }),
  sort_by: z.enum(["created_at", "entity_id"]).optional().meta({
    default: "created_at",
    description: "Entities of one moment are ordered by `entity_id`.",
  }),
  direction: z.enum(["asc", "desc"]).optional().meta({ default: "asc" }),
  limit: z.int().min(1).max(typedQuery.matches).optional().meta({
    default: typedQuery.matches,
    description: "How many matches a page has at the most.",
  }),
  scan_limit: z.int().min(1).max(typedQuery.scanned).optional().meta({
    default: typedQuery.scanned,
    description: "How many entities a page reads at the most.",
  }),
  cursor: text({ min: 1, max: 2048 }).optional().meta({
    description: "`next_cursor` of the page before, with the same filters and sort.",
  }),
};

export const queryCompanies = operation({
  name: "query_companies",
  summary: "Find golden entities by typed conditions.",
  description:
    "`GET /v1/reference/search-fields` lists the fields with their operators; other fields are returned and not searched. A page reads at most `scan_limit` entities, so it may be empty: follow `next_cursor` with the same filters and sort until it is null.",
  tag: "Queries",
  rest: { method: "POST", path: "/v1/entities/query" },
  tool: {
    title: "Query companies",
    description:
      "Lists the golden entities that meet typed conditions on legal name, domain, country, id or time of creation. Use it to select a group of companies, such as all of a country whose name contains a word; go on with `next_cursor`, over empty pages too, until it is null. `get_search_fields` lists fields and operators. To find the one company that a name or number means, use `search_entities`.",
    effect: "read",
    idempotent: true,
    openWorld: false,
    example: {
      payload: {
        filters: [
          { field: "location.country", operator: "in", value: ["GB", "IE"] },
          { field: "identity.legal_name", operator: "contains", value: "energy" },
        ],
        limit: 20,
      },
    },
    input: z.strictObject({ payload: z.strictObject(query) }).transform(({ payload }) => payload),
  },
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  input: z.strictObject(query),
  output: z
    .looseObject({
      matches: z.array(
        z.looseObject({
          entity_id: z.string(),
          legal_name: z.string().nullable(),
          domain: z.string().nullable(),
          country: z.string().nullable(),
          created_at: timestamp,
        }),
      ),
      scanned_count: z.int().min(0).meta({ description: "Entities that were read for this page." }),
      next_cursor: z.string().nullable().meta({ description: "null at the end, and only there." }),
      ...answered,
    })
    .meta({ id: "CompanyMatches" }),
  errors: ["invalid_cursor", "cursor_filter_mismatch"],
  example: exampleOf("query_companies"),
});
