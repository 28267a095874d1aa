/** Background work after each new version of the registers: one at a time, repeated after a failure. */
export class Sweep {
  readonly #work: (version: number) => Promise<void>;
  readonly #failed: (error: unknown) => void;
  #done = 0;
  #running: Promise<void> | null = null;

  constructor(work: (version: number) => Promise<void>, failed: (error: unknown) => void) {
    this.#work = work;
    this.#failed = failed;
  }

  /** Begins the work of a version that is not done or under way; called periodically. */
  follow(version: number): void {
    if (version === this.#done) return;
    this.#running ??= this.#work(version)
      .then(() => {
        this.#done = version;
      })
      .catch(this.#failed)
      .finally(() => {
        this.#running = null;
      });
  }

  /** Fulfils when no work is under way. */
  async idle(): Promise<void> {
    await this.#running;
  }
}
