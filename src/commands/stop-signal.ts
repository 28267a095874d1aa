import { constants } from "node:os";
import type { Config } from "../config.ts";
import { launcherGone } from "./launcher.ts";
import { repeatedSignal } from "./repeated-signal.ts";

/**
 * Fulfils with the cause when the process is to stop: a signal, or the end of its launcher. A second signal
 * ends the process at once, as the platform's default does.
 */
export function stopSignal(config: Config): Promise<string> {
  return new Promise((resolve) => {
    const again = (signal: NodeJS.Signals): never => process.exit(128 + constants.signals[signal]);
    const told = repeatedSignal({ first: resolve, again });
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, told);
    void launcherGone(config).then(() => resolve("the process that started this one has ended"));
  });
}
