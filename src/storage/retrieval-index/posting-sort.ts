/** Key hashes and the ordinals that carry them, as parallel columns. */
export interface PostingColumns {
  readonly high: Uint32Array;
  readonly low: Uint32Array;
  readonly ordinal: Uint32Array;
}

/**
 * The order of the rows by (high, low): a stable least-significant-digit radix sort, so rows that arrived in
 * ascending ordinal stay so within a key. Digits that are equal everywhere (the partition's own bits) cost no pass.
 */
export function sortedOrder({ high, low }: PostingColumns, length: number): Uint32Array {
  let order = new Uint32Array(length);
  let spare = new Uint32Array(length);
  for (let index = 0; index < length; index++) order[index] = index;
  const counts = new Uint32Array(257);
  for (const column of [low, high]) {
    for (let shift = 0; shift < 32; shift += 8) {
      counts.fill(0);
      for (let index = 0; index < length; index++) counts[((column[index]! >>> shift) & 0xff) + 1]!++;
      if (counts.includes(length)) continue;
      for (let digit = 1; digit < 257; digit++) counts[digit]! += counts[digit - 1]!;
      for (let index = 0; index < length; index++) {
        const row = order[index]!;
        spare[counts[(column[row]! >>> shift) & 0xff]!++] = row;
      }
      [order, spare] = [spare, order];
    }
  }
  return order;
}
