import { z } from "zod";
import { entity } from "../../contract/entity.ts";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { pageOffset, pageOutput } from "../../contract/paging.ts";
import { dateTime, text } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";

/** The filters of a list of entities. */
export const entityFilters = {
  updated_since: dateTime.optional().meta({ description: "Changed at or after this moment." }),
  country: text({ min: 1, max: 64 })
    .optional()
    .meta({ description: "Name or ISO code of the country or jurisdiction." }),
  q: text({ max: 500 }).optional().meta({
    description: "Occurs in the name, domain, website, registration number or LEI; case does not matter.",
  }),
};

const limit = z.int().min(1).max(1_000_000_000).optional();
const cursor = text({ min: 1, max: 2048 }).optional().meta({
  description: "`next_cursor` of the page before, with the same filters.",
});

export const listEntities = operation({
  name: "list_entities",
  summary: "List golden entities, oldest first.",
  description:
    "Follow `next_cursor` with the same filters until it is null: such a walk misses no entity that was there when it began, and gives none twice, whatever is written meanwhile. `total` counts the filtered set. A cursor is a position, not a credential.",
  tag: "Entities",
  rest: { method: "GET", path: "/v1/entities" },
  tool: {
    title: "List golden entities",
    description:
      "Lists the golden entities of the tenant's catalogue, oldest first, page by page. Use it to walk through all of them or a filtered part: follow `next_cursor` with the same filters until it is null. To find one company by its name or number, use `search_entities`.",
    effect: "read",
    idempotent: true,
    openWorld: false,
    input: z.strictObject({
      limit: z.int().min(1).max(200).optional().meta({ default: 50 }),
      cursor,
      ...entityFilters,
    }),
  },
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  input: z
    .strictObject({
      limit: limit.meta({ default: 50, description: "More than 200 is taken as 200." }),
      offset: pageOffset,
      cursor,
      ...entityFilters,
    })
    .superRefine((input, context) => {
      if (input.cursor === undefined || (input.offset ?? 0) === 0) return;
      context.addIssue({
        code: "custom",
        path: ["offset"],
        params: { code: "conflicting_alias" },
        message: "a cursor already says where to go on",
      });
    }),
  output: z
    .looseObject({
      entities: z.array(entity),
      total: z.int().min(0),
      ...pageOutput,
      next_cursor: z.string().nullable().meta({ description: "null at the end, and only there." }),
      ...answered,
    })
    .meta({ id: "EntityList" }),
  errors: ["invalid_cursor", "cursor_filter_mismatch"],
  example: exampleOf("list_entities"),
});
