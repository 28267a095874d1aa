import { COMPARED, type PairRelations } from "./pair-relations.ts";
import type { RecordGroup } from "./record-groups.ts";

/** Under this two records are nothing to each other: neither changes what is decided on the other. */
const LEAST_PROBABILITY = 0.02;

/**
 * For each record the earlier ones that it must see decided. Of those that share what is enough to be one company each
 * waits for the one before it, and through that for all; of those that share a rare word, for each that it may be, and
 * where that would be to compare too many, for the one before it.
 */
export async function batchOrder(
  records: number,
  groups: readonly RecordGroup[],
  relations: PairRelations,
): Promise<readonly (readonly number[])[]> {
  const before = Array.from({ length: records }, () => new Set<number>());
  for (const group of groups) {
    for (const [place, right] of group.records.entries()) {
      if (place === 0) continue;
      const chained = group.telling || relations.size >= COMPARED;
      if (chained) before[right]!.add(group.records[place - 1]!);
      else
        for (const left of group.records.slice(0, place))
          if (mayBeOne(relations, left, right)) before[right]!.add(left);
      await relations.pause();
    }
  }
  return before.map((earlier) => [...earlier]);
}

function mayBeOne(relations: PairRelations, left: number, right: number): boolean {
  const relation = relations.of(left, right);
  if (relation.kind === "different") return false;
  return relation.kind !== "unlike" || (relation.probability ?? 1) >= LEAST_PROBABILITY;
}
