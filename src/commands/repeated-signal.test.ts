import { afterEach, expect, test, vi } from "vitest";
import { repeatedSignal } from "./repeated-signal.ts";

afterEach(() => void vi.useRealTimers());

test("a signal that npm passes on at once is the terminal's own; one that comes later is meant", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const heard: string[] = [];
  const listener = repeatedSignal({
    first: (signal) => heard.push(`first ${signal}`),
    again: (signal) => heard.push(`again ${signal}`),
  });
  listener("SIGINT");
  vi.advanceTimersByTime(900);
  listener("SIGINT");
  expect(heard).toEqual(["first SIGINT"]);
  vi.advanceTimersByTime(200);
  listener("SIGTERM");
  expect(heard).toEqual(["first SIGINT", "again SIGTERM"]);
});
