import { localDateOf } from "../../domain/dates/local-date.ts";
import { factsOfCompany } from "../../domain/facts/company-facts.ts";
import type { FactRow, LegalEventFact, StatedFact } from "../../domain/facts/fact.ts";
import type { RegisterCompany } from "../../domain/register-company.ts";
import { cleanText } from "../streaming/clean-text.ts";
import { presentFields } from "../streaming/present-fields.ts";
import type { LeiEvent, LeiRecord } from "./lei-record.ts";

/** The event that dates a change of the legal name, in LEI-CDF 3.1. */
const NAME_CHANGES: ReadonlySet<string | undefined> = new Set(["CHANGE_LEGAL_NAME"]);

/**
 * All dated statements of a LEI record. A previous name has no date of its own in LEI-CDF: if the record has
 * exactly one completed change of the legal name and one previous name, that event dates both; else none.
 */
export function factsOfLeiRecord(record: LeiRecord, company: RegisterCompany): FactRow {
  const country = company.country ?? "";
  const subject = { scheme: "lei", value: company.lei ?? company.sourceRecordId };
  const changedOn = nameChangedOn(record, country);
  const dated = changedOn === undefined ? company : withEndOfPreviousName(company, changedOn);
  const facts = factsOfCompany(dated, {
    subject,
    registrationScheme: "lei",
    ...(record.registrationStatus === undefined ? {} : { registrationStatus: record.registrationStatus }),
    ...(changedOn === undefined ? {} : { nameSince: changedOn }),
  });
  return {
    source: company.source,
    sourceRecordId: company.sourceRecordId,
    facts: [
      ...facts.map((fact) => withSuccessorName(fact, record)),
      ...record.events.flatMap((event) => eventFact(event, { company, subject, country })),
    ],
  };
}

function nameChangedOn({ events, otherNames }: LeiRecord, country: string): string | undefined {
  const changes = events.filter(({ type, status }) => NAME_CHANGES.has(type) && status === "COMPLETED");
  const previous = otherNames.filter(({ type }) => type === "PREVIOUS_LEGAL_NAME");
  const [change] = changes;
  if (changes.length !== 1 || previous.length !== 1 || change?.effectiveDate === undefined) return undefined;
  return localDateOf(change.effectiveDate, country) ?? undefined;
}

function withEndOfPreviousName(company: RegisterCompany, changedOn: string): RegisterCompany {
  const otherNames = company.otherNames?.map((other) =>
    other.kind === "previous" ? { ...other, validTo: changedOn } : other,
  );
  return otherNames === undefined ? company : { ...company, otherNames };
}

/** Adds the name of a successor, which may have no LEI. */
function withSuccessorName(fact: StatedFact, { successorNames }: LeiRecord): StatedFact {
  const name = cleanText(successorNames[0]);
  if (fact.content.kind !== "identifier" || fact.content.scheme !== "lei" || name === undefined) return fact;
  return {
    ...fact,
    content: { ...fact.content, successor: { scheme: "lei", ...fact.content.successor, name } },
  };
}

function eventFact(
  event: LeiEvent,
  {
    company,
    subject,
    country,
  }: {
    readonly company: RegisterCompany;
    readonly subject: StatedFact["subject"];
    readonly country: string;
  },
): StatedFact[] {
  if (event.type === undefined) return [];
  const dateOf = (text: string | undefined) =>
    text === undefined ? undefined : (localDateOf(text, country) ?? undefined);
  const validFrom = dateOf(event.effectiveDate);
  const affected = event.affected.flatMap(({ field, formerValue }) => {
    const value = cleanText(formerValue);
    return value === undefined
      ? []
      : [{ field: field.replaceAll(/(?<![a-z])[a-z]+:/g, ""), formerValue: value }];
  });
  const content = presentFields<LegalEventFact>({
    kind: "legal_event",
    event: event.type,
    status: event.status,
    recordedOn: dateOf(event.recordedDate),
    affected: affected.length === 0 ? undefined : affected,
  });
  return [
    presentFields<StatedFact>({
      subject,
      content,
      period: validFrom === undefined ? undefined : { validFrom },
      asOf: company.asOf,
      sourceUrl: company.sourceUrl,
    }),
  ];
}
