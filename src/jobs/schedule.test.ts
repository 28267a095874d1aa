import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Schedule } from "./schedule.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const noFailure = (error: unknown) => {
  throw error;
};

test("each line is done after its own period", async () => {
  const done: string[] = [];
  const line = (name: string, everyMs: number) => ({ name, everyMs, work: async () => done.push(name) });
  const schedule = new Schedule([line("often", 1_000), line("seldom", 2_500)], noFailure);
  schedule.start();
  await vi.advanceTimersByTimeAsync(999);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_001);
  expect(done).toEqual(["often", "often", "seldom", "often"]);
  await schedule.stop();
});

test("a line that is under way is not started a second time, and holds up no other", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const runs = { slow: 0, quick: 0 };
  const count = async (name: "slow" | "quick") => {
    runs[name] += 1;
  };
  const schedule = new Schedule(
    [
      { name: "slow", everyMs: 1_000, work: () => count("slow").then(() => promise) },
      { name: "quick", everyMs: 1_000, work: () => count("quick") },
    ],
    noFailure,
  );
  schedule.start();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(runs).toEqual({ slow: 1, quick: 3 });
  resolve();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs.slow).toBe(2);
  await schedule.stop();
});

test("a line that fails is told of by its name, and done again", async () => {
  const told: unknown[] = [];
  let runs = 0;
  const work = async () => {
    runs += 1;
    throw new Error("no");
  };
  const schedule = new Schedule([{ name: "failing", everyMs: 10, work }], (error, name) =>
    told.push([(error as Error).message, name]),
  );
  schedule.start();
  await vi.advanceTimersByTimeAsync(20);
  expect(runs).toBe(2);
  expect(told).toEqual([
    ["no", "failing"],
    ["no", "failing"],
  ]);
  await schedule.stop();
});

test("one that stops waits for what is under way, tells it, and starts nothing more", async () => {
  let runs = 0;
  let ended = false;
  const work = async (signal: AbortSignal) => {
    runs += 1;
    await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
    await Promise.resolve();
    ended = true;
    throw new Error("ended early");
  };
  const schedule = new Schedule([{ name: "long", everyMs: 10, work }], noFailure);
  schedule.start();
  await vi.advanceTimersByTimeAsync(10);
  await schedule.stop();
  expect(ended).toBe(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(runs).toBe(1);
});
