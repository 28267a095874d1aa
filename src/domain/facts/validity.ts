/**
 * When a fact holds. A period begins on its first day and ends before its last: on the day on which an owner ceased to be
 * one it is one no more. A bound that is known to the year or the month alone may be any day of it: it holds on all of them.
 */
import type { KnownFact } from "./known-fact.ts";

type Dated = Pick<KnownFact, "validFrom" | "validTo">;

/** Whether the publisher's period covers the day. @param day `YYYY-MM-DD`. */
export function coversDay({ validFrom, validTo }: Dated, day: string): boolean {
  return hasBegun(validFrom, day) && !hasEnded(validTo, day);
}

export function hasBegun(validFrom: string | null, day: string): boolean {
  return validFrom === null || validFrom.slice(0, 10) <= day;
}

/** Whether the period is over on the day. */
export function hasEnded(validTo: string | null, day: string): boolean {
  if (validTo === null) return false;
  const end = validTo.slice(0, 10);
  return end.length < 10 ? day.slice(0, end.length) > end : day >= end;
}

/**
 * Whether the fact is to be taken as holding on the day: its period covers it, and its source still states it, or did until
 * that day or later. What a source states no more ended nothing: it is simply not known to hold after its last sight.
 */
export function holdsOn(fact: KnownFact, day: string): boolean {
  if (!coversDay(fact, day)) return false;
  return fact.stated || day <= fact.lastSeenAt.slice(0, 10);
}

/**
 * The facts without those that their own source row has since put otherwise: an earlier wording of a statement that is
 * still made, such as one without the end that was added.
 */
export function withoutRevised<Fact extends KnownFact>(facts: readonly Fact[]): Fact[] {
  const stated = new Set(facts.filter((fact) => fact.stated).map(matterOf));
  return facts.filter((fact) => fact.stated || !stated.has(matterOf(fact)));
}

function matterOf({ sourceId, providerRecordId, subject, content }: KnownFact): string {
  return JSON.stringify([sourceId, providerRecordId, subject, content.kind, aboutOf(content)]);
}

function aboutOf(content: KnownFact["content"]): unknown {
  switch (content.kind) {
    case "name":
    case "address":
      return content.role === "legal" ? content.role : content;
    case "identifier":
      return [content.scheme, content.value];
    case "relationship":
      return [content.type, content.object.reference ?? content.object.name];
    case "reporting_exception":
      return [content.level, content.reason];
    case "status":
      return null;
    default:
      return content;
  }
}
