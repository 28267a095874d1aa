import type { Observation } from "./observation.ts";
import { survivors } from "./survivorship.ts";

/** The change of an attribute's golden value between two states of an entity: sources, no values. */
export interface AttributeChange {
  readonly attribute: string;
  readonly change: "added" | "changed" | "removed";
  /** Sources of the present golden value, sorted; empty when the value was removed. */
  readonly source_ids: readonly string[];
  /** Sources of the previous golden value, sorted; empty when the value was added. */
  readonly previous_source_ids: readonly string[];
}

/** A golden value, as a text that is equal for equal values only, and every source that gives it. */
export interface GoldenValue {
  readonly value: string;
  readonly sources: readonly string[];
}

/** The attributes whose golden values differ, by name. Another source for the same value is no change. */
export function attributeChanges(
  before: readonly Observation[],
  after: readonly Observation[],
): AttributeChange[] {
  const [was, is] = [survivors(before), survivors(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .sort()
    .flatMap((attribute) =>
      compareAttribute(
        attribute,
        goldenValue(was.get(attribute), before),
        goldenValue(is.get(attribute), after),
      ),
    );
}

/** The change of one attribute as a list of one; empty when the value is the same. */
export function compareAttribute(
  attribute: string,
  old: GoldenValue | null,
  now: GoldenValue | null,
): AttributeChange[] {
  if (old?.value === now?.value) return [];
  const change = old === null ? "added" : now === null ? "removed" : "changed";
  return [{ attribute, change, source_ids: sorted(now), previous_source_ids: sorted(old) }];
}

const sorted = (golden: GoldenValue | null): string[] => [...new Set(golden?.sources)].sort();

function goldenValue(
  golden: Observation | undefined,
  observations: readonly Observation[],
): GoldenValue | null {
  if (golden === undefined) return null;
  const value = JSON.stringify(golden.value);
  const same = observations.filter(
    (one) =>
      one.valid_to === null && one.attribute === golden.attribute && JSON.stringify(one.value) === value,
  );
  return { value, sources: same.map(({ source_id }) => source_id) };
}
