import type { Observation } from "./observation.ts";
import { survivors } from "./survivorship.ts";

/** How the golden value of one attribute differs between two states of an entity: which, and who says so, but no values. */
export interface AttributeChange {
  readonly attribute: string;
  readonly change: "added" | "changed" | "removed";
  /** Sources of the golden value of today, sorted; none where it was removed. */
  readonly source_ids: readonly string[];
  /** Sources of the one before, sorted; none where it was added. */
  readonly previous_source_ids: readonly string[];
}

/** The attributes whose golden values differ, by name. Another source of the same value is no change. */
export function attributeChanges(
  before: readonly Observation[],
  after: readonly Observation[],
): AttributeChange[] {
  const [was, is] = [survivors(before), survivors(after)];
  return [...new Set([...was.keys(), ...is.keys()])].sort().flatMap((attribute): AttributeChange[] => {
    const [old, now] = [was.get(attribute), is.get(attribute)];
    if (JSON.stringify(old?.value) === JSON.stringify(now?.value)) return [];
    const change = old === undefined ? "added" : now === undefined ? "removed" : "changed";
    const [previous, present] = [sourcesOf(old, before), sourcesOf(now, after)];
    return [{ attribute, change, source_ids: present, previous_source_ids: previous }];
  });
}

/** Every source that gives the value of this observation now. */
function sourcesOf(golden: Observation | undefined, observations: readonly Observation[]): string[] {
  if (golden === undefined) return [];
  const value = JSON.stringify(golden.value);
  const same = observations.filter(
    (one) =>
      one.valid_to === null && one.attribute === golden.attribute && JSON.stringify(one.value) === value,
  );
  return [...new Set(same.map(({ source_id }) => source_id))].sort();
}
