import { exitCodes } from "./exit-codes.ts";
import { repeatedSignal } from "./repeated-signal.ts";
import { type Terminal, write } from "./terminal.ts";

/** The longest time for an orderly end, before the process ends anyway. */
const PATIENCE_MS = 5_000;

/**
 * Runs `work`. Ctrl-C prints `message`, closes the open resources and ends the process with 130; a second
 * Ctrl-C ends it at once.
 */
export async function interruptible<T>(
  terminal: Terminal,
  { message, release }: { readonly message: string; readonly release: () => Promise<void> },
  work: () => Promise<T>,
): Promise<T> {
  let interrupted = false;
  const end = (): never => process.exit(exitCodes.interrupted);
  const onInterrupt = repeatedSignal({
    first() {
      interrupted = true;
      setTimeout(end, PATIENCE_MS);
      void write(terminal.stderr, `\nassay: ${message}\n`).then(release).finally(end);
    },
    again: end,
  });
  process.on("SIGINT", onInterrupt);
  try {
    return await work();
  } catch (error) {
    // The interruption closes the store, so errors of the closed store are not reported.
    if (interrupted) return await new Promise<never>(() => undefined);
    throw error;
  } finally {
    if (!interrupted) process.off("SIGINT", onInterrupt);
  }
}
