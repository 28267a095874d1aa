import type { PostingColumns } from "./posting-sort.ts";

/** Collects the distinct key hashes in ascending order and where the postings of each begin. */
export class KeyDirectory {
  readonly #keyChunks: Uint32Array[] = [];
  readonly #offsetChunks: Uint32Array[] = [];
  #keyCount = 0;
  #postingCount = 0;

  get keyCount(): number {
    return this.#keyCount;
  }

  get postingCount(): number {
    return this.#postingCount;
  }

  /**
   * Takes the next partition, whose hashes are all above those before it, in the order given, and returns its
   * postings: the ordinals, key by key, each once.
   */
  addPartition({ high, low, ordinal }: PostingColumns, order: Uint32Array): Int32Array {
    const keys = new Uint32Array(2 * order.length);
    const offsets = new Uint32Array(order.length);
    const postings = new Int32Array(order.length);
    let keyCount = 0;
    let postingCount = 0;
    let previous = -1;
    for (const row of order) {
      const sameKey = previous >= 0 && high[row] === high[previous] && low[row] === low[previous];
      if (sameKey && ordinal[row] === ordinal[previous]) continue;
      if (!sameKey) {
        keys[2 * keyCount] = high[row]!;
        keys[2 * keyCount + 1] = low[row]!;
        offsets[keyCount++] = this.#postingCount + postingCount;
      }
      postings[postingCount++] = ordinal[row]!;
      previous = row;
    }
    this.#keyChunks.push(keys.slice(0, 2 * keyCount));
    this.#offsetChunks.push(offsets.slice(0, keyCount));
    this.#keyCount += keyCount;
    this.#postingCount += postingCount;
    return postings.subarray(0, postingCount);
  }

  /** Two words a key, high then low, ascending. */
  keys(): Uint32Array {
    return concatenated(this.#keyChunks, 2 * this.#keyCount);
  }

  /** Where each key's postings begin, and after the last where they end. */
  postingOffsets(): Uint32Array {
    const offsets = concatenated(this.#offsetChunks, this.#keyCount + 1);
    offsets[this.#keyCount] = this.#postingCount;
    return offsets;
  }

  /** For every value of the leading bits the number of the first key that has it or a greater one. */
  buckets(bits: number): Uint32Array {
    const buckets = new Uint32Array(2 ** bits + 1);
    for (const chunk of this.#keyChunks) {
      for (let word = 0; word < chunk.length; word += 2) buckets[(chunk[word]! >>> (32 - bits)) + 1]!++;
    }
    for (let bucket = 1; bucket < buckets.length; bucket++) buckets[bucket]! += buckets[bucket - 1]!;
    return buckets;
  }
}

function concatenated(chunks: readonly Uint32Array[], length: number): Uint32Array {
  const whole = new Uint32Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
