import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inOrder } from "./in-order.ts";

async function* from<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

describe("work in order", () => {
  test("results come in the order of the items, never more than the limit at once", async () => {
    const delays = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(delays, fc.integer({ min: 1, max: 8 }), async (turns, limit) => {
        let running = 0;
        let most = 0;
        const work = async (item: { index: number; turns: number }) => {
          most = Math.max(most, ++running);
          for (let turn = 0; turn < item.turns; turn++) await setImmediate();
          running--;
          return item.index;
        };
        const items = turns.map((count, index) => ({ index, turns: count }));
        const results: number[] = [];
        for await (const result of inOrder(from(items), limit, work)) results.push(result);
        expect(results).toEqual(turns.map((_, index) => index));
        expect(most).toBeLessThanOrEqual(limit);
      }),
    );
  });

  test("the source is read no further ahead than the limit while nothing is taken", async () => {
    let read = 0;
    const source = async function* () {
      for (;;) yield read++;
    };
    const results = inOrder(source(), 4, async (item) => item);
    expect((await results.next()).value).toBe(0);
    expect(read).toBe(4);
    await results.return(undefined);
  });

  test("a rejection ends it when its turn comes", async () => {
    const seen: number[] = [];
    const run = async () => {
      for await (const result of inOrder(from([1, 2, 3, 4]), 3, async (item) => {
        if (item === 3) throw new Error("the service is gone");
        return item;
      }))
        seen.push(result);
    };
    await expect(run()).rejects.toThrow("the service is gone");
    expect(seen).toEqual([1, 2]);
  });
});
