/** The edits between two short texts. */

/** Edits that are counted; texts further apart are not alike at all. */
export const MOST_EDITS = 4;

let rows: readonly Int32Array[] = [0, 1, 2].map(() => new Int32Array(128));

/**
 * Optimal string alignment distance: an edit adds, drops or changes one letter or exchanges two neighbours. Any value over the
 * most edits that count where there are more.
 */
export function editsBetween(left: string, right: string): number {
  if (left === right) return 0;
  if (left === "" || right === "") return Math.min(left.length + right.length, MOST_EDITS + 1);
  if (Math.abs(left.length - right.length) > MOST_EDITS) return MOST_EDITS + 1;
  if (rows[0]!.length < right.length + 2) rows = rows.map(() => new Int32Array(2 * right.length + 2));
  let [before, above, row] = rows as [Int32Array, Int32Array, Int32Array];
  for (let j = 0; j <= right.length; j++) above[j] = j;
  for (let i = 1; i <= left.length; i++) {
    const from = Math.max(1, i - MOST_EDITS);
    const to = Math.min(right.length, i + MOST_EDITS);
    row.fill(MOST_EDITS + 1, from - 1, to + 2);
    row[from - 1] = from === 1 ? i : MOST_EDITS + 1;
    let least = MOST_EDITS + 1;
    for (let j = from; j <= to; j++) {
      const same = left.charCodeAt(i - 1) === right.charCodeAt(j - 1);
      let edits = Math.min(above[j - 1]! + (same ? 0 : 1), above[j]! + 1, row[j - 1]! + 1);
      const swapped =
        i > 1 &&
        j > 1 &&
        left.charCodeAt(i - 1) === right.charCodeAt(j - 2) &&
        left.charCodeAt(i - 2) === right.charCodeAt(j - 1);
      if (swapped) edits = Math.min(edits, before[j - 2]! + 1);
      row[j] = edits;
      if (edits < least) least = edits;
    }
    if (least > MOST_EDITS) return least;
    [before, above, row] = [above, row, before];
  }
  rows = [before, above, row];
  return above[right.length]!;
}
