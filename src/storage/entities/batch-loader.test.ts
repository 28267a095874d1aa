import { setImmediate as turnOfTheLoop } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { BatchLoader } from "./batch-loader.ts";

/** A store that answers each statement when it is told to. */
function store() {
  const statements: { owner: string; items: readonly number[]; answer: () => void }[] = [];
  const reads = new BatchLoader<number, number>((owner, items) => {
    const { promise, resolve, reject } = Promise.withResolvers<number[]>();
    const answer = () => (items.includes(13) ? reject(new Error("unlucky")) : resolve([...items]));
    statements.push({ owner, items, answer });
    return promise;
  });
  return { reads, statements };
}

describe("a batch loader", () => {
  test("one who is alone is asked for in this turn of the loop", async () => {
    const { reads, statements } = store();
    const rows = reads.ask("a", [1, 2]);
    await turnOfTheLoop();
    expect(statements.map(({ items }) => items)).toEqual([[1, 2]]);
    statements[0]!.answer();
    expect(await rows).toEqual([1, 2]);
  });

  test("those who ask in one turn of the loop share a statement", async () => {
    const { reads, statements } = store();
    const asked = [reads.ask("a", [1]), Promise.resolve().then(() => reads.ask("a", [2]))];
    await turnOfTheLoop();
    expect(statements.map(({ items }) => items)).toEqual([[1, 2]]);
    statements[0]!.answer();
    expect(await Promise.all(asked)).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  test("those who ask meanwhile share the next statement, sixty-four at the most", async () => {
    const { reads, statements } = store();
    const first = reads.ask("a", [0]);
    await turnOfTheLoop();
    const others = Array.from({ length: 65 }, (_, n) => reads.ask("a", [n + 20]));
    statements[0]!.answer();
    await first;
    await expect.poll(() => statements.length).toBe(2);
    expect(statements[1]!.items).toHaveLength(64);
    statements[1]!.answer();
    expect(await others[0]).toContain(20);
    await expect.poll(() => statements.length).toBe(3);
    statements[2]!.answer();
    expect(await others[64]).toEqual([84]);
  });

  test("each has the rows of its own items, item by item, where rows are told apart", async () => {
    const rows = [30, 20, 10, 21, 11].map((read) => ({ read }));
    const reads = new BatchLoader<number, { read: number }>(() => Promise.resolve(rows), {
      ofItem: (item) => String(item),
      ofRow: ({ read }) => String(Math.trunc(read / 10)),
    });
    const asked = await Promise.all([reads.ask("a", [2, 1, 2]), reads.ask("a", [4]), reads.ask("a", [3])]);
    expect(asked.map((own) => own.map(({ read }) => read))).toEqual([[20, 21, 10, 11], [], [30]]);
  });

  test("one owner's questions are not asked with another's", async () => {
    const { reads, statements } = store();
    void reads.ask("a", [1]);
    void reads.ask("b", [2]);
    await turnOfTheLoop();
    expect(statements.map(({ owner, items }) => [owner, items])).toEqual([
      ["a", [1]],
      ["b", [2]],
    ]);
  });

  test("an empty request makes no statement", async () => {
    const { reads, statements } = store();
    expect(await reads.ask("a", [])).toEqual([]);
    expect(statements).toEqual([]);
  });

  test("requests that fail together are tried again one by one: none fails because of another", async () => {
    const reads = new BatchLoader<number, number>(async (_, items) => {
      await Promise.resolve();
      if (items.includes(13)) throw new Error("unlucky");
      return items;
    });
    const asked = await Promise.allSettled([1, 12, 13, 14].map((item) => reads.ask("a", [item])));
    expect(asked.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
  });
});
