import { type AttributeChange, compareAttribute } from "../entities/attribute-changes.ts";
import type { Observation } from "../entities/observation.ts";
import { precedence } from "../entities/survivorship.ts";

/** A source, and the digest of its value. */
export type SourcedDigest = readonly [sourceId: string, digest: string];

/**
 * The basis of an entity's golden values, without the values: for each attribute its sources and digests in
 * order of survivorship. Withheld sources are included, so that two standings are compared under one licence.
 */
export type Standing = Readonly<Record<string, readonly SourcedDigest[]>>;

/**
 * The standing of an entity with these observations.
 * @param digestOf a digest of a value's JSON: equal for equal texts only.
 */
export function standingOf(
  observations: readonly Observation[],
  digestOf: (json: string) => string,
): Standing {
  const open = observations.filter(({ valid_to }) => valid_to === null);
  const standing: Record<string, readonly SourcedDigest[]> = {};
  for (const [attribute, given] of Map.groupBy(open, (one) => one.attribute)) {
    const pairs = given
      .toSorted(precedence)
      .map((one): SourcedDigest => [one.source_id, digestOf(JSON.stringify(one.value))]);
    standing[attribute] = [...new Map(pairs.map((pair) => [pair.join("\n"), pair])).values()];
  }
  return standing;
}

/**
 * The attributes whose golden values differ between two standings, by name. Both are read under one licence,
 * so that a licence change in between gives no difference.
 * @param withheld ids of sources that the tenant is not shown.
 * @param attributes the attributes to compare.
 */
export function changesBetween(
  before: Standing,
  after: Standing,
  { withheld, attributes }: { readonly withheld: ReadonlySet<string>; readonly attributes: Iterable<string> },
): AttributeChange[] {
  const shown = (pairs: readonly SourcedDigest[] = []) => pairs.filter(([source]) => !withheld.has(source));
  return [...new Set(attributes)]
    .sort()
    .flatMap((name) => compareAttribute(name, goldenOf(shown(before[name])), goldenOf(shown(after[name]))));
}

/** The first value, and every source that gives the same value. */
function goldenOf(pairs: readonly SourcedDigest[]) {
  const first = pairs[0];
  if (first === undefined) return null;
  const sources = pairs.filter(([, digest]) => digest === first[1]).map(([source]) => source);
  return { value: first[1], sources };
}
