/**
 * Finds names by shared runs of letters instead of words: a wrong letter, a split or joined word and another
 * order change few runs of three letters. A run counts by its rarity among the listed names (inverse document
 * frequency), and two names are as alike as the cosine of their runs: the measure of Salton and McGill,
 * "Introduction to Modern Information Retrieval", 1983, over letters instead of words.
 */

/** Letters of a run. */
const LENGTH = 3;
/** Marks the beginning and the end of a name. */
const EDGE = "\u0001";

/** Runs whose postings are packed between two turns of other work. */
const PACKED_AT_ONCE = 250;

/** Names are added, then packed once, then looked up. */
export class LetterGrams {
  readonly #ids = new Map<string, number>();
  readonly #postings: (number[] | Int32Array)[] = [];
  /** Squared weight of a run, by its id. */
  #weights = new Float64Array(0);
  #lengths = new Float64Array(0);
  #scores = new Float64Array(0);
  #seen = new Uint8Array(0);
  #names = 0;

  /** @returns the ordinal of the name: the number of names that were added before. */
  add(joined: string): number {
    const ordinal = this.#names++;
    for (const run of runsOf(joined)) {
      let id = this.#ids.get(run);
      if (id === undefined) {
        id = this.#postings.push([]) - 1;
        this.#ids.set(run, id);
      }
      (this.#postings[id] as number[]).push(ordinal);
    }
    return ordinal;
  }

  /** Packs the postings in steps of a few milliseconds. Nothing is added afterwards. */
  *packing(): Generator<void> {
    this.#weights = Float64Array.from(this.#postings, ({ length }) => this.#weightOf(length));
    const squares = new Float64Array(this.#names);
    for (const [id, carriers] of this.#postings.entries()) {
      for (const ordinal of carriers) squares[ordinal] = squares[ordinal]! + this.#weights[id]!;
      this.#postings[id] = Int32Array.from(carriers);
      if (id % PACKED_AT_ONCE === 0) yield;
    }
    this.#lengths = squares.map(Math.sqrt);
    this.#scores = new Float64Array(this.#names);
    this.#seen = new Uint8Array(this.#names);
  }

  /**
   * Similarity of a name to the most similar names and the requested ones: ordinal → 0..1.
   * @param also ordinals that are always included.
   * @param least the lowest similarity of the others.
   */
  alikeTo(
    joined: string,
    {
      limit,
      least,
      also,
    }: { readonly limit: number; readonly least: number; readonly also: readonly number[] },
  ): ReadonlyMap<number, number> {
    const [scores, seen, lengths] = [this.#scores, this.#seen, this.#lengths];
    const runs = [...runsOf(joined)].map((run) => this.#ids.get(run) ?? -1);
    const square = runs.reduce((sum, id) => sum + this.#squareOf(id), 0);
    const length = Math.sqrt(square);
    const touched = [...also];
    for (const ordinal of also) seen[ordinal] = 1;
    this.#addUp(runs, { touched, leastSquare: least * least * square });
    const alikeOf = (ordinal: number) => Math.min(scores[ordinal]! / (length * lengths[ordinal]! || 1), 1);
    const found = new Map(also.map((ordinal) => [ordinal, alikeOf(ordinal)]));
    const best: { readonly ordinal: number; readonly alike: number }[] = [];
    for (const ordinal of touched) {
      const alike = alikeOf(ordinal);
      if (alike >= least) best.push({ ordinal, alike });
      scores[ordinal] = 0;
      seen[ordinal] = 0;
    }
    best.sort((a, b) => b.alike - a.alike || a.ordinal - b.ordinal);
    for (const { ordinal, alike } of best.slice(0, limit)) found.set(ordinal, alike);
    return found;
  }

  /**
   * Adds the weights of shared runs to the scores, rarest run first. A name that shares only the runs from some point on has
   * at most the cosine √(their weight ÷ the weight of all), by Cauchy and Schwarz: once that is under the least similarity,
   * no further name is taken up, and the scores of the others are still exact.
   */
  #addUp(
    runs: readonly number[],
    { touched, leastSquare }: { readonly touched: number[]; readonly leastSquare: number },
  ): void {
    const [scores, seen] = [this.#scores, this.#seen];
    const known = runs
      .filter((id) => id >= 0)
      .sort((a, b) => this.#postings[a]!.length - this.#postings[b]!.length || a - b);
    let left = known.reduce((sum, id) => sum + this.#weights[id]!, 0);
    for (const id of known) {
      const weight = this.#weights[id]!;
      const takesUp = left >= leastSquare;
      const postings = this.#postings[id]!;
      for (let at = 0; at < postings.length; at++) {
        const ordinal = postings[at]!;
        if (seen[ordinal] === 0) {
          if (!takesUp) continue;
          seen[ordinal] = 1;
          touched.push(ordinal);
        }
        scores[ordinal] = scores[ordinal]! + weight;
      }
      left -= weight;
    }
  }

  #squareOf(id: number): number {
    return id < 0 ? this.#weightOf(0) : this.#weights[id]!;
  }

  /** The square of the inverse document frequency. */
  #weightOf(carriers: number): number {
    return Math.log((this.#names + 1) / (carriers + 0.5)) ** 2;
  }
}

function runsOf(joined: string): Set<string> {
  const padded = EDGE + joined + EDGE;
  const runs = new Set<string>();
  for (let at = 0; at + LENGTH <= padded.length; at++) runs.add(padded.slice(at, at + LENGTH));
  return runs;
}
