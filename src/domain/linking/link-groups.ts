import { type Link, NAME_KINDS } from "./link.ts";
import type { PairTable } from "./pair-table.ts";

/** The most rows of one group. A company has fewer, even with listings all over the world. */
const LARGEST_GROUP = 120;

/** The groups of rows joined so far; every row is in exactly one group. */
export class LinkGroups {
  readonly #pairs: PairTable;
  readonly #groupOf: number[][];

  constructor(pairs: PairTable) {
    this.#pairs = pairs;
    this.#groupOf = pairs.subjects.map((_, rank) => [rank]);
  }

  /** Joins the groups of two rows unless a veto forbids a pair of their members. True when now one. */
  join({ a, b, kind }: Link): boolean {
    const left = this.#groupOf[a]!;
    const right = this.#groupOf[b]!;
    if (left === right) return true;
    if (left.length + right.length > LARGEST_GROUP) return false;
    if (!left.every((x) => right.every((y) => this.#pairs.mayJoin(x, y)))) return false;
    if (NAME_KINDS.has(kind) && this.#areApart(left, right)) return false;
    left.push(...right);
    for (const rank of right) this.#groupOf[rank] = left;
    return true;
  }

  /** Whether both groups have rows with a country, and every pair of such rows is in different places. */
  #areApart(left: readonly number[], right: readonly number[]): boolean {
    const placed = (rank: number) => this.#pairs.subjects[rank]!.comparable.countries.length > 0;
    const cross = left.filter(placed).flatMap((x) => right.filter(placed).map((y) => [x, y] as const));
    return cross.length > 0 && cross.every(([x, y]) => this.#pairs.areApart(x, y));
  }

  of(rank: number): readonly number[] {
    return this.#groupOf[rank]!;
  }

  all(): number[][] {
    return [...new Set(this.#groupOf)].map((group) => [...group].sort((a, b) => a - b));
  }
}
