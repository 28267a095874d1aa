/**
 * Finds names by shared runs of letters instead of words: a wrong letter, a split or joined word and another
 * order change few runs of three letters. A run counts by its rarity among the listed names (inverse document
 * frequency), and two names are as alike as the cosine of their runs: the measure of Salton and McGill,
 * "Introduction to Modern Information Retrieval", 1983, over letters instead of words.
 */

import { MostAlike } from "./most-alike.ts";

/** Letters of a run. */
const LENGTH = 3;
/** Marks the beginning and the end of a name. */
const EDGE = "\u0001";

/** Runs whose postings are packed between two turns of other work. */
const PACKED_AT_ONCE = 250;

/** States of a name: a candidate by its letters, or one that the caller requested. */
const FOUND = 1;
const REQUESTED = 2;
/** Carriers of a run from which on it is worth to drop names before the run is read. */
const WORTH_A_LOOK = 400;
/** A search in postings costs as much as reading so many of them. */
const SEARCH_STEPS = 24;
/** Bounds leave room for rounding. */
const ALMOST = 1 - 1e-9;

/** Names are added, then packed once, then looked up. */
export class LetterGrams {
  readonly #ids = new Map<string, number>();
  readonly #postings: (number[] | Int32Array)[] = [];
  /** Squared weight of a run, by its id. */
  #weights = new Float64Array(0);
  /** 1 ÷ the length of a name's vector. */
  #shares = new Float64Array(0);
  // Of the name that is asked for now; zero between two of them.
  #scores = new Float64Array(0);
  #state = new Uint8Array(0);
  #taken = new Int32Array(0);
  #touched = 0;
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
    this.#shares = squares.map((square) => (square === 0 ? 0 : 1 / Math.sqrt(square)));
    this.#scores = new Float64Array(this.#names);
    this.#state = new Uint8Array(this.#names);
    this.#taken = new Int32Array(this.#names);
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
    const runs = [...runsOf(joined)].map((run) => this.#ids.get(run) ?? -1);
    const length = Math.sqrt(runs.reduce((sum, id) => sum + this.#squareOf(id), 0));
    this.#touched = 0;
    for (const ordinal of also) this.#take(ordinal, REQUESTED);
    this.#addUp(
      runs.filter((id) => id >= 0),
      { length, least, limit },
    );
    const best = new MostAlike(limit);
    for (let at = 0; at < this.#touched; at++) {
      const ordinal = this.#taken[at]!;
      const alike = this.#alike(ordinal, length);
      if (alike >= least) best.offer(ordinal, alike);
    }
    const found = new Map<number, number>();
    for (const ordinal of also) found.set(ordinal, this.#alike(ordinal, length));
    for (const { ordinal, alike } of best.ranked) found.set(ordinal, alike);
    for (let at = 0; at < this.#touched; at++) {
      const ordinal = this.#taken[at]!;
      this.#scores[ordinal] = 0;
      this.#state[ordinal] = 0;
    }
    return found;
  }

  /**
   * Adds the weights of shared runs to the scores, rarest run first. A name that shares only the runs from some point on has
   * at most the cosine √(their weight ÷ the weight of all), by Cauchy and Schwarz: once that is under the least similarity,
   * or under that which enough names have already, no further name is taken up. Names that the runs that are left cannot bring
   * that far are dropped. The scores of the others are exact.
   */
  #addUp(
    runs: readonly number[],
    { length, least, limit }: { readonly length: number; readonly least: number; readonly limit: number },
  ): void {
    const rarestFirst = [...runs].sort(
      (a, b) => this.#postings[a]!.length - this.#postings[b]!.length || a - b,
    );
    let left = rarestFirst.reduce((sum, id) => sum + this.#weights[id]!, 0);
    let floor = least;
    let takesUp = true;
    for (const id of rarestFirst) {
      const postings = this.#postings[id]!;
      if (takesUp && postings.length > WORTH_A_LOOK && postings.length * 2 > this.#touched) {
        floor = Math.max(floor, this.#alikeAlready(limit, length));
        this.#drop(floor, { left, length });
      }
      takesUp &&= Math.sqrt(left) >= floor * length * ALMOST;
      const weight = this.#weights[id]!;
      if (takesUp) this.#read(postings, weight);
      else if (this.#touched * SEARCH_STEPS < postings.length) this.#search(postings, weight);
      else this.#credit(postings, weight);
      left -= weight;
    }
  }

  #read(postings: ArrayLike<number>, weight: number): void {
    const [scores, state] = [this.#scores, this.#state];
    for (let at = 0; at < postings.length; at++) {
      const ordinal = postings[at]!;
      if (state[ordinal] === 0) this.#take(ordinal, FOUND);
      scores[ordinal] = scores[ordinal]! + weight;
    }
  }

  #credit(postings: ArrayLike<number>, weight: number): void {
    const [scores, state] = [this.#scores, this.#state];
    for (let at = 0; at < postings.length; at++) {
      const ordinal = postings[at]!;
      if (state[ordinal] !== 0) scores[ordinal] = scores[ordinal]! + weight;
    }
  }

  /** As `#credit`, where few names are left of many that carry the run. */
  #search(postings: ArrayLike<number>, weight: number): void {
    for (let at = 0; at < this.#touched; at++) {
      const ordinal = this.#taken[at]!;
      if (contains(postings, ordinal)) this.#scores[ordinal] = this.#scores[ordinal]! + weight;
    }
  }

  #take(ordinal: number, state: number): void {
    if (this.#state[ordinal] !== 0) return;
    this.#state[ordinal] = state;
    this.#taken[this.#touched++] = ordinal;
  }

  /** The similarity that `limit` of the names taken up have at least; 0 where there are fewer. */
  #alikeAlready(limit: number, length: number): number {
    if (this.#touched <= limit) return 0;
    const best = new MostAlike(limit);
    for (let at = 0; at < this.#touched; at++) {
      const ordinal = this.#taken[at]!;
      best.offer(ordinal, this.#alike(ordinal, length));
    }
    return best.least;
  }

  /** Drops the names, except the requested ones, that stay under the floor with all runs that are left. */
  #drop(floor: number, { left, length }: { readonly left: number; readonly length: number }): void {
    let kept = 0;
    for (let at = 0; at < this.#touched; at++) {
      const ordinal = this.#taken[at]!;
      const most = (this.#scores[ordinal]! + left) * this.#shares[ordinal]!;
      if (this.#state[ordinal] === REQUESTED || most >= floor * length * ALMOST) {
        this.#taken[kept++] = ordinal;
      } else {
        this.#scores[ordinal] = 0;
        this.#state[ordinal] = 0;
      }
    }
    this.#touched = kept;
  }

  #alike(ordinal: number, length: number): number {
    return length === 0 ? 0 : Math.min((this.#scores[ordinal]! * this.#shares[ordinal]!) / length, 1);
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

function contains(ascending: ArrayLike<number>, wanted: number): boolean {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return ascending[low] === wanted;
}
