/** Rows by the key that they share, held as ranges of one array: tens of millions of keys fit in memory. */

/** One entry for each row and key, in the order of the rows. */
export interface KeyEntries {
  /** The hash of the key. */
  readonly hashes: Float64Array;
  readonly rows: Uint32Array;
  /** The kind of the key, as a number of the caller. */
  readonly kinds: Uint8Array;
}

/** The blocks of rows that share a key, numbered from 0 by ascending hash. */
export class SharedRows {
  readonly #hashes: Float64Array;
  readonly #kinds: Uint8Array;
  readonly #rows: Uint32Array;
  /** The place in `#rows` of each block's first row, and of the end. */
  readonly #starts: Uint32Array;

  /** Keys with a single entry make no block. */
  constructor({ hashes, rows, kinds }: KeyEntries) {
    this.#hashes = repeated(hashes);
    this.#kinds = new Uint8Array(this.#hashes.length);
    const blockOf = Int32Array.from(hashes, (hash) => placeOf(hash, this.#hashes));
    this.#starts = new Uint32Array(this.#hashes.length + 1);
    const lastRow = new Uint32Array(this.#hashes.length).fill(NO_ROW);
    const isNew = (entry: number): boolean => {
      const block = blockOf[entry]!;
      if (block < 0 || lastRow[block] === rows[entry]) return false;
      lastRow[block] = rows[entry]!;
      return true;
    };
    for (let entry = 0; entry < rows.length; entry++) if (isNew(entry)) this.#starts[blockOf[entry]! + 1]!++;
    for (let block = 0; block < this.#hashes.length; block++)
      this.#starts[block + 1]! += this.#starts[block]!;
    this.#rows = new Uint32Array(this.#starts.at(-1)!);
    const ends = this.#starts.slice();
    lastRow.fill(NO_ROW);
    for (let entry = 0; entry < rows.length; entry++) {
      const block = blockOf[entry]!;
      if (block >= 0) this.#kinds[block] = kinds[entry]!;
      if (isNew(entry)) this.#rows[ends[block]!++] = rows[entry]!;
    }
  }

  get count(): number {
    return this.#hashes.length;
  }

  hashOf(block: number): number {
    return this.#hashes[block]!;
  }

  kindOf(block: number): number {
    return this.#kinds[block]!;
  }

  /** The rows of the block, ascending. */
  rowsOf(block: number): Uint32Array {
    return this.#rows.subarray(this.#starts[block]!, this.#starts[block + 1]!);
  }
}

const NO_ROW = 0xffffffff;

/** The values that occur twice or more, each once, ascending. */
function repeated(values: Float64Array): Float64Array {
  const sorted = values.slice().sort();
  let length = 0;
  for (let at = 1; at < sorted.length; at++) {
    if (sorted[at] !== sorted[at - 1] || (length > 0 && sorted[length - 1] === sorted[at])) continue;
    // The place was read already: at least two values stand for each one that is kept.
    sorted[length++] = sorted[at]!;
  }
  return sorted.slice(0, length);
}

/** The place of the value among ascending ones; −1 where it is not among them. */
function placeOf(value: number, ascending: Float64Array): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle] === value) return middle;
    if (ascending[middle]! < value) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
