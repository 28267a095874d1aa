/**
 * A read-write lock for each tenant. First attempts hold it shared; a request that lost a race for the same
 * company holds it exclusively, so that nothing in this process makes it stale again. The database makes
 * commits correct, not this lock. The phases alternate as in a phase-fair reader-writer lock (Brandenburg and
 * Anderson, 2009): a caller waits for the running work and for one phase of earlier callers, not longer.
 */
export class TenantReadWriteLock {
  readonly #tenants = new Map<string, Phases>();

  /** Runs `work` beside shared work, after waiting exclusive work. @returns null, not run, when aborted. */
  shared<T>(tenantId: string, signal: AbortSignal, work: () => Promise<T>): Promise<T | null> {
    return this.#run(tenantId, "shared", { signal, work });
  }

  /** Runs `work` alone within the tenant. @returns null, not run, when the signal came first. */
  exclusive<T>(tenantId: string, signal: AbortSignal, work: () => Promise<T>): Promise<T | null> {
    return this.#run(tenantId, "exclusive", { signal, work });
  }

  async #run<T>(
    tenantId: string,
    how: "shared" | "exclusive",
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
  #shared = 0;
  #exclusive = false;
  /** Callers that hold the lock exclusively in this phase, in order of arrival. */
  #batch: Start[] = [];
  /** Callers that will hold the lock exclusively in the next phase. */
  #losers: Start[] = [];
  #callers: Start[] = [];
  /** Whether the callers that waited for a phase of others have the next phase. */
  #owed = false;

  get idle(): boolean {
    return (
      !this.#exclusive && this.#shared + this.#batch.length + this.#losers.length + this.#callers.length === 0
    );
  }

  /** Fulfils with true once the caller may run, with false where the signal came first. */
  enter(how: "shared" | "exclusive", signal: AbortSignal): Promise<boolean> {
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
    (how === "exclusive" ? this.#losers : this.#callers).push(start);
    this.#advance();
    return promise;
  }

  leave(how: "shared" | "exclusive"): void {
    if (how === "exclusive") this.#exclusive = false;
    else this.#shared--;
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
    if (this.#exclusive) return;
    if (this.#batch.length === 0 && (this.#losers.length === 0 || this.#owed)) this.#startCallers();
    if (this.#shared > 0) return;
    if (this.#batch.length === 0) {
      this.#batch = this.#losers;
      this.#losers = [];
    }
    const next = this.#batch.shift();
    if (!next) return;
    this.#exclusive = true;
    this.#owed = true;
    next();
  }

  #startCallers(): void {
    const callers = this.#callers;
    this.#callers = [];
    this.#owed = false;
    this.#shared += callers.length;
    for (const start of callers) start();
  }
}
