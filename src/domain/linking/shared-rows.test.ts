import fc from "fast-check";
import { expect, test } from "vitest";
import { SharedRows } from "./shared-rows.ts";

test("rows that share a key are one block, each row once, whatever the order of the keys", () => {
  const entries = fc
    .array(fc.tuple(fc.nat({ max: 12 }), fc.nat({ max: 9 })), { maxLength: 60 })
    .map((pairs) => pairs.toSorted(([a], [b]) => a - b));
  fc.assert(
    fc.property(entries, (pairs) => {
      const expected = new Map<number, Set<number>>();
      const repeats = new Map<number, number>();
      for (const [row, key] of pairs) {
        expected.set(key, (expected.get(key) ?? new Set()).add(row));
        repeats.set(key, (repeats.get(key) ?? 0) + 1);
      }
      const shared = new SharedRows({
        hashes: Float64Array.from(pairs, ([, key]) => key),
        rows: Uint32Array.from(pairs, ([row]) => row),
        kinds: Uint8Array.from(pairs, ([, key]) => key + 1),
      });
      const blocks = Array.from({ length: shared.count }, (_, block) => [
        shared.hashOf(block),
        [...shared.rowsOf(block)],
      ]);
      const wanted = [...expected]
        .filter(([key]) => repeats.get(key)! > 1)
        .toSorted(([a], [b]) => a - b)
        .map(([key, rows]) => [key, [...rows]]);
      expect(blocks).toEqual(wanted);
      for (let block = 0; block < shared.count; block++)
        expect(shared.kindOf(block)).toBe(shared.hashOf(block) + 1);
    }),
  );
});
