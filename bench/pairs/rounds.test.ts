import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { syncMilliseconds, watchOtherWork } from "./machine.ts";
import { middle, timeRounds } from "./rounds.ts";

test("middle: the median of few and of many", () => {
  expect(middle([3])).toBe(3);
  expect(middle([1, 2])).toBe(1.5);
  expect(middle([1, 2, 10])).toBe(2);
});

test("timeRounds prepares every round anew, warms up first and gives its spread in order", async () => {
  let prepared = 0;
  const seen: number[] = [];
  const timing = await timeRounds({
    rounds: 5,
    items: 10,
    prepare: () => ++prepared,
    work: (at) => seen.push(at),
  });
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(timing).toMatchObject({ rounds: 5, items: 10 });
  expect(timing.fastest).toBeLessThanOrEqual(timing.median);
  expect(timing.median).toBeLessThanOrEqual(timing.slowest);
});

test("the disk and the other work are measured as a time and a share", () => {
  const others = watchOtherWork();
  expect(syncMilliseconds(tmpdir())).toBeGreaterThan(0);
  const share = others();
  if (share !== null) {
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(1);
  }
});
