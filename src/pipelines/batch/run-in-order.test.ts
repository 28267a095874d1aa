import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runInOrder } from "./run-in-order.ts";

/** For each item, some of the earlier items. */
const orders = fc
  .array(fc.array(fc.nat(), { maxLength: 3 }), { minLength: 1, maxLength: 40 })
  .map((drawn) =>
    drawn.map((picks, index) =>
      [...new Set(picks.map((pick) => pick % (index + 1)))].filter((one) => one < index),
    ),
  );

describe("running in order", () => {
  test("everything runs once, after what it waits for, and never more at once than allowed", async () => {
    await fc.assert(
      fc.asyncProperty(
        orders,
        fc.integer({ min: 1, max: 5 }),
        fc.scheduler(),
        async (before, atOnce, scheduler) => {
          const done: number[] = [];
          let running = 0;
          let most = 0;
          const finished = runInOrder(before, atOnce, async (index) => {
            expect(before[index]!.every((earlier) => done.includes(earlier))).toBe(true);
            running++;
            most = Math.max(most, running);
            await scheduler.schedule(Promise.resolve());
            running--;
            done.push(index);
            return true;
          });
          await scheduler.waitFor(finished);
          expect([...done].sort((a, b) => a - b)).toEqual(before.map((_, index) => index));
          expect(most).toBeLessThanOrEqual(atOnce);
        },
      ),
    );
  });

  test("one that has made room lets the next start, and is waited for all the same", async () => {
    const started: number[] = [];
    const waiting = new Map<number, () => void>();
    const finished = runInOrder([[], [], [1]], 1, async (index, makeRoom) => {
      started.push(index);
      makeRoom();
      makeRoom();
      await new Promise<void>((resolve) => waiting.set(index, resolve));
      return true;
    });
    expect(started).toEqual([1, 0]);
    let ended = false;
    void finished.then(() => {
      ended = true;
    });
    waiting.get(1)!();
    await expect.poll(() => started).toEqual([1, 0, 2]);
    waiting.get(2)!();
    await Promise.resolve();
    expect(ended).toBe(false);
    waiting.get(0)!();
    await finished;
  });

  test("after one that says stop nothing more starts, and those that run are waited for", async () => {
    const started: number[] = [];
    const ended: number[] = [];
    await runInOrder([[], [], [], [0]], 2, async (index) => {
      started.push(index);
      await Promise.resolve();
      ended.push(index);
      return index !== 0;
    });
    expect(started).toEqual([0, 1]);
    expect(ended).toEqual([0, 1]);
  });

  test("an error ends it once those that run have ended, and is what it rejects with", async () => {
    const ended: number[] = [];
    const running = runInOrder([[], [], []], 2, async (index) => {
      if (index === 0) throw new Error("broken");
      await Promise.resolve();
      ended.push(index);
      return true;
    });
    await expect(running).rejects.toThrow("broken");
    expect(ended).toEqual([1]);
  });

  test("nothing to do is done at once", () =>
    expect(runInOrder([], 4, async () => true)).resolves.toBeUndefined());
});
