import { type Failure, overloaded } from "../contract/errors.ts";
import { processLoad } from "../contract/limits.ts";

/** A slot among the requests that are being worked on. */
export interface Slot {
  /** Counts the slot as this caller's. @returns whether the caller had a free one. */
  belongTo(owner: string): boolean;
  /** Runs work that only waits without counting the slot; afterwards it counts, even above the limit. */
  aside<T>(work: () => Promise<T>): Promise<T>;
  /** Gives the slot back when the work has ended, which may be after its answer. */
  leave(): void;
}

/**
 * How many requests this process works on at once, in all and for one caller. All work that waits for the
 * database occupies one of these slots, so no queue behind them can grow without end.
 */
export class ConcurrencyLimit {
  readonly #limits: { readonly total: number; readonly perOwner: number };
  readonly #owners = new Map<string, number>();
  #taken = 0;

  constructor(limits: { readonly total: number; readonly perOwner: number } = processLoad) {
    this.#limits = limits;
  }

  /** Number of slots in use now. */
  get taken(): number {
    return this.#taken;
  }

  /** A slot; null where all are taken. */
  enter(): Slot | null {
    if (this.#taken >= this.#limits.total) return null;
    this.#taken += 1;
    let owner: string | null = null;
    let left = false;
    return {
      belongTo: (caller) => {
        if ((this.#owners.get(caller) ?? 0) >= this.#limits.perOwner) return false;
        this.#count(caller, 1);
        owner = caller;
        return true;
      },
      aside: async (work) => {
        this.#taken -= 1;
        if (owner !== null) this.#count(owner, -1);
        try {
          return await work();
        } finally {
          this.#taken += 1;
          if (owner !== null) this.#count(owner, 1);
        }
      },
      leave: () => {
        if (left) return;
        left = true;
        this.#taken -= 1;
        if (owner !== null) this.#count(owner, -1);
      },
    };
  }

  #count(owner: string, change: 1 | -1): void {
    const held = (this.#owners.get(owner) ?? 0) + change;
    if (held === 0) this.#owners.delete(owner);
    else this.#owners.set(owner, held);
  }
}

/** Runs work in a slot, which is given back at the end of the work, not at the deadline. */
export async function inSlot<T>(
  load: ConcurrencyLimit,
  work: (slot: Slot) => Promise<T>,
): Promise<T | Failure> {
  const slot = load.enter();
  if (slot === null) return overloaded();
  try {
    return await work(slot);
  } finally {
    slot.leave();
  }
}
