import { Failure } from "../../contract/errors.ts";
import type { Call, Handler } from "../../contract/operation.ts";
import { parseCountry } from "../../domain/places/parse-country.ts";
import { parseJurisdiction } from "../../domain/places/parse-jurisdiction.ts";
import { resultOf } from "../../domain/screening/coverage.ts";
import type { SubjectNumber } from "../../domain/screening/listed-numbers.ts";
import { type ScreeningTopic, screeningTopics } from "../../domain/screening/listed-organisation.ts";
import { type ScreeningMatch, type ScreeningSubject, screen } from "../../domain/screening/screen.ts";
import type { EntityReader } from "../../pipelines/entities/entity-reader.ts";
import {
  coverageOf,
  type ScreeningLists,
  type SourceCoverage,
} from "../../pipelines/screening/screening-lists.ts";
import type { InForceRow } from "../../storage/screening/screening-lists.ts";
import type { getScreeningCoverage, screenCompany } from "./screening.contract.ts";

const USUAL_THRESHOLD = 0.7;
const USUAL_LIMIT = 10;
const SHOWN_ALIASES = 20;

interface ScreeningDependencies {
  readonly lists: ScreeningLists;
  readonly entities: EntityReader;
}

export function screenCompanyHandler({
  lists,
  entities,
}: ScreeningDependencies): Handler<typeof screenCompany> {
  return async (call, input) => {
    const subject =
      input.entity_id === undefined ? subjectOf(input) : await storedSubject(entities, call, input.entity_id);
    if (subject === null) return new Failure("not_found");
    const { index, sources } = await lists.current();
    const topics = input.topics ?? screeningTopics;
    const coverage = coverageOf(sources, topics, call.now);
    const matches = screen(
      subject,
      { index, scorer: lists.scorer },
      {
        topics,
        threshold: input.threshold ?? USUAL_THRESHOLD,
        limit: input.limit ?? USUAL_LIMIT,
        today: call.now.toISOString().slice(0, 10),
      },
    );
    return {
      client_ref: input.client_ref ?? null,
      subject: {
        name: subject.names[0] ?? "",
        country: subject.countries[0] ?? null,
        entity_id: input.entity_id ?? null,
      },
      ...resultOf(topics, coverage, matches.length),
      matches: matches.map((match) => shownMatch(match, topics)),
      coverage: coverage.map(shownCoverage),
      screened_at: call.now.toISOString(),
      retained: false,
    };
  };
}

export function getScreeningCoverageHandler({
  lists,
}: Pick<ScreeningDependencies, "lists">): Handler<typeof getScreeningCoverage> {
  return async (call) => {
    const { sources } = await lists.current();
    return coverageOf(sources, screeningTopics, call.now).map(shownCoverage);
  };
}

interface NamedSubject {
  readonly name?: string | undefined;
  readonly country?: string | undefined;
  readonly jurisdiction?: string | undefined;
  readonly registration_number?: string | undefined;
  readonly lei?: string | undefined;
  readonly aliases?: readonly string[] | undefined;
}

function subjectOf({
  name,
  aliases = [],
  country,
  jurisdiction,
  registration_number,
  lei,
}: NamedSubject): ScreeningSubject {
  const law = jurisdiction === undefined ? undefined : parseJurisdiction(jurisdiction)?.country;
  const seat = country === undefined ? undefined : (parseCountry(country) ?? undefined);
  return {
    names: [name ?? "", ...aliases],
    countries: [...new Set([seat, law].filter((code) => code !== undefined))],
    numbers: numbersOf({ registration_number, lei, country: law ?? seat }),
  };
}

function numbersOf({
  registration_number,
  lei,
  country,
}: Pick<NamedSubject, "registration_number" | "lei" | "country">): readonly SubjectNumber[] {
  const registered: SubjectNumber[] =
    registration_number === undefined
      ? []
      : [
          {
            scheme: "registration",
            value: registration_number,
            ...(country === undefined ? {} : { country }),
          },
        ];
  return lei === undefined ? registered : [...registered, { scheme: "lei", value: lei }];
}

/** The names, country and numbers of an entity of the tenant, as the tenant may see them; null where it has none such. */
async function storedSubject(
  entities: EntityReader,
  call: Call,
  entityId: string,
): Promise<ScreeningSubject | null> {
  const reader = { tenantId: call.caller.tenantId!, now: call.now };
  const [entity] = await entities.find(reader, [entityId]);
  if (entity === undefined) return null;
  const { record } = entities.view(reader, entity);
  const textOf = (attribute: string) => {
    const value = record[attribute];
    return typeof value === "string" ? value : undefined;
  };
  const textsOf = (attribute: string) => {
    const value = record[attribute];
    return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
  };
  const names = [
    textOf("identity.legal_name"),
    ...textsOf("identity.trading_names"),
    ...textsOf("identity.previous_names"),
  ].filter((name) => name !== undefined);
  const law = parseJurisdiction(textOf("registration.jurisdiction") ?? "")?.country;
  const seat = textOf("location.country");
  return {
    names,
    countries: [...new Set([seat, law].filter((code) => code !== undefined))],
    numbers: numbersOf({
      registration_number: textOf("registration.company_number"),
      lei: textOf("registration.lei"),
      country: law ?? seat,
    }),
  };
}

function shownMatch(
  { entry, name, score, matchedOn, contributions }: ScreeningMatch<InForceRow>,
  topics: readonly ScreeningTopic[],
) {
  const { organisation, source } = entry;
  return {
    match_id: `${source.source_id}:${organisation.recordId}`,
    topic: organisation.topics.find((topic) => topics.includes(topic))!,
    source_id: source.source_id,
    list_name: source.source_name,
    listed_name: name.text,
    aliases: organisation.names
      .filter(({ text }) => text !== name.text)
      .slice(0, SHOWN_ALIASES)
      .map(({ text }) => text),
    countries: organisation.countries,
    identifiers: organisation.identifiers.map(({ scheme, label, value, country }) => ({
      scheme,
      value,
      label,
      country: country ?? null,
    })),
    programme: organisation.programmes.join("; ") || null,
    listed_on: organisation.listedOn ?? null,
    score,
    score_basis: "uncalibrated_similarity",
    matched_on: matchedOn,
    explanations: contributions,
    url: organisation.url ?? source.source_url,
    snapshot_version: source.version,
    licence: source.licence,
  };
}

function shownCoverage({ topic, source, freshness, ageDays }: SourceCoverage) {
  return {
    topic,
    source_id: source?.source_id ?? null,
    source_name: source?.source_name ?? null,
    snapshot_version: source?.version ?? null,
    snapshot_date: source?.published_on ?? null,
    installed_at: source?.installed_at ?? null,
    age_days: ageDays,
    max_age_days: source?.max_age_days ?? null,
    freshness,
    record_count: source?.records ?? null,
    jurisdictions: source?.jurisdictions ?? [],
    licence: source?.licence ?? null,
    note: noteOf(source),
  };
}

function noteOf(source: InForceRow | null): string | null {
  if (source === null) return "No list of this topic is installed.";
  return source.bad_rows === 0 ? null : `${source.bad_rows} entries of the file could not be read.`;
}
