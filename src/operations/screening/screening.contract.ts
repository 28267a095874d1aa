import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { text, timestamp } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";
import { screeningTopics } from "../../domain/screening/listed-organisation.ts";
import { ownershipLinks } from "../../domain/screening/listed-owners.ts";
import { hop, organisation } from "../knowledge/knowledge-answers.contract.ts";

const topic = z.enum(screeningTopics);

const coverageEntry = z
  .looseObject({
    topic,
    source_id: z.string().nullable().meta({ description: "null where no list of the topic is installed." }),
    source_name: z.string().nullable(),
    snapshot_version: z.int().nullable(),
    snapshot_date: z.string().nullable().meta({ description: "The publisher's date of the list, ISO 8601." }),
    installed_at: timestamp.nullable(),
    age_days: z.int().nullable().meta({ description: "Days since the publisher's date." }),
    max_age_days: z
      .int()
      .nullable()
      .meta({ description: "Days after which the list no longer supports `clear`; set per source." }),
    freshness: z.enum(["fresh", "stale", "missing"]),
    record_count: z.int().nullable().meta({ description: "Organisations on the list." }),
    jurisdictions: z.array(z.string()),
    licence: z.string().nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: "ScreeningCoverage", description: "One list of one topic, or that the topic has none." });

const ownershipOfMatch = z
  .looseObject({
    link: z.enum(ownershipLinks),
    owner: organisation.nullable(),
    owner_matched_on: z.array(z.string()).meta({ description: "What of the owner agrees with the list." }),
    share: z
      .looseObject({
        minimum: z.number(),
        maximum: z.number(),
        exclusive_minimum: z.boolean(),
        exclusive_maximum: z.boolean(),
      })
      .nullable()
      .meta({
        description:
          "Per cent that all listed owners, and companies that they own, hold in the company together; null where no share is stated.",
      }),
    more_than_half: z
      .boolean()
      .meta({ description: "Whether every share of a path is more than 50 per cent, and not 50 alone." }),
    paths: z.array(z.looseObject({ hops: z.array(hop) })).meta({
      description: "From the company upwards to the listed owner, each hop with its citation; 10 at most.",
    }),
    paths_truncated: z.boolean(),
  })
  .meta({ id: "ListedOwnership" });

const matched = z
  .looseObject({
    match_id: z
      .string()
      .meta({ description: "Source and the publisher's own id: stable between screenings." }),
    topic,
    source_id: z.string(),
    list_name: z.string(),
    listed_name: z.string().meta({ description: "The listed name that fits best." }),
    aliases: z.array(z.string()).meta({ description: "Other listed names, 20 at most." }),
    countries: z.array(z.string()),
    identifiers: z.array(z.looseObject({ scheme: z.string(), value: z.string() })),
    programme: z.string().nullable(),
    listed_on: z.string().nullable(),
    score: z.number().min(0).max(1).meta({
      description: "A similarity. It is no probability, and does not compare with `match_confidence`.",
    }),
    score_basis: z.literal("uncalibrated_similarity"),
    matched_on: z.array(z.string()).meta({
      description:
        "name, alias, former_name, weak_alias, country, registration_number, lei; of a listed owner ownership (50 per cent or more, as stated), possible_ownership (the stated bands leave room for it), control (stated, or a holding without its share), consolidation (accounting parent).",
    }),
    explanations: z
      .array(z.looseObject({ feature: z.string(), value: z.number(), contribution: z.number() }))
      .meta({ description: "What moved the score, in log-odds, in order of effect." }),
    url: z.string().nullable(),
    snapshot_version: z.int(),
    licence: z.string().nullable(),
    ownership: ownershipOfMatch.nullable().meta({
      description:
        "Where a listed organisation stands above the company: the owner, its share and the cited paths.",
    }),
  })
  .meta({ id: "ScreeningMatch", description: "A potential match: a lead for a person, never a finding." });

const subjectFields = {
  entity_id: text({ min: 1, max: 64 }).optional().meta({
    description: "An entity of the tenant: its names, country, register number and LEI are screened.",
  }),
  name: text({ min: 1, max: 500 }).optional(),
  country: text({ min: 1, max: 64 }).optional(),
  jurisdiction: text({ min: 1, max: 32 })
    .optional()
    .meta({ description: "Of the register that issued the number." }),
  registration_number: text({ min: 1, max: 64 })
    .optional()
    .meta({ description: "Decides where a listed number agrees." }),
  lei: text({ min: 1, max: 20 }).optional(),
  aliases: z
    .array(text({ min: 1, max: 500 }))
    .max(10)
    .optional()
    .meta({ description: "Further names, screened as the first is." }),
};

function oneSubject(
  { entity_id, name }: { readonly entity_id?: string | undefined; readonly name?: string | undefined },
  context: z.RefinementCtx,
) {
  if ((entity_id === undefined) !== (name === undefined)) return;
  context.addIssue({
    code: "custom",
    path: [],
    params: { code: "one_of_required" },
    message: "exactly one of entity_id and name",
  });
}

export const screenCompany = operation({
  name: "screen_company",
  summary: "Screen a company against the installed lists.",
  description:
    "Potential matches by name, number or a listed owner, with the coverage that they rest on. Only what is installed is read; nothing of the subject or the result is kept. `clear` needs every list of every requested topic fresh and nothing at the threshold; else it is `inconclusive`. Companies only.",
  tag: "Screening",
  rest: { method: "POST", path: "/v1/screening" },
  tool: {
    title: "Screen a company",
    description:
      "Finds a company in the installed sanctions, PEP and adverse-media lists. Use it before a company is paid. A match is a lead for a person; `clear` speaks of the lists in `coverage`. To decide which company a record means, use `resolve_company`.",
    effect: "read",
    idempotent: true,
    openWorld: false,
  },
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  input: z
    .strictObject({
      ...subjectFields,
      topics: z
        .array(topic)
        .min(1)
        .max(screeningTopics.length)
        .optional()
        .meta({ description: "All of them without it." }),
      threshold: z
        .number()
        .min(0.5)
        .max(1)
        .optional()
        .meta({ default: 0.7, description: "The least score of a match." }),
      limit: z.int().min(1).max(50).optional().meta({ default: 10 }),
      client_ref: text({ max: 200 }).optional().meta({ description: "Echoed." }),
    })
    .superRefine(oneSubject)
    .meta({ oneOf: [{ required: ["entity_id"] }, { required: ["name"] }] }),
  output: z
    .looseObject({
      client_ref: z.string().nullable(),
      subject: z.looseObject({
        name: z.string(),
        country: z.string().nullable(),
        entity_id: z.string().nullable(),
      }),
      result: z.enum(["potential_matches", "clear", "inconclusive"]),
      reason: z
        .enum(["name_not_comparable", "coverage_missing", "coverage_stale"])
        .nullable()
        .meta({ description: "Why the result is `inconclusive`." }),
      matches: z.array(matched),
      ownership: z
        .looseObject({
          checked: z.boolean(),
          reason: z.enum(["no_identifier", "topic_not_requested"]).nullable(),
          owners_screened: z.int().min(0),
          truncated: z.boolean(),
        })
        .meta({
          description:
            "Whether the owners that installed registers state were screened too. It needs an entity, an LEI or a register number with its jurisdiction.",
        }),
      coverage: z.array(coverageEntry),
      screened_at: timestamp,
      retained: z.literal(false),
      ...answered,
    })
    .meta({ id: "ScreeningResult", description: "Matches, best first, and what was looked at." }),
  errors: ["not_found"],
  example: exampleOf("screen_company"),
});

export const getScreeningCoverage = operation({
  name: "get_screening_coverage",
  summary: "See which screening lists are installed and how old they are.",
  description:
    "One entry for each list of each topic, and one with `missing` for a topic that has none. The answer is a bare array.",
  tag: "Screening",
  rest: { method: "GET", path: "/v1/screening/coverage" },
  tool: null,
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "bare",
  input: z.strictObject({}),
  output: z.array(coverageEntry),
  errors: [],
  example: exampleOf("get_screening_coverage"),
});
