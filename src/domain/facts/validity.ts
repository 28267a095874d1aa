/**
 * When a fact holds. A period begins on its first day and ends before its last: on the day on which an owner ceased to be
 * one it is one no more. A bound that is known to the year or the month alone may be any day of it: it holds on all of them.
 */
import type { KnownFact } from "./known-fact.ts";

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
