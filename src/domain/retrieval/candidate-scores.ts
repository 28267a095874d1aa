import { RETRIEVAL_FIELDS } from "./retrieval-key.ts";

const FIELDS = RETRIEVAL_FIELDS.length;
/** 1 + ln n for the usual numbers of shared keys. */
const CORRELATED = Float64Array.from({ length: 64 }, (_, shared) =>
  shared === 0 ? 0 : 1 + Math.log(shared),
);

/** By how much n shared keys of one field count more than the best of them. */
export const correlated = (shared: number): number => CORRELATED[shared] ?? 1 + Math.log(shared);

/**
 * Scores of the candidates of one query, in typed arrays that the next query uses again: an open-addressing
 * table from ordinal to slot, and for each slot and field the best weight and the number of shared keys. The
 * size of the arrays follows the work budget of a query, never the size of the register.
 */
export class CandidateScores {
  readonly #mask: number;
  readonly #slotOf: Int32Array;
  readonly #ordinals: Int32Array;
  readonly #best: Float64Array;
  readonly #shared: Uint16Array;
  readonly #bucketOfSlot: Int32Array;
  /** The fields in which a slot shares keys, a bit for each. */
  readonly #fields: Uint32Array;
  #length = 0;

  /** `capacity`: the most candidates that a query can reach. */
  constructor(capacity: number) {
    const buckets = 2 ** Math.ceil(Math.log2(2 * capacity + 2));
    this.#mask = buckets - 1;
    this.#slotOf = new Int32Array(buckets).fill(-1);
    this.#ordinals = new Int32Array(capacity);
    this.#bucketOfSlot = new Int32Array(capacity);
    this.#best = new Float64Array(capacity * FIELDS);
    this.#shared = new Uint16Array(capacity * FIELDS);
    this.#fields = new Uint32Array(capacity);
  }

  get length(): number {
    return this.#length;
  }

  ordinal(slot: number): number {
    return this.#ordinals[slot]!;
  }

  /** Counts one more shared key of the field for a candidate; a new candidate is added. */
  add(ordinal: number, field: number, weight: number): void {
    const bucket = this.#bucketOf(ordinal);
    let slot = this.#slotOf[bucket]!;
    if (slot < 0) {
      slot = this.#length++;
      this.#slotOf[bucket] = slot;
      this.#ordinals[slot] = ordinal;
      this.#bucketOfSlot[slot] = bucket;
    }
    this.credit(slot, field, weight);
  }

  /** Counts one more shared key of the field for the candidate in a slot. */
  credit(slot: number, field: number, weight: number): void {
    const cell = slot * FIELDS + field;
    if (weight > this.#best[cell]!) this.#best[cell] = weight;
    this.#shared[cell]!++;
    this.#fields[slot]! |= 1 << field;
  }

  /** Σ over fields of best weight × (1 + ln of the keys shared): correlated evidence does not add up. */
  score(slot: number): number {
    let sum = 0;
    // Visits only the fields that are set: most candidates share keys of one field or two.
    for (let rest = this.#fields[slot]!; rest !== 0; rest &= rest - 1)
      sum += this.fieldScore(slot, 31 - Math.clz32(rest & -rest));
    return sum;
  }

  /** The part of the score that comes from one field. */
  fieldScore(slot: number, field: number): number {
    const shared = this.#shared[slot * FIELDS + field]!;
    if (shared === 0) return 0;
    return this.#best[slot * FIELDS + field]! * correlated(shared);
  }

  /** Whether the candidate shares a key of any of these fields. @param fields a bit for each. */
  hasAny(slot: number, fields: number): boolean {
    return (this.#fields[slot]! & fields) !== 0;
  }

  /** Forgets the query. The time is proportional to the number of its candidates. */
  clear(): void {
    for (let slot = 0; slot < this.#length; slot++) this.#slotOf[this.#bucketOfSlot[slot]!] = -1;
    this.#best.fill(0, 0, this.#length * FIELDS);
    this.#shared.fill(0, 0, this.#length * FIELDS);
    this.#fields.fill(0, 0, this.#length);
    this.#length = 0;
  }

  #bucketOf(ordinal: number): number {
    let bucket = (Math.imul(ordinal, 0x9e3779b1) >>> 7) & this.#mask;
    for (;;) {
      const slot = this.#slotOf[bucket]!;
      if (slot < 0 || this.#ordinals[slot] === ordinal) return bucket;
      bucket = (bucket + 1) & this.#mask;
    }
  }
}
