/**
 * Who of a tenant may work at once. First attempts run together; those that lost a race for the same company run
 * alone, one after the other, so that nothing in this process makes them stale again. It does not make commits
 * right, the database does. The phases alternate as in a phase-fair reader-writer lock (Brandenburg and Anderson,
 * 2009): nobody waits for more than those who run, and one phase of those who waited before.
 */
export class TenantTurns {
  readonly #tenants = new Map<string, Phases>();

  /** Runs `work` beside others of the tenant, after those who wait to work alone. @returns null, and nothing was run, where the signal came first. */
  together<T>(tenantId: string, signal: AbortSignal, work: () => Promise<T>): Promise<T | null> {
    return this.#run(tenantId, "together", { signal, work });
  }

  /** Runs `work` while nothing else of the tenant runs. @returns null, and nothing was run, where the signal came first. */
  alone<T>(tenantId: string, signal: AbortSignal, work: () => Promise<T>): Promise<T | null> {
    return this.#run(tenantId, "alone", { signal, work });
  }

  async #run<T>(
    tenantId: string,
    how: "together" | "alone",
    { signal, work }: { readonly signal: AbortSignal; readonly work: () => Promise<T> },
  ): Promise<T | null> {
    const phases = this.#tenants.get(tenantId) ?? new Phases();
    this.#tenants.set(tenantId, phases);
    try {
      if (!(await phases.enter(how, signal))) return null;
      try {
        return await work();
      } finally {
        phases.leave(how);
      }
    } finally {
      if (phases.idle && this.#tenants.get(tenantId) === phases) this.#tenants.delete(tenantId);
    }
  }
}

type Start = () => void;

class Phases {
  #together = 0;
  #alone = false;
  /** Those who work alone in this phase, in order of arrival. */
  #batch: Start[] = [];
  /** Those who will in the next. */
  #losers: Start[] = [];
  #callers: Start[] = [];
  /** Whether those who waited for a phase of others have their own next. */
  #owed = false;

  get idle(): boolean {
    return (
      !this.#alone && this.#together + this.#batch.length + this.#losers.length + this.#callers.length === 0
    );
  }

  /** Fulfils with true once it may run, with false where the signal came first. */
  enter(how: "together" | "alone", signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return Promise.resolve(false);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const giveUp = () => {
      this.#forget(start);
      resolve(false);
    };
    const start = () => {
      signal.removeEventListener("abort", giveUp);
      resolve(true);
    };
    signal.addEventListener("abort", giveUp, { once: true });
    (how === "alone" ? this.#losers : this.#callers).push(start);
    this.#advance();
    return promise;
  }

  leave(how: "together" | "alone"): void {
    if (how === "alone") this.#alone = false;
    else this.#together--;
    this.#advance();
  }

  #forget(start: Start): void {
    const others = (waiting: Start[]) => waiting.filter((one) => one !== start);
    this.#batch = others(this.#batch);
    this.#losers = others(this.#losers);
    this.#callers = others(this.#callers);
    this.#advance();
  }

  #advance(): void {
    if (this.#alone) return;
    if (this.#batch.length === 0 && (this.#losers.length === 0 || this.#owed)) this.#startCallers();
    if (this.#together > 0) return;
    if (this.#batch.length === 0) {
      this.#batch = this.#losers;
      this.#losers = [];
    }
    const next = this.#batch.shift();
    if (!next) return;
    this.#alone = true;
    this.#owed = true;
    next();
  }

  #startCallers(): void {
    const callers = this.#callers;
    this.#callers = [];
    this.#owed = false;
    this.#together += callers.length;
    for (const start of callers) start();
  }
}
