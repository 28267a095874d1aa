import { afterEach, expect, test, vi } from "vitest";
import { interruptible } from "./interruption.ts";
import { recordedTerminal } from "./testing/recorded-terminal.ts";

afterEach(() => {
  vi.restoreAllMocks();
  process.removeAllListeners("SIGINT");
});

/** Replaces the end of the process: fulfils with its exit code. */
function endOfProcess(): Promise<unknown> {
  return new Promise((resolve) => {
    vi.spyOn(process, "exit").mockImplementation((code) => {
      resolve(code);
      return undefined as never;
    });
  });
}

test("Ctrl-C says what is in force, lets go of the store, and ends with 130", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const ended = endOfProcess();
  const terminal = recordedTerminal();
  const { promise: closed, reject } = Promise.withResolvers<never>();
  const steps: string[] = [];
  const release = async () => {
    steps.push("released");
    reject(new Error("the store is closed"));
  };
  const work = interruptible(terminal, { message: "stopped; the old one stays", release }, () => closed);
  work.catch(() => steps.push("failed"));
  process.emit("SIGINT");
  expect(await ended).toBe(130);
  expect(terminal.said.err).toBe("\nassay: stopped; the old one stays\n");
  expect(steps).toEqual(["released"]);
  vi.useRealTimers();
});

test("work that was not interrupted passes through, and Ctrl-C is left to others again", async () => {
  const options = { message: "stopped", release: async () => undefined };
  const before = process.listenerCount("SIGINT");
  expect(await interruptible(recordedTerminal(), options, async () => 7)).toBe(7);
  await expect(
    interruptible(recordedTerminal(), options, () => Promise.reject(new Error("no rows"))),
  ).rejects.toThrow("no rows");
  expect(process.listenerCount("SIGINT")).toBe(before);
});
