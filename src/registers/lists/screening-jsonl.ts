import { z } from "zod";
import { type ListedOrganisation, screeningTopics } from "../../domain/screening/listed-organisation.ts";
import { isIsoDate } from "../streaming/iso-date.ts";
import { type JsonObject, readJsonLines } from "./json-lines.ts";
import type { ListFormat, ListInput, ListNote, ListRow } from "./list-format.ts";
import { countryOf, identifierOf, organisationOf } from "./listed-parts.ts";
import { refuseNone } from "./read-xml-list.ts";

const text = z.string().min(1).max(500);
const date = z.string().refine(isIsoDate, "is no calendar date");

const header = z.strictObject({
  screening_list: z.strictObject({ published_on: date, records: z.int().positive().optional() }),
});

const entry = z.strictObject({
  record_id: z.string().min(1).max(200),
  topics: z.array(z.enum(screeningTopics)).min(1).max(3),
  name: text,
  aliases: z
    .array(
      z.strictObject({
        name: text,
        kind: z.enum(["alias", "former"]).default("alias"),
        quality: z.enum(["strong", "weak"]).default("strong"),
      }),
    )
    .default([]),
  countries: z.array(z.string().max(64)).default([]),
  addresses: z.array(z.strictObject({ text, country: z.string().max(64).optional() })).default([]),
  identifiers: z
    .array(
      z.strictObject({
        label: z.string().min(1).max(100),
        value: z.string().min(1).max(100),
        country: z.string().max(64).optional(),
      }),
    )
    .default([]),
  programmes: z.array(text).default([]),
  listed_on: date.optional(),
  delisted_on: date.optional(),
  url: z.url().max(2000).optional(),
});

/**
 * A deployment's own list: one organisation per line. An optional first line `{"screening_list":
 * {"published_on": "2026-11-01", "records": 120}}` gives the date and the number of lines.
 */
export const screeningJsonl: ListFormat = {
  name: "screening-jsonl",
  describe:
    "A deployment's own list as JSON lines (record_id, topics, name, aliases, countries, identifiers, …)",
  defaults: {
    sourceId: "own_list",
    sourceName: "Own screening list",
    sourceUrl: null,
    licence: null,
    publisher: null,
    jurisdictions: [],
    topics: screeningTopics,
    maxAgeDays: 30,
  },
  read,
};

async function* read({ files }: ListInput): AsyncGenerator<ListRow> {
  for (const file of files) {
    let usable = 0;
    for await (const { line, value, fault } of readJsonLines(file)) {
      const note = value === undefined ? undefined : headerIn(value);
      if (note !== undefined) {
        yield note;
        continue;
      }
      const organisation = value === undefined ? (fault ?? "") : organisationIn(value);
      if (typeof organisation === "string") yield { kind: "bad", line, reason: organisation };
      else {
        usable += 1;
        yield { kind: "listed", line, organisation };
      }
    }
    refuseNone(usable, file.name);
  }
}

function headerIn(value: JsonObject): ListNote | undefined {
  const parsed = header.safeParse(value);
  if (!parsed.success) return undefined;
  const { published_on, records } = parsed.data.screening_list;
  return {
    kind: "published",
    date: published_on,
    ...(records === undefined ? {} : { declaredCount: records }),
  };
}

function organisationIn(value: JsonObject): ListedOrganisation | string {
  const parsed = entry.safeParse(value);
  if (!parsed.success) {
    const { path, code } = parsed.error.issues[0]!;
    return `${path.join(".") || "the line"}: ${code}`;
  }
  const { data } = parsed;
  return organisationOf({
    recordId: data.record_id,
    topics: data.topics,
    names: [
      { text: data.name, kind: "primary", quality: "strong" },
      ...data.aliases.map(({ name, ...rest }) => ({ text: name, ...rest })),
    ],
    countries: data.countries.map(countryOf),
    addresses: data.addresses.map((address) => {
      const country = countryOf(address.country);
      return { text: address.text, ...(country === undefined ? {} : { country }) };
    }),
    identifiers: data.identifiers.flatMap(
      ({ label, value: number, country }) => identifierOf(label, number, countryOf(country)) ?? [],
    ),
    programmes: data.programmes,
    ...(data.listed_on === undefined ? {} : { listedOn: data.listed_on }),
    ...(data.delisted_on === undefined ? {} : { delistedOn: data.delisted_on }),
    url: data.url,
  });
}
