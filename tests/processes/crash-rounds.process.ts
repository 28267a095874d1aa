import { expect, test } from "vitest";
import { crashRounds, type Round } from "../crash/crash-rounds.ts";

test("a few rounds of kill -9, each promise kept", { timeout: 300_000 }, async () => {
  const rounds: Round[] = [];
  await crashRounds({ seed: 20_261_120, rounds: 3 }, (round) => rounds.push(round));
  expect(rounds.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(rounds.every(({ sent }) => sent > 0)).toBe(true);
});
