/**
 * Keeps the best `size` of a stream of scored slots, in a binary heap whose root is the worst slot kept.
 * Higher score first, then the lower ordinal, so the outcome does not depend on the order of arrival.
 */
export class BestSlots {
  readonly #size: number;
  readonly #slots: Int32Array;
  readonly #ordinals: Int32Array;
  readonly #scores: Float64Array;
  #length = 0;

  constructor(size: number) {
    this.#size = size;
    this.#slots = new Int32Array(size);
    this.#ordinals = new Int32Array(size);
    this.#scores = new Float64Array(size);
  }

  offer(slot: number, ordinal: number, score: number): void {
    if (this.#length < this.#size) {
      this.#place(this.#length++, slot, ordinal, score);
      this.#rise(this.#length - 1);
    } else if (this.#size > 0 && this.#worse(this.#ordinals[0]!, this.#scores[0]!, ordinal, score)) {
      this.#place(0, slot, ordinal, score);
      this.#sink(0);
    }
  }

  /** Removes all slots. */
  clear(): void {
    this.#length = 0;
  }

  /** The slots kept, in no order. Valid until the next slot is offered. */
  slots(): Int32Array {
    return this.#slots.subarray(0, this.#length);
  }

  #worse(ordinal: number, score: number, otherOrdinal: number, otherScore: number): boolean {
    return score < otherScore || (score === otherScore && ordinal > otherOrdinal);
  }

  #worseAt(one: number, other: number): boolean {
    return this.#worse(
      this.#ordinals[one]!,
      this.#scores[one]!,
      this.#ordinals[other]!,
      this.#scores[other]!,
    );
  }

  #place(at: number, slot: number, ordinal: number, score: number): void {
    this.#slots[at] = slot;
    this.#ordinals[at] = ordinal;
    this.#scores[at] = score;
  }

  #rise(start: number): void {
    let at = start;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#worseAt(at, parent)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #sink(start: number): void {
    let at = start;
    for (;;) {
      const left = 2 * at + 1;
      const right = left + 1;
      let worst = at;
      if (left < this.#length && this.#worseAt(left, worst)) worst = left;
      if (right < this.#length && this.#worseAt(right, worst)) worst = right;
      if (worst === at) return;
      this.#swap(at, worst);
      at = worst;
    }
  }

  #swap(one: number, other: number): void {
    const slot = this.#slots[one]!;
    const ordinal = this.#ordinals[one]!;
    const score = this.#scores[one]!;
    this.#place(one, this.#slots[other]!, this.#ordinals[other]!, this.#scores[other]!);
    this.#place(other, slot, ordinal, score);
  }
}
