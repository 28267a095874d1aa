/**
 * Work that a process does again and again, as a list: the only place in the service that starts a repeating timer,
 * beside the renewal of leases.
 */

/** One line of a schedule. */
export interface ScheduledWork {
  /** Its name in the log. */
  readonly name: string;
  /** From one start to the next, in milliseconds. A start that the former run overlaps is left out. */
  readonly everyMs: number;
  /** Told when the process stops: what takes long ends early then. */
  readonly work: (signal: AbortSignal) => Promise<unknown>;
}

/** Runs each line at its times, never twice at once; a failure is reported, and the line runs again at its next time. */
export class Schedule {
  readonly #lines: readonly ScheduledWork[];
  readonly #failed: (error: unknown, name: string) => void;
  readonly #running = new Map<ScheduledWork, Promise<void>>();
  readonly #stopping = new AbortController();
  #timers: readonly NodeJS.Timeout[] = [];

  /** @param failed called with each run that has failed. */
  constructor(lines: readonly ScheduledWork[], failed: (error: unknown, name: string) => void) {
    this.#lines = lines;
    this.#failed = failed;
  }

  /** Does each line after its period, and so on until `stop`. The timers keep no process alive. */
  start(): void {
    this.#timers = this.#lines.map((line) => setInterval(() => void this.#run(line), line.everyMs).unref());
  }

  /** Starts nothing more and fulfils when nothing is under way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#running.values());
  }

  #run(line: ScheduledWork): Promise<void> {
    const { signal } = this.#stopping;
    const running = this.#running.get(line);
    if (running) return running;
    const run = (async () => line.work(signal))()
      .then(
        () => undefined,
        (error: unknown) => {
          if (!signal.aborted) this.#failed(error, line.name);
        },
      )
      .finally(() => this.#running.delete(line));
    this.#running.set(line, run);
    return run;
  }
}
