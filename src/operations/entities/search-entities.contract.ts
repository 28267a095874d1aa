import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { text } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";

const searched = {
  name: text({ min: 1, max: 500 }).optional(),
  domain: text({ min: 1, max: 253 }).optional(),
  registration_number: text({ min: 1, max: 64 }).optional().meta({
    description:
      "Read as a number of `country`; without a country, of every register whose numbers have its shape.",
  }),
  lei: text({ min: 1, max: 20 }).optional(),
  country: text({ min: 1, max: 64 })
    .optional()
    .meta({ description: "A clue that ranks; it finds nobody by itself and leaves nobody out." }),
};

function needsAClue(
  input: { readonly [clue in keyof typeof searched]?: string | undefined },
  context: z.RefinementCtx,
) {
  const { name, domain, registration_number, lei } = input;
  if (name ?? domain ?? registration_number ?? lei) return;
  context.addIssue({
    code: "custom",
    path: [],
    params: { code: "one_of_required" },
    message: "one of name, domain, registration_number and lei",
  });
}

const candidate = z
  .looseObject({
    entity_id: z.string(),
    legal_name: z.string().nullable(),
    domain: z.string().nullable(),
  })
  .meta({ id: "SearchCandidate", description: "An entity that shares a key with what was searched for." });

const found = exampleOf("search_entities");

const shared = {
  tag: "Entities",
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  summary: "Search the tenant's entities, likeliest first.",
  description:
    "Found by the keys that a resolve uses: an empty page means that no known entity shares an identifier or a name key, not that the company is unknown to the world. No probability is given and nothing is written.",
  errors: [],
} as const;

export const searchEntities = operation({
  ...shared,
  name: "search_entities",
  rest: { method: "GET", path: "/v1/entities/search" },
  tool: null,
  envelope: "data",
  input: z
    .strictObject({
      ...searched,
      limit: z.int().min(1).max(100).optional().meta({ default: 10 }),
    })
    .superRefine(needsAClue),
  output: z
    .looseObject({ candidates: z.array(candidate), ...answered })
    .meta({ id: "SearchResult", description: "Candidates, likeliest first." }),
  example: found,
});

/** The tool returns the list itself, as tools do. */
export const searchEntitiesTool = operation({
  ...shared,
  name: "search_entities_tool",
  rest: null,
  tool: {
    name: "search_entities",
    title: "Search golden entities",
    description:
      "Finds known companies by name, domain or identifier, likeliest first, and stores nothing. Use it to look something up while typing or to offer a choice. Order is no proof: it gives no probability, and an empty list means only that nothing known shares a key. For a decision with evidence, use `resolve_company`; to match many exact identifiers, use `reconcile_entities`.",
    effect: "read",
    idempotent: true,
    openWorld: false,
  },
  envelope: "bare",
  input: z
    .strictObject({ ...searched, limit: z.int().min(1).max(100).optional().meta({ default: 10 }) })
    .superRefine(needsAClue),
  output: z.array(candidate),
  example: {
    input: found.input,
    output: (found.output as { candidates?: unknown } | null)?.candidates ?? null,
  },
});
