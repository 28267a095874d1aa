import { expect, test } from "vitest";
import { progressBar, timeLeft } from "./progress.ts";
import { recordedTerminal } from "./testing/recorded-terminal.ts";

test.each([
  [0, "0s"],
  [0.4, "0s"],
  [59.6, "1m00s"],
  [125, "2m05s"],
  [3_900, "1h05m"],
  ["NULL", "…"],
  ["INF", "…"],
  [Number.NaN, "…"],
])("what is left of %s seconds is %s", (seconds, said) => {
  expect(timeLeft(seconds)).toBe(said);
});

test("without a terminal each phase is a line in the log, and nothing is written beside it", () => {
  const terminal = recordedTerminal();
  const lines: unknown[] = [];
  const log = { info: (...line: unknown[]) => void lines.push(line) };
  const bar = progressBar(terminal, "sample register", log);
  bar.update({ phase: "read", done: 0, total: 10 });
  bar.update({ phase: "read", done: 9, total: 10 });
  bar.update({ phase: "index", done: 0, total: 3 });
  bar.stop();
  expect(lines).toEqual([
    [{ phase: "read", done: 0, total: 10 }, "sample register"],
    [{ phase: "index", done: 0, total: 3 }, "sample register"],
  ]);
  expect(terminal.said).toEqual({ out: "", err: "" });
});
