import { expect, test } from "vitest";
import { barText, durationText, progressBar, secondsLeft, streamProgress } from "./progress.ts";
import { recordedTerminal } from "./testing/recorded-terminal.ts";

test.each([
  [0, "0s"],
  [0.4, "0s"],
  [59.6, "1m00s"],
  [125, "2m05s"],
  [3_900, "1h05m"],
  [null, "…"],
  [Number.POSITIVE_INFINITY, "…"],
  [Number.NaN, "…"],
])("%s seconds are shown as %s", (seconds, said) => {
  expect(durationText(seconds)).toBe(said);
});

test.each([
  [0, 10, 0, "0%"],
  [5, 10, 12, "50%"],
  [10, 10, 24, "100%"],
  [12, 10, 24, "100%"],
  [0, 0, 0, "0%"],
])("a bar of %d of %d has %d full parts and says %s", (done, total, full, percent) => {
  expect(barText(done, total)).toBe(`[${"█".repeat(full)}${"░".repeat(24 - full)}] ${percent}`);
});

test("the rest takes as long as the pace since the start of its phase says", () => {
  expect(secondsLeft({ done: 30, total: 90 }, { done: 10, seconds: 4 })).toBe(12);
  expect(secondsLeft({ done: 10, total: 90 }, { done: 10, seconds: 4 })).toBeNull();
  expect(secondsLeft({ done: 95, total: 90 }, { done: 0, seconds: 1 })).toBe(0);
});

/** A terminal with standard error of so many columns, and a file as standard output. */
function wideTerminal(columns: number) {
  const terminal = recordedTerminal();
  return { ...terminal, stderr: Object.assign(terminal.stderr, { isTTY: true, columns }) };
}

test("on a terminal a bar is one line, cut off at its edge, that is gone at the end", () => {
  const terminal = wideTerminal(30);
  const bar = progressBar(terminal, "installing");
  bar.update({ phase: "read", done: 0, total: 10 });
  bar.update({ phase: "index", done: 1, total: 4 });
  bar.stop();
  expect(terminal.said.err).toBe(
    "\r\u001b[Kinstalling · read [░░░░░░░░░░\r\u001b[Kinstalling · index [██████░░░\r\u001b[K",
  );
});

test("the bar of a stream stays with the last counts", () => {
  const terminal = wideTerminal(120);
  const bar = streamProgress(terminal, { name: "a.csv", lines: 4 });
  bar.update({ line: 2, answered: 1, failed: 1 });
  bar.update({ line: 4, answered: 3, failed: 1 });
  bar.stop();
  const last = terminal.said.err.split("\r").at(-1)!;
  expect(last).toContain(`a.csv [${"█".repeat(24)}] 100% · 3 answered, 1 failed · 0s left`);
  expect(last.endsWith("\n")).toBe(true);
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
