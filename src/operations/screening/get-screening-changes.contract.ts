import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { isoDate, text, timestamp } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";
import { screeningTopics } from "../../domain/screening/listed-organisation.ts";

const version = z
  .looseObject({
    version: z.int(),
    snapshot_date: z.string().meta({ description: "The publisher's date, ISO 8601." }),
    installed_at: timestamp,
    record_count: z.int(),
  })
  .meta({ id: "ScreeningSnapshot" });

const change = z
  .looseObject({
    match_id: z.string().meta({ description: "As a match of a screening names the entry." }),
    change: z.enum(["new", "changed", "removed"]),
    affects_matching: z.boolean().meta({
      description:
        "Whether a name, country, number or topic changed, or the entry ended; else only what is shown.",
    }),
    name: z.string(),
    topics: z.array(z.enum(screeningTopics)),
    countries: z.array(z.string()),
    programme: z.string().nullable(),
    listed_on: z.string().nullable(),
    url: z.string().nullable(),
    fields: z.array(
      z.looseObject({ field: z.string(), added: z.array(z.string()), removed: z.array(z.string()) }),
    ),
  })
  .meta({ id: "ScreeningChange", description: "An entry that one of two versions states otherwise." });

export const getScreeningChanges = operation({
  name: "get_screening_changes",
  summary: "Compare two installed versions of a screening list.",
  description:
    "Entries that are new, changed or removed, each with the fields that differ, by the publisher's id. Without `from` and `since` the version in force is compared with the one before it. Nothing is stored. `from` is null, and nothing is listed, where there is no earlier version.",
  tag: "Screening",
  rest: { method: "GET", path: "/v1/screening/changes" },
  tool: null,
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  input: z.strictObject({
    source_id: text({ min: 1, max: 200 }).meta({ description: "As the coverage names the list." }),
    from: z.int().min(1).max(2_147_483_647).optional().meta({ description: "The earlier version." }),
    since: isoDate.optional().meta({
      description: "In place of `from`: the version that was in force on that day, else the oldest one.",
    }),
    to: z
      .int()
      .min(1)
      .max(2_147_483_647)
      .optional()
      .meta({ description: "The later version; in force without it." }),
    limit: z.int().min(1).max(500).optional().meta({ default: 100 }),
    offset: z.int().min(0).max(10_000_000).optional().meta({ default: 0 }),
  }),
  output: z
    .looseObject({
      list: z.looseObject({
        source_id: z.string(),
        source_name: z.string(),
        versions: z.array(version).meta({ description: "Every installed version, newest first." }),
      }),
      from: version.nullable(),
      to: version,
      counts: z.looseObject({ new: z.int(), changed: z.int(), removed: z.int() }),
      changes: z.array(change),
      total: z.int().min(0),
      limit: z.int(),
      offset: z.int(),
      ...answered,
    })
    .meta({ id: "ScreeningChanges" }),
  errors: ["not_found"],
  example: exampleOf("get_screening_changes"),
});
