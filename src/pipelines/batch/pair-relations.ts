import { setImmediate } from "node:timers/promises";
import type { Comparable } from "../../domain/matching/comparable/comparable.ts";
import { CANDIDATE_WORK, companyWork } from "../../domain/matching/compare/name-work.ts";
import { type PairRelation, relatePair } from "../../domain/matching/decide/relate-pair.ts";
import type { MatchingModel } from "../../domain/matching/score/model.ts";

/** The most pairs that are compared for one purpose; the pairs of the rarest keys come first. */
export const COMPARED = 4_000;
/** Work units that these comparisons may cost, some 5 s; pairs beyond the limit stay undecided. */
const MOST_WORK = 16_000_000;
/** Pairs that are compared before other work has its turn. */
const COMPARED_AT_ONCE = 100;
/** Work units before other work has its turn, some 10 ms. */
const WORK_AT_ONCE = 32_000;

/** The relation of each pair of a batch's records, without their entities; each pair is compared once. */
export class PairRelations {
  readonly #model: MatchingModel;
  readonly #companies: readonly Comparable[];
  readonly #known = new Map<number, PairRelation>();
  /** Pairs that the work budget left uncompared. */
  readonly #uncompared = new Set<number>();
  #pauseAt = COMPARED_AT_ONCE;
  #work = 0;
  #pauseAtWork = WORK_AT_ONCE;

  constructor(model: MatchingModel, companies: readonly Comparable[]) {
    this.#model = model;
    this.#companies = companies;
  }

  /** How many pairs were compared. */
  get size(): number {
    return this.#known.size;
  }

  /** Whether a requested pair was compared; false where the work budget was spent before. */
  wasCompared(left: number, right: number): boolean {
    return !this.#uncompared.has(left * this.#companies.length + right);
  }

  get #exhausted(): boolean {
    return this.#work > MOST_WORK;
  }

  /** @param left a record before `right`. */
  of(left: number, right: number): PairRelation {
    const pair = left * this.#companies.length + right;
    let relation = this.#known.get(pair);
    if (relation === undefined) {
      if (this.#exhausted) this.#uncompared.add(pair);
      relation = this.#compare(this.#companies[left]!, this.#companies[right]!);
      this.#known.set(pair, relation);
    }
    return relation;
  }

  /** Gives other work its turn after enough pairs were compared since the last turn. */
  async pause(): Promise<void> {
    if (this.#known.size < this.#pauseAt && this.#work < this.#pauseAtWork) return;
    this.#pauseAt = this.#known.size + COMPARED_AT_ONCE;
    this.#pauseAtWork = this.#work + WORK_AT_ONCE;
    await setImmediate();
  }

  #compare(left: Comparable, right: Comparable): PairRelation {
    if (this.#exhausted) return { kind: "undecided", probability: null };
    // The pair is compared in both directions.
    this.#work += 2 * Math.min(companyWork(left, right), CANDIDATE_WORK);
    return relatePair(this.#model, left, right);
  }
}
