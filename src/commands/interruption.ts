import { exitCodes } from "./exit-codes.ts";
import { repeatedSignal } from "./repeated-signal.ts";
import { type Terminal, write } from "./terminal.ts";

/** How long an orderly end may take before the process goes all the same. */
const PATIENCE_MS = 5_000;

/**
 * Runs `work`; Ctrl-C says `message`, lets go of what is open and ends the process with 130. A second Ctrl-C ends it
 * at once.
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
    // What fails because the store is being closed under it is the interruption's doing.
    if (interrupted) return await new Promise<never>(() => undefined);
    throw error;
  } finally {
    if (!interrupted) process.off("SIGINT", onInterrupt);
  }
}
