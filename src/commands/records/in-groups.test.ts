import { setTimeout } from "node:timers/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import { inGroups } from "./in-groups.ts";

async function* from<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

const limits = { most: 4, sizeOf: (size: number) => size, mostSize: 10, whole: true };

test("every item is in one group, in its order, and the items alone tell the groups", async () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(sizes, async (items) => {
      const groups = await Array.fromAsync(inGroups(from(items), limits));
      expect(groups.flat()).toEqual(items);
      for (const [at, group] of groups.entries()) {
        const size = group.reduce((sum, one) => sum + one, 0);
        expect(group.length === 1 || (group.length <= 4 && size <= 10)).toBe(true);
        const next = groups[at + 1]?.[0];
        if (next !== undefined) expect(group.length === 4 || size + next > 10).toBe(true);
      }
    }),
  );
});

test("a source that pauses is answered before it goes on, unless groups are to be whole", async () => {
  const slow = async function* (): AsyncGenerator<number> {
    yield* [1, 2];
    await setTimeout(200);
    yield 3;
  };
  expect(await Array.fromAsync(inGroups(slow(), { ...limits, whole: false }))).toEqual([[1, 2], [3]]);
  expect(await Array.fromAsync(inGroups(slow(), limits))).toEqual([[1, 2, 3]]);
});

test("an error of the source breaks the groups behind those that were whole", async () => {
  const broken = async function* (): AsyncGenerator<number> {
    yield* [1, 2, 3, 4, 5];
    throw new Error("the disk");
  };
  const groups: number[][] = [];
  const reading = async (): Promise<void> => {
    for await (const group of inGroups(broken(), { ...limits, mostSize: 100 })) groups.push(group);
  };
  await expect(reading()).rejects.toThrow("the disk");
  expect(groups).toEqual([[1, 2, 3, 4]]);
});
