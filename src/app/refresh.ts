import type { Log } from "./log.ts";

/** How often a process looks for changes in the database. */
export const REFRESH_MS = 5_000;

/** Logs scheduled work that has failed. */
export const failureLog = (log: Log) => (error: unknown, name: string) =>
  log.warn({ err: error, work: name }, "background work failed; it is tried again");

/** The database content that a process keeps in memory. */
interface Followed {
  /** True when another version of the registers is served from now on. */
  readonly registers: { refresh(): Promise<boolean> };
  readonly readiness: { look(): Promise<unknown> };
  readonly clock: { follow(): Promise<unknown> };
  /** Parts with writes that this process could not make yet. */
  readonly others?: readonly { flush(): Promise<unknown> }[];
  readonly log: Log;
}

/** Takes up changes of other processes in the database. A failure is logged and does not stop the rest. */
export function refresher({ registers, readiness, clock, others = [], log }: Followed): () => Promise<void> {
  const failed = (error: unknown) => failureLog(log)(error, "refresh");
  return async () => {
    const swapping = registers.refresh().catch(failed);
    await Promise.all([
      readiness.look().catch(failed),
      clock.follow().catch(failed),
      ...others.map((other) => other.flush().catch(failed)),
    ]);
    if (await swapping) await readiness.look().catch(failed);
  };
}
