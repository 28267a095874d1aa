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

/** Records of which each waits for the one before it. */
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

  /** Whether one of the two waits for the other as it is. */
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
