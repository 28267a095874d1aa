import { isOffshore } from "../places/compatible-countries.ts";
import { type LinkContext, pairFacts } from "./link-evidence.ts";
import type { LinkSubject } from "./link-subject.ts";
import { linkVeto } from "./link-vetoes.ts";
import type { PairFacts } from "./pair-facts.ts";

/** Comparisons of pairs of rows; each pair is compared once. */
export class PairTable {
  readonly #facts = new Map<number, PairFacts>();
  readonly subjects: readonly LinkSubject[];
  readonly #context: LinkContext;

  constructor(subjects: readonly LinkSubject[], context: LinkContext) {
    this.subjects = subjects;
    this.#context = context;
  }

  facts(a: number, b: number): PairFacts {
    const [low, high] = a < b ? [a, b] : [b, a];
    const key = low * this.subjects.length + high;
    let found = this.#facts.get(key);
    if (!found) {
      found = pairFacts(this.subjects[low]!, this.subjects[high]!, this.#context);
      this.#facts.set(key, found);
    }
    return found;
  }

  mayJoin(a: number, b: number): boolean {
    return linkVeto(this.facts(a, b), this.#context.isListings) === null;
  }

  /** Whether both rows have countries, the countries differ, and none is an offshore seat. */
  areApart(a: number, b: number): boolean {
    if (this.facts(a, b).pair.country !== "different") return false;
    return ![a, b].some((rank) => this.subjects[rank]!.comparable.countries.some(isOffshore));
  }
}
