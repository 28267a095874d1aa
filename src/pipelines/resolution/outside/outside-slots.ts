/** Separate slots for calls outside: a request gives back its ordinary slot while it has one of these. */
export interface SlotLimits {
  readonly total: number;
  readonly perTenant: number;
  /** How many calls may wait for a slot; any further call is refused at once. */
  readonly waiting: number;
}

interface Waiting {
  readonly tenantId: string;
  readonly start: (slot: boolean) => void;
}

export class OutsideSlots {
  readonly #limits: SlotLimits;
  readonly #held = new Map<string, number>();
  #taken = 0;
  #waiting: Waiting[] = [];

  constructor(limits: SlotLimits) {
    this.#limits = limits;
  }

  /**
   * Runs `work` in a slot, which is occupied until the work ends.
   * @returns null, and nothing was run, where too many wait or the signal came first.
   */
  async within<T>(tenantId: string, signal: AbortSignal, work: () => Promise<T>): Promise<T | null> {
    if (!(await this.#enter(tenantId, signal))) return null;
    try {
      return await work();
    } finally {
      this.#leave(tenantId);
    }
  }

  #enter(tenantId: string, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return Promise.resolve(false);
    if (this.#hasRoom(tenantId)) {
      this.#take(tenantId);
      return Promise.resolve(true);
    }
    if (this.#waiting.length >= this.#limits.waiting) return Promise.resolve(false);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const giveUp = (): void => {
      this.#waiting = this.#waiting.filter((one) => one !== waiting);
      resolve(false);
    };
    const waiting: Waiting = {
      tenantId,
      start: (slot) => {
        signal.removeEventListener("abort", giveUp);
        resolve(slot);
      },
    };
    signal.addEventListener("abort", giveUp, { once: true });
    this.#waiting.push(waiting);
    return promise;
  }

  #hasRoom(tenantId: string): boolean {
    return this.#taken < this.#limits.total && (this.#held.get(tenantId) ?? 0) < this.#limits.perTenant;
  }

  #take(tenantId: string): void {
    this.#taken++;
    this.#held.set(tenantId, (this.#held.get(tenantId) ?? 0) + 1);
  }

  #leave(tenantId: string): void {
    this.#taken--;
    const held = this.#held.get(tenantId)! - 1;
    if (held === 0) this.#held.delete(tenantId);
    else this.#held.set(tenantId, held);
    const next = this.#waiting.findIndex((one) => this.#hasRoom(one.tenantId));
    if (next < 0) return;
    const [waiting] = this.#waiting.splice(next, 1);
    this.#take(waiting!.tenantId);
    waiting!.start(true);
  }
}
