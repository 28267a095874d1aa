/**
 * The days on which a fact holds. A period includes its first day and excludes its last: an owner is no owner
 * on the day of ceasing. A bound that is known to the year or month alone counts as all of its days.
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
 * The facts without those that their own source row has since reworded, such as a statement without the end
 * date that was added later.
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
