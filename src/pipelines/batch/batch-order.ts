import { COMPARED, type PairRelations } from "./pair-relations.ts";
import type { RecordGroup } from "./record-groups.ts";

/** Below this probability two records are independent: neither changes the decision on the other. */
const LEAST_PROBABILITY = 0.02;

/**
 * For each record, the earlier records whose decisions it must see. Records that share a key that suffices to
 * be one company each wait for the previous one, and through it for all. Records that share a rare word wait
 * for each record that may be the same company; where those are too many to compare, for the previous one.
 */
export async function batchOrder(
  records: number,
  groups: readonly RecordGroup[],
  relations: PairRelations,
): Promise<readonly (readonly number[])[]> {
  const before = Array.from({ length: records }, () => new Set<number>());
  const lines = new Lines(before);
  for (const group of groups) if (group.telling) lines.add(group);
  for (const group of groups) {
    if (group.telling) continue;
    for (const [place, right] of group.records.entries()) {
      if (relations.size >= COMPARED) {
        lines.add(group);
        break;
      }
      for (const left of group.records.slice(0, place))
        if (!lines.haveBoth(left, right) && mayBeOne(relations, left, right)) before[right]!.add(left);
      await relations.pause();
    }
  }
  return before.map((earlier) => [...earlier]);
}

/** Chains of records in which each record waits for the previous one. */
class Lines {
  readonly #before: readonly Set<number>[];
  readonly #linesOf: readonly Set<RecordGroup>[];

  constructor(before: readonly Set<number>[]) {
    this.#before = before;
    this.#linesOf = before.map(() => new Set());
  }

  add(group: RecordGroup): void {
    for (const [place, record] of group.records.entries()) {
      this.#linesOf[record]!.add(group);
      if (place > 0) this.#before[record]!.add(group.records[place - 1]!);
    }
  }

  /** Whether one of the two records already waits for the other. */
  haveBoth(left: number, right: number): boolean {
    const lines = this.#linesOf[right]!;
    return [...this.#linesOf[left]!].some((line) => lines.has(line));
  }
}

function mayBeOne(relations: PairRelations, left: number, right: number): boolean {
  const relation = relations.of(left, right);
  if (relation.kind === "different") return false;
  return relation.kind !== "unlike" || (relation.probability ?? 1) >= LEAST_PROBABILITY;
}
