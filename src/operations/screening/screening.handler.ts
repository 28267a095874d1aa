import { Failure } from "../../contract/errors.ts";
import type { Handler } from "../../contract/operation.ts";
import { resultOf } from "../../domain/screening/coverage.ts";
import { type ScreeningTopic, screeningTopics } from "../../domain/screening/listed-organisation.ts";
import { isComparable, screen } from "../../domain/screening/screen.ts";
import type { EntityReader } from "../../pipelines/entities/entity-reader.ts";
import type { OwnerScreening } from "../../pipelines/screening/owner-screening.ts";
import { coverageOf, type ScreeningLists } from "../../pipelines/screening/screening-lists.ts";
import type { getScreeningCoverage, screenCompany } from "./screening.contract.ts";
import { shownCoverage, shownMatches, shownOwnerCoverage } from "./screening-answer.ts";
import { namedSubject, type Subject, storedSubject } from "./screening-subject.ts";

const USUAL_THRESHOLD = 0.7;
const USUAL_LIMIT = 10;

interface ScreeningDependencies {
  readonly lists: ScreeningLists;
  readonly entities: EntityReader;
  readonly owners: OwnerScreening;
}

export function screenCompanyHandler({
  lists,
  entities,
  owners,
}: ScreeningDependencies): Handler<typeof screenCompany> {
  return async (call, input) => {
    const subject =
      input.entity_id === undefined
        ? namedSubject(input)
        : await storedSubject(entities, call, input.entity_id);
    if (subject === null) return new Failure("not_found");
    const { index, sources } = await lists.current();
    const topics = input.topics ?? screeningTopics;
    const coverage = coverageOf(sources, topics, call.now);
    const threshold = input.threshold ?? USUAL_THRESHOLD;
    const limit = input.limit ?? USUAL_LIMIT;
    const { scorer } = lists;
    const today = call.now.toISOString().slice(0, 10);
    const own = screen(subject, { index, scorer }, { topics, threshold, limit, today });
    const skipped = reasonNotToLookAtOwners(subject, topics);
    const reader = { tenantId: call.caller.tenantId!, now: call.now };
    const above =
      skipped === null ? await owners.ownersOf(reader, subject.keys, { index, scorer, threshold }) : null;
    const entityIds = new Map(
      subject.keys.flatMap((key) => (input.entity_id === undefined ? [] : [[key, input.entity_id] as const])),
    );
    const view = { now: call.now, entityIds };
    const matches = shownMatches({ own, owners: above?.matches ?? [] }, { topics, limit, view });
    return {
      client_ref: input.client_ref ?? null,
      subject: {
        name: subject.names[0] ?? "",
        country: subject.countries[0] ?? null,
        entity_id: input.entity_id ?? null,
      },
      ...resultOf({ topics, coverage, matches: matches.length, comparable: isComparable(subject) }),
      matches,
      ownership: shownOwnerCoverage(above, skipped),
      coverage: coverage.map(shownCoverage),
      screened_at: call.now.toISOString(),
      retained: false,
    };
  };
}

function reasonNotToLookAtOwners({ keys }: Subject, topics: readonly ScreeningTopic[]) {
  if (!topics.includes("sanctions")) return "topic_not_requested";
  return keys.length === 0 ? "no_identifier" : null;
}

export function getScreeningCoverageHandler({
  lists,
}: Pick<ScreeningDependencies, "lists">): Handler<typeof getScreeningCoverage> {
  return async (call) => {
    const { sources } = await lists.current();
    return coverageOf(sources, screeningTopics, call.now).map(shownCoverage);
  };
}
