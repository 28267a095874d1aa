import { localDateOf } from "../../domain/dates/local-date.ts";
import type { FactRow, Period } from "../../domain/facts/fact.ts";
import type { RelationshipFact } from "../../domain/facts/relationship-facts.ts";
import { isIsoDateTime } from "../streaming/iso-date.ts";
import { presentFields } from "../streaming/present-fields.ts";
import type { RelationshipRecord } from "./relationship-record.ts";

/** The six types of RR-CDF 2.1. None is ownership: the first two are accounting consolidation. */
const MEANINGS: ReadonlyMap<string, Pick<RelationshipFact, "basis" | "level">> = new Map([
  ["IS_DIRECTLY_CONSOLIDATED_BY", { basis: "consolidation", level: "direct" }],
  ["IS_ULTIMATELY_CONSOLIDATED_BY", { basis: "consolidation", level: "ultimate" }],
  ["IS_INTERNATIONAL_BRANCH_OF", { basis: "branch", level: "direct" }],
  ["IS_FUND-MANAGED_BY", { basis: "fund", level: "direct" }],
  ["IS_SUBFUND_OF", { basis: "fund", level: "direct" }],
  ["IS_FEEDER_TO", { basis: "fund", level: "direct" }],
]);

interface Ends {
  readonly childLei: string;
  readonly parentLei: string;
  readonly type: string;
}

/** The row id of a record, from its ends and its type, as a record has no id of its own; deltas repeat it. */
export function relationshipRowId({ childLei, parentLei, type }: Ends): string {
  return `${childLei}/${type}/${parentLei}`;
}

/** The statement of a level 2 record whose ends are LEIs and whose type is known, with its periods. */
export function factsOfRelationship(record: RelationshipRecord, ends: Ends, source: string): FactRow {
  const { childLei, parentLei, type } = ends;
  const content = presentFields<RelationshipFact>({
    kind: "relationship",
    type,
    ...MEANINGS.get(type)!,
    object: { reference: { scheme: "lei", value: parentLei } },
    status: record.status === "INACTIVE" ? "inactive" : "active",
    periods: otherPeriods(record),
    qualifiers: qualifiersOf(record),
  });
  const sourceUrl = `https://search.gleif.org/#/record/${childLei}`;
  const { lastUpdateDate } = record;
  const asOf = lastUpdateDate !== undefined && isIsoDateTime(lastUpdateDate) ? lastUpdateDate : undefined;
  return {
    source,
    sourceRecordId: relationshipRowId(ends),
    facts: [
      {
        subject: { scheme: "lei", value: childLei },
        content,
        period: periodOf(record),
        sourceUrl,
        ...(asOf === undefined ? {} : { asOf }),
      },
    ],
  };
}

/** Only the relationship period gives the dates of the relationship itself. */
function periodOf({ periods }: RelationshipRecord): Period {
  const period = periods.find(({ type }) => type === "RELATIONSHIP_PERIOD");
  return presentFields<Period>({ validFrom: dateOf(period?.startDate), validTo: dateOf(period?.endDate) });
}

function otherPeriods({ periods }: RelationshipRecord): RelationshipFact["periods"] | undefined {
  const others = periods.flatMap(({ type, startDate, endDate }) =>
    type === undefined || type === "RELATIONSHIP_PERIOD"
      ? []
      : [
          presentFields<{ type: string; start?: string; end?: string }>({
            type,
            start: dateOf(startDate),
            end: dateOf(endDate),
          }),
        ],
  );
  return others.length === 0 ? undefined : others;
}

function qualifiersOf(record: RelationshipRecord): Record<string, string> | undefined {
  const said: Record<string, string> = {};
  const { validationSources, validationReference, registrationStatus } = record;
  if (validationSources !== undefined) said.validation_sources = validationSources;
  if (validationReference !== undefined) said.validation_reference = validationReference.slice(0, 500);
  if (registrationStatus !== undefined) said.record_status = registrationStatus;
  for (const { dimension, category } of record.qualifiers) {
    if (dimension !== undefined && category !== undefined) said[dimension.toLowerCase()] = category;
  }
  for (const { method, amount, units } of record.quantifiers) {
    if (method !== undefined && amount !== undefined)
      said[method.toLowerCase()] = `${amount} ${units ?? ""}`.trim();
  }
  return Object.keys(said).length === 0 ? undefined : said;
}

/** A level 2 record names no country, so a UTC time other than midnight gives no date and is left out. */
function dateOf(timestamp: string | undefined): string | undefined {
  return timestamp === undefined ? undefined : (localDateOf(timestamp, "") ?? undefined);
}
