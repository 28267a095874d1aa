import type { Observation } from "../entities/observation.ts";
import { survivorRule, survivors } from "../entities/survivorship.ts";
import type { KnownFact } from "../facts/known-fact.ts";
import { hasBegun, hasEnded, withoutRevised } from "../facts/validity.ts";
import { fieldOfFact, listFields, observationOfFact } from "./fact-fields.ts";

interface Comparing {
  /** The observations that the reader may see. */
  readonly observations: readonly Observation[];
  /** Dated facts of sources that the reader may see. */
  readonly facts: readonly KnownFact[];
  readonly fields: readonly string[];
  /** Whether to show values that their sources no longer give. */
  readonly includeHistory: boolean;
  /** The highest number of observations of a field. */
  readonly limit: number;
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

interface Seen {
  readonly observation: Observation;
  /** Whether the source gives the value now. */
  readonly stated: boolean;
  /** The reason of the end: the publisher's end date, or the source no longer states the value. */
  readonly endedBy: "publisher" | "no_longer_stated" | null;
  /** The publisher's start date of the value. */
  readonly since: string | null;
}

/** Every dated observation of each field, which of them survives, and whether sources disagree now. */
export function compareSources({ observations, facts, fields, includeHistory, limit, day }: Comparing) {
  const best = survivors(observations);
  const stated = withoutRevised(facts).flatMap((fact) => {
    const about = fieldOfFact(fact);
    return about === null ? [] : [{ fact, about }];
  });
  return fields.map((field) => {
    const own = observations.filter(({ attribute }) => attribute === field).map(ofObservation);
    const dated = stated.filter(({ about }) => about.field === field);
    const all = merged(own, { field, day, dated });
    const current = all.filter((seen) => seen.stated);
    const shown = (includeHistory ? all : current).toSorted((a, b) => order(a, b, best.get(field)));
    return {
      field,
      observations: shown.slice(0, limit).map((seen) => shownAs(seen, seen.observation === best.get(field))),
      truncated: shown.length > limit,
      survivor_rule: survivorRule,
      disagreement: new Set(current.flatMap(({ observation }) => comparedAs(observation))).size > 1,
    };
  });
}

function ofObservation(observation: Observation): Seen {
  const stated = observation.valid_to === null;
  return { observation, stated, endedBy: stated ? null : "no_longer_stated", since: observation.valid_from };
}

interface Dated {
  readonly field: string;
  readonly day: string;
  readonly dated: readonly { readonly fact: KnownFact; readonly about: { field: string; value: unknown } }[];
}

/**
 * Merges the observations and facts of a field: a fact that repeats a value of its source gives that value
 * its dates. A fact that ended, or that no row of the source holds, is listed separately.
 */
function merged(own: readonly Seen[], { field, day, dated }: Dated): Seen[] {
  const seen = [...own];
  for (const { fact, about } of dated) {
    if (!hasBegun(fact.validFrom, day)) continue;
    const ended = hasEnded(fact.validTo, day);
    const stated = fact.stated && !ended;
    const value = comparableValue(about.value, field);
    const at = seen.findIndex(
      ({ observation, stated: present }) =>
        present === stated && observation.source_id === fact.sourceId && partsOf(observation).includes(value),
    );
    const endedBy = stated ? null : ended ? "publisher" : "no_longer_stated";
    if (at < 0)
      seen.push({ observation: observationOfFact(fact, about), stated, endedBy, since: fact.validFrom });
    else if (!listFields.has(field)) seen[at] = { ...seen[at]!, since: seen[at]!.since ?? fact.validFrom };
  }
  return seen;
}

function order(a: Seen, b: Seen, survivor: Observation | undefined): number {
  return (
    Number(b.observation === survivor) - Number(a.observation === survivor) ||
    Number(b.stated) - Number(a.stated) ||
    compare(b.observation.last_checked_at, a.observation.last_checked_at) ||
    compare(b.since ?? "", a.since ?? "") ||
    compare(a.observation.source_id, b.observation.source_id)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function shownAs({ observation, stated, endedBy, since }: Seen, survivor: boolean) {
  return {
    value: observation.value,
    source_id: observation.source_id,
    source_kind: observation.source_kind,
    source_url: observation.source_url,
    provider_record_id: observation.provider_record_id,
    record_id: observation.record_id,
    observed_at: observation.last_checked_at,
    first_seen_at: observation.first_seen_at,
    source_as_of: observation.source_as_of,
    valid_from: since,
    valid_to: observation.valid_to,
    stated,
    ended_by: endedBy,
    licence: observation.licence,
    survivor,
  };
}

/** The comparable parts of an observation; a fact that states one entry of a list is not a different list. */
function comparedAs(observation: Observation): string[] {
  const { attribute, value } = observation;
  return listFields.has(attribute) && !Array.isArray(value) ? [] : [comparableValue(value, attribute)];
}

function partsOf({ attribute, value }: Observation): string[] {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return parts.map((part) => comparableValue(part, attribute));
}

/** Removes differences that do not count: case, blanks, and in numbers leading zeros and punctuation. */
function comparableValue(value: unknown, field: string): string {
  const isNumber = field.startsWith("registration.") && typeof value === "string" && /\d/.test(value);
  if (isNumber && !field.endsWith("_on")) {
    return value
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]/g, "")
      .replace(/^0+(?=.)/, "");
  }
  return JSON.stringify(fold(value));
}

function fold(part: unknown): unknown {
  if (typeof part === "string") return part.toLowerCase().replaceAll(/\s+/g, " ").trim();
  if (Array.isArray(part))
    return part
      .map(fold)
      .map((entry) => JSON.stringify(entry))
      .sort();
  if (typeof part !== "object" || part === null) return part;
  return Object.entries(part)
    .map(([key, inner]) => [key, fold(inner)])
    .sort();
}
