/**
 * A set of texts by a hash of 64 bits, eight bytes each: marks the natural persons among millions of records
 * without storing their data. Two texts share a hash once in 2^64; then one organisation is left out.
 */
export class HashSet {
  #high = new Uint32Array(1024);
  #low = new Uint32Array(1024);
  #size = 0;

  has(text: string): boolean {
    const [high, low] = hashOf(text);
    return this.#slotOf(high, low).taken;
  }

  /** @returns whether the text was in the set before. */
  add(text: string): boolean {
    const [high, low] = hashOf(text);
    const { at, taken } = this.#slotOf(high, low);
    if (taken) return true;
    this.#high[at] = high;
    this.#low[at] = low;
    this.#size++;
    if (this.#size * 2 > this.#high.length) this.#grow();
    return false;
  }

  #slotOf(high: number, low: number): { readonly at: number; readonly taken: boolean } {
    const mask = this.#high.length - 1;
    for (let at = low & mask; ; at = (at + 1) & mask) {
      if (this.#high[at] === 0 && this.#low[at] === 0) return { at, taken: false };
      if (this.#high[at] === high && this.#low[at] === low) return { at, taken: true };
    }
  }

  #grow(): void {
    const [oldHigh, oldLow] = [this.#high, this.#low];
    this.#high = new Uint32Array(oldHigh.length * 2);
    this.#low = new Uint32Array(oldHigh.length * 2);
    for (const [index, high] of oldHigh.entries()) {
      const low = oldLow[index]!;
      if (high === 0 && low === 0) continue;
      const { at } = this.#slotOf(high, low);
      this.#high[at] = high;
      this.#low[at] = low;
    }
  }
}

/** FNV-1a over UTF-16 units, from two offsets; never zero in both halves, which marks an empty place. */
function hashOf(text: string): readonly [high: number, low: number] {
  let high = 0x811c9dc5;
  let low = 0x9747b28c;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 0x01000193);
    low = Math.imul(low ^ unit ^ (high >>> 15), 0x85ebca6b);
  }
  return [high >>> 0 || 1, low >>> 0];
}
